"""Re-Chord, by Marshall Britt and Andrew Toth: picks, chords and songs on a fretboard."""

from __future__ import annotations

from bandstand.games.re_chord import (
    advice,
    english,
    french,
    japanese,
    material,
    meta,
    notation,
    opening,
    rules,
    view,
)
from bandstand.games.re_chord.bot import heuristic
from bandstand.kernel.files import text_beside
from bandstand.kernel.game import Game

GAME = Game(
    meta=meta.META,
    deal=opening.deal,
    unpack=rules.unpack,
    move_count=material.MOVE_COUNT,
    write_move=notation.write_move,
    read_move=notation.read_move,
    view=view.view,
    pieces_by_place=view.pieces_by_place,
    score_sheet=view.score_sheet,
    show_facts=view.show_facts,
    phrases=english.PHRASES,
    pieces=view.pieces,
    heuristic=heuristic.ReChordHeuristic(),
    guide=text_beside(__file__, "guide.md"),
    check=meta.check,
    guides={
        "fr": text_beside(__file__, "guide.fr.md"),
        "ja": text_beside(__file__, "guide.ja.md"),
    },
    phrase_move=notation.phrase_move,
    advice=advice.ADVICE,
    translations={"fr": french.PHRASES, "ja": japanese.PHRASES},
    revealing=frozenset(("pick-revealed", "chord-tried")),
)
