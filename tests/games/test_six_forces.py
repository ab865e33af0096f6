"""6 Forces, clause by clause: the sections of the rulebook, then the cases of our specification."""

from __future__ import annotations

from itertools import permutations

import pytest

from bandstand.games.six_forces import GAME
from bandstand.games.six_forces.material import (
    BIG,
    CARD_COUNT,
    CHIPS,
    COLOURS,
    NOT_YET,
    SMALL,
    TRUMPS,
    colour_of,
    number_of,
)
from bandstand.games.six_forces.moves import is_trump_choice, trump_of, write_card, write_cards
from bandstand.games.six_forces.scoring import beaters, round_points, strength
from bandstand.games.six_forces.state import SixForces
from bandstand.kernel.bits import members, popcount
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import NotationError
from support.six_forces_positions import (
    DECKS,
    at,
    at_tricks,
    cards,
    conceive,
    last_trick,
    legal,
    move,
    new,
    play,
    refused,
)

# -- Setup ----------------------------------------------------------------------------------------


def test_setup_four_players_get_all_48_cards() -> None:
    state = new(4)
    hands = [person.hand for person in state.people]
    assert [popcount(hand) for hand in hands] == [12, 12, 12, 12]
    assert sum(hands) == DECKS[4]
    assert popcount(DECKS[4]) == 48


def test_setup_three_players_use_only_1_to_9() -> None:
    state = new(3)
    hands = [person.hand for person in state.people]
    assert [popcount(hand) for hand in hands] == [12, 12, 12]
    assert sum(hands) == DECKS[3]
    assert sorted(write_cards(DECKS[3])) == sorted(
        f"{colour}{number}" for colour in "rybg" for number in range(1, 10)
    )


def test_setup_chips_lie_in_the_centre_and_nobody_has_chosen() -> None:
    state = new(4)
    assert state.chips == CHIPS == 15
    assert all(person.predicted == NOT_YET for person in state.people)
    assert all(person.trump == NOT_YET for person in state.people)


def test_setup_the_first_starter_is_random_or_named() -> None:
    random_starters = {GAME.new(4, GAME.settle(4, {}), seeded(seed)).starter for seed in range(40)}
    assert random_starters == {0, 1, 2, 3}
    assert {new(4, seed=seed, first=3).starter for seed in range(10)} == {2}


# -- Start of game: the conception ----------------------------------------------------------------


def test_start_of_game_the_starter_begins_with_a_prediction_or_a_trump() -> None:
    state = new(4, first=2)
    assert state.turn == 1
    assert state.to_act() == 0b0010
    assert legal(state) == (
        {f"{tricks}" for tricks in range(13)} | {f"{tricks}+" for tricks in range(12)} | set(TRUMPS)
    )
    assert state.moves(0) == []


def test_start_of_game_the_second_lap_brings_whichever_is_missing() -> None:
    state = conceive(new(3), "2", "big", "0")
    assert state.turn == 0
    assert legal(state) == set(TRUMPS) - {"big"}
    play(state, "red")
    assert legal(state) == {f"{n}" for n in range(13)} | {f"{n}+" for n in range(12)}
    play(state, "1+")
    assert legal(state) == {"yellow", "blue", "green", "small"}


def test_start_of_game_everybody_does_both_in_two_laps_and_the_starter_leads() -> None:
    state = new(4, first=3)
    order = []
    for text in ("red", "3", "3", "blue",
                 "3", "big", "small", "3"):  # fmt: skip
        order.append(state.turn)
        play(state, text)
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]
    assert (state.choices_left, state.leader, state.turn) == (0, 2, 2)
    assert legal(state) == set(write_cards(state.people[2].hand))


def test_start_of_game_no_card_before_the_conception_is_over() -> None:
    state = new(3)
    card = write_card(members(state.people[0].hand)[0])
    assert refused(state, card) == "conception-first"
    play(state, "2")
    assert refused(state, card) == "conception-first"


def test_start_of_game_nothing_is_predicted_or_chosen_twice() -> None:
    state = conceive(new(3), "2", "big", "1")
    assert refused(state, "2") == "already-predicted"
    assert refused(state, "0+") == "already-predicted"
    play(state, "red")
    assert refused(state, "red") == "trump-already-chosen"
    assert refused(state, "small") == "trump-already-chosen"


def test_start_of_game_the_conception_is_settled_once_the_tricks_begin() -> None:
    state = at_tricks("r1", "r2", "r3", trumps="red big small")
    for text in ("1", "1+", "blue"):
        assert refused(state, text) == "conception-over"


# -- Prediction of tricks to be won ---------------------------------------------------------------


def test_prediction_takes_chips_from_the_centre() -> None:
    state = conceive(new(4), "3")
    assert (state.people[0].predicted, state.people[0].spare, state.chips) == (3, 0, 12)
    play(state, "2+")
    assert (state.people[1].predicted, state.people[1].spare, state.chips) == (2, 1, 9)
    play(state, "0")
    assert (state.people[2].predicted, state.people[2].spare, state.chips) == (0, 0, 9)
    play(state, "0+")
    assert (state.people[3].predicted, state.people[3].spare, state.chips) == (0, 1, 8)


def test_prediction_is_at_most_twelve_tricks_spare_included() -> None:
    state = new(3)
    assert "12" in legal(state)
    assert "11+" in legal(state)
    for text in ("13", "12+"):
        with pytest.raises(NotationError):
            move(text)


@pytest.mark.parametrize("chips", range(16))
def test_prediction_is_limited_by_the_chips_available(chips: int) -> None:
    state = at(f"4; trumps red / - / - / -; turn 1; chips {chips}")  # only predictions are open
    most = min(chips, 12)
    assert legal(state) == ({f"{n}" for n in range(most + 1)} | {f"{n}+" for n in range(most)})


def test_prediction_with_one_chip_left_is_0_or_1_or_the_spare() -> None:
    state = conceive(new(3), "12", "1+", "red", "blue", "big")
    assert state.chips == 1
    assert legal(state) == {"0", "1", "0+"}
    assert refused(state, "1+") == "too-few-chips"


def test_prediction_without_chips_is_0() -> None:
    state = conceive(new(3), "12", "3", "red", "blue", "big")
    assert state.chips == 0
    assert legal(state) == {"0"}
    assert refused(state, "1") == "too-few-chips"
    assert refused(state, "0+") == "too-few-chips"
    play(state, "0")
    assert (state.people[2].predicted, state.chips) == (0, 0)


def test_prediction_or_trump_first_is_free_while_chips_run_out() -> None:
    state = conceive(new(3), "12", "3")
    assert legal(state) == {"0"} | set(TRUMPS)


# -- Determination of trump cards -----------------------------------------------------------------


def test_trump_three_players_choose_three_different_ones() -> None:
    state = conceive(new(3), "red")
    assert refused(state, "red") == "trump-taken"
    play(state, "small")
    assert refused(state, "red") == "trump-taken"
    assert refused(state, "small") == "trump-taken"
    assert legal(state) & set(TRUMPS) == {
        "yellow", "blue", "green", "big",
    }  # fmt: skip


def test_trump_four_players_may_repeat_one() -> None:
    state = conceive(new(4), "red")
    assert "red" in legal(state)
    play(state, "red")
    assert refused(state, "red") == "trump-repeated-already"
    play(state, "blue")  # A A B: now neither A nor B
    assert refused(state, "red") == "trump-repeated-already"
    assert refused(state, "blue") == "trump-repeated-already"
    assert "green" in legal(state)  # A A B C


def test_trump_four_players_may_repeat_any_of_those_before() -> None:
    state = conceive(new(4), "red", "blue", "big")
    assert set(TRUMPS) < legal(state)


@pytest.mark.parametrize("players", [3, 4])
def test_trump_a_legal_choice_always_exists(players: int) -> None:
    allowed = {3: 0, 4: 1}[players]

    def walk(chosen: tuple[int, ...]) -> None:
        assert len(chosen) - len(set(chosen)) <= allowed
        if len(chosen) == players:
            return
        trumps = [TRUMPS[trump] for trump in chosen] + ["-"] * (players - len(chosen))
        state = at(f"{players}; trumps {' / '.join(trumps)}")
        assert state.turn == len(chosen)
        free = [trump_of(move) for move in state.moves(state.turn) if is_trump_choice(move)]
        assert free == [
            trump for trump in range(6) if len(chosen) + 1 - len({*chosen, trump}) <= allowed
        ]
        assert free
        for trump in free:
            walk((*chosen, trump))

    walk(())


def test_trump_the_full_set_is_back_every_round() -> None:
    state = at_tricks("r1", "r2", "r3", trumps="red big small", predicted="1 1 1")
    play(state, "r1", "r2", "r3")
    assert state.rounds_done == 1
    assert set(TRUMPS) < legal(state)
    assert state.chips == 15


# -- Playing tricks -------------------------------------------------------------------------------


def test_playing_tricks_the_leader_plays_any_card() -> None:
    state = at_tricks("r1 y2 b3 g4", "r2 y3 b4 g5", "r3 y4 b5 g6", trumps="red big small")
    assert legal(state) == {"r1", "y2", "b3", "g4"}


def test_playing_tricks_the_led_colour_is_followed() -> None:
    state = at_tricks("r1 y2", "r2 r7 y3", "y4 b5", trumps="red big small")
    play(state, "r1")
    assert legal(state) == {"r2", "r7"}
    assert refused(state, "y3") == "follow-colour"
    assert refused(state, "g12") == "not-in-hand"
    assert refused(state, "r3") == "not-in-hand"


def test_playing_tricks_without_the_led_colour_any_card_and_no_duty_to_trump() -> None:
    state = at_tricks("y1 y2", "r2 b7 g3", "y4 b5", trumps="red big small")
    play(state, "y1")
    assert legal(state) == {"r2", "b7", "g3"}


def test_playing_tricks_clockwise_and_the_winner_leads() -> None:
    state = at_tricks(
        "r1 y1", "r5 y5", "r9 y9", "r3 y3", trumps="red big small blue", leader=2, tricks_left=3
    )
    play(state, "r5", "r9", "r3", "r1")  # big: seat 2
    assert (state.leader, state.turn, state.last_winner) == (2, 2, 2)
    play(state, "y9", "y3", "y1", "y5")  # small: seat 0
    assert [person.tricks for person in state.people] == [1, 0, 1, 0]


def test_playing_tricks_twelve_a_round() -> None:
    state = conceive(new(4), *["red", "blue", "big", "small"])
    conceive(state, "3", "3", "3", "3")
    dice = seeded(3)
    for _ in range(47):
        options = state.moves(state.turn)
        state.play(state.turn, options[dice.below(len(options))])
    assert (state.rounds_done, state.tricks_left) == (0, 1)
    assert sum(person.tricks for person in state.people) == 11
    state.play(state.turn, state.moves(state.turn)[0])
    assert state.rounds_done == 1
    assert sum(entry.tricks for entry in state.score_pad[0]) == 12


# -- Decision of victory or defeat ----------------------------------------------------------------


def winner(played: str, trumps: str, leader: int = 0) -> int:
    """Who wins when these cards are played in this order, each seat holding just its own."""
    texts = played.split()
    players = len(texts)
    hands = [""] * players
    for turn, text in enumerate(texts):
        hands[(leader + turn) % players] = text
    # Another trick is to come, so that the round goes on and the winner can be asked for.
    state = at_tricks(*hands, trumps=trumps, leader=leader + 1, tricks_left=2)
    play(state, *texts)
    assert state.leader == state.last_winner
    return state.leader


def test_victory_colour_trump_not_shown_highest_of_the_led_colour() -> None:
    assert winner("y5 y9 y2 b12", trumps="red big small green") == 1


def test_victory_colour_trump_shown_highest_trump() -> None:
    assert winner("y12 r1 y11 r2", trumps="red big small green") == 3
    assert winner("y12 r2 y11 r1", trumps="red big small green") == 1
    assert winner("r5 r9 y12 r2", trumps="red big small green") == 1


def test_victory_the_trump_is_the_leaders() -> None:
    assert winner("y12 r1 y11 g2", trumps="red green green green") == 1
    assert winner("y12 r1 y11 g2", trumps="green red red red") == 3
    assert winner("y12 r1 y11 g2", trumps="blue red green big") == 0
    # The same cards led by seat 2, whose trump counts now.
    assert winner("y12 r1 y11 g2", trumps="red red green red", leader=2) == 1


def test_victory_big_highest_number_of_any_colour() -> None:
    assert winner("y5 b9 y7 g8", trumps="big red red green") == 1


def test_victory_big_of_equal_numbers_the_later_wins() -> None:
    assert winner("y12 b12 y7 g8", trumps="big red red green") == 1
    assert winner("y12 b12 y7 g12", trumps="big red red green") == 3
    assert winner("y4 b9 g9 y8", trumps="big red red green") == 2


def test_victory_small_lowest_number_of_any_colour() -> None:
    assert winner("y5 y3 y7 y4", trumps="small red red green") == 1
    assert winner("y5 y3 b1 y2", trumps="small red red green") == 2  # a discarded 1 wins


def test_victory_small_of_equal_numbers_the_later_wins() -> None:
    assert winner("y1 b1 y7 g8", trumps="small red red green") == 1
    assert winner("y1 b1 y7 g1", trumps="small red red green") == 3
    assert winner("y3 b2 g2 y8", trumps="small red red green") == 2


@pytest.mark.parametrize("trump", TRUMPS)
def test_victory_agrees_with_the_rulebook_read_slowly(trump: str) -> None:
    """Every order of every four cards from a small deck, judged a second time in plain words."""

    def judge(trick: tuple[int, ...]) -> int:
        colours = [colour_of(card) for card in trick]
        numbers = [number_of(card) for card in trick]
        if trump == "big":
            best = max(numbers)
            return max(turn for turn in range(4) if numbers[turn] == best)
        if trump == "small":
            best = min(numbers)
            return max(turn for turn in range(4) if numbers[turn] == best)
        wanted = TRUMPS.index(trump) if TRUMPS.index(trump) in colours else colours[0]
        return max((turn for turn in range(4) if colours[turn] == wanted), key=numbers.__getitem__)

    deck = members(cards("r1 r5 y1 y12 b5 b12 g1 g2"))
    for trick in permutations(deck, 4):
        texts = [write_card(card) for card in trick]
        assert winner(" ".join(texts), trumps=f"{trump} red red red") == judge(trick)


@pytest.mark.parametrize("trump", range(len(TRUMPS)))
def test_victory_the_cards_that_beat_another_are_the_stronger_ones(trump: int) -> None:
    """What bots ask for as a set agrees with the strength of each card in a trick."""
    for card in range(CARD_COUNT):
        for lead_colour in range(len(COLOURS)):
            mine = strength(card, trump, lead_colour)
            if trump not in (BIG, SMALL) and mine == 0:
                continue  # it cannot win: neither trump nor the led colour
            stronger = [
                other
                for other in range(CARD_COUNT)
                if other != card and strength(other, trump, lead_colour) >= mine
            ]
            assert [other for other in members(beaters(card, trump)) if other != card] == stronger


# -- Score calculation ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("predicted", "spare", "tricks", "points"),
    [
        (2, 0, 2, 4), (3, 0, 1, -2), (2, 1, 3, 2), (1, 1, 0, -1),  # the rulebook's examples
        (0, 0, 0, 4), (0, 1, 1, 2), (0, 1, 0, 2), (0, 1, 3, -2), (2, 1, 2, 2), (3, 1, 6, -2),
        (0, 0, 12, -12), (12, 0, 0, -12), (11, 1, 12, 2), (5, 1, 3, -2), (5, 1, 7, -1),
    ],
)  # fmt: skip
def test_score_calculation(predicted: int, spare: int, tricks: int, points: int) -> None:
    assert round_points(new(3).terms, predicted, spare, tricks) == points


def test_score_calculation_at_the_end_of_a_round() -> None:
    state = at_tricks(
        "r1", "r2", "r3", "r4",
        trumps="red big small green", predicted="2 3 2+ 0+", won=(2, 1, 3, 2),
    )  # fmt: skip
    play(state, "r1", "r2", "r3", "r4")  # seat 3 wins its third
    assert [entry.packed() for entry in state.score_pad[0]] == [
        (2, 0, 2, 4), (3, 0, 1, -2), (2, 1, 3, 2), (0, 1, 3, -2)
    ]  # fmt: skip
    assert state.scores() == [4, -2, 2, -2]
    assert GAME.score_sheet(state) == [
        {"round 1": 4}, {"round 1": -2}, {"round 1": 2}, {"round 1": -2}
    ]  # fmt: skip


def test_score_calculation_there_is_no_floor() -> None:
    state = at_tricks("r1", "r2", "r3", trumps="red big small", predicted="12 0 0")
    play(state, "r1", "r2", "r3")
    assert state.scores() == [-12, 4, -1]


# -- Rounds and the end ---------------------------------------------------------------------------


def finish_round(state: SixForces, seed: int = 0) -> None:
    dice = seeded(seed)
    now = state.rounds_done
    while state.rounds_done == now:
        options = state.moves(state.turn)
        state.play(state.turn, options[dice.below(len(options))])


@pytest.mark.parametrize("players", [3, 4])
def test_rounds_are_as_many_as_players_and_the_starter_moves_left(players: int) -> None:
    state = new(players, first=players)
    starters = []
    while not state.over():
        starters.append(state.starter)
        assert state.turn == state.starter
        finish_round(state)
    assert starters == [(players - 1 + number) % players for number in range(players)]
    assert len(state.score_pad) == players
    assert state.to_act() == 0
    assert state.moves(0) == []


def test_rounds_begin_with_chips_trumps_and_twelve_new_cards() -> None:
    state = new(4)
    before = [person.hand for person in state.people]
    finish_round(state)
    assert state.chips == 15
    assert sum(person.hand for person in state.people) == DECKS[4]
    assert [person.hand for person in state.people] != before
    for person in state.people:
        assert (person.played, person.lacks, person.tricks) == (0, 0, 0)
        assert (person.predicted, person.spare, person.trump) == (NOT_YET, 0, NOT_YET)


def test_end_the_highest_total_wins() -> None:
    state = last_trick("4 4 5", (4, 4, 3), (1, 5, 2))
    assert state.scores() == [5, 9, 1]
    assert state.placing() == [2, 1, 3]
    assert state.payoffs() == [0.0, 1.0, 0.0]


def test_end_a_tie_is_a_shared_victory() -> None:
    state = last_trick("4 4 4", (4, 4, 3), (3, 3, 2))
    assert state.scores() == [7, 7, 6]
    assert state.placing() == [1, 1, 3]
    assert state.payoffs() == [0.5, 0.5, 0.0]
    everybody = last_trick("4 4 4", (4, 4, 3), (0, 0, 0))
    assert everybody.placing() == [1, 1, 1]


def test_end_nothing_can_be_done() -> None:
    state = last_trick("4 4 4", (4, 4, 3), (0, 0, 0))
    reason = state.refusal(0, move("r1"))
    assert reason is not None
    assert reason.code == "game-over"
