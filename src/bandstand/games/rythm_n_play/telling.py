"""The events of Rythm 'n' Play that take more than a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.rythm_n_play.material import half_beats, play_list, play_total, rythm_list
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.rythm_n_play.rules import RythmNPlay


def faces(state: RythmNPlay, cards: i64) -> list[int]:
    """These PLAY cards, each by its printed name, in order of sort."""
    return [state.terms.face(sort) for sort in play_list(cards)]


def tell_deal(state: RythmNPlay) -> None:
    """The game begins: who is first, who chooses the Tonality, and each hand to its owner."""
    state.tell("game-begins", {"seat": state.first})
    for seat in range(state.players):
        person = state.people[seat]
        state.tell_some(
            "hand-dealt",
            {"seat": seat},
            {"cards": faces(state, person.play), "values": rythm_list(person.rythm)},
            shift(1, seat),
        )


def tell_exchange(state: RythmNPlay, seat: i64, spent: i64, drawn: i64) -> None:
    """What was spent is for all to see, what was drawn for the player."""
    state.tell(
        "exchanged",
        {"seat": seat, "values": rythm_list(spent), "beats": half_beats(spent)},
    )
    cards = faces(state, drawn)
    state.tell_some(
        "play-drawn", {"seat": seat, "count": len(cards)}, {"cards": cards}, shift(1, seat)
    )


def tell_score(state: RythmNPlay, seat: i64) -> None:
    """One player's count, with the hand that is now shown."""
    person = state.people[seat]
    state.tell(
        "scored",
        {
            "seat": seat,
            "down": play_total(person.pile),
            "up": play_total(person.face_up),
            "beats": half_beats(person.rythm),
            "points": state.score(seat),
            "values": rythm_list(person.rythm),
            "cards": faces(state, person.play),
        },
    )
