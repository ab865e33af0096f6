"""The events of Take the A Chord, in the order of the rulebook; nothing is told to nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.a_chord.legal import owner
from bandstand.games.tricks import tell_hand
from bandstand.kernel.event import Fact
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.a_chord.state import AChord


def stage_begun(state: AChord) -> None:
    """A stage begins: who leads, the card that names the key, and each hand to its owner."""
    if state.journal is None:
        return
    state.tell(
        "stage-begins",
        {"stage": state.stage + 1, "seat": state.first_leader, "place": state.leader},
    )
    state.tell("key-turned-up", {"card": state.turned_up, "key": state.key})
    _tell_hands(state)


def card_played(state: AChord, place: i64, card: i64) -> None:
    """A card is played; two players also say to which of their places."""
    if state.journal is None:
        return
    seat = owner(state, place)
    if state.players == 2:
        state.tell("card-played-to", {"seat": seat, "spot": place, "card": card})
    else:
        state.tell("card-played", {"seat": seat, "card": card})


def trick_won(state: AChord, place: i64, tokens: i64) -> None:
    """A trick goes to the owner of a place; more than one token means that it was improvised."""
    if state.journal is None:
        return
    kind = "improvised-trick-won" if tokens > 1 else "trick-won"
    state.tell(kind, {"seat": owner(state, place), "place": place, "tokens": tokens})


def spotlight_taken(state: AChord, seat: i64) -> None:
    """The spotlight has a new owner."""
    if state.journal is None:
        return
    state.tell("spotlight", {"seat": seat})


def key_changed(state: AChord, place: i64, chord: i64) -> None:
    """The key is about to move to this chord, or is repeated, and the place leads."""
    if state.journal is None:
        return
    kind = "key-repeated" if chord == state.key else "key-changed"
    state.tell(kind, {"seat": owner(state, place), "place": place, "key": chord})


def improvised(state: AChord, place: i64) -> None:
    """A round has turned face down, for the first, second or third time in this trick."""
    if state.journal is None:
        return
    facts: dict[str, Fact] = {
        "seat": owner(state, place),
        "place": place,
        "key": state.key,
        "times": state.face_down,
    }
    state.tell("improvisation", facts)


def stage_scored(state: AChord, seat: i64, points: i64) -> None:
    """One line of the score pad, read out."""
    if state.journal is None:
        return
    person = state.people[seat]
    facts: dict[str, Fact] = {
        "seat": seat,
        "tokens": person.trick_tokens,
        "improvisations": person.improvisation_tokens,
        "points": points,
        "total": person.total,
    }
    state.tell("stage-scored-with-spotlight" if state.spotlight == seat else "stage-scored", facts)


def game_ended(state: AChord) -> None:
    """All stages are scored: who has won."""
    if state.journal is None:
        return
    state.tell_winners()


def second_half_begun(state: AChord) -> None:
    """Two players take up their second piles."""
    if state.journal is None:
        return
    state.tell("second-half", {"seat": owner(state, state.leader), "place": state.leader})
    _tell_hands(state)


def _tell_hands(state: AChord) -> None:
    """Each seat sees its own cards."""
    for seat in range(state.players):
        tell_hand(state, seat, state.people[seat].hand)
