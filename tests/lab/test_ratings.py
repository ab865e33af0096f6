"""Ratings, pairwise results and the sequential test, on results whose truth is known."""

from __future__ import annotations

from math import exp, log

import pytest

pytest.importorskip("numpy")

from bandstand.kernel.dice import Dice, seeded
from bandstand.lab.contest import Contest
from bandstand.lab.ratings import ELO, encounter, pair_results, rate, verdict


def contest(deal: int, entrants: tuple[int, ...], places: tuple[int, ...]) -> Contest:
    shares = tuple(1.0 if place == 1 else 0.0 for place in places)
    return Contest(deal, entrants, places, shares, tuple(-place for place in places))


def drawn(strengths: list[float], deal: int, dice: Dice) -> Contest:
    """A contest of all entrants drawn as Plackett and Luce say."""
    left = list(range(len(strengths)))
    order = []
    while left:
        point = dice.unit() * sum(exp(strengths[entrant]) for entrant in left)
        chosen = left[-1]
        for entrant in left:
            point -= exp(strengths[entrant])
            if point <= 0:
                chosen = entrant
                break
        order.append(chosen)
        left.remove(chosen)
    places = tuple(order.index(entrant) + 1 for entrant in range(len(strengths)))
    return contest(deal, tuple(range(len(strengths))), places)


def test_two_entrants_are_rated_by_their_odds() -> None:
    games = [contest(n, (0, 1), (1, 2) if n % 4 else (2, 1)) for n in range(4000)]
    strong, weak = rate(games, 2)
    assert strong.points - weak.points == pytest.approx(ELO * log(3), rel=0.001)
    # The textbook's standard error of a log odds ratio, for half the difference.
    expected = 1.96 * ELO * (1 / 3000 + 1 / 1000) ** 0.5 / 2
    assert strong.margin == pytest.approx(expected, rel=0.01)


def test_worths_that_drew_the_places_are_found_again() -> None:
    strengths = [0.8, 0.1, -0.3, -0.6]
    dice = seeded(5)
    rated = rate([drawn(strengths, deal, dice) for deal in range(4000)], 4)
    for rating, strength in zip(rated, strengths, strict=True):
        assert rating.points == pytest.approx(ELO * strength, abs=1.7 * rating.margin)
        assert rating.margin < 12


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    strengths = [0.3, -0.3]
    held = 0
    for run in range(200):
        dice = seeded(run)
        rated = rate([drawn(strengths, deal, dice) for deal in range(60)], 2)[0]
        held += abs(rated.points - ELO * 0.3) <= rated.margin
    assert 180 <= held <= 199


def test_games_of_one_deal_count_as_one_observation() -> None:
    apart = [contest(n, (0, 1), (1, 2) if n % 4 else (2, 1)) for n in range(400)]
    alike = [contest(n // 4, (0, 1), (1, 2) if n // 4 % 4 else (2, 1)) for n in range(400)]
    assert rate(alike, 2)[0].margin == pytest.approx(2 * rate(apart, 2)[0].margin, rel=0.02)


def test_shared_places_rate_alike() -> None:
    first, second, third = rate([contest(n, (0, 1, 2), (1, 1, 3)) for n in range(50)], 3)
    assert first.points == pytest.approx(second.points)
    assert first.points > third.points


def test_who_always_wins_has_a_finite_rating_and_a_wide_interval() -> None:
    winner, loser = rate([contest(n, (0, 1), (1, 2)) for n in range(30)], 2)
    assert 200 < winner.points < 3000
    assert winner.margin > 150
    assert loser.points == pytest.approx(-winner.points)


def test_pairs_are_compared_seat_by_seat() -> None:
    games = [contest(0, (0, 0, 1, 1), (1, 4, 2, 2)), contest(1, (0, 1, 1, 2), (1, 1, 3, 4))]
    assert pair_results(games, 0, 1) == [0.5, 0.75]
    assert pair_results(games, 0, 2) == [1.0]
    assert encounter(games, 2, 3, 0.02) is None


def test_the_test_waits_for_enough_deals_then_tells_the_stronger() -> None:
    assert verdict([1.0] * 7, 0.1) == 0
    assert verdict([1.0] * 30, 0.1) == 1
    assert verdict([0.0] * 30, 0.1) == -1
    assert verdict([1.0, 0.0] * 15, 0.1) == 0


def test_the_test_errs_about_as_seldom_as_it_says() -> None:
    wrong = 0
    for run in range(200):
        dice = seeded(run)
        shares: list[float] = []
        while verdict(shares, 0.1) == 0:
            shares.append(float(dice.unit() < 0.6))
        wrong += verdict(shares, 0.1) < 0
    assert wrong <= 18  # 10 are expected of 200
