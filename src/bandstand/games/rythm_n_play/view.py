"""What a seat at Rythm 'n' Play may see, where every card lies, and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypedDict

from bandstand.games.rythm_n_play import legal, scoring
from bandstand.games.rythm_n_play.events import (
    FACE_DOWN_PILE,
    FACE_UP_CARDS,
    PLAY_HAND,
    PLAY_STACK,
    RYTHM_DISCARDS,
    RYTHM_HAND,
    RYTHM_STACK,
    STAVE,
)
from bandstand.games.rythm_n_play.material import (
    CHANGES,
    FACE_DOWN,
    FACE_UP,
    LETTERS,
    RYTHM_DECK,
    SHARP,
    SOLFEGE,
    VALUES,
    ChangeName,
    ValueName,
    play_list,
    play_size,
    play_total,
    row_list,
    rythm_list,
    rythm_row_list,
    rythm_size,
    value_of,
)
from bandstand.games.rythm_n_play.meta import META
from bandstand.games.rythm_n_play.moves import (
    ACT,
    LAY_DOWN,
    PHASES,
    PhaseName,
    name_face,
    write_play,
    write_rythm,
)
from bandstand.kernel.bits import members
from bandstand.kernel.event import place_of
from bandstand.kernel.facts import one_of, write_facts
from bandstand.kernel.position import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bandstand.games.rythm_n_play.state import RythmNPlay
    from bandstand.kernel.event import Fact


# Places of a seat that only the seat knows: see ``Game.secret_places``.
SECRET_PLACES: Final = (PLAY_HAND, RYTHM_HAND)
# What the browser's board needs of the material: see tools/typescript.py.
BOARD_CONSTANTS: Final[Mapping[str, object]] = {
    "LETTERS": LETTERS,
    "SOLFEGE": SOLFEGE,
    "CHANGES": CHANGES,
    "VALUES": VALUES,
    "HALF_BEATS": {name: value_of(sort) for sort, name in enumerate(VALUES)},
    "FACE_DOWN": FACE_DOWN,  # half points for a card, as FACE_UP
    "FACE_UP": FACE_UP,
}


class PersonView(TypedDict):
    """What a seat sees of one person."""

    play: list[str] | list[None]  # PLAY cards in hand; hidden ones are None
    rythm: list[ValueName] | list[None]  # RYTHM cards in hand, likewise
    face_down: int  # how many cards in the staves picked up
    picked_up: list[str] | None  # which; None without the memory aid
    face_up: list[str]  # laid down beyond the hand limit
    score: int  # half points; beats in hand count at the end only


class RythmNPlayView(TypedDict):
    """What a seat sees of the table."""

    game: str
    seat: int | None  # who looks; None: a spectator
    waiting: list[int]  # the seats that must decide
    over: bool
    phase: PhaseName  # what is decided
    names: Literal["letters", "solfege"]
    hand_limit: Literal["all", "play"]  # which cards count against it
    first: int  # the seat of the first turn
    tonality: ChangeName | None  # None before it is chosen
    stave: list[str]  # in the order laid
    layer: int | None  # the seat that laid the last card
    must_continue: bool  # the player to move may only compose or pick up
    shut: bool  # nothing can follow on the stave
    play_left: int  # cards in the PLAY stack
    rythm_left: int  # cards in the RYTHM stack
    discards: int  # RYTHM cards discarded
    discarded: list[ValueName] | None  # which; None without the memory aid
    silence: int | None  # turns without composing that would end the game, once that can happen
    to_lay: int  # PLAY cards that the player to move must still lay face up
    chosen: (
        list[ValueName] | None
    )  # RYTHM cards of the own exchange not yet done; None: not one's turn
    people: list[PersonView]  # by seat
    placing: list[int] | None  # each seat's place, when the game is over


def view(state: RythmNPlay, seat: int) -> RythmNPlayView:
    """Everything the seat may know (-1: a spectator); an unknown card is None."""
    return {
        "game": META.id,
        "seat": seat if seat >= 0 else None,
        "waiting": members(state.to_act()),
        "over": state.over(),
        "phase": PHASES[state.phase],
        "names": "solfege" if state.terms.solfege else "letters",
        "hand_limit": "all" if state.terms.all_count else "play",
        "first": state.first,
        "tonality": None if state.tone == NOBODY else CHANGES[state.tone - SHARP],
        "stave": write_play(state, row_list(state.stave, state.stave_size)),
        "layer": None if state.layer == NOBODY else state.layer,
        "must_continue": state.phase == ACT and legal.must_continue(state),
        "shut": legal.is_shut(state),
        "play_left": state.play_left,
        "rythm_left": state.rythm_left,
        "discards": rythm_size(state.discards),
        "discarded": write_rythm(rythm_list(state.discards)) if state.terms.memory_aid else None,
        "silence": _silence(state),
        "to_lay": _to_lay(state),
        "chosen": _chosen(state, seat),
        "people": [_person(state, other, seat) for other in range(state.players)],
        "placing": state.placing() if state.over() else None,
    }


def _silence(state: RythmNPlay) -> int | None:
    """How many turns without composing would end the game, once that can happen."""
    return min(state.silence, state.players) if state.silence > 0 else None


def _to_lay(state: RythmNPlay) -> int:
    """How many PLAY cards the player to move must still lay face up."""
    return legal.excess(state, state.people[state.turn]) if state.phase == LAY_DOWN else 0


def _chosen(state: RythmNPlay, viewer: int) -> list[ValueName] | None:
    """The RYTHM cards of an exchange not yet done: the player's own business."""
    return write_rythm(rythm_list(state.chosen)) if state.turn == viewer else None


def _person(state: RythmNPlay, seat: int, viewer: int) -> PersonView:
    person = state.people[seat]
    open_hand = seat == viewer or state.over()
    hidden_play = [None] * play_size(person.play)
    hidden_rythm = [None] * rythm_size(person.rythm)
    return {
        "play": write_play(state, play_list(person.play)) if open_hand else hidden_play,
        "rythm": write_rythm(rythm_list(person.rythm)) if open_hand else hidden_rythm,
        "face_down": play_total(person.pile),
        "picked_up": write_play(state, play_list(person.pile)) if state.terms.memory_aid else None,
        "face_up": write_play(state, play_list(person.face_up)),
        "score": scoring.score(state, seat),
    }


def pieces_by_place(state: RythmNPlay) -> dict[str, list[str]]:
    """Where every card lies, nothing hidden; of the stacks, the next card to be drawn first."""
    stack = row_list(state.play_stack, state.play_left)[::-1]
    rythms = rythm_row_list(state.rythm_stack, state.rythm_left)[::-1]
    where: dict[str, list[str]] = {
        PLAY_STACK: write_play(state, stack),
        RYTHM_STACK: [*write_rythm(rythms)],
        RYTHM_DISCARDS: [*write_rythm(rythm_list(state.discards))],
        STAVE: write_play(state, row_list(state.stave, state.stave_size)),
    }
    for seat, person in enumerate(state.people):
        where[place_of(PLAY_HAND, seat)] = write_play(state, play_list(person.play))
        where[place_of(RYTHM_HAND, seat)] = [*write_rythm(rythm_list(person.rythm))]
        where[place_of(FACE_DOWN_PILE, seat)] = write_play(state, play_list(person.pile))
        where[place_of(FACE_UP_CARDS, seat)] = write_play(state, play_list(person.face_up))
    return where


def pieces(state: RythmNPlay) -> list[str]:
    """Every card of the box."""
    play = play_list(state.terms.play_deck)
    return [*write_play(state, play), *write_rythm(rythm_list(RYTHM_DECK))]


def score_sheet(state: RythmNPlay) -> list[dict[str, int]]:
    """Each seat's half points by where they come from; they add up to its score."""
    sheet: list[dict[str, int]] = []
    for person in state.people:
        lines: dict[str, int] = {
            "face down": scoring.for_face_down(state.terms, person),
            "face up": scoring.for_face_up(state.terms, person),
        }
        if state.over():
            lines["RYTHM in hand"] = scoring.for_rythm(person)
        sheet.append(lines)
    return sheet


def _half(fact: int) -> float:
    return fact / 2


_WRITERS: Final[Mapping[str, Callable[[int], object]]] = {
    "card": name_face,
    "last": name_face,
    "tone": name_face,
    "cards": name_face,
    "value": one_of(VALUES),
    "rythm": one_of(VALUES),
    "values": one_of(VALUES),
    "beats": _half,
    "points": _half,
}


def show_facts(facts: Mapping[str, Fact]) -> dict[str, object]:
    """Facts of an event as plain data: cards by name, halves as numbers."""
    return write_facts(facts, _WRITERS)
