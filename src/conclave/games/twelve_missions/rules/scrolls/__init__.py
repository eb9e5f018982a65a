"""The twenty scrolls, each an object that answers for itself what a round asks of it."""
