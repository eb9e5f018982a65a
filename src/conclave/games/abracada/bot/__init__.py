"""How to play it well: a quick policy, a turn thought through, and what a position promises."""
