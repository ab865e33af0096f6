"""6 Forces: imagined worlds, and whole games."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bandstand.games.six_forces import GAME
from bandstand.games.six_forces.material import CARDS_DEALT
from bandstand.games.six_forces.moves import write_lacks
from bandstand.games.six_forces.state import SixForces
from bandstand.games.tricks import cards_on
from bandstand.kernel.bits import bits_of, lowest, members, popcount
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import IllegalMove
from bandstand.kernel.record import Record
from bandstand.kernel.referee import Match, verify
from bandstand.text import explain_in_english
from support.six_forces_positions import (
    DECKS,
    NAMES,
    at_tricks,
    cards,
    conceive,
    move,
    new,
    play,
)

# -- Imagined worlds ------------------------------------------------------------------------------


def test_imagine_keeps_voids() -> None:
    state = at_tricks("y1 y2 y3", "r2 b7 g3", "y4 b5 r6", trumps="red big small")
    play(state, "y1", "b7")
    assert state.people[1].lacks == cards(" ".join(f"y{number}" for number in range(1, 13)))
    for seed in range(30):
        world = state.imagine(0, seeded(seed))
        assert world.people[1].hand & world.people[1].lacks == 0
        assert world.people[0].hand == state.people[0].hand
        assert [popcount(person.hand) for person in world.people] == [2, 2, 3]


def test_imagine_an_off_colour_card_of_the_leader_shows_nothing() -> None:
    state = at_tricks("y1 b2", "y2 b7", "y4 b5", trumps="red big small")
    play(state, "y1", "y2", "y4")
    play(state, "b5")
    assert [person.lacks for person in state.people] == [0, 0, 0]


def consistent_deals(state: SixForces, seat: int) -> set[tuple[int, ...]]:
    """Every deal of the unseen cards the seat cannot rule out, found by trying them all."""
    others = [other for other in range(state.players) if other != seat]
    unseen = 0
    for other in others:
        unseen |= state.people[other].hand

    def deals(left: int, at: int) -> list[tuple[int, ...]]:
        if at == len(others):
            return [()] if left == 0 else []
        person = state.people[others[at]]
        found = []
        for chosen in combinations(members(left & ~person.lacks), popcount(person.hand)):
            hand = bits_of(list(chosen))
            found += [(hand, *rest) for rest in deals(left & ~hand, at + 1)]
        return found

    return set(deals(unseen, 0))


def assert_uniform(state: SixForces, seat: int, draws: int) -> None:
    expected = consistent_deals(state, seat)
    counts: Counter[tuple[int, ...]] = Counter()
    dice = seeded(11)
    for _ in range(draws):
        world = state.imagine(seat, dice)
        counts[tuple(p.hand for s, p in enumerate(world.people) if s != seat)] += 1
    assert set(counts) == expected
    mean = draws / len(expected)
    surprise = sum((counts[deal] - mean) ** 2 / mean for deal in expected)
    freedom = len(expected) - 1
    assert surprise < freedom + 5 * (2 * freedom) ** 0.5  # five standard deviations


def test_imagine_is_uniform_over_the_consistent_deals_of_three() -> None:
    green_but_7 = " ".join(f"g{number}" for number in range(1, 13) if number != 7)
    state = at_tricks(
        "y2 y3 g1", "r2 g3 b8", "b5 r6 g7",
        trumps="red big small", lacks=("", "yellow", green_but_7),
    )  # fmt: skip
    assert len(consistent_deals(state, 0)) > 5
    assert_uniform(state, 0, 4000)


def test_imagine_is_uniform_over_the_consistent_deals_of_four() -> None:
    state = at_tricks("y1 y2 g1", "r2 b7 b8", "y4 b5 g7", "y6 r9 r10", trumps="red big small green")
    play(state, "y1", "b7", "y4", "y6")  # seat 1 has no yellow, seat 3 leads
    play(state, "r9", "y2", "r2", "b5")  # seats 0 and 2 have no red
    assert [write_lacks(person.lacks) for person in state.people] == [
        ["red"], ["yellow"], ["red"], []
    ]  # fmt: skip
    state = at_tricks(
        "g1 g2", "b8 b9", "y5 g7", "b1 r10",
        trumps="red big small green",
        lacks=("red", "yellow", "red", "g7"),  # so that no hand may hold everything
    )  # fmt: skip
    assert len(consistent_deals(state, 0)) > 5
    assert_uniform(state, 0, 4000)


def test_imagine_leaves_the_conception_as_it_is() -> None:
    state = conceive(new(4), "3+", "big")
    world = state.imagine(1, seeded(5))
    assert world.moves(2) == state.moves(2)
    assert world.people[1].hand == state.people[1].hand
    assert [person.hand for person in world.people] != [person.hand for person in state.people]
    assert sum(person.hand for person in world.people) == DECKS[4]


# -- Whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_rollout_plays_what_generic_random_play_would(players: int) -> None:
    for seed in range(20):
        fast, slow = new(players, seed), new(players, seed)
        decisions = fast.rollout(seeded(seed))
        dice = seeded(seed)
        while not slow.over():
            options = slow.moves(slow.turn)
            slow.play(slow.turn, options[dice.below(len(options))])
        assert fast.packed() == slow.packed()
        assert decisions == players * players * (2 + CARDS_DEALT)


@pytest.mark.parametrize("players", [3, 4])
def test_a_game_typed_in_replays_to_the_same_result(players: int) -> None:
    record = Record("six-forces", 1, players, {}, NAMES[:players], "seed 4")
    match = Match(GAME, record, explain_in_english)
    dice = seeded(9)
    with pytest.raises(IllegalMove, match="before everybody has predicted"):
        match.attempt_text(lowest(match.state.to_act()), "r1")
    while not match.state.over():
        seat = lowest(match.state.to_act())
        options = match.state.moves(seat)
        match.attempt(seat, options[dice.below(len(options))])
    assert verify(GAME, record).state.packed() == match.state.packed()


def test_the_table_holds_the_trick_in_playing_order() -> None:
    state = at_tricks("r1 y2", "r7 y3", "r4 b5", trumps="red big small", leader=2)
    play(state, "r7", "r4")
    assert cards_on(state.table) == [move("r7"), move("r4")]
    play(state, "r1")
    assert (state.table, cards_on(state.last_table)) == (0, [move("r7"), move("r4"), move("r1")])
