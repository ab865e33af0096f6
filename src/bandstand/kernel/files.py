"""Data files that lie beside a game's modules."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping


def text_beside(module_file: str, name: str) -> str:
    """The text of the file *name* in the folder of a module: ``text_beside(__file__, "guide.md")``.

    Neither importlib.resources nor pathlib, whose imports would take as long as all of ours.
    """
    path = os.path.join(os.path.dirname(module_file), name)  # noqa: PTH118, PTH120
    with open(path, encoding="utf-8") as file:  # noqa: PTH123
        return file.read()


class TextsBeside(Mapping[str, str]):
    """The files of a folder by language, each read when it is first asked for.

    ``TextsBeside(__file__, "guide.{}.md")["fr"]`` is the text of ``guide.fr.md``.
    """

    def __init__(self, module_file: str, form: str) -> None:
        self._module_file = module_file
        self._form = form
        before, after = form.split("{}")
        names = sorted(os.listdir(os.path.dirname(module_file)))  # noqa: PTH120, PTH208
        self._texts: dict[str, str | None] = {
            name[len(before) : len(name) - len(after)]: None
            for name in names
            if name.startswith(before) and name.endswith(after)
        }

    def __getitem__(self, language: str) -> str:
        text = self._texts[language]
        if text is None:
            text = text_beside(self._module_file, self._form.format(language))
            self._texts[language] = text
        return text

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)
