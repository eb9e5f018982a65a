"""What lies in the box: stones, lives and a die, with their counts."""
