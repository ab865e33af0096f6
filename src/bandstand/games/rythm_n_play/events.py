"""Every event of Rythm 'n' Play that is told, in the order in which they come up.

Only here is asked whether anybody listens: the rules call these functions in any case.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.rythm_n_play import legal, scoring
from bandstand.games.rythm_n_play.material import (
    half_beats,
    play_list,
    play_total,
    row_list,
    rythm_list,
)
from bandstand.games.rythm_n_play.moves import write_play, write_rythm
from bandstand.kernel.bits import shift
from bandstand.kernel.event import EVERYBODY, Travel, place_of, travels
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.rythm_n_play.state import RythmNPlay
    from bandstand.kernel.event import Fact


def faces(state: RythmNPlay, cards: i64) -> list[int]:
    """These PLAY cards, each by its printed name, in order of sort."""
    return [state.terms.face(sort) for sort in play_list(cards)]


# -- Pieces on their way ---------------------------------------------------------------------------

PLAY_STACK: Final = "PLAY stack"
RYTHM_STACK: Final = "RYTHM stack"
RYTHM_DISCARDS: Final = "RYTHM discards"
STAVE: Final = "stave"
PLAY_HAND: Final = "PLAY hand"  # places of a seat: see ``place_of``
RYTHM_HAND: Final = "RYTHM hand"
FACE_DOWN_PILE: Final = "face down"
FACE_UP_CARDS: Final = "face up"


def _play_drawn(state: RythmNPlay, seat: i64, cards: i64) -> list[Travel]:
    """PLAY cards on their way to a hand, whose owner alone sees them."""
    names = write_play(state, play_list(cards))
    return travels(names, PLAY_STACK, place_of(PLAY_HAND, seat), shift(1, seat))


def _rythm_drawn(seat: i64, sorts: list[int]) -> list[Travel]:
    """RYTHM cards on their way to a hand, whose owner alone sees them."""
    return travels(write_rythm(sorts), RYTHM_STACK, place_of(RYTHM_HAND, seat), shift(1, seat))


def _play_laid(state: RythmNPlay, seat: i64, sort: i64, target: str) -> list[Travel]:
    """A PLAY card of a hand on its way, seen by all."""
    return travels(write_play(state, [sort]), place_of(PLAY_HAND, seat), target, EVERYBODY)


# -- Set-up --------------------------------------------------------------------------------------


def game_begins(state: RythmNPlay) -> None:
    """Who is first; the player on their right chooses the Tonality."""
    if state.journal is None:
        return
    state.tell("game-begins", {"seat": state.first})


def hands_dealt(state: RythmNPlay) -> None:
    """Each hand, to its owner."""
    if state.journal is None:
        return
    for seat in range(state.players):
        person = state.people[seat]
        state.tell_some(
            "hand-dealt",
            {"seat": seat},
            {"cards": faces(state, person.play), "values": rythm_list(person.rythm)},
            shift(1, seat),
            _play_drawn(state, seat, person.play) + _rythm_drawn(seat, rythm_list(person.rythm)),
        )


def tonality_chosen(state: RythmNPlay, seat: i64) -> None:
    """The side of the Tonality card with which the game begins."""
    if state.journal is None:
        return
    state.tell("tonality-chosen", {"seat": seat, "tone": state.tone})


# -- How to play ---------------------------------------------------------------------------------


def note_composed(state: RythmNPlay, seat: i64, sort: i64) -> None:
    """A Note at the end of the stave."""
    if state.journal is None:
        return
    laid = _play_laid(state, seat, sort, STAVE)
    state.tell("note-composed", {"seat": seat, "card": state.terms.face(sort)}, laid)


def change_composed(state: RythmNPlay, seat: i64, sort: i64) -> None:
    """A Change at the end of the stave, which may shut it."""
    if state.journal is None:
        return
    kind = "stave-shut" if legal.is_shut(state) else "change-composed"
    facts: dict[str, Fact] = {"seat": seat, "card": state.terms.face(sort), "tone": sort}
    state.tell(kind, facts, _play_laid(state, seat, sort, STAVE))


def stave_picked_up(state: RythmNPlay, seat: i64) -> None:
    """The whole stave, face down before the seat; told while it still lies there."""
    if state.journal is None:
        return
    cards = write_play(state, row_list(state.stave, state.stave_size))
    taken = travels(cards, STAVE, place_of(FACE_DOWN_PILE, seat), EVERYBODY)
    state.tell("stave-picked-up", {"seat": seat, "count": state.stave_size}, taken)


def rythm_chosen(state: RythmNPlay, seat: i64, sort: i64) -> None:
    """A RYTHM card put towards an exchange, which nobody else can see."""
    if state.journal is None:
        return
    facts: dict[str, Fact] = {"seat": seat, "rythm": sort, "beats": half_beats(state.chosen)}
    state.tell_only("rythm-chosen", facts, shift(1, seat))


def exchanged(state: RythmNPlay, seat: i64, spent: i64) -> None:
    """The RYTHM cards spent, for all to see."""
    if state.journal is None:
        return
    facts: dict[str, Fact] = {
        "seat": seat,
        "values": rythm_list(spent),
        "beats": half_beats(spent),
    }
    cards = write_rythm(rythm_list(spent))
    discarded = travels(cards, place_of(RYTHM_HAND, seat), RYTHM_DISCARDS, EVERYBODY)
    state.tell("exchanged", facts, discarded)


def play_drawn(state: RythmNPlay, seat: i64, drawn: i64) -> None:
    """The PLAY cards drawn, for the player to see."""
    if state.journal is None:
        return
    cards = faces(state, drawn)
    state.tell_some(
        "play-drawn",
        {"seat": seat, "count": len(cards)},
        {"cards": cards},
        shift(1, seat),
        _play_drawn(state, seat, drawn),
    )


def play_stack_empty(state: RythmNPlay) -> None:
    """The last PLAY card is drawn: the next stave picked up ends the game."""
    if state.journal is None:
        return
    state.tell("play-stack-empty", {})


def card_laid(state: RythmNPlay, seat: i64, sort: i64) -> None:
    """A PLAY card laid face up, beyond the hand limit."""
    if state.journal is None:
        return
    laid = _play_laid(state, seat, sort, place_of(FACE_UP_CARDS, seat))
    state.tell("card-laid", {"seat": seat, "card": state.terms.face(sort)}, laid)


def discards_shuffled(state: RythmNPlay, discards: i64) -> None:
    """The discards, which all have seen, are the new RYTHM stack."""
    if state.journal is None:
        return
    cards = write_rythm(rythm_list(discards))
    shuffled = travels(cards, RYTHM_DISCARDS, RYTHM_STACK, EVERYBODY)
    state.tell("discards-shuffled", {"count": state.rythm_left}, shuffled)


def rythm_taken(state: RythmNPlay, seat: i64, sort: i64) -> None:
    """A RYTHM card taken, for the player to see."""
    if state.journal is None:
        return
    taken = _rythm_drawn(seat, [sort])
    state.tell_some("rythm-taken", {"seat": seat}, {"rythm": sort}, shift(1, seat), taken)


def passed(state: RythmNPlay, seat: i64) -> None:
    """A turn without a legal action."""
    if state.journal is None:
        return
    state.tell("passed", {"seat": seat})


# -- The end of the game -------------------------------------------------------------------------


def silent_lap(state: RythmNPlay) -> None:
    """Nobody composed for a whole lap, so that there is no last stave."""
    if state.journal is None:
        return
    state.tell("silent-lap", {})


def game_scored(state: RythmNPlay) -> None:
    """Each player's count, with the hand that is now shown; then who has won."""
    if state.journal is None:
        return
    for seat in range(state.players):
        player_scored(state, seat)
    state.tell_winners()


def player_scored(state: RythmNPlay, seat: i64) -> None:
    """One player's count, with the hand that is now shown."""
    person = state.people[seat]
    state.tell(
        "scored",
        {
            "seat": seat,
            "down": play_total(person.pile),
            "up": play_total(person.face_up),
            "beats": half_beats(person.rythm),
            "points": scoring.score(state, seat),
            "values": rythm_list(person.rythm),
            "cards": faces(state, person.play),
        },
    )
