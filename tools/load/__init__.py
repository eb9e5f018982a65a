"""Our server and boardgame.io's beside each other, under the same load: ``python -m tools.load``."""
