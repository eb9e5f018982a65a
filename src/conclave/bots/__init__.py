"""Who plays when nobody does: search, and what the levels mean."""
