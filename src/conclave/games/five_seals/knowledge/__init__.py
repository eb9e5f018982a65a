"""What a seat sees and imagines: everything but how dice will fall."""
