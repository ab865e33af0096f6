"""Setup: what each guitarist is dealt."""

from __future__ import annotations

from typing import Final

from bandstand.games.re_chord.material import HAND_LIMIT
from bandstand.games.re_chord.table import Table
from bandstand.kernel.bits import nth, popcount, shift
from bandstand.kernel.native import i64

ALL_GENRES: Final = 0x7E  # the six colours


def deal_cards(table: Table) -> None:
    """A genre and three chord cards to each; a song to all but the automa."""
    genres: i64 = ALL_GENRES
    for who, person in enumerate(table.people):
        person.genre = nth(genres, table.dice.below(popcount(genres)))
        genres ^= shift(1, person.genre)
        if who < table.players:
            person.song = nth(table.songs, table.dice.below(popcount(table.songs)))
            table.songs ^= shift(1, person.song)
    for who in range(len(table.people)):
        table.draw_cards(who, HAND_LIMIT)
