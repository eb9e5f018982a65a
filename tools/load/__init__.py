"""Our server and boardgame.io's under the same load: ``python -m tools.load``."""
