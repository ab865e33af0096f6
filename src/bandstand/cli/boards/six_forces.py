"""The table of 6 Forces: the trick, trumps and predictions, scores, the hand.

A card is always written with its colour's letter or name, so that colour alone carries nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

from bandstand.games.six_forces.material import COLOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from bandstand.kernel.game import View

_PAINT = {"r": "#d55e00", "y": "#e6b800", "b": "#3d9bd6", "g": "#009e73"}
_NAMES = {colour[0]: colour for colour in COLOURS}
_RULES = {
    "big": "the highest number wins, of equals the later",
    "small": "the lowest number wins, of equals the later",
}


def draw(view: View, names: Sequence[str], reader: int) -> RenderableType:
    """Everything on the table, then the reader's own cards."""
    # A view is plain data whose entries the game's view file documents.
    seen: dict[str, Any] = view
    called = ["You" if seat == reader else name for seat, name in enumerate(names)]
    parts: list[RenderableType] = [
        _heading(seen),
        _table(seen, called),
    ]
    if not seen["over"]:
        parts.append(_judgement(seen, called))
    if seen["people"][0]["played"] is not None:
        parts.append(_gone(seen["people"]))
    if reader >= 0:
        parts += [Text("Your hand", style="bold"), _hand(seen["people"][reader]["hand"])]
    return Group(*parts)


def numbered(view: View, reader: int) -> list[str]:
    """The hand as drawn."""
    seen: dict[str, Any] = view
    return list(seen["people"][reader]["hand"])


def _heading(seen: dict[str, Any]) -> Text:
    heading = Text(f"Round {seen['round']} of {seen['rounds']}", style="bold")
    if seen["phase"] == "over":
        return heading.append(": the game is over")
    if seen["phase"] == "conception":
        heading.append(f"  conception, lap {seen['lap']} of 2", style="not bold")
        heading.append(f"  {_count(seen['chips'], 'chip')} in the centre", style="not bold")
    else:
        heading.append(f"  {_count(seen['tricks_left'], 'trick')} to play", style="not bold")
    return heading


def _table(seen: dict[str, Any], called: list[str]) -> Table:
    """A line a seat: its card, its trump and prediction, its tricks, its score.

    Between tricks the cards of the last one are shown.
    """
    between = not seen["trick"]
    cards = {lying["seat"]: lying["card"] for lying in seen["last_trick" if between else "trick"]}
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("", style="dim")
    table.add_column("")
    table.add_column("last trick" if between and cards else "this trick", min_width=13)
    table.add_column("trump", min_width=6)
    for heading in ("says", "won", "total"):
        table.add_column(heading, justify="right")
    for seat, person in enumerate(seen["people"]):
        card = _in_words(cards.get(seat), dim=between)
        if between and seat == seen["last_winner"]:
            card.append(" won")
        table.add_row(
            _mark(seen, seat),
            Text(called[seat], style="bold" if seat in seen["waiting"] else ""),
            card,
            _trump(person["trump"]),
            _prediction(person),
            str(person["tricks"]),
            Text(str(person["total"]), style="bold"),
        )
    return table


def _mark(seen: dict[str, Any], seat: int) -> str:
    """What the seat is doing: deciding, or else having begun the round or the trick."""
    if seat in seen["waiting"]:
        return "decides"
    if seen["phase"] == "conception" and seat == seen["starter"]:
        return "starts"
    return "leads" if seen["phase"] == "tricks" and seat == seen["leader"] else ""


def _judgement(seen: dict[str, Any], called: list[str]) -> Text:
    """Whose trump judges this trick, and how."""
    trump = seen["trump"]
    if trump is None:
        return Text("The trump of a trick is that of the player who leads it.", style="dim")
    leader = called[seen["leader"]]
    line = Text("You lead: " if leader == "You" else f"{leader} leads: ")
    line.append_text(_trump(trump))
    return line.append(f" is trump, {_RULES.get(trump, 'then the highest of the led colour')}")


def _gone(people: list[dict[str, Any]]) -> Table:
    """The cards played in this round, by colour, two colours a line."""
    played = [card for person in people for card in person["played"]]
    shown = []
    for letter, paint in _PAINT.items():
        numbers = sorted(int(card[1:]) for card in played if card[0] == letter)
        shown.append(Text.assemble(f"{letter}: ", (" ".join(map(str, numbers)) or "-", paint)))
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text("played", style="dim"), *shown[:2])
    grid.add_row("", *shown[2:])
    return grid


def _hand(cards: list[str]) -> RenderableType:
    """The cards in order, each with its number."""
    if not cards:
        return Text("  no cards", style="dim")
    shown = [
        Text.assemble((f"{number:>2} ", "dim"), (card, f"bold {_PAINT[card[0]]}"))
        for number, card in enumerate(cards, 1)
    ]
    return Columns(shown, padding=(0, 1))


def _prediction(person: dict[str, Any]) -> str:
    """The tricks predicted; with a spare, both numbers."""
    if person["predicted"] is None:
        return "?"
    predicted: int = person["predicted"]
    return f"{predicted} or {predicted + 1}" if person["spare"] else str(predicted)


def _trump(trump: str | None) -> Text:
    if trump is None:
        return Text("?")
    return Text(trump, style=_PAINT[trump[0]] if trump in COLOURS else "bold")


def _in_words(card: str | None, *, dim: bool) -> Text:
    if card is None:
        return Text("-", style="dim")
    return Text(f"{_NAMES[card[0]]} {card[1:]}", style=("dim " if dim else "") + _PAINT[card[0]])


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
