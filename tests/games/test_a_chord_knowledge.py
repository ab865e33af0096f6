"""Take the A Chord: what players see, and the worlds they imagine."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bandstand.games.a_chord import GAME
from bandstand.games.a_chord.material import CHORD_COUNT, COLOURS, deck_of
from bandstand.games.a_chord.moves import write_cards
from bandstand.games.a_chord.state import AChord
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from support.a_chord_table import at, cards, play


class TestWhatPlayersSee:
    def test_another_hand_is_a_number_of_unknown_cards(self) -> None:
        state = at("4; hands rA bB / rC gA / bA gC / yA pG")
        people = GAME.view(state, 1)["people"]
        assert isinstance(people, list)
        assert [person["hand"] for person in people] == [
            [None, None],
            ["gA", "rC"],
            [None, None],
            [None, None],
        ]

    def test_the_memory_aid_is_an_option(self) -> None:
        for aid in (True, False):
            state = GAME.new(4, GAME.settle(4, {"memory_aid": aid}), seeded(1))
            state.play(lowest(state.to_act()), state.moves(lowest(state.to_act()))[0])
            people = GAME.view(state, 0)["people"]
            assert isinstance(people, list)
            assert all((person["played"] is not None) == aid for person in people)


def rest_of_deck(but: list[str]) -> list[str]:
    return write_cards(deck_of(len(COLOURS), CHORD_COUNT) & ~cards(" ".join(but)))


def played_by_four(but: list[str]) -> str:
    """Every other card, played by one of four players."""
    rest = rest_of_deck(but)
    return " / ".join(" ".join(rest[seat::4]) for seat in range(4))


def worlds(state: AChord, seat: int, count: int) -> list[AChord]:
    dice = seeded(11)
    return [state.imagine(seat, dice) for _ in range(count)]


class TestImagine:
    def test_an_off_colour_card_that_matches_no_chord_proves_a_void(self) -> None:
        state = at("4; hands rA rB / gC gD / bE bF / yG yF")
        play(state, "rA gC")
        assert write_cards(state.people[1].lacks) == [f"r{letter}" for letter in "ABCDEFG"]
        for world in worlds(state, 0, 200):
            assert world.people[1].hand & state.people[1].lacks == 0

    def test_a_matching_card_proves_nothing(self) -> None:
        state = at("4; hands rA rB / gA rD / bE bF / yG yF")
        play(state, "rA gA")
        assert state.people[1].lacks == 0
        assert any("r" in "".join(write_cards(w.people[1].hand)) for w in worlds(state, 2, 300))

    def test_following_suit_proves_nothing(self) -> None:
        state = at("4; hands rA rB / rC gD / bE bF / yG yF")
        play(state, "rA rC")
        assert state.people[1].lacks == 0

    def test_the_set_aside_piles_of_two_are_unknown_to_both(self) -> None:
        state = GAME.new(2, GAME.settle(2, {}), seeded(5))
        for seat in (0, 1):
            own = {world.people[seat].aside for world in worlds(state, seat, 20)}
            assert len(own) > 10
            for world in worlds(state, seat, 20):
                assert world.people[seat].hand == state.people[seat].hand

    def test_left_over_cards_are_unknown_but_the_turned_up_one_is_not(self) -> None:
        state = GAME.new(4, GAME.settle(4, {}), seeded(5))
        assert len({world.left_over for world in worlds(state, 0, 30)}) > 10
        assert {world.turned_up for world in worlds(state, 0, 30)} == {state.turned_up}

    @pytest.mark.slow
    def test_worlds_are_uniform_among_the_consistent_ones(self) -> None:
        """Eight unseen cards, two voids that overlap: every deal equally often."""
        unseen = ["rB", "rC", "gC", "gD", "bE", "bF", "yG", "yF"]
        gone = played_by_four(["rA", "pG", *unseen])
        state = at(
            f"4; hands rA / gC / bE / yG; turned-up pG; played {gone}; "
            "lacks / rB rC bE bF / yG yF gC gD / bE bF"
        )
        assert write_cards(state.left_over) == ["bF", "gD", "rB", "rC", "yF"]
        deals = {
            (one, two, three)
            for one in unseen
            for two in unseen
            for three in unseen
            if len({one, two, three}) == 3
            and one not in ("rB", "rC", "bE", "bF")
            and two not in ("yG", "yF", "gC", "gD")
            and three not in ("bE", "bF")
        }
        count = 400 * len(deals)
        seen = Counter(
            (
                *write_cards(world.people[1].hand),
                *write_cards(world.people[2].hand),
                *write_cards(world.people[3].hand),
            )
            for world in worlds(state, 0, count)
        )
        assert set(seen) == deals
        chi_square = sum((times - 400) ** 2 / 400 for times in seen.values())
        assert chi_square < len(deals) + 4 * (2 * len(deals)) ** 0.5

    def test_two_players_worlds_are_uniform(self) -> None:
        unseen = ["gC", "gD", "bE", "bF", "yG"]
        gone = " ".join(rest_of_deck(["rA", "rB", "pG", *unseen]))
        state = at(
            f"2; hands rA rB / gC gD; aside bE / bF; turned-up pG; first-half {gone} /; lacks / bE"
        )
        deals = Counter(
            (tuple(write_cards(w.people[1].hand)), *write_cards(w.people[0].aside))
            for w in worlds(state, 0, 18 * 400)
        )
        hands = list(combinations(write_cards(cards(" ".join(unseen))), 2))
        possible = {
            (hand, pile)
            for hand in hands
            if "bE" not in hand
            for pile in unseen
            if pile not in hand
        }
        assert set(deals) == possible
        assert all(abs(times - 400) < 100 for times in deals.values())
