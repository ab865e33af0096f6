"""Chord cards and songs: drawing and playing them, re-chords, clang, and the standing orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.re_chord import events
from bandstand.games.re_chord.knowledge import see_drawn, see_returned
from bandstand.games.re_chord.legal.chords import complete_cards, is_complete
from bandstand.games.re_chord.material.cards import NO_SONG
from bandstand.kernel.bits import lowest, popcount, shift
from bandstand.kernel.deal import draw
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord

# -- The deck ------------------------------------------------------------------------------------


def draw_cards(state: ReChord, who: i64, count: i64) -> i64:
    """Draw chord cards, as many as there are; returns those drawn."""
    drawn = draw(state.deck, min(count, popcount(state.deck)), state.dice)
    state.deck ^= drawn
    person = state.people[who]
    person.hand |= drawn
    if person.holds_all != 0:
        person.holds |= drawn
    see_drawn(state, who)
    return drawn


def shuffle_in(state: ReChord, who: i64, card: i64) -> None:
    """Return a card from a hand to the deck."""
    bit = shift(1, card)
    person = state.people[who]
    person.hand ^= bit
    person.holds &= ~bit
    state.deck |= bit


# -- Completing chords ---------------------------------------------------------------------------


def claim(state: ReChord, who: i64, number: i64) -> None:
    """A guitarist plays a card by their own choice; on their own turn it may be replaced."""
    events.chord_tried(state, who, number)
    if not is_complete(state.board, state.terms.song_set.cards[number]):
        clang(state, who, number)
        return
    play_chord(state, who, number)
    if state.turn.active == who and state.deck != 0:
        state.turn.offers += 1


def clang(state: ReChord, who: i64, number: i64) -> None:
    """A wrong try: the card is shown and shuffled into the deck."""
    events.clang(state, who, number)
    shuffle_in(state, who, number)
    viewer: i64 = 0
    while viewer < state.terms.guitarists:
        see_returned(state, viewer, number)
        viewer += 1


def answer_offer(state: ReChord, accepted: bool) -> None:
    """A replacement for a chord played on one's own turn, while there are cards."""
    turn = state.turn
    turn.offers -= 1
    if accepted:
        drawn = draw_cards(state, turn.active, 1)
        events.replacement_drawn(state, drawn)
        if state.deck == 0:
            turn.offers = 0


def play_chord(state: ReChord, who: i64, number: i64) -> None:
    """Lay a complete card into the tableau: silver for a new name, gold for a re-chord."""
    card = state.terms.song_set.cards[number]
    person = state.people[who]
    bit = shift(1, number)
    person.hand ^= bit
    person.holds &= ~bit
    person.played |= bit
    earned = card.silver
    golden = person.names & shift(1, card.name) != 0
    if golden:
        earned = card.gold
        person.golden |= bit
        person.gold_fame += earned
    person.names |= shift(1, card.name)
    person.chord_fame += earned
    events.chord_played(state, who, card, earned, golden)
    play_song(state, who)


def play_song(state: ReChord, who: i64) -> None:
    """A song is played as soon as all its chords are in the tableau."""
    person = state.people[who]
    if person.song == NO_SONG or person.song_fame != 0:
        return
    song = state.terms.song_set.songs[person.song]
    if song.names & ~person.names == 0:
        person.song_fame = song.fame
        events.song_played(state, who, song)


def play_in_order(state: ReChord, who: i64, cards: i64) -> None:
    """Play all these cards, those that lose least by being silver first."""
    while cards != 0:
        chosen = first_in_order(state, cards)
        play_chord(state, who, chosen)
        cards ^= shift(1, chosen)


def first_in_order(state: ReChord, cards: i64) -> i64:
    """The one of the cards that is played first: the smallest gold - silver, then the lowest id."""
    every = state.terms.song_set.cards
    chosen: i64 = lowest(cards)
    rest = cards & (cards - 1)
    while rest != 0:
        other = lowest(rest)
        if every[other].order < every[chosen].order:
            chosen = other
        rest &= rest - 1
    return chosen


# -- Standing orders -----------------------------------------------------------------------------


def hold(state: ReChord, seat: i64, card: i64) -> None:
    """Let a card wait although it is complete."""
    state.people[seat].holds |= shift(1, card)
    events.card_held(state, seat, card)


def release(state: ReChord, seat: i64, card: i64) -> None:
    """Back to the order to claim; a complete card is played at once."""
    state.people[seat].holds &= ~shift(1, card)
    events.card_released(state, seat, card)
    if is_complete(state.board, state.terms.song_set.cards[card]):
        claim(state, seat, card)


def order_all(state: ReChord, who: i64, hold: bool) -> None:
    """Give all cards one order, those in hand and those to come; a claim plays what was held."""
    person = state.people[who]
    held = person.holds
    person.holds_all = 1 if hold else 0
    person.holds = person.hand if hold else 0
    events.all_ordered(state, who, hold)
    released: i64 = 0 if hold else complete_cards(state, held)
    while released != 0:
        chosen = first_in_order(state, released)
        claim(state, who, chosen)
        released ^= shift(1, chosen)


def settle(state: ReChord) -> None:
    """After a change of the board: the automa's row and the standing orders act.

    An active guitarist has been asked; the others follow clockwise.
    """
    turn = state.turn
    turn.changed = 0
    guitarists = state.terms.guitarists
    step: i64 = 0
    while step < guitarists:
        who = (turn.active + step) % guitarists
        person = state.people[who]
        step += 1
        if state.is_automa(who):
            play_in_order(state, who, complete_cards(state, person.hand))
        elif who != turn.active and not state.terms.live:
            play_in_order(state, who, complete_cards(state, person.hand & ~person.holds))


def play_final(state: ReChord) -> None:
    """At the end all complete cards are played, held ones too, the active guitarist first."""
    guitarists = state.terms.guitarists
    step: i64 = 0
    while step < guitarists:
        who = (state.turn.active + step) % guitarists
        play_in_order(state, who, complete_cards(state, state.people[who].hand))
        step += 1
