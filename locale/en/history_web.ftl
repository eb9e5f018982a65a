# The browser's words for one's own games and statistics.
