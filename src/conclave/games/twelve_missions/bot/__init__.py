"""What a trick is worth under each mission, and how a bot plays by that."""
