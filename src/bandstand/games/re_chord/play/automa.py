"""Solo play: what the automa does with the code of a song card, and its row of chords."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.re_chord import events
from bandstand.games.re_chord.legal.chords import complete_cards
from bandstand.games.re_chord.legal.questions import picks_beside, spaces_to_clear
from bandstand.games.re_chord.material.cards import BAG_SOURCE, LOWEST_UNSCORED, Song
from bandstand.games.re_chord.material.fretboard import (
    BLUE,
    COLOURS,
    DOWN,
    EMPTY,
    FRETS,
    GREEN,
    GREY,
    NO_SPACE,
    PURPLE,
    RED,
    WHITE,
    WYLDE,
    fret_index,
    fret_spaces,
    space_in_fret,
    strings_in_fret,
)
from bandstand.games.re_chord.material.limits import AUTOMA
from bandstand.games.re_chord.play.claims import draw_cards, play_in_order
from bandstand.games.re_chord.play.picks import (
    place_pick,
    remove_pick,
    remove_picks,
    swap_picks,
    turn_down,
    turn_up,
)
from bandstand.kernel.bits import lowest, nth, popcount, shift
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord

# -- Its code ------------------------------------------------------------------------------------


def flip_and_place(state: ReChord) -> None:
    """Flip the next song card and place the pick its code names."""
    turn = state.turn
    flip(state)
    song = flipped(state)
    turn.blind = 1 if song.source == BAG_SOURCE else 0
    if turn.blind != 0:
        pick = state.board.from_bag(state.dice)
    else:
        pick = state.board.empty_slot(song.source)
    turn.pick = EMPTY if turn.blind != 0 else pick
    turn.at = hole_by_code(state, song)
    place_pick(state, turn.at, pick, song.source, turn.blind != 0)


def flip(state: ReChord) -> None:
    """Turn up the next song; when all have been, the eleven that are not yours are shuffled."""
    if state.songs == 0:
        state.songs = state.terms.song_set.all_songs() & ~shift(1, state.people[0].song)
    turn = state.turn
    turn.song = nth(state.songs, state.dice.below(popcount(state.songs)))
    state.songs ^= shift(1, turn.song)
    events.automa_flips(state, flipped(state))


def flipped(state: ReChord) -> Song:
    """The song card whose code the automa follows in this turn."""
    return state.terms.song_set.songs[state.turn.song]


def hole_by_code(state: ReChord, song: Song) -> i64:
    """The hole of the code's fret, or of the next with one, first in its direction; else none."""
    holes = state.board.holes(state.terms.spaces)
    if holes == 0:
        return NO_SPACE
    fret = song.fret
    if fret == LOWEST_UNSCORED:
        fret = lowest(~state.scored)
    while holes & fret_spaces(fret) == 0:
        fret = (fret + 1) % FRETS
    strings = strings_in_fret(holes, fret)
    return space_in_fret(fret, highest(strings) if song.backwards else lowest(strings))


def highest(strings: i64) -> i64:
    """The last member of a set that is not empty: of strings, the one with the lowest number."""
    while strings & (strings - 1) != 0:
        strings &= strings - 1
    return lowest(strings)


# -- Its powers ----------------------------------------------------------------------------------


def use_power(state: ReChord) -> None:
    """If the code says so, use the power of the pick just placed."""
    turn = state.turn
    pick = turn.pick
    if not flipped(state).power:
        return
    if turn.blind != 0:
        remove_neighbour(state)
    elif pick == WHITE:
        place_another(state)
    elif pick in (RED, BLUE, GREY):
        disturb_latest(state, pick)
    elif pick == PURPLE:
        reveal_first(state)
    elif pick == GREEN:
        clear_commonest(state)


def place_another(state: ReChord) -> None:
    """White: the leftmost pick left in the supply follows by the same code."""
    space = hole_by_code(state, flipped(state))
    if space == NO_SPACE:
        return
    slot: i64 = 0
    while state.board.in_slot(slot) == EMPTY:
        slot += 1
    place_pick(state, space, state.board.empty_slot(slot), slot, False)


def disturb_latest(state: ReChord, pick: i64) -> None:
    """Red removes, blue moves, grey turns down your latest pick still on the board."""
    if not state.trail:
        return
    space = state.trail[len(state.trail) - 1]
    if pick == RED:
        remove_pick(state, space)
    elif pick == BLUE:
        hole = hole_by_code(state, flipped(state))
        if hole != NO_SPACE:
            swap_picks(state, space, hole)
    elif not state.board.is_down(space):
        turn_down(state, space)


def reveal_first(state: ReChord) -> None:
    """Purple: turn up the face-down pick of the lowest fret, there of the lowest string number."""
    down = state.board.down
    if down == 0:
        return
    fret = fret_index(lowest(down))
    turn_up(state, space_in_fret(fret, highest(strings_in_fret(down, fret))))


def clear_commonest(state: ReChord) -> None:
    """Green: remove the type most present in its fret; of equals face-down, wylde, pad order."""
    chosen = others_of_type(state, DOWN)
    chosen = larger(chosen, others_of_type(state, WYLDE))
    colour: i64 = 1
    while colour <= COLOURS:
        chosen = larger(chosen, others_of_type(state, colour))
        colour += 1
    remove_picks(state, chosen)


def others_of_type(state: ReChord, pick: i64) -> i64:
    """The picks of a type in its fret; the automa always spares its own green."""
    return spaces_to_clear(state, pick) & ~shift(1, state.turn.at)


def larger(one: i64, other: i64) -> i64:
    """The set with more members, the first of equals."""
    return other if popcount(other) > popcount(one) else one


def remove_neighbour(state: ReChord) -> None:
    """Face down: remove the neighbour on the higher string number, else on the lower."""
    beside = picks_beside(state.board, state.turn.at)
    if beside != 0:
        remove_pick(state, lowest(beside))


# -- Its chords ----------------------------------------------------------------------------------


def refill_row(state: ReChord) -> None:
    """Fill the row up to three; a card that is complete already is played at once."""
    person = state.people[AUTOMA]
    drawn = draw_cards(state, AUTOMA, state.terms.hand - popcount(person.hand))
    events.automa_row_filled(state, drawn)
    play_in_order(state, AUTOMA, complete_cards(state, person.hand))
