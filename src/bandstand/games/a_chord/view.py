"""What a seat at Take the A Chord may see, where every card lies, and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from bandstand.games.a_chord.events import LEFT_OVER, SET_ASIDE, TURNED_UP
from bandstand.games.a_chord.legal import owner, place_to_play
from bandstand.games.a_chord.material import (
    CHORD_COUNT,
    CHORDS,
    COLOURS,
    PLACES_OF_TWO,
    STAGES,
    card_of,
)
from bandstand.games.a_chord.meta import META
from bandstand.games.a_chord.moves import write_card, write_cards
from bandstand.games.a_chord.scoring import PadLine, score_pad
from bandstand.games.a_chord.state import AChord
from bandstand.games.tricks import HAND, PLAYED, cards_on, hand_shown
from bandstand.kernel.bits import members, popcount
from bandstand.kernel.event import place_of
from bandstand.kernel.facts import one_of, write_facts
from bandstand.kernel.position import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bandstand.kernel.event import Fact
    from bandstand.kernel.options import Options


# Places of a seat that only the seat knows: see ``Game.secret_places``.
SECRET_PLACES: Final = (HAND,)
# What the browser's board needs of the material: see tools/typescript.py.
BOARD_CONSTANTS: Final[Mapping[str, object]] = {
    "COLOURS": COLOURS,
    "CHORDS": tuple(CHORDS),
    "STAGES": STAGES,
}


class PlaceView(TypedDict):
    """A place that cards are played to."""

    seat: int  # who plays to it
    name: str | None  # white L, black R ... with two players; else None


class LaidCardView(TypedDict):
    """A card of a round."""

    place: int  # an index of ``AChordView.places``
    card: str  # in notation, as all cards are


class PersonView(TypedDict):
    """A person's cards and tokens."""

    hand: list[str | None]  # None: a card that the viewer cannot see
    aside: int  # two players: cards in the pile for the second half
    played: list[str] | None  # in this stage; None without the memory aid
    trick_tokens: int
    improvisation_tokens: int
    total: int  # points of the stages scored


class StageScoreView(TypedDict):
    """One seat's entry on the score pad."""

    tokens: int  # trick tokens
    spotlight: bool  # counts as one token more
    improvisations: int
    points: int


class AChordView(TypedDict):
    """Everything a seat or a spectator may know."""

    game: str
    seat: int | None  # the viewer's; None: a spectator
    waiting: list[int]  # the seats that must decide
    over: bool
    stage: int  # from 1
    half: int | None  # 1 or 2 with two players; else None
    key: str  # a chord
    turned_up: str  # the card that named the first key
    left_over: int  # how many other cards are outside the game
    leader: int  # a place
    place_to_play: int | None  # where the next card goes; None when the game is over
    places: list[PlaceView]  # in clockwise order
    round: list[LaidCardView]  # in playing order
    winning: int | None  # the place whose card would win this round; None before the first card
    last_round: list[LaidCardView]
    face_down: int  # rounds of this trick lying face down
    rounds_left: int  # before the hands are empty, the one on the table included
    spotlight: int | None  # its owner's seat
    inset: list[int]  # stage points by the number of tokens
    people: list[PersonView]  # by seat
    score_sheet: list[dict[str, int]]
    stages_scored: list[list[StageScoreView]]  # the score pad: by stage, then by seat
    placing: list[int] | None  # by seat, 1 is best; None before the game is over


def view(state: AChord, seat: int) -> AChordView:
    """Everything the seat may know (-1: a spectator)."""
    pads = score_pad(state)
    return {
        "game": META.id,
        "seat": seat if seat >= 0 else None,
        "waiting": members(state.to_act()),
        "over": state.over(),
        "stage": min(state.stage, state.terms.stages - 1) + 1,
        "half": state.half + 1 if state.players == 2 else None,
        "key": CHORDS[state.key],
        "turned_up": write_card(state.turned_up),
        "left_over": popcount(state.left_over),
        "leader": state.leader,
        "place_to_play": None if state.over() else place_to_play(state),
        "places": [_place(state, place) for place in range(state.terms.places)],
        "round": _round(state, state.leader, state.table),
        "winning": state.best_place if state.in_round > 0 else None,
        "last_round": _round(state, state.last_leader, state.last_table),
        "face_down": state.face_down,
        "rounds_left": state.rounds_left,
        "spotlight": None if state.spotlight == NOBODY else state.spotlight,
        "inset": list(state.terms.inset),
        "people": [_person(state, other, seat) for other in range(state.players)],
        "score_sheet": _points_by_stage(pads),
        "stages_scored": _stages_scored(pads),
        "placing": state.placing() if state.over() else None,
    }


def _stages_scored(pads: list[list[PadLine]]) -> list[list[StageScoreView]]:
    return [
        [
            {
                "tokens": line.tokens,
                "spotlight": line.spotlight == 1,
                "improvisations": line.improvisations,
                "points": line.points,
            }
            for line in lines
        ]
        for lines in zip(*pads, strict=True)
    ]


def _place(state: AChord, place: int) -> PlaceView:
    return {
        "seat": owner(state, place),
        "name": PLACES_OF_TWO[place] if state.players == 2 else None,
    }


def _round(state: AChord, leader: int, table: int) -> list[LaidCardView]:
    """The cards of a round in playing order, each with its place."""
    places = state.terms.places
    return [
        {"place": (leader + turn) % places, "card": write_card(card)}
        for turn, card in enumerate(cards_on(table))
    ]


def _person(state: AChord, seat: int, viewer: int) -> PersonView:
    person = state.people[seat]
    return {
        "hand": hand_shown(write_cards(person.hand), seat == viewer),
        "aside": popcount(person.aside),
        "played": write_cards(person.played) if state.terms.memory_aid else None,
        "trick_tokens": person.trick_tokens,
        "improvisation_tokens": person.improvisation_tokens,
        "total": person.total,
    }


def pieces_by_place(state: AChord) -> dict[str, list[str]]:
    """Where every card lies, nothing hidden."""
    where = {
        TURNED_UP: [write_card(state.turned_up)],
        LEFT_OVER: write_cards(state.left_over),
    }
    for seat, person in enumerate(state.people):
        where[place_of(HAND, seat)] = write_cards(person.hand)
        where[place_of(SET_ASIDE, seat)] = write_cards(person.aside)
        where[place_of(PLAYED, seat)] = write_cards(person.played)
    return where


def pieces(state: AChord) -> list[str]:
    """Every card of the deck."""
    return write_cards(state.terms.deck)


def score_sheet(state: AChord) -> list[dict[str, int]]:
    """Each seat's points by stage; they add up to its score."""
    return _points_by_stage(score_pad(state))


def _points_by_stage(pads: list[list[PadLine]]) -> list[dict[str, int]]:
    return [
        {f"stage {stage}": line.points for stage, line in enumerate(lines, 1)} for lines in pads
    ]


_WRITERS: Final[Mapping[str, Callable[[int], object]]] = {
    "card": write_card,
    "cards": write_card,
    "key": one_of(CHORDS),
    "chord": one_of(CHORDS),
    "colour": one_of(COLOURS),
}


def show_facts(facts: Mapping[str, Fact]) -> dict[str, object]:
    """Facts of an event as plain data: cards in notation, chords and colours by name."""
    return write_facts(facts, _WRITERS)


def interchangeable(options: Options) -> list[list[str]]:
    """The cards of a chord: no colour is worth more than another."""
    colours = range(len(COLOURS))
    return [
        [write_card(card_of(colour, chord)) for colour in colours] for chord in range(CHORD_COUNT)
    ]
