# The browser's words for the analysis of a game.
