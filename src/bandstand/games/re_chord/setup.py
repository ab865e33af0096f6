"""Setup: a new game from the options of a table, and what each guitarist is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.re_chord import events
from bandstand.games.re_chord.material.fretboard import ALL_GENRES
from bandstand.games.re_chord.material.limits import NOBODY
from bandstand.games.re_chord.play.claims import draw_cards
from bandstand.games.re_chord.play.picks import refill_supply
from bandstand.games.re_chord.play.turn import begin_turn
from bandstand.kernel.bits import nth, popcount, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.event import Event
from bandstand.kernel.native import i64
from bandstand.kernel.options import Options

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord


def deal(players: int, options: Options, dice: Dice, listener: list[Event] | None) -> ReChord:
    """A new game with these options, as ``Game.settle`` returns them."""
    # Imported here because the state imports this file.
    from bandstand.games.re_chord.state import blank
    from bandstand.games.re_chord.state.terms import terms_of

    game = blank(players, terms_of(players, options), dice, listener)
    set_up(game)
    return game


def set_up(state: ReChord) -> None:
    """Choose who starts; deal genres, songs and chord cards; fill the supply."""
    choose_first(state)
    deal_cards(state)
    events.cards_dealt(state)
    refill_supply(state)
    begin_turn(state)


def choose_first(state: ReChord) -> None:
    """The dice choose who starts unless a seat was named."""
    first = state.terms.first
    state.turn.active = first if first != NOBODY else state.dice.below(state.players)


def deal_cards(state: ReChord) -> None:
    """A genre and three chord cards to each; a song to all but the automa."""
    genres: i64 = ALL_GENRES
    for who, person in enumerate(state.people):
        person.genre = nth(genres, state.dice.below(popcount(genres)))
        genres ^= shift(1, person.genre)
        if who < state.players:
            person.song = nth(state.songs, state.dice.below(popcount(state.songs)))
            state.songs ^= shift(1, person.song)
    for who in range(len(state.people)):
        draw_cards(state, who, state.terms.hand)
