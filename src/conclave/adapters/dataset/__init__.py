"""Games of bots as data to learn from: what a seat knew, what it could do, what it did, and what it
got in the end."""
