"""``python -m bandstand`` is the command ``bandstand``."""

import sys

from bandstand.cli.main import run

sys.exit(run())
