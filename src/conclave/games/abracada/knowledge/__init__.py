"""What a seat may see, and what it can know of its own stones."""
