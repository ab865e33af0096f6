"""Data files that lie beside a game's modules."""

from __future__ import annotations

import os


def text_beside(module_file: str, name: str) -> str:
    """The text of the file *name* in the folder of a module: ``text_beside(__file__, "guide.md")``.

    Neither importlib.resources nor pathlib, whose imports would take as long as all of ours.
    """
    path = os.path.join(os.path.dirname(module_file), name)  # noqa: PTH118, PTH120
    with open(path, encoding="utf-8") as file:  # noqa: PTH123
        return file.read()
