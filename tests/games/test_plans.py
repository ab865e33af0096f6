"""What a hint says of the plan: true by the rules, from what the seat may know, in every language.

A plan speaks of what a player aims at: tokens, a prediction, the stave, a chord, an empty hand.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from bandstand.bots.budget import Budget
from bandstand.games.registry import IDS, find
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.text import LANGUAGES, sentences
from bandstand.text.advice import advise
from games.test_preview import random_moves

MOVES = 600
MOST_SENTENCES = 2
# What random games must meet: the aims of each game, reached and not reached.
EXPECTED = {
    "a-chord": {
        "plan-lead", "plan-lead-enough", "plan-win", "plan-let-go", "plan-cannot-win", "plan-lose",
        "plan-must-win", "plan-improvise", "plan-key", "plan-win-improvised",
    },
    "six-forces": {
        "plan-predict-first", "plan-predict-colour", "plan-trump-colour", "plan-lead", "plan-win",
        "plan-lead-enough", "plan-let-go", "plan-cannot-win", "plan-lose", "plan-must-win",
        "plan-either",
    },
    "rythm-n-play": {
        "plan-begin", "plan-compose", "plan-continue", "plan-pick-up", "plan-take", "plan-exchange",
        "plan-lays-down", "plan-lay", "plan-tonality",
    },
    "re-chord": {"plan-take", "plan-place", "plan-return", "plan-nearest", "plan-genre"},
    "fiddlefoo": {"plan-card", "plan-cell", "plan-throw", "plan-keep"},
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("game_id", IDS)
def test_a_plan_is_from_what_the_seat_knows_and_said_in_every_language(game_id: str) -> None:
    game = find(game_id)
    seen: set[str] = set()
    for number, (state, seat, move) in enumerate(random_moves(game, MOVES)):
        before = state.packed()
        found = game.plan(state, seat, move)
        assert found == game.plan(state.imagine(seat, seeded(number)), seat, move)
        assert state.packed() == before, "a plan changed the state"
        assert len(found) <= MOST_SENTENCES
        for kind, facts in found:
            seen.add(kind)
            for language in LANGUAGES:
                said = sentences(game, language).sentence(kind, facts, ())
                assert said.endswith((".", "。")), said
                assert not re.search(r"[{}_]", said), said
    assert seen >= EXPECTED[game_id]


def plan(game_id: str, position: str, move: str) -> list[str]:
    """What is said of a move of the seat that decides in this position."""
    game = find(game_id)
    state: Any = game.from_position(position)
    seat = int(lowest(state.to_act()))
    number = game.read_move(state, move)
    assert number in state.moves(seat)
    return sentences(game).plan(state, seat, number)


LOSE = "this card loses on purpose."
WIN = "this card wins as it stands."
LET_GO = "this card lets the trick go and keeps a stronger one for later."
WIN_ANYWAY = "this card wins as it stands, but it keeps one that loses for later."


@pytest.mark.parametrize(
    ("tokens", "card", "said"),
    [(3, "bE", LOSE), (1, "bF", WIN), (1, "bE", LET_GO), (3, "bF", WIN_ANYWAY)],
)
def test_a_chord_speaks_of_tokens(tokens: int, card: str, said: str) -> None:
    position = (
        "a-chord 4; key F; leader 2; round bA bD bB; hands bF bG bE / yA yB / gA gB / pA pB; "
        f"tokens {tokens} / 1 / 1 / 0"
    )
    assert plan("a-chord", position, card) == [
        f"3 tokens pay best and you have {tokens}; {said}",
    ]


@pytest.mark.parametrize(
    ("won", "card", "said"),
    [(2, "y2", LOSE), (1, "y9", WIN), (0, "y2", LET_GO), (2, "y9", WIN_ANYWAY)],
)
def test_six_forces_speaks_of_the_prediction(won: int, card: str, said: str) -> None:
    position = (
        "six-forces 3; predicted 2 / 3 / 1; trumps red / big / blue; leader 2; "
        f"hands y9 y2 g8 / b1 b2 / y3 y4; trick r5 r7; won {won} / 1 / 0"
    )
    assert plan("six-forces", position, card) == [f"You predicted 2 and have {won}; {said}"]


def test_rythm_n_play_speaks_of_the_stave() -> None:
    position = "rythm-n-play 2; tonality Sharp; stave A D; play B E C / F G; rythm eighth / half"
    (said,) = plan("rythm-n-play", position, "E")
    assert said.startswith("The stave comes to 3 cards, a point each, and is yours if this one")
    assert said.endswith("2 of the seven Notes can follow it.")
    own = "rythm-n-play 2; layer 1; tonality Sharp; stave B D E F; play G C / D E"
    assert plan("rythm-n-play", own, "pick up") == [
        "The stave is yours: 4 cards, a point each. You come to 4 points."
    ]


def test_re_chord_speaks_of_the_chord_in_hand() -> None:
    position = (
        "re-chord 2; board 5/2:white; supply blue red green; genres red / grey; "
        "songs S1-05 / S1-08; hands Em-d C-b / G-c"
    )
    assert plan("re-chord", position, "take 1") == [
        "Em in your hand has 1 of its 2 picks, and this type fits one that is missing."
    ]
    game = find("re-chord")
    state: Any = game.from_position(position)
    state.play(0, game.read_move(state, "take 1"))
    said = sentences(game).plan(state, 0, game.read_move(state, "4/2"))
    assert said == ["With it Em in your hand has 2 of its 2 picks."]


def test_fiddlefoo_speaks_of_the_hand_and_of_what_may_come_back() -> None:
    position = (
        "fiddlefoo 2; map y15@0,0 r10@0,1 b4@1,1 p4@1,0; hands y16 r3 b10 / y5 b6; pile r1 r2"
    )
    assert plan("fiddlefoo", position, "y16")[0].endswith("and leaves you 2 cards worth 5 notes.")
    throws = (
        "fiddlefoo 3; starter 2; turn 2; map y15@0,0 r10@0,1 b4@1,1 p4@1,0 y14@0,2 y10@1,-1; "
        "hands y12 b3 / y5 y13 r3 b13 / r6 r12 b9; pairs y10 y15; phase throws; answered 2 3"
    )
    assert plan("fiddlefoo", throws, "y12") == [
        "Thrown, it is off your hand, which comes to 1 card worth 2 notes."
    ]


def test_the_reason_begins_with_the_plan() -> None:
    game = find("six-forces")
    state: Any = game.from_position(
        "six-forces 3; predicted 2 / 3 / 1; trumps red / big / blue; leader 2; "
        "hands y9 y2 g8 / b1 b2 b3 / y3 y4 y5; trick r5 r7; won 2 / 1 / 0"
    )
    for language in LANGUAGES:
        spoken = sentences(game, language)
        for advice in advise(game, state, 0, seeded(1), Budget(60), language):
            (planned,) = spoken.plan(state, 0, advice.move)
            assert advice.why.startswith(planned)
            assert len(advice.why) > len(planned)
