"""The ``conclave`` command: play, serve, measure and verify from a terminal."""

from conclave.cli.command import main as main
