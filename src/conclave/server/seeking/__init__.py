"""Play now: whoever looks for a game is seated with others who want the same."""
