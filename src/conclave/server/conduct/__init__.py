"""How people treat each other: muting, blocking, reporting."""
