"""One guitarist's cards, fame and knowledge; in solo play the automa is one too."""

from __future__ import annotations

from typing import final

from bandstand.kernel.native import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Guitarist:
    """What lies in front of one guitarist, and what only they know."""

    __slots__ = (
        "chord_fame",
        "genre",
        "gold_fame",
        "golden",
        "hand",
        "holds",
        "holds_all",
        "knows",
        "names",
        "played",
        "rest",
        "song",
        "song_fame",
    )

    def __init__(
        self,
        genre: i64,
        song: i64,
        hand: i64,
        holds: i64,
        played: i64,
        golden: i64,
        names: i64,
        chord_fame: i64,
        gold_fame: i64,
        song_fame: i64,
        knows: i64,
        rest: i64,
        holds_all: i64 = 0,
    ) -> None:
        self.genre = genre  # a colour
        self.song = song  # a number in the song set; NO_SONG for the automa
        self.hand = hand  # chord cards; the automa's face-up row
        self.holds = holds  # those with the standing order to hold
        self.played = played  # the tableau
        self.golden = golden  # of the tableau, cards scored with their re-chord value
        self.names = names  # the chords in the tableau
        self.chord_fame = chord_fame  # silver and gold
        self.gold_fame = gold_fame
        self.song_fame = song_fame  # 0 until the song is played
        self.knows = knows  # spaces of face-down picks they drew from the bag themselves
        self.rest = rest  # own turns since they last drew two
        self.holds_all = holds_all  # 1: cards that come to the hand are held by default

    def clone(self) -> Guitarist:
        """An independent copy."""
        return Guitarist(
            self.genre,
            self.song,
            self.hand,
            self.holds,
            self.played,
            self.golden,
            self.names,
            self.chord_fame,
            self.gold_fame,
            self.song_fame,
            self.knows,
            self.rest,
            self.holds_all,
        )

    def packed(self) -> tuple[int, ...]:
        """The fields, in the constructor's order."""
        return (
            self.genre,
            self.song,
            self.hand,
            self.holds,
            self.played,
            self.golden,
            self.names,
            self.chord_fame,
            self.gold_fame,
            self.song_fame,
            self.knows,
            self.rest,
            self.holds_all,
        )
