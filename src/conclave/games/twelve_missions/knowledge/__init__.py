"""What a seat sees of the table, and what it can infer about the cards it does not see."""
