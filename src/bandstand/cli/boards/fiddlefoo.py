"""The table of Fiddlefoo: the map with its coordinates, the people, the piles, the hand.

A card is written with its colour's letter and its number, so that colour is never the only cue; a
special card has a star, and says below what it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

from bandstand.cli.boards.cards import PAINT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from bandstand.kernel.game import View

_FREE = "[ ]"
_WIDTH = 5


def draw(view: View, names: Sequence[str], reader: int) -> RenderableType:
    """Everything on the table, then the reader's own cards."""
    # A view is plain data whose entries the game's view file documents.
    seen: dict[str, Any] = view
    called = ["You" if seat == reader else name for seat, name in enumerate(names)]
    parts: list[RenderableType] = [
        _heading(seen, called),
        Columns([_map(seen), _people(seen, called)], padding=(0, 4)),
    ]
    if seen["piles"] is not None:
        parts.append(_piles(seen))
    parts += _pairs(seen)
    parts += _specials(seen)
    if reader >= 0:
        parts += [Text("Your hand", style="bold"), _hand(seen, reader)]
    return Group(*parts)


def numbered(view: View, reader: int) -> list[str]:
    """The hand as drawn."""
    seen: dict[str, Any] = view
    return list(seen["people"][reader]["hand"])


def _heading(seen: dict[str, Any], called: list[str]) -> Text:
    heading = Text(f"Round {seen['round']} of {seen['rounds']}", style="bold")
    if seen["over"]:
        return heading.append(": the game is over")
    heading.append(f"  {seen['pile']} in the pile", style="not bold")
    if seen["phase"] == "throws":
        heading.append(f"  throws at {called[seen['placer']]}", style="not bold")
    if seen["basis"] is not None:
        heading.append(f", by {seen['basis']} only", style="not bold")
    return heading


def _map(seen: dict[str, Any]) -> Text:
    """Rows and columns counted from the first square; free cells of the chosen card in brackets."""
    lying = {(card["column"], card["row"]): card["card"] for card in seen["map"]}
    free = {(column, row) for column, row in seen["cells"]}
    columns = [column for column, _ in (*lying, *free)] or [0]
    rows = [row for _, row in (*lying, *free)] or [0]
    across = range(min(columns), max(columns) + 1)
    drawn = Text(" " * _WIDTH + "".join(f"{column:^{_WIDTH}}" for column in across), style="dim")
    for row in range(min(rows), max(rows) + 1):
        drawn.append(f"\n{row:>{_WIDTH - 1}} ", style="dim")
        for column in across:
            if (column, row) in lying:
                card = lying[column, row]
                style = "bold " + ("reverse " if card == seen["last_placed"] else "")
                drawn.append(
                    f"{_short(seen, card):^{_WIDTH}}", "not dim " + style + _paint(seen, card)
                )
            else:
                mark = _FREE if (column, row) in free else "."
                drawn.append(f"{mark:^{_WIDTH}}", "not dim bold" if mark == _FREE else "dim")
    return drawn


def _people(seen: dict[str, Any], called: list[str]) -> Table:
    """Whose turn it is, how many cards each holds and which are known, and the score sheet."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("")
    table.add_column("")
    table.add_column("cards", justify="right")
    table.add_column("known")
    for number in range(1, seen["rounds"] + 1):
        table.add_column(f"r{number}", justify="right")
    table.add_column("total", justify="right")
    for seat, person in enumerate(seen["people"]):
        points = list(seen["score_sheet"][seat].values())
        mark = "decides" if seat in seen["waiting"] else "turn" if seat == seen["turn"] else ""
        table.add_row(
            Text("" if seen["over"] else mark, style="dim"),
            Text(called[seat], style="bold" if seat == seen["turn"] else ""),
            str(len(person["hand"])),
            Text(" ").join(_card(seen, card) for card in person["known"]),
            *(str(points[at]) if at < len(points) else "" for at in range(seen["rounds"])),
            Text(str(person["total"]), style="bold"),
        )
    return table


def _piles(seen: dict[str, Any]) -> Text:
    """Together: each pile from the bottom up, and its notes."""
    text = Text("Piles", style="bold")
    for colour, pile in seen["piles"].items():
        text.append(f"  {colour} {pile['notes']}/10: ", style=f"not bold {PAINT[colour]}")
        shown = " ".join(_short(seen, card) for card in pile["cards"])
        text.append(shown or "-", style="not bold")
    return text


def _pairs(seen: dict[str, Any]) -> list[RenderableType]:
    """The Pairs of the last placement."""
    card = seen["pairs"]["card"]
    if card is None:
        return []
    text = Text("Pairs of ").append_text(_card(seen, card)).append(": ")
    return [
        text.append_text(Text(", ").join(_card(seen, other) for other in seen["pairs"]["partners"]))
    ]


def _specials(seen: dict[str, Any]) -> list[RenderableType]:
    """The special cards of this match: their faces, and what they do."""
    return [
        Text.assemble(
            (f"{_short(seen, card):<5}", f"bold {_paint(seen, card)}"),
            (f"{card} (when {face['when']}): {face['effect']}", "dim"),
        )
        for card, face in seen["cards"].items()
        if face["when"] is not None
    ]


def _hand(seen: dict[str, Any], reader: int) -> RenderableType:
    """The cards in order, each with its number in the list and its notes; those on their way."""
    person = seen["people"][reader]
    if not person["hand"]:
        return Text("  no cards", style="dim")
    leaving = dict.fromkeys(person["throwing"] or [], "throwing")
    leaving |= dict.fromkeys(person["piling"] or [], "to its pile")
    if seen["card"] in person["hand"]:
        leaving[seen["card"]] = "chosen"
    return Columns(
        [
            Text.assemble(
                (f"{number:>2} ", "dim"),
                _card(seen, card),
                (" " + "♪" * seen["cards"][card]["notes"], "dim"),
                (f" {leaving[card]}" if card in leaving else "", "italic"),
            )
            for number, card in enumerate(person["hand"], 1)
        ],
        padding=(0, 2),
    )


def _card(seen: dict[str, Any], card: str) -> Text:
    return Text(_short(seen, card), style=f"bold {_paint(seen, card)}")


def _short(seen: dict[str, Any], card: str) -> str:
    """Colour letter and number; a special card has a star."""
    face = seen["cards"][card]
    star = "" if face["when"] is None else "*"
    return f"{face['colour'][0]}{face['number']}{star}"


def _paint(seen: dict[str, Any], card: str) -> str:
    return PAINT[seen["cards"][card]["colour"]]
