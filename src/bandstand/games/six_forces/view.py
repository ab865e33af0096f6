"""What a seat at 6 Forces may see, where every piece lies, and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypedDict

from bandstand.games.six_forces.events import (
    CENTRE,
    CHIP,
    OTHER_TRUMPS,
    PREDICTION,
    TRUMP,
    trump_card,
)
from bandstand.games.six_forces.knowledge import unplayed
from bandstand.games.six_forces.material import (
    CARDS_DEALT,
    COLOURS,
    HIGHEST_NUMBERS,
    NOT_YET,
    NUMBER_COUNT,
    TRUMPS,
    TrumpName,
)
from bandstand.games.six_forces.meta import META
from bandstand.games.six_forces.moves import write_card, write_cards
from bandstand.games.six_forces.state import Player, SixForces
from bandstand.games.tricks import DECK, HAND, PLAYED, cards_on, hand_shown
from bandstand.kernel.bits import members
from bandstand.kernel.event import place_of
from bandstand.kernel.facts import one_of, write_facts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bandstand.kernel.event import Fact
    from bandstand.kernel.options import Options

# Places of a seat that only the seat knows: see ``Game.secret_places``.
SECRET_PLACES: Final = (HAND,)
# What the browser's board needs of the material: see tools/typescript.py.
BOARD_CONSTANTS: Final[Mapping[str, object]] = {
    "COLOURS": COLOURS,
    "TRUMPS": TRUMPS,
    "TRICKS": CARDS_DEALT,  # the most that one can predict
    "HIGHEST_NUMBERS": HIGHEST_NUMBERS,
}

# -- What a view has in it ------------------------------------------------------------------------


class PersonView(TypedDict):
    """One person at the table."""

    hand: list[str | None]  # None: a card the reader may not see
    played: list[str] | None  # in this round; None where the memory aid is off
    predicted: int | None  # coloured chips; None before the prediction
    spare: bool  # whether a white chip was taken too
    trump: TrumpName | None  # None before the choice
    tricks: int  # won in this round
    total: int  # points of the rounds scored


class CardView(TypedDict):
    """A card of a trick."""

    seat: int  # who played it
    card: str


class RoundScoreView(TypedDict):
    """One seat's entry on the score pad."""

    predicted: int
    spare: bool
    tricks: int
    points: int


class SixForcesView(TypedDict):
    """The whole table."""

    game: str
    seat: int | None  # the reader's; None: a spectator
    waiting: list[int]  # the seats that decide now
    over: bool
    round: int  # from 1
    rounds: int  # of the whole game
    phase: Literal["conception", "tricks", "over"]
    lap: Literal[1, 2] | None  # of the conception
    starter: int
    chips: int  # in the centre
    leader: int | None  # of the trick; None during the conception
    trump: TrumpName | None  # the leader's, which judges the trick; None during the conception
    trick: list[CardView]  # on the table, in playing order
    winning: int | None  # the seat whose card would win this trick; None before the first card
    last_trick: list[CardView]  # the one before
    last_winner: int | None  # None before the first trick
    tricks_left: int  # in this round, the one on the table included
    people: list[PersonView]  # by seat
    rounds_scored: list[list[RoundScoreView]]  # the score pad: by round, then by seat
    score_sheet: list[dict[str, int]]  # by seat: the points of each round
    placing: list[int] | None  # by seat, once the game is over


# -- The view -------------------------------------------------------------------------------------


def view(state: SixForces, seat: int) -> SixForcesView:
    """Everything the seat may know (-1: a spectator); an unknown card is None."""
    conceiving = state.choices_left > 0
    return {
        "game": META.id,
        "seat": seat if seat >= 0 else None,
        "waiting": members(state.to_act()),
        "over": state.over(),
        "round": min(state.rounds_done, state.terms.rounds - 1) + 1,
        "rounds": state.terms.rounds,
        "phase": "over" if state.over() else "conception" if conceiving else "tricks",
        "lap": (1 if state.choices_left > state.players else 2) if conceiving else None,
        "starter": state.starter,
        "chips": state.chips,
        "leader": None if conceiving else state.leader,
        "trump": None if conceiving else _trump(state.people[state.leader]),
        "trick": _trick(state, state.leader, state.table),
        "winning": state.best_seat if state.in_trick > 0 else None,
        "last_trick": _trick(state, state.last_leader, state.last_table),
        "last_winner": state.last_winner if state.last_table else None,
        "tricks_left": state.tricks_left,
        "people": [_person(state, other, seat) for other in range(state.players)],
        "rounds_scored": _rounds_scored(state),
        "score_sheet": score_sheet(state),
        "placing": state.placing() if state.over() else None,
    }


def _trump(person: Player) -> TrumpName | None:
    return None if person.trump == NOT_YET else TRUMPS[person.trump]


def _trick(state: SixForces, leader: int, table: int) -> list[CardView]:
    """The cards of a trick in playing order, each with its seat."""
    return [
        {"seat": (leader + turn) % state.players, "card": write_card(card)}
        for turn, card in enumerate(cards_on(table))
    ]


def _person(state: SixForces, seat: int, viewer: int) -> PersonView:
    person = state.people[seat]
    return {
        "hand": hand_shown(write_cards(person.hand), seat == viewer),
        "played": write_cards(person.played) if state.terms.memory_aid else None,
        "predicted": None if person.predicted == NOT_YET else person.predicted,
        "spare": person.spare == 1,
        "trump": _trump(person),
        "tricks": person.tricks,
        "total": person.total,
    }


def _rounds_scored(state: SixForces) -> list[list[RoundScoreView]]:
    """The score pad: by round and seat, the prediction, the tricks won and the points."""
    return [
        [
            {
                "predicted": entry.predicted,
                "spare": entry.spare == 1,
                "tricks": entry.tricks,
                "points": entry.points,
            }
            for entry in entries
        ]
        for entries in state.score_pad
    ]


# -- Pieces, the score sheet, facts ---------------------------------------------------------------


def pieces_by_place(state: SixForces) -> dict[str, list[str]]:
    """Where every card, chip and trump card lies, nothing hidden."""
    where = {CENTRE: [CHIP] * state.chips}
    if state.terms.leaves_cards:
        held = sum(person.hand for person in state.people)
        where[DECK] = write_cards(unplayed(state) & ~held)
    for seat, person in enumerate(state.people):
        where[place_of(HAND, seat)] = write_cards(person.hand)
        where[place_of(PLAYED, seat)] = write_cards(person.played)
        where[place_of(PREDICTION, seat)] = [CHIP] * (max(person.predicted, 0) + person.spare)
        where[place_of(TRUMP, seat)] = [trump_card(person.trump)] if person.trump != NOT_YET else []
        where[place_of(OTHER_TRUMPS, seat)] = [
            trump_card(trump) for trump in range(len(TRUMPS)) if trump != person.trump
        ]
    return where


def pieces(state: SixForces) -> list[str]:
    """Every card of the deck in play, the chips, and a set of trump cards a player."""
    trump_cards = [trump_card(trump) for trump in range(len(TRUMPS))] * state.players
    return write_cards(state.terms.deck) + [CHIP] * state.terms.chips + trump_cards


def score_sheet(state: SixForces) -> list[dict[str, int]]:
    """Each seat's points by round; they add up to its score."""
    pad = state.score_pad
    return [
        {f"round {number}": entries[seat].points for number, entries in enumerate(pad, 1)}
        for seat in range(state.players)
    ]


_WRITERS: Final[Mapping[str, Callable[[int], object]]] = {
    "card": write_card,
    "cards": write_card,
    "colour": one_of(COLOURS),
    "trump": one_of(TRUMPS),
    "trumps": one_of(TRUMPS),
}


def show_facts(facts: Mapping[str, Fact]) -> dict[str, object]:
    """Facts of an event as plain data: cards in notation, colours and trumps by name."""
    return write_facts(facts, _WRITERS)


def interchangeable(options: Options) -> list[list[str]]:
    """The cards of a number, and the colours; not if some colours cannot be trumps."""
    if "trumps" in options:
        return []
    colours = range(len(COLOURS))
    cards = [
        [write_card(NUMBER_COUNT * colour + rank) for colour in colours]
        for rank in range(NUMBER_COUNT)
    ]
    return [*cards, list(COLOURS)]
