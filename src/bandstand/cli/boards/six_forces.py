"""The table of 6 Forces: the trick, trumps and predictions, scores, the hand.

A card is always written with its colour's letter or name, so that colour is never the only cue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from bandstand.cli.boards.cards import PAINT, hand, in_words, verb
from bandstand.cli.boards.cards import numbered as numbered
from bandstand.games.six_forces.material import COLOURS
from bandstand.kernel.words import counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from bandstand.kernel.game import View

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
        parts += [Text("Your hand", style="bold"), hand(seen["people"][reader]["hand"])]
    return Group(*parts)


def _heading(seen: dict[str, Any]) -> Text:
    heading = Text(f"Round {seen['round']} of {seen['rounds']}", style="bold")
    if seen["phase"] == "over":
        return heading.append(": the game is over")
    if seen["phase"] == "conception":
        heading.append(f"  conception, lap {seen['lap']} of 2", style="not bold")
        heading.append(
            f"  {counted(seen['chips'], 'chip', 'chips')} in the centre", style="not bold"
        )
    else:
        heading.append(
            f"  {counted(seen['tricks_left'], 'trick', 'tricks')} to play", style="not bold"
        )
    return heading


def _table(seen: dict[str, Any], called: list[str]) -> Table:
    """A line per seat: its card, its trump and prediction, its tricks, its score.

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
        card = in_words(cards.get(seat), dim=between)
        if between and seat == seen["last_winner"]:
            card.append(" won")
        table.add_row(
            verb(_mark(seen, seat), called[seat]),
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
    """The cards played in this round, by colour, two colours per line."""
    played = [card for person in people for card in person["played"]]
    shown = []
    for colour in COLOURS:
        numbers = sorted(int(card[1:]) for card in played if card[0] == colour[0])
        found = " ".join(map(str, numbers)) or "-"
        shown.append(Text.assemble(f"{colour[0]}: ", (found, PAINT[colour])))
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text("played", style="dim"), *shown[:2])
    grid.add_row("", *shown[2:])
    return grid


def _prediction(person: dict[str, Any]) -> str:
    """The tricks predicted; with a spare, both numbers."""
    if person["predicted"] is None:
        return "?"
    predicted: int = person["predicted"]
    return f"{predicted} or {predicted + 1}" if person["spare"] else str(predicted)


def _trump(trump: str | None) -> Text:
    if trump is None:
        return Text("?")
    return Text(trump, style=PAINT[trump] if trump in COLOURS else "bold")
