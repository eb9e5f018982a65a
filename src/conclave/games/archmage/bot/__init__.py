"""How to play it well."""
