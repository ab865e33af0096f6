"""One guitarist's cards, fame and knowledge; in solo play the automa is one too."""

from __future__ import annotations

from typing import Final, final

from bandstand.games.re_chord.material.cards import NO_SONG
from bandstand.kernel.native import i64, mypyc_attr

FIRST_REST: Final = 2  # own turns since the last draw, before the first turn

# In the order of the constructor and of ``packed``.
_FIELDS: Final = (
    "genre",
    "song",
    "hand",
    "holds",
    "played",
    "golden",
    "names",
    "chord_fame",
    "gold_fame",
    "song_fame",
    "knows",
    "rest",
    "holds_all",
)


@final
@mypyc_attr(acyclic=True)
class Guitarist:
    """What lies in front of one guitarist, and what only they know."""

    __slots__ = _FIELDS

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
        holds_all: i64,
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
        return tuple([getattr(self, name) for name in _FIELDS])


def newcomer() -> Guitarist:
    """A guitarist who has been dealt nothing yet."""
    return Guitarist(
        genre=0,
        song=NO_SONG,
        hand=0,
        holds=0,
        played=0,
        golden=0,
        names=0,
        chord_fame=0,
        gold_fame=0,
        song_fame=0,
        knows=0,
        rest=FIRST_REST,
        holds_all=0,
    )


def unpack_guitarist(packed: tuple[int, ...]) -> Guitarist:
    """The guitarist that ``packed`` described; snapshots of old lack ``holds_all``."""
    missing = len(_FIELDS) - len(packed)
    return Guitarist(*packed, *([0] * missing))
