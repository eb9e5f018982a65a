"""What came of skill in a game that is over, and what of luck."""
