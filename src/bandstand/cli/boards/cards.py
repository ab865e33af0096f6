"""What boards share: the colours, and a numbered hand.

A colour means the same in every game and is never the only cue: a card is always written with its
colour's letter or name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from bandstand.kernel.game import View

PAINT = {
    "blue": "#3d9bd6",
    "green": "#009e73",
    "red": "#d55e00",
    "yellow": "#e6b800",
    "purple": "#b57ac2",
    "grey": "#8d98a6",
}
_NAMES = {colour[0]: colour for colour in ("blue", "green", "red", "yellow", "purple")}


def paint(card: str) -> str:
    """The colour of a card whose notation begins with its colour's letter."""
    return PAINT[_NAMES[card[0]]]


def in_words(card: str | None, *, dim: bool) -> Text:
    """The card with its colour's name."""
    if card is None:
        return Text("-", style="dim")
    return Text(f"{_NAMES[card[0]]} {card[1:]}", style=("dim " if dim else "") + paint(card))


def hand(cards: list[str]) -> RenderableType:
    """The cards in order, each with its number."""
    if not cards:
        return Text("  no cards", style="dim")
    shown = [
        Text.assemble((f"{number:>2} ", "dim"), (card, f"bold {paint(card)}"))
        for number, card in enumerate(cards, 1)
    ]
    return Columns(shown, padding=(0, 1))


def verb(word: str, who: str) -> str:
    """A verb beside a name: Ann leads, You lead."""
    return word.removesuffix("s") if who == "You" else word


def numbered(view: View, reader: int) -> list[str]:
    """The hand as drawn."""
    seen: dict[str, Any] = view
    return list(seen["people"][reader]["hand"])
