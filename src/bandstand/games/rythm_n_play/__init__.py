"""Rythm 'n' Play, by Ludovic Barbe: notes up and down a stave that the last to add takes."""

from __future__ import annotations

from bandstand.games.rythm_n_play import (
    advice,
    french,
    japanese,
    meta,
    moves,
    notation,
    rules,
    view,
)
from bandstand.games.rythm_n_play.bot import heuristic
from bandstand.kernel.files import text_beside
from bandstand.kernel.game import Game

GAME = Game(
    meta=meta.META,
    deal=rules.deal,
    unpack=rules.unpack,
    move_count=moves.MOVE_COUNT,
    write_move=notation.write_move,
    read_move=notation.read_move,
    view=view.view,
    pieces_by_place=view.pieces_by_place,
    score_sheet=view.score_sheet,
    show_facts=view.show_facts,
    phrases=view.PHRASES,
    pieces=view.pieces,
    heuristic=heuristic.RythmNPlayHeuristic(),
    guide=text_beside(__file__, "guide.md"),
    phrase_move=notation.phrase_move,
    advice=advice.ADVICE,
    translations={"fr": french.PHRASES, "ja": japanese.PHRASES},
    guides={
        "fr": text_beside(__file__, "guide.fr.md"),
        "ja": text_beside(__file__, "guide.ja.md"),
    },
)
