"""The form of a view. Cards are in notation; cells are column and row from the first square."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, TypedDict

from bandstand.games.fiddlefoo.material import (
    COLOURS,
    HIGHEST,
    PILE_NOTES,
    BasisName,
    ColourName,
    When,
)
from bandstand.games.fiddlefoo.state.phases import PhaseName

if TYPE_CHECKING:
    from collections.abc import Mapping

# What the browser's board needs of the material: see tools/typescript.py.
BOARD_CONSTANTS: Final[Mapping[str, object]] = {
    "COLOURS": COLOURS,
    "HIGHEST": HIGHEST,
    "PILE_NOTES": PILE_NOTES,
}

TWO: Final = 2
Cell = Annotated[list[int], TWO]  # column and row
Ends = Annotated[list[int], TWO]  # the first and the last number of a range
Line = Annotated[list[Cell], TWO]  # its first and its last cell


class FiddlefooView(TypedDict):
    """Everything that one seat, or a spectator, may know."""

    game: str
    seat: int | None  # whose view it is; None for a spectator
    waiting: list[int]  # the seats that must decide
    over: bool
    round: int  # from 1
    rounds: int
    starter: int
    turn: int  # whose turn it is
    placer: int  # who places: the same, but for an instaplay out of turn
    phase: PhaseName  # what is being decided, as far as the viewer can tell
    card: str | None  # the card on its way, if the viewer may know it
    cells: list[Cell]  # where it may go, for the player who places or moves it
    map: list[SquareView]  # in the order of placement
    size: int | None  # Safesong: how many columns and rows the map may have
    cards: dict[str, FaceView]  # what each card of the match shows
    pairs: PairsView
    basis: BasisName | None  # toned down: the one thing that cards are being thrown by
    last_placed: str | None  # in this round
    pile: int  # how many cards
    gone: list[str]  # out of the game
    piles: dict[ColourName, PileView] | None  # Cooperative: by colour
    one_throw: bool  # whether each player throws at most one card at a time
    people: list[PersonView]
    score_sheet: list[dict[str, int]]  # per seat, the points by round
    placing: list[int] | None  # at the end


class SquareView(TypedDict):
    """A card on the map."""

    card: str
    column: int
    row: int


class FaceView(TypedDict):
    """What a card shows."""

    colour: ColourName
    number: int
    notes: int
    when: When | None  # a special card: when it works
    effect: str | None  # and what it does


class PileView(TypedDict):
    """Cooperative: one of the four piles."""

    cards: list[str]  # from the bottom up
    top: int  # the number on top; 0 if it is empty
    notes: int


class PersonView(TypedDict):
    """One person, as the viewer sees them."""

    hand: list[str | None]  # None: a card the viewer does not know
    known: list[str]  # cards of the hand that everybody has seen
    throwing: list[str] | None  # the viewer's own answer so far; None for others
    piling: list[str] | None
    total: int  # points of the finished rounds


class PairsView(TypedDict):
    """The Pairs of the last placement, and what free cells would give."""

    card: str | None  # the card that was placed
    partners: list[str]
    made: list[PairView]
    range: dict[str, list[int]]  # by colour, the numbers that match
    notes: list[int]  # how many notes match
    silence: bool
    safesong: bool
    coming: list[ProspectView]  # for the player who places a card
    closed: list[Line]  # Safesong: the two ends of each line that is done


class PairView(TypedDict):
    """One Pair of the card that was placed."""

    card: str  # the partner
    range: Ends  # its first and last number; the first is higher if it is empty
    difference: int
    distance: int | None  # Safesong, unless cards have moved since


class ProspectView(TypedDict):
    """The Pairs that the chosen card would make in a cell."""

    cell: Cell
    partners: list[str]
    range: dict[str, list[int]]
    notes: list[int]
    silence: bool
    safesong: bool
