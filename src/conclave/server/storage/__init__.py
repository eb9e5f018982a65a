"""What is kept when the lights go out."""
