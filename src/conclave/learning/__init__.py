"""A net that learns what positions are worth, from games that bots play against themselves."""
