"""What a seat may see, and what it can infer."""
