"""What is printed: the figures of the box. No rules."""
