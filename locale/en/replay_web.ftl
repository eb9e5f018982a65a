# The browser's words for looking back at a game.
