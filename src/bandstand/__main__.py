"""``python -m bandstand`` is the command ``bandstand``."""

from bandstand.cli.main import run

run()
