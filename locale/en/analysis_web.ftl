# The browser's words for the analysis of a game.

web-analysis-failed = The analysis broke off. Try again.
