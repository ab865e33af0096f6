"""Where this computer keeps a person's games."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The folder for saved games; the variable BANDSTAND_DATA names another."""
    chosen = os.environ.get("BANDSTAND_DATA")
    return Path(chosen).expanduser() if chosen else user_data_path("bandstand", appauthor=False)
