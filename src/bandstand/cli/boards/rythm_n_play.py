"""The table of Rythm 'n' Play: the stave with its Tonality, stacks and piles, the hand.

The stave is drawn as one: a line for each note from high to low, a column for each card in the
order it was laid. Changes stand above the column, so that nothing depends on colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

from bandstand.games.rythm_n_play.material import LETTERS, SOLFEGE, VALUES, value_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from bandstand.kernel.game import View

_ARROWS = {"Sharp": "↑ rising", "Flat": "↓ falling"}
_SIGNS = {"Sharp": "♯", "Flat": "♭"}
_HALVES = {value: value_of(sort) for sort, value in enumerate(VALUES)}  # of a beat
_SHOWN_AT_MOST = 20  # columns; of a longer stave the last cards


def draw(view: View, names: Sequence[str], reader: int) -> RenderableType:
    """Everything on the table, then the reader's own cards."""
    # A view is plain data whose entries the game's view file documents.
    seen: dict[str, Any] = view
    called = ["You" if seat == reader else name for seat, name in enumerate(names)]
    parts: list[RenderableType] = [
        _heading(seen),
        _stave(seen),
        _beneath(seen, called),
        _stacks(seen),
        _people(seen, called),
    ]
    if seen["discarded"] is not None:
        parts.append(_gone(seen))
    if reader >= 0:
        parts += _hand(seen, reader)
    return Group(*parts)


def numbered(view: View, reader: int) -> list[str]:
    """What each card of the hand, as drawn, would be chosen for: equal cards count as one."""
    seen: dict[str, Any] = view
    own = seen["people"][reader]
    lay = "lay " if seen["phase"] == "lay" else ""
    return [lay + card for card in dict.fromkeys(own["play"])] + [
        f"spend {value}" for value in dict.fromkeys(own["rythm"])
    ]


def _heading(seen: dict[str, Any]) -> Text:
    heading = Text("Tonality ", style="bold")
    tonality = seen["tonality"]
    if tonality is None:
        return heading.append("not yet chosen", style="not bold")
    heading.append(f"{tonality} {_SIGNS[tonality]} {_ARROWS[tonality]}")
    if seen["over"]:
        heading.append("  the game is over", style="not bold")
    elif seen["play_left"] == 0:
        heading.append("  the last stave", style="not bold")
    return heading


def _stave(seen: dict[str, Any]) -> Text:
    """A line per note, the highest on top, and a column per card."""
    notes = SOLFEGE if seen["names"] == "solfege" else LETTERS
    cards = seen["stave"][-_SHOWN_AT_MOST:]
    lines = [Text("    " + "".join(f" {_SIGNS.get(card, ' ')} " for card in cards))]
    for note in reversed(notes):
        line = Text(f"{note:>3} ", style="dim")
        for card in cards:
            line.append(f" {'●' if card == note else '─'} ", "not dim bold" if card == note else "")
        lines.append(line if cards else line.append("─" * 12))
    return Text("\n").join(lines)


def _beneath(seen: dict[str, Any], called: list[str]) -> Text:
    """The cards of the stave in words, and what follows from the last one."""
    if not seen["stave"]:
        words = Text("The stave is empty.", style="dim")
        if seen["silence"] is not None:
            left = seen["silence"]
            words.append(f" {left} more silent turn{'s' if left != 1 else ''} would end the game.")
        return words
    words = Text(" ".join(seen["stave"]))
    words.append(f"  ({len(seen['stave'])}, last by {called[seen['layer']]}", style="dim")
    words.append(", shut)" if seen["shut"] else ")", style="dim")
    if seen["must_continue"]:
        words.append(f"  {called[seen['layer']]} must continue or pick up.")
    return words


def _stacks(seen: dict[str, Any]) -> Text:
    return Text.assemble(
        ("stacks  ", "dim"),
        f"PLAY {seen['play_left']}  RYTHM {seen['rythm_left']}",
        ("  discarded ", "dim"),
        str(seen["discards"]),
    )


def _people(seen: dict[str, Any], called: list[str]) -> Table:
    """Hands by number of cards, piles, and the score so far."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("")
    table.add_column("")
    for heading in ("PLAY", "RYTHM", "down", "up"):
        table.add_column(heading, justify="right")
    table.add_column("laid face up")
    table.add_column("score", justify="right")
    for seat, person in enumerate(seen["people"]):
        table.add_row(
            Text("to move" if seat in seen["waiting"] else "", style="dim"),
            Text(called[seat], style="bold" if seat in seen["waiting"] else ""),
            str(len(person["play"])),
            str(len(person["rythm"])),
            str(person["face_down"]),
            str(len(person["face_up"])),
            " ".join(person["face_up"]),
            Text(f"{person['score'] / 2:g}", style="bold"),
        )
    return table


def _gone(seen: dict[str, Any]) -> Text:
    """What lies face down, and the RYTHM cards spent since the last shuffle."""
    cards = [card for person in seen["people"] for card in person["picked_up"]]
    notes = SOLFEGE if seen["names"] == "solfege" else LETTERS
    gone = Text("face down ", style="dim")
    gone.append(_counts(cards, (*notes, "Sharp", "Flat")), style="not dim")
    gone.append("  spent ", style="dim")
    return gone.append(_counts(seen["discarded"], VALUES), style="not dim")


def _counts(cards: Sequence[str], order: Sequence[str]) -> str:
    counted = [f"{name}×{cards.count(name)}" for name in order if name in cards]
    return " ".join(counted) or "nothing"


def _hand(seen: dict[str, Any], reader: int) -> list[RenderableType]:
    """The reader's cards, each sort with its number; below them an exchange under way."""
    own = seen["people"][reader]
    shown: list[Text] = []
    for cards in (own["play"], own["rythm"]):
        for name in dict.fromkeys(cards):
            many = f" ×{cards.count(name)}" if cards.count(name) > 1 else ""
            shown.append(
                Text.assemble((f"{len(shown) + 1:>2} ", "dim"), (name, "bold"), (many, "dim"))
            )
    parts: list[RenderableType] = [Text("Your hand", style="bold")]
    parts.append(Columns(shown, padding=(0, 1)) if shown else Text("  no cards", style="dim"))
    if seen["chosen"]:
        beats = sum(_HALVES[value] for value in seen["chosen"]) / 2
        worth = "1 beat" if beats == 1 else f"{beats:g} beats"
        parts.append(Text(f"towards an exchange: {' '.join(seen['chosen'])} = {worth}"))
    if seen["to_lay"] and reader in seen["waiting"]:
        parts.append(Text(f"to lay face up: {seen['to_lay']}"))
    return parts
