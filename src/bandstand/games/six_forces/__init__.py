"""6 Forces, by Taiki Shinzawa: predict your tricks; whoever leads brings the trump."""

from __future__ import annotations

from bandstand.games.six_forces import (
    advice,
    french,
    japanese,
    material,
    meta,
    notation,
    rules,
    view,
)
from bandstand.games.six_forces.bot import heuristic
from bandstand.kernel.files import text_beside
from bandstand.kernel.game import Game

GAME = Game(
    meta=meta.META,
    deal=rules.deal,
    unpack=rules.unpack,
    move_count=material.MOVE_COUNT,
    write_move=notation.write_move,
    read_move=notation.read_move,
    view=view.view,
    pieces_by_place=view.pieces_by_place,
    score_sheet=view.score_sheet,
    show_facts=view.show_facts,
    phrases=view.PHRASES,
    pieces=view.pieces,
    heuristic=heuristic.SixForcesHeuristic(),
    guide=text_beside(__file__, "guide.md"),
    phrase_move=notation.phrase_move,
    advice=advice.ADVICE,
    translations={"fr": french.PHRASES, "ja": japanese.PHRASES},
    guides={
        "fr": text_beside(__file__, "guide.fr.md"),
        "ja": text_beside(__file__, "guide.ja.md"),
    },
)
