"""The bots of 6 Forces: what the heuristic chooses, and that the levels are apart."""

from __future__ import annotations

import pytest

from bandstand.bots import match
from bandstand.games.six_forces import GAME
from bandstand.games.six_forces.moves import write_cards
from bandstand.games.six_forces.state import SixForces
from bandstand.kernel.chances import MARGIN_SHARE
from bandstand.kernel.dice import seeded
from bandstand.kernel.levels import NOISY, RANDOM, STEADY
from support.six_forces_positions import DECKS, at, at_tricks, cards, new, play

# -- The heuristic --------------------------------------------------------------------------------


def chosen(state: SixForces) -> str:
    """What the heuristic does now, without noise."""
    seat = state.turn
    world = state.imagine(seat, seeded(1))
    return GAME.write_move(state, GAME.heuristic.choose(world, seat, seeded(2), 0.0))


def test_heuristic_takes_a_trick_while_it_is_short() -> None:
    state = at_tricks(
        "y5 b8", "y6 b9", "y4 y8", trumps="red red big", predicted="1 1 1", won=(1, 1, 0)
    )
    play(state, "y5", "y6")
    assert chosen(state) == "y8"


def test_heuristic_dodges_when_it_is_full_and_throws_strength_away() -> None:
    state = at_tricks(
        "y3 y5 b1",
        "y7 b2 b3",
        "y4 y6 y9",
        trumps="red red big",
        predicted="1 1 1",
        won=(1, 1, 1),
    )
    play(state, "y3", "y7")
    assert chosen(state) == "y6"  # the strongest card that loses


def test_heuristic_knows_the_trump_of_the_leader() -> None:
    hands = ("y5 b1 b8", "y6 b2 b9", "r1 r9 g5")
    short = at_tricks(*hands, trumps="red big small", predicted="1 1 3", won=(1, 1, 0))
    play(short, "y5", "y6")
    assert chosen(short) in ("r1", "r9")  # red is trump here
    full = at_tricks(*hands, trumps="small red red", predicted="1 1 1", won=(1, 1, 1))
    play(full, "y5", "y6")
    assert chosen(full) == "r9"  # small is trump: the 1 would win, and so would the later 5


def conceiving(hand: str, chosen: str) -> SixForces:
    """The conception of the first of four players with this hand, after its other choice."""
    rest = write_cards(DECKS[4] & ~cards(hand))
    others = [" ".join(rest[seat::3]) for seat in range(3)]
    hands = " / ".join([hand, *others])
    return at(f"4; hands {hands}; {chosen} / - / - / -; turn 1")


def test_heuristic_predicts_more_with_a_stronger_hand() -> None:
    strong = conceiving("r12 r11 r10 r9 r8 y12 y11 b12 b11 g12 g11 g10", "trumps red")
    weak = conceiving("r2 r3 y3 y4 y5 b2 b4 b5 g2 g3 g4 g5", "trumps green")
    said = [int(chosen(state).rstrip("+")) for state in (strong, weak)]
    assert said[0] >= 6
    assert said[1] <= 2


def test_heuristic_chooses_a_trump_that_fits_hand_and_prediction() -> None:
    state = conceiving("r12 r11 r10 r9 r8 r7 r6 y2 y3 b2 b3 g4", "predicted 6")
    assert chosen(state) == "red"
    state = conceiving("r1 r2 y1 y2 y3 b1 b2 b3 g1 g2 g3 g4", "predicted 7")
    assert chosen(state) == "small"
    state = conceiving("r12 r11 y12 y11 y10 b12 b11 b10 g12 g11 g10 g9", "predicted 9")
    assert chosen(state) == "big"


def test_heuristic_uses_only_what_the_seat_may_know() -> None:
    """Worlds that differ in who holds which unseen card get the same answer."""
    dice = seeded(6)
    state = new(4, seed=3)
    while state.rounds_done == 0:
        seat = state.turn
        answers = {
            GAME.heuristic.choose(state.imagine(seat, dice), seat, dice, 0.0) for _ in range(4)
        }
        assert len(answers) == 1
        state.play(seat, answers.pop())


def test_heuristic_judges_the_scores_between_rounds() -> None:
    state = new(4)
    assert GAME.heuristic.chapter(state) == 0
    assert GAME.heuristic.chances(state) == [0.25] * 4
    third_leads = "totals 0 / 0 / 4 / 0"
    state = at(f"4; round 4; {third_leads}")
    assert GAME.heuristic.chapter(state) == 3
    late = GAME.heuristic.chances(state)[2]
    assert 0.25 < GAME.heuristic.chances(at(f"4; round 2; {third_leads}"))[2] < late < 1.0
    # After the end: the payoff, but for a small share of how close it was.
    over = GAME.heuristic.chances(at(f"4; round 5; {third_leads}"))
    assert over[2] > max(late, 1.0 - MARGIN_SHARE)
    assert over[0] == over[1] == over[3] < MARGIN_SHARE


def share(players: int, level: int, others: int, deals: int) -> tuple[float, float]:
    """A level's mean share of the victory, alone among others, and its standard error.

    Every deal is played once from each seat.
    """
    shares = []
    for deal in range(deals):
        for seat in range(players):
            levels = [others] * players
            levels[seat] = level
            state = GAME.new(players, GAME.settle(players, {}), seeded(deal))
            match.play_out(state, GAME.heuristic, levels, seeded(players * deal + seat), None)
            shares.append(state.payoffs()[seat])
    mean = sum(shares) / len(shares)
    variance = sum((one - mean) ** 2 for one in shares) / (len(shares) - 1)
    return mean, (variance / len(shares)) ** 0.5


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("level", [NOISY, STEADY])
def test_levels_1_and_2_beat_random_players(players: int, level: int) -> None:
    mean, error = share(players, level, RANDOM, 12)
    assert mean - 1.96 * error > 1 / players


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "deals"), [(3, 60), pytest.param(4, 40, marks=pytest.mark.compiled_suffices)]
)
def test_level_2_beats_level_1(players: int, deals: int) -> None:
    mean, error = share(players, STEADY, NOISY, deals)
    assert mean - 1.96 * error > 1 / players
