"""The events of Take the A Chord, in the order of the rulebook; nothing is told to nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.a_chord.legal import owner
from bandstand.games.a_chord.moves import write_card, write_cards
from bandstand.games.tricks import DECK, HAND, PLAYED, tell_hand
from bandstand.kernel.bits import shift
from bandstand.kernel.event import EVERYBODY, NOBODY_KNOWS, Fact, Travel, place_of, travels
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.a_chord.state import AChord


# Places, besides those of trick games.
TURNED_UP: Final = "turned up"
LEFT_OVER: Final = "left over"
SET_ASIDE: Final = "set aside"


def cards_gathered(state: AChord) -> list[Travel]:
    """The cards of the last stage, which are about to be shuffled; told when they are dealt."""
    if state.journal is None or state.stage == 0:
        return []
    turned_up = [write_card(state.turned_up)]
    gathered = travels(turned_up, TURNED_UP, DECK, EVERYBODY)
    gathered += travels(write_cards(state.left_over), LEFT_OVER, DECK, NOBODY_KNOWS)
    for seat in range(state.players):
        cards = write_cards(state.people[seat].played)
        gathered += travels(cards, place_of(PLAYED, seat), DECK, EVERYBODY)
    return gathered


def stage_begun(state: AChord, gathered: list[Travel]) -> None:
    """A stage begins: who leads, the card that names the key, and each hand to its owner."""
    if state.journal is None:
        return
    facts: dict[str, Fact] = {
        "stage": state.stage + 1,
        "seat": state.first_leader,
        "place": state.leader,
    }
    left_over = travels(write_cards(state.left_over), DECK, LEFT_OVER, NOBODY_KNOWS)
    state.tell("stage-begins", facts, gathered + left_over)
    turned_up = travels([write_card(state.turned_up)], DECK, TURNED_UP, EVERYBODY)
    state.tell("key-turned-up", {"card": state.turned_up, "key": state.key}, turned_up)
    for seat in range(state.players):
        cards = write_cards(state.people[seat].aside)
        aside = travels(cards, DECK, place_of(SET_ASIDE, seat), NOBODY_KNOWS)
        _tell_hand(state, seat, DECK, aside)


def card_played(state: AChord, place: i64, card: i64) -> None:
    """A card is played; two players also say to which of their places."""
    if state.journal is None:
        return
    seat = owner(state, place)
    laid = travels([write_card(card)], place_of(HAND, seat), place_of(PLAYED, seat), EVERYBODY)
    if state.players == 2:
        state.tell("card-played-to", {"seat": seat, "spot": place, "card": card}, laid)
    else:
        state.tell("card-played", {"seat": seat, "card": card}, laid)


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
    for seat in range(state.players):
        _tell_hand(state, seat, place_of(SET_ASIDE, seat), [])


def _tell_hand(state: AChord, seat: i64, origin: str, others: list[Travel]) -> None:
    """A seat sees its own cards; what else goes to it nobody sees."""
    hand = state.people[seat].hand
    dealt = travels(write_cards(hand), origin, place_of(HAND, seat), shift(1, seat))
    tell_hand(state, seat, hand, dealt + others)
