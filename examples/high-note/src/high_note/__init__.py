"""High Note: everybody plays one card at the same time, the highest wins the round."""

from bandstand.kernel.facts import each, single
from bandstand.kernel.game import Game, Meta
from bandstand.kernel.outcome import Outcome
from high_note.bots import Highest
from high_note.rules import CARDS, deal, planes, read_position, unpack
from high_note.text import (
    CATALOGUE,
    pieces_by_place,
    printed_number,
    read_move,
    show_facts,
    view,
    write_move,
)

GAME = Game(
    meta=Meta(
        id="high-note",
        title="High Note",
        designer="Nobody",
        artist="Nobody",
        publisher="Nobody",
        year="2026",
        players=(2, 3, 4),
        minutes=1,
        blurb="The highest note wins.",
        options=(),
        rules_version=1,
    ),
    deal=deal,
    unpack=unpack,
    read_position=read_position,
    move_count=CARDS,
    write_move=write_move,
    read_move=read_move,
    view=view,
    pieces_by_place=pieces_by_place,
    pieces=lambda state: [f"n{card + 1}" for card in range(CARDS)],
    score_sheet=lambda state: [{"rounds": points} for points in state.points],
    show_facts=show_facts,
    catalogues={"en": CATALOGUE},
    fact_args={"card": single(printed_number), "cards": each(printed_number)},
    outcomes=(Outcome("round", ("round-won",)),),
    heuristic=Highest(),
    advice={"not-in-hand": lambda state, facts, legal: len(legal) > 0},
    planes=planes,
    guides={"en": '<a id="not-in-hand"></a>Play a card from your hand; the highest wins.'},
)
