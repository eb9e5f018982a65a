"""Drawing what a seat can't see, fairly."""
