"""Solo play: what the automa does with the code of a song card. It is guitarist 1, you are 0."""

from __future__ import annotations

from bandstand.games.re_chord.abilities import remove_all, spaces_to_clear
from bandstand.games.re_chord.board import fret_spaces, neighbours
from bandstand.games.re_chord.cards import Song
from bandstand.games.re_chord.claims import complete_cards, play_in_order
from bandstand.games.re_chord.material import (
    BLUE,
    COLOURS,
    DOWN,
    EMPTY,
    FRETS,
    GREEN,
    GREY,
    HAND_LIMIT,
    ONE_FRET,
    PURPLE,
    RED,
    STRINGS,
    WHITE,
    WYLDE,
)
from bandstand.games.re_chord.reading import BAG_SOURCE, LOWEST_UNSCORED
from bandstand.games.re_chord.table import NOBODY, Table, spelled
from bandstand.kernel.bits import lowest, nth, popcount, shift
from bandstand.kernel.native import i64


def flip_and_place(table: Table) -> None:
    """Flip the next song card and place the pick its code names."""
    turn = table.turn
    flip(table)
    song = table.terms.song_set.songs[turn.song]
    turn.blind = 1 if song.source == BAG_SOURCE else 0
    if turn.blind != 0:
        pick = table.board.from_bag(table.dice)
    else:
        pick = table.board.empty_slot(song.source)
    turn.pick = EMPTY if turn.blind != 0 else pick
    turn.at = hole_by_code(table, song)
    table.place_pick(turn.at, pick, turn.blind != 0)


def flip(table: Table) -> None:
    """Turn up the next song; when all have been, the eleven that are not yours are shuffled."""
    if table.songs == 0:
        table.songs = shift(1, len(table.terms.song_set.songs)) - 1
        table.songs &= ~shift(1, table.people[0].song)
    turn = table.turn
    turn.song = nth(table.songs, table.dice.below(popcount(table.songs)))
    table.songs ^= shift(1, turn.song)
    if table.journal is not None:
        song = table.terms.song_set.songs[turn.song]
        table.tell("automa-flips", {"song": spelled(song.title), "code": spelled(song.code)})


def hole_by_code(table: Table, song: Song) -> i64:
    """The hole of the code's fret, or of the next with one, first in its direction; else none."""
    holes = table.board.holes()
    if holes == 0:
        return NOBODY
    fret = song.fret
    if fret == LOWEST_UNSCORED:
        fret = lowest(~table.scored)
    while holes & fret_spaces(fret) == 0:
        fret = (fret + 1) % FRETS
    strings = (holes >> (STRINGS * fret)) & ONE_FRET
    if song.backwards:
        while strings & (strings - 1) != 0:
            strings &= strings - 1
    return STRINGS * fret + lowest(strings)


def use_power(table: Table) -> None:
    """If the code says so, use the power of the pick just placed."""
    turn = table.turn
    pick = turn.pick
    if not table.terms.song_set.songs[turn.song].power:
        return
    if turn.blind != 0:
        remove_neighbour(table)
    elif pick == WHITE:
        place_another(table)
    elif pick in (RED, BLUE, GREY):
        disturb_latest(table, pick)
    elif pick == PURPLE:
        reveal_first(table)
    elif pick == GREEN:
        clear_commonest(table)


def place_another(table: Table) -> None:
    """White: the leftmost pick left in the supply follows by the same code."""
    space = hole_by_code(table, table.terms.song_set.songs[table.turn.song])
    if space == NOBODY:
        return
    slot: i64 = 0
    while table.board.in_slot(slot) == EMPTY:
        slot += 1
    table.place_pick(space, table.board.empty_slot(slot), False)


def disturb_latest(table: Table, pick: i64) -> None:
    """Red removes, blue moves, grey turns down your latest pick still on the board."""
    if not table.trail:
        return
    space = table.trail[len(table.trail) - 1]
    if pick == RED:
        table.remove_pick(space)
    elif pick == BLUE:
        hole = hole_by_code(table, table.terms.song_set.songs[table.turn.song])
        if hole != NOBODY:
            table.swap_spaces(space, hole)
    elif table.board.down & shift(1, space) == 0:
        table.turn_down(space)


def reveal_first(table: Table) -> None:
    """Purple: turn up the face-down pick of the lowest fret, there of the lowest string number."""
    down = table.board.down
    if down == 0:
        return
    fret = lowest(down) // STRINGS
    strings = (down >> (STRINGS * fret)) & ONE_FRET
    while strings & (strings - 1) != 0:
        strings &= strings - 1
    table.turn_up(STRINGS * fret + lowest(strings))


def clear_commonest(table: Table) -> None:
    """Green: remove the type most present in its fret; of equals face-down, wylde, pad order."""
    chosen = others_of_type(table, DOWN)
    chosen = larger(chosen, others_of_type(table, WYLDE))
    colour: i64 = 1
    while colour <= COLOURS:
        chosen = larger(chosen, others_of_type(table, colour))
        colour += 1
    remove_all(table, chosen)


def others_of_type(table: Table, pick: i64) -> i64:
    """The picks of a type in its fret; the automa always spares its own green."""
    return spaces_to_clear(table, pick) & ~shift(1, table.turn.at)


def larger(one: i64, other: i64) -> i64:
    """The set with more members, the first of equals."""
    return other if popcount(other) > popcount(one) else one


def remove_neighbour(table: Table) -> None:
    """Face down: remove the neighbour on the higher string number, else on the lower."""
    beside = neighbours(table.turn.at) & table.board.taken()
    if beside != 0:
        table.remove_pick(lowest(beside))


def refill_row(table: Table) -> None:
    """Fill the row up to three; a card that is complete already is played at once."""
    person = table.people[1]
    drawn = table.draw_cards(1, HAND_LIMIT - popcount(person.hand))
    if table.journal is not None and drawn != 0:
        table.tell("automa-row", {"cards": table.spelled_cards(drawn)})
    play_in_order(table, 1, complete_cards(table, person.hand))
