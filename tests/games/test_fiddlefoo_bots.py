"""Fiddlefoo's heuristic: what it prefers, and that it beats random players."""

from __future__ import annotations

import pytest

from bandstand.bots.match import play_out
from bandstand.games.fiddlefoo import GAME
from bandstand.games.fiddlefoo.bot.evaluator import partners_in_line, plain_match
from bandstand.games.fiddlefoo.bot.heuristic import Guess, appraise
from bandstand.games.fiddlefoo.legal import placing, throwing
from bandstand.games.fiddlefoo.material.cards import members
from bandstand.games.fiddlefoo.play.pairs import make_pairs
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from bandstand.games.fiddlefoo.state.phases import NO_BASIS
from bandstand.kernel.bits import lowest
from bandstand.kernel.chances import MARGIN_SHARE
from bandstand.kernel.dice import seeded
from bandstand.kernel.levels import NOISY, RANDOM, STEADY
from support.fiddlefoo_scenes import KEYS, say, scene

SQUARE = "y3@0,0 r3@1,0 b3@0,1 p4@1,1"


def choice(state: Fiddlefoo, seat: int) -> str:
    return GAME.write_move(state, GAME.heuristic.choose(state, seat, seeded(1), 0.0))


def victory_share(level: int, rival: int, players: int, deals: int) -> tuple[float, float]:
    """One seat of a level among rivals, each deal with every seat: the share won, and its error."""
    options = GAME.settle(players, {"rounds": 1})
    shares: list[float] = []
    for seed in range(deals):
        for seat in range(players):
            state = GAME.new(players, options, seeded(seed))
            levels = [rival] * players
            levels[seat] = level
            play_out(state, GAME.heuristic, levels, seeded(seed), None)
            shares.append(state.payoffs()[seat])
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / len(shares)
    return mean, 1.96 * (spread / len(shares)) ** 0.5


def wins_together(level: int, players: int, games: int) -> int:
    options = GAME.settle(players, {"cooperative": True})
    won = 0
    for seed in range(games):
        state = GAME.new(players, options, seeded(seed))
        play_out(state, GAME.heuristic, [level] * players, seeded(seed), None)
        won += state.placing()[0] == 1
    return won


# -- What it prefers -----------------------------------------------------------------------------


def test_it_prefers_small_ranges() -> None:
    state = scene(SQUARE, "y4 y13 / r9 r10 b8 b9")
    assert choice(state, 0) == "y4"


def test_it_gets_rid_of_many_notes_first() -> None:
    state = scene("y8@0,0 r3@1,0 r1@2,1", "y9 r2 / b9 b10 b11")
    assert choice(state, 0) == "y9"


def test_it_throws_all_it_may_the_dearest_first() -> None:
    state = scene(SQUARE, "y12 r16 / y4 y8 b1")
    say(state, 0, "y12", "2,0")
    thrown = []
    while choice(state, 1) != "done":
        thrown.append(choice(state, 1))
        say(state, 1, thrown[-1])
    assert thrown == ["y8", "y4", "b1"]


def test_it_keeps_a_card_that_makes_it_draw_two() -> None:
    state = scene(SQUARE, "y12 r16 / notes-penalty b8", specials="notes-penalty=r1")
    say(state, 0, "y12", "2,0")
    assert choice(state, 1) == "done"


def test_it_discards_its_dearest_card() -> None:
    state = scene(SQUARE, "discard r8 r16 / b8 b9", specials="discard=y4")
    say(state, 0, "discard", "2,0")
    assert choice(state, 0) == "r8"


def test_toned_down_it_chooses_what_can_be_thrown_least() -> None:
    layout = "y3@0,0 r3@1,0 b3@2,0 r5@3,0 y14@4,2 b9@3,1"
    layout += " b11@4,1"
    state = scene(layout, "y15 r16 / y5 y6 y7 y8 y9", pile="", safesong=True, toned_down=True)
    say(state, 0, "y15", "4,0")
    assert choice(state, 0) in ("by notes", "by distance")


def test_together_it_fills_a_pile_to_ten_and_not_beyond() -> None:
    state = scene(SQUARE, "y12 r16 / y8 r9", piles="y5 y7", cooperative=True)
    say(state, 0, "y12", "2,0")
    assert choice(state, 1) == "pile y8"
    state = scene(SQUARE, "y12 r16 / y11 r9", piles="y5 y8 y10", cooperative=True)
    say(state, 0, "y12", "2,0")
    assert choice(state, 1) == "done"


@pytest.mark.slow
def test_every_decision_of_every_variant_has_a_choice() -> None:
    variants: list[dict[str, object]] = [
        {"talkytoot": KEYS, "safesong": True, "toned_down": True, "wildcard": True},
        {"talkytoot": KEYS, "safesong": True, "cooperative": True},
    ]
    for options in variants:
        state = GAME.new(3, GAME.settle(3, {"rounds": 1, **options}), seeded(5))
        play_out(state, GAME.heuristic, [STEADY, NOISY, RANDOM], seeded(5), None)
        assert state.over()


@pytest.mark.parametrize("notes", ["regular", "varied"])
def test_words_and_pairs_agree_on_what_may_be_thrown(notes: str) -> None:
    """The plain game's shortcut, in every free cell, for every card that may lie there."""
    dice = seeded(3)
    seen = 0
    for seed in range(4):
        state = GAME.new(3, GAME.settle(3, {"rounds": 1, "notes": notes}), seeded(seed))
        while not state.over():
            deck, squares = state.deck, state.ground.squares
            for card in members(state.people[state.active].hand):
                for cell in placing.cells(state, card):
                    kin = deck.kin(card)
                    partners = partners_in_line(squares, cell, kin)
                    pairs = make_pairs(state, card, cell, deck.colours[card])
                    found = plain_match(deck, card, kin, partners)
                    assert (found, 0) == throwing.match(state.terms, pairs, NO_BASIS)
                    seen += found != 0
            seat = lowest(state.to_act())
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(len(moves))])
    assert seen > 1_000


def together(points: str = "") -> Fiddlefoo:
    """Of two rounds, with the points of the first if it is over."""
    more = f"points {points}" if points else ""
    return scene(SQUARE, "y4 / r9 r10", cooperative=True, rounds=2, more=more)


def test_chances_follow_the_totals_and_chapters_are_rounds() -> None:
    state = scene(SQUARE, "y4 / r9 r10", rounds=3)
    heuristic = GAME.heuristic
    assert heuristic.chapter(state) == 0
    say(state, 0, "y4", "2,0")
    say(state, 1, "done")
    assert heuristic.chapter(state) == 1
    chances = heuristic.chances(state)
    assert chances[0] > chances[1]
    assert sum(chances) == pytest.approx(1.0)
    assert heuristic.chances(together()) == [0.25, 0.25]
    near, far = heuristic.chances(together("3 / 3")), heuristic.chances(together("9 / 9"))
    assert 0.0 < far[0] == far[1] < near[0] == near[1] < MARGIN_SHARE  # a near miss is better


# -- How well it plays ---------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.compiled_suffices)])
def test_the_levels_are_in_order(players: int) -> None:
    steady, error = victory_share(STEADY, RANDOM, players, 40)
    assert steady - error > 1 / players
    noisy, error = victory_share(NOISY, RANDOM, players, 40)
    assert noisy - error > 1 / players
    steady, error = victory_share(STEADY, NOISY, players, 60)
    assert steady - error > 1 / players


@pytest.mark.slow
@pytest.mark.compiled_suffices
def test_together_level_two_wins_far_more_than_chance() -> None:
    assert wins_together(RANDOM, 6, 20) == 0
    assert wins_together(STEADY, 6, 12) >= 2


@pytest.mark.parametrize("options", [{}, {"safesong": True}, {"wildcard": True}])
def test_a_card_is_left_unweighed_only_if_it_cannot_be_the_best(options: dict[str, object]) -> None:
    state = GAME.new(3, GAME.settle(3, {"rounds": 1, **options}), seeded(5))
    dice = seeded(6)
    asked = 0
    while not state.over():
        seat = int(lowest(state.to_act()))
        moves = state.moves(seat)
        guess = Guess(state, seat)
        best = max(moves, key=lambda move: appraise(guess, seat, move))
        assert GAME.heuristic.choose(state, seat, seeded(0), 0.0) == best
        asked += len(moves) > 1
        state.play(seat, moves[dice.below(len(moves))])
    assert asked > 20
