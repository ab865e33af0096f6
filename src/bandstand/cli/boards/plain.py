"""A readable drawing of any view, for a game that has no board of its own yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import RenderableType

    from bandstand.kernel.game import View

_PER_SEAT = ("people", "players", "seats", "score_sheet", "scores", "placing")


def draw(view: View, names: Sequence[str], reader: int) -> RenderableType:
    """Every entry of the view under its name; lists with an entry a seat get the seats' names."""
    shown = {name: value for name, value in view.items() if name not in ("game", "seat")}
    return _entries(shown, names, reader)


def _entries(entries: Mapping[str, object], names: Sequence[str], reader: int) -> RenderableType:
    """Short values side by side with their names, long ones below them."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    parts: list[RenderableType] = [grid]
    for name, value in entries.items():
        title = name.replace("_", " ")
        if _is_short(value):
            grid.add_row(title, _short(value))
        else:
            parts.append(Text(title, style="dim"))
            parts.append(Padding(_long(name, value, names, reader), (0, 0, 0, 2)))
    return Group(*parts)


def _long(name: str, value: object, names: Sequence[str], reader: int) -> RenderableType:
    if isinstance(value, dict):
        return _entries(value, names, reader)
    assert isinstance(value, list)
    if name in _PER_SEAT and len(value) == len(names):
        labels = ["you" if seat == reader else names[seat] for seat in range(len(names))]
    else:
        labels = [str(number) for number in range(1, len(value) + 1)]
    return _entries(dict(zip(labels, value, strict=True)), names, reader)


def _is_short(value: object) -> bool:
    """Whether the value goes on one line: a word, a number, or a list of such."""
    if isinstance(value, dict):
        return all(not isinstance(part, dict | list) for part in value.values()) and len(value) < 7
    if isinstance(value, list):
        return all(not isinstance(part, dict | list) for part in value)
    return True


def _short(value: object) -> Text:
    if isinstance(value, dict):
        return Text(", ".join(f"{name} {_word(part)}" for name, part in value.items()) or "-")
    if isinstance(value, list):
        if value and all(part is None for part in value):
            return Text(f"{len(value)} hidden")
        return Text(" ".join(_word(part) for part in value) or "-")
    return Text(_word(value))


def _word(value: object) -> str:
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
