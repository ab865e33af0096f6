"""``python -m bandstand``: the command, where its script is not on the path."""

import sys

from bandstand.cli.main import run

sys.exit(run())
