"""A readable drawing of any view, for a game without its own board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import RenderableType

    from bandstand.kernel.game import View

_LEFT_OUT = ("game", "seat", "over")
_PER_SEAT = ("people", "score_sheet", "scores", "placing")
_ROWS = 30  # a longer list is a catalogue, not a board


def draw(view: View, names: Sequence[str], reader: int) -> RenderableType:
    """What fits on a line first, then a table for each list; empty entries are omitted."""
    called = ["You" if seat == reader else name for seat, name in enumerate(names)]
    lines = Table.grid(padding=(0, 2))
    lines.add_column(style="dim", no_wrap=True)
    tables: list[RenderableType] = []
    for name, value in view.items():
        title = name.replace("_", " ")
        if name in _LEFT_OUT or _is_empty(value):
            continue
        if name == "waiting" and isinstance(value, list):
            lines.add_row(title, Text(", ".join(called[seat] for seat in value)))
        elif name in _PER_SEAT and isinstance(value, list) and len(value) == len(names):
            tables.append(_by_seat(title, called, [_entries(facts) for facts in value]))
        elif _things(value):
            tables.append(_rows(title, _things(value)))
        else:
            lines.add_row(title, Text(_word(value)))
    return Group(lines, *tables)


def _is_empty(value: object) -> bool:
    """Unknown, or a list of unknown items."""
    if isinstance(value, list) and value:
        return all(thing == {} for thing in value)
    return value is None


def _entries(value: object) -> Mapping[str, object]:
    """The facts of a seat; a single fact has no name."""
    return value if isinstance(value, dict) else {"": value}


def _things(value: object) -> list[tuple[str, Mapping[str, object]]]:
    """A list or dictionary of items with facts, each under its number or name."""
    if isinstance(value, dict):
        named = [(str(name), thing) for name, thing in value.items()]
    elif isinstance(value, list):
        named = [(str(number), thing) for number, thing in enumerate(value, 1)]
    else:
        return []
    things: list[tuple[str, Mapping[str, object]]] = [
        (name, thing) for name, thing in named if isinstance(thing, dict)
    ]
    return things if len(things) == len(named) else []


def _by_seat(title: str, called: list[str], seats: list[Mapping[str, object]]) -> RenderableType:
    """A column per seat, a line per fact."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column(Text(title), style="dim")
    for name in called:
        table.add_column(Text(name))
    for fact in dict.fromkeys(fact for facts in seats for fact in facts):
        words = [Text(_word(facts.get(fact))) for facts in seats]
        table.add_row(Text(fact.replace("_", " ")), *words)
    return table


def _rows(title: str, things: list[tuple[str, Mapping[str, object]]]) -> RenderableType:
    """A line per item, a column per fact."""
    if len(things) > _ROWS:
        return Text(f"{title}: {len(things)} entries", style="dim")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column(Text(title), style="dim")
    facts = list(dict.fromkeys(fact for _, thing in things for fact in thing))
    for fact in facts:
        table.add_column(Text(fact.replace("_", " ")))
    for name, thing in things:
        table.add_row(Text(name), *(Text(_word(thing.get(fact))) for fact in facts))
    return table


def _word(value: object) -> str:
    """A short text for a value."""
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_word(part)}" for name, part in value.items()) or "-"
    if isinstance(value, list):
        if value and all(part is None for part in value):
            return f"{len(value)} hidden"
        return " ".join(_word(part) for part in value) or "-"
    return str(value)
