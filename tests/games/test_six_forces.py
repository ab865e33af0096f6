"""6 Forces, clause by clause: sections of the rulebook, then the cases of our specification."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from bandstand.bots import match
from bandstand.games.six_forces import GAME
from bandstand.games.six_forces.material import (
    CARDS_DEALT,
    CHIPS,
    DECKS,
    FIRST_CHOICE,
    FIRST_SPARE,
    FIRST_TRUMP,
    TRUMPS,
)
from bandstand.games.six_forces.notation import name_card, write_card, write_cards
from bandstand.games.six_forces.player import NOT_YET
from bandstand.games.six_forces.rules import SixForces, round_points
from bandstand.games.tricks import cards_on
from bandstand.kernel.bits import bits_of, lowest, members, popcount
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError, IllegalMove, NotationError, OptionError
from bandstand.kernel.event import Event
from bandstand.kernel.heuristic import MARGIN_SHARE
from bandstand.kernel.record import Record
from bandstand.kernel.referee import Match, verify

NAMES = ["Ann", "Bob", "Cid", "Dot"]


def move(text: str) -> int:
    return GAME.read_move(new(3), text)


def new(players: int, seed: int = 1, **options: object) -> SixForces:
    return GAME.new(players, GAME.settle(players, {"first": 1, **options}), seeded(seed))


def cards(text: str) -> int:
    return bits_of([move(card) for card in text.split()])


def at_tricks(
    *hands: str,
    trumps: str,
    predicted: str = "",
    tricks: tuple[int, ...] = (),
    leader: int = 0,
) -> SixForces:
    """A round in its tricks: these hands, these trumps, and what was predicted and won so far."""
    players = len(hands)
    state = new(players)
    state.choices_left = 0
    state.leader = state.turn = leader
    state.tricks_left = max(len(hand.split()) for hand in hands)
    for seat, (hand, trump) in enumerate(zip(hands, trumps.split(), strict=True)):
        person = state.people[seat]
        person.hand = cards(hand)
        person.trump = TRUMPS.index(trump)
        person.predicted = 0
    for seat, prediction in enumerate(predicted.split()):
        state.people[seat].predicted = int(prediction.rstrip("+"))
        state.people[seat].spare = int(prediction.endswith("+"))
    for seat, won in enumerate(tricks):
        state.people[seat].tricks = won
    return state


def play(state: SixForces, *texts: str) -> None:
    """Legal moves by whoever's turn it is."""
    for text in texts:
        chosen = move(text)
        assert chosen in state.moves(state.turn), f"{text} is not legal"
        state.play(state.turn, chosen)


def legal(state: SixForces) -> set[str]:
    return {GAME.write_move(state, chosen) for chosen in state.moves(state.turn)}


def refused(state: SixForces, text: str) -> str:
    reason = state.refusal(state.turn, move(text))
    assert reason is not None
    assert GAME.phrases.sentence(reason.code, reason.facts, NAMES, state.turn).endswith(".")
    return reason.code


def conceive(state: SixForces, *texts: str) -> SixForces:
    play(state, *texts)
    return state


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
    state = new(4)
    state.chips = chips
    state.people[0].trump = 0  # so that only predictions are open
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
        state = new(players)
        for seat, trump in enumerate(chosen):
            state.people[seat].trump = trump
        state.turn = len(chosen)
        free = [m - FIRST_TRUMP for m in state.moves(state.turn) if m >= FIRST_TRUMP]
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
    state = at_tricks("r1 y1", "r5 y5", "r9 y9", "r3 y3", trumps="red big small blue", leader=1)
    play(state, "r5", "r9", "r3", "r1")  # big: seat 2
    assert (state.leader, state.turn, state.last_winner) == (2, 2, 2)
    play(state, "y9", "y3", "y1")
    state.tricks_left = 2  # so that the round goes on
    play(state, "y5")  # small: seat 0
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
    assert sum(line[2] for line in [state.sheet[0][4 * s : 4 * s + 4] for s in range(4)]) == 12


# -- Decision of victory or defeat ----------------------------------------------------------------


def winner(played: str, trumps: str, leader: int = 0) -> int:
    """Who wins when these cards are played in this order, each seat holding just its own."""
    texts = played.split()
    players = len(texts)
    hands = [""] * players
    for turn, text in enumerate(texts):
        hands[(leader + turn) % players] = text
    state = at_tricks(*hands, trumps=trumps, leader=leader)
    state.tricks_left = 2  # so that the round goes on and the winner can be asked for
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
        colours = [card // 12 for card in trick]
        numbers = [card % 12 for card in trick]
        if trump == "big":
            best = max(numbers)
            return max(turn for turn in range(4) if numbers[turn] == best)
        if trump == "small":
            best = min(numbers)
            return max(turn for turn in range(4) if numbers[turn] == best)
        wanted = TRUMPS.index(trump) if TRUMPS.index(trump) in colours else colours[0]
        return max((turn for turn in range(4) if colours[turn] == wanted), key=numbers.__getitem__)

    deck = members(cards("r1 r5 y1 y12 b5 b12 g1 g2"))
    table = at_tricks("r1", "r2", "r3", "r4", trumps=f"{trump} red red red")
    table.tricks_left = 2
    for trick in permutations(deck, 4):
        state = table.clone()
        for seat, card in enumerate(trick):
            state.people[seat].hand = bits_of([card])
        for seat, card in enumerate(trick):
            state.play(seat, card)
        assert state.last_winner == judge(trick)


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
    assert round_points(predicted, spare, tricks) == points


def test_score_calculation_at_the_end_of_a_round() -> None:
    state = at_tricks(
        "r1", "r2", "r3", "r4",
        trumps="red big small green", predicted="2 3 2+ 0+", tricks=(2, 1, 3, 2),
    )  # fmt: skip
    play(state, "r1", "r2", "r3", "r4")  # seat 3 wins its third
    assert state.sheet == [[2, 0, 2, 4, 3, 0, 1, -2, 2, 1, 3, 2, 0, 1, 3, -2]]
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
    assert len(state.sheet) == players
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


def last_trick(predicted: str, tricks: tuple[int, ...], totals: tuple[int, ...]) -> SixForces:
    """The last trick of a three-player game, which seat 2 wins."""
    state = at_tricks("r1", "r2", "r3", trumps="red big small", predicted=predicted, tricks=tricks)
    state.rounds_done = 2
    for seat, total in enumerate(totals):
        state.people[seat].total = total
    play(state, "r1", "r2", "r3")
    assert state.over()
    return state


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


# -- Refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [-1, 79, 1000])
def test_refusal_of_a_move_that_does_not_exist(number: int) -> None:
    for state in (new(3), at_tricks("r1", "r2", "r3", trumps="red big small")):
        reason = state.refusal(0, number)
        assert reason is not None
        assert reason.code == "no-such-move"


def test_refusal_out_of_turn() -> None:
    reason = new(3).refusal(1, move("red"))
    assert reason is not None
    assert (reason.code, reason.facts) == ("not-your-turn", {"seats": [0]})


def sentence(state: SixForces, text: str) -> str:
    reason = state.refusal(state.turn, move(text))
    assert reason is not None
    return GAME.phrases.sentence(reason.code, reason.facts, NAMES, state.turn)


def test_refusals_are_sentences_that_say_what_would_do() -> None:
    state = conceive(new(3), "red")
    assert sentence(state, "red") == (
        "Somebody has chosen red, and three players have three different trumps. "
        "Free: yellow, blue, green, big and small."
    )
    state.chips = 1
    assert sentence(state, "2") == (
        "That takes more chips than there are: 1 chip in the centre. A spare chip counts too. "
        "Predict with the chips there are; 0 is always possible."
    )
    state = at_tricks("r1", "r2 y3", "r3", trumps="red big small")
    play(state, "r1")
    assert sentence(state, "y3") == "You hold red, the led colour. Play red."
    assert sentence(state, "b3") == "You do not hold blue 3. Play a card from your hand."


def test_refusals_name_sections_of_the_guide() -> None:
    for code in (
        "no-such-move", "conception-first", "conception-over", "already-predicted",
        "trump-already-chosen", "too-few-chips", "trump-taken", "trump-repeated-already",
        "not-in-hand", "follow-colour",
    ):  # fmt: skip
        assert code in GAME.phrases.templates
        assert f'<a id="{code}"></a>' in GAME.guide


def test_a_bad_option_or_player_count_is_refused_with_a_sentence() -> None:
    with pytest.raises(BandstandError, match=r"6 Forces is for 3 or 4 players, not 2\."):
        GAME.settle(2, {})
    with pytest.raises(OptionError, match=r"Option first cannot be '4'\."):
        GAME.settle(3, {"first": "4"})
    with pytest.raises(OptionError, match=r"There is no option 'inset'"):
        GAME.settle(3, {"inset": 1})


# -- Notation -------------------------------------------------------------------------------------


def test_notation_of_every_move() -> None:
    state = new(4)
    texts = [GAME.write_move(state, number) for number in range(GAME.move_count)]
    assert len(set(texts)) == 79
    assert (texts[0], texts[47]) == ("r1", "g12")
    assert (texts[FIRST_CHOICE], texts[FIRST_SPARE - 1]) == ("0", "12")
    assert (texts[FIRST_SPARE], texts[FIRST_TRUMP - 1]) == ("0+", "11+")
    assert (texts[FIRST_TRUMP], texts[78]) == ("red", "small")
    assert [GAME.read_move(state, text) for text in texts] == list(range(79))


def test_notation_may_be_typed_in_capitals_and_with_a_word_before() -> None:
    assert move(" R7 ") == move("r7")
    assert move("predict 3") == move("3")
    assert move("Predict  3+") == move("3+")
    assert move("trump BIG") == move("big")
    assert name_card(move("g12")) == "green 12"


@pytest.mark.parametrize(
    "text", ["", "r0", "r13", "p7", "13", "12+", "predict", "trump", "+", "7r", "trump 3", "3 +"]
)
def test_notation_refuses_what_is_no_move(text: str) -> None:
    with pytest.raises(NotationError, match=r"is no move\."):
        move(text)


# -- What players see -----------------------------------------------------------------------------


def test_view_hides_other_hands_and_shows_the_rest() -> None:
    state = at_tricks(
        "r1 y2", "r7 y3", "y4 b5", trumps="red big small", predicted="2 1+ 0", tricks=(1, 0, 0)
    )
    play(state, "r1")
    mine = GAME.view(state, 1)
    people = mine["people"]
    assert isinstance(people, list)
    assert [person["hand"] for person in people] == [[None], ["r7", "y3"], [None, None]]
    assert [person["predicted"] for person in people] == [2, 1, 0]
    assert [person["spare"] for person in people] == [False, True, False]
    assert [person["trump"] for person in people] == ["red", "big", "small"]
    assert [person["tricks"] for person in people] == [1, 0, 0]
    assert people[0]["played"] == ["r1"]
    assert (mine["phase"], mine["trump"], mine["leader"]) == ("tricks", "red", 0)
    assert mine["trick"] == [{"seat": 0, "card": "r1"}]
    onlooker = GAME.view(state, -1)["people"]
    assert isinstance(onlooker, list)
    assert [person["hand"] for person in onlooker] == [[None], [None] * 2, [None] * 2]


def test_view_without_the_memory_aid_does_not_repeat_played_cards() -> None:
    state = new(3, memory_aid=False)
    people = GAME.view(state, 0)["people"]
    assert isinstance(people, list)
    assert [person["played"] for person in people] == [None, None, None]


def test_view_of_the_conception() -> None:
    state = conceive(new(3), "2+", "big")
    seen = GAME.view(state, 0)
    assert (seen["phase"], seen["lap"], seen["chips"]) == ("conception", 1, 12)
    assert (seen["leader"], seen["trump"], seen["trick"]) == (None, None, [])
    play(state, "0")
    assert GAME.view(state, 0)["lap"] == 2


def test_view_after_the_end_keeps_the_score_pad() -> None:
    state = last_trick("4 4 4+", (4, 4, 3), (3, 3, 2))
    seen = GAME.view(state, -1)
    assert (seen["phase"], seen["placing"]) == ("over", [1, 1, 3])
    assert seen["rounds_scored"] == [
        [
            {"predicted": 4, "spare": False, "tricks": 4, "points": 4},
            {"predicted": 4, "spare": False, "tricks": 4, "points": 4},
            {"predicted": 4, "spare": True, "tricks": 4, "points": 2},
        ]
    ]


def told(state: SixForces, *texts: str, reader: int = -1) -> list[str]:
    events: list[Event] = []
    state.journal = events
    play(state, *texts)
    sentences = []
    for event in events:
        shown = event.shown_to(reader)
        assert shown is not None
        sentences.append(GAME.phrases.sentence(event.kind, shown, NAMES, reader))
    return sentences


def test_sentences_of_the_conception() -> None:
    texts = ("2", "0+", "big", "red", "blue", "12")
    assert told(new(3), *texts, reader=1) == [
        "Ann predicts 2 tricks; 13 chips left in the centre.",
        "You predict 0 or 1 trick, with a spare chip; 12 chips left in the centre.",
        "Cid chooses big as trump.",
        "Ann chooses red as trump.",
        "You choose blue as trump.",
        "Cid predicts 12 tricks; no chip left in the centre.",
        "The tricks begin; Ann leads.",
    ]


def test_sentences_of_a_last_trick() -> None:
    state = at_tricks("r1", "r2", "r3", trumps="red big small", predicted="0 1 0+")
    state.rounds_done = 2
    assert told(state, "r1", "r2", "r3", reader=2) == [
        "Ann plays red 1.",
        "Bob plays red 2.",
        "You play red 3.",
        "You win the trick, trump red: 1 trick so far.",
        "Ann: predicted 0, won no trick: +4 points, 4 in all.",
        "Bob: predicted 1, won no trick: -1 point, -1 in all.",
        "You: predicted 0 or 1, won 1 trick: +2 points, 2 in all.",
        "Ann wins the game.",
    ]


def test_sentences_of_a_shared_victory_and_a_new_round() -> None:
    state = at_tricks("r1", "r2", "r3", trumps="red big small", predicted="0 0 0")
    sentences = told(state, "r1", "r2", "r3", reader=0)
    assert sentences[7] == "Round 2 begins; Bob starts."
    assert sentences[8].startswith("You take up 12 cards: ")
    assert sentences[9] == "Bob takes up 12 cards."
    state = at_tricks("r1", "r2", "r3", trumps="red big small", predicted="0 0 0")
    state.rounds_done = 2
    assert told(state, "r1", "r2", "r3")[-1] == "Ann and Bob share the victory."


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
    state = at_tricks("y1 y2 y3 g1", "r2 b7 g3 b8", "y4 b5 r6 g7", trumps="red big small")
    play(state, "y1", "b7", "y4")  # seat 1 has no yellow
    state.people[2].lacks = cards(" ".join(f"g{number}" for number in range(1, 13))) & ~cards("g7")
    assert len(consistent_deals(state, 0)) > 5
    assert_uniform(state, 0, 4000)


def test_imagine_is_uniform_over_the_consistent_deals_of_four() -> None:
    state = at_tricks("y1 y2 g1", "r2 b7 b8", "y4 b5 g7", "y6 r9 r10", trumps="red big small green")
    play(state, "y1", "b7", "y4", "y6")  # seat 1 has no yellow, seat 3 leads
    play(state, "r9", "y2", "r2", "b5")  # seat 2 has no red
    state.people[3].lacks |= cards("g7")  # so that no hand may hold everything
    state.people[0].hand |= cards("g2")
    state.people[1].hand |= cards("b9")
    state.people[2].hand |= cards("y5")
    state.people[3].hand |= cards("b1")
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
    match = Match(GAME, record)
    dice = seeded(9)
    with pytest.raises(IllegalMove, match="before everybody has predicted"):
        match.attempt_text(lowest(match.state.to_act()), "r1")
    while not match.state.over():
        seat = lowest(match.state.to_act())
        options = match.state.moves(seat)
        match.attempt(seat, options[dice.below(len(options))])
    assert verify(GAME, record).state.packed() == match.state.packed()


def test_the_table_holds_the_trick_in_playing_order() -> None:
    state = at_tricks("r1 y2", "r7 y3", "r4 b5", trumps="red big small", leader=1)
    play(state, "r7", "r4")
    assert cards_on(state.table) == [move("r7"), move("r4")]
    play(state, "r1")
    assert (state.table, cards_on(state.last_table)) == (0, [move("r7"), move("r4"), move("r1")])


# -- Rules of thumb -------------------------------------------------------------------------------


def chosen(state: SixForces) -> str:
    """What the rules of thumb do now, without noise."""
    seat = state.turn
    world = state.imagine(seat, seeded(1))
    return GAME.write_move(state, GAME.heuristic.choose(world, seat, seeded(2), 0.0))


def test_instinct_takes_a_trick_while_it_is_short() -> None:
    state = at_tricks(
        "y5 b8", "y6 b9", "y4 y8", trumps="red red big", predicted="1 1 1", tricks=(1, 1, 0)
    )
    play(state, "y5", "y6")
    assert chosen(state) == "y8"


def test_instinct_dodges_when_it_is_full_and_throws_strength_away() -> None:
    state = at_tricks(
        "y3 y5 b1",
        "y7 b2 b3",
        "y4 y6 y9",
        trumps="red red big",
        predicted="1 1 1",
        tricks=(1, 1, 1),
    )
    play(state, "y3", "y7")
    assert chosen(state) == "y6"  # the strongest card that loses


def test_instinct_knows_the_trump_of_the_leader() -> None:
    hands = ("y5 b1 b8", "y6 b2 b9", "r1 r9 g5")
    short = at_tricks(*hands, trumps="red big small", predicted="1 1 3", tricks=(1, 1, 0))
    play(short, "y5", "y6")
    assert chosen(short) in ("r1", "r9")  # red is trump here
    full = at_tricks(*hands, trumps="small red red", predicted="1 1 1", tricks=(1, 1, 1))
    play(full, "y5", "y6")
    assert chosen(full) == "r9"  # small is trump: the 1 would win, and so would the later 5


def conceiving(hand: str) -> SixForces:
    """A four-player conception of a seat with this hand, the others holding the rest."""
    state = new(4)
    state.people[0].hand = cards(hand)
    rest = members(DECKS[4] & ~cards(hand))
    for seat in (1, 2, 3):
        state.people[seat].hand = bits_of(rest[seat - 1 :: 3])
    return state


def test_instinct_predicts_more_with_a_stronger_hand() -> None:
    strong = conceiving("r12 r11 r10 r9 r8 y12 y11 b12 b11 g12 g11 g10")
    weak = conceiving("r2 r3 y3 y4 y5 b2 b4 b5 g2 g3 g4 g5")
    said = []
    for state, trump in ((strong, "red"), (weak, "green")):
        state.people[0].trump = TRUMPS.index(trump)
        said.append(int(chosen(state).rstrip("+")))
    assert said[0] >= 6
    assert said[1] <= 2


def test_instinct_chooses_a_trump_that_fits_hand_and_prediction() -> None:
    state = conceiving("r12 r11 r10 r9 r8 r7 r6 y2 y3 b2 b3 g4")
    state.people[0].predicted = 6
    assert chosen(state) == "red"
    state = conceiving("r1 r2 y1 y2 y3 b1 b2 b3 g1 g2 g3 g4")
    state.people[0].predicted = 7
    assert chosen(state) == "small"
    state = conceiving("r12 r11 y12 y11 y10 b12 b11 b10 g12 g11 g10 g9")
    state.people[0].predicted = 9
    assert chosen(state) == "big"


def test_instinct_uses_only_what_the_seat_may_know() -> None:
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


def test_instinct_judges_the_scores_between_rounds() -> None:
    state = new(4)
    assert GAME.heuristic.chapter(state) == 0
    assert GAME.heuristic.chances(state) == [0.25] * 4
    state.people[2].total = 4
    state.rounds_done = 3
    assert GAME.heuristic.chapter(state) == 3
    late = GAME.heuristic.chances(state)[2]
    state.rounds_done = 1
    assert 0.25 < GAME.heuristic.chances(state)[2] < late < 1.0
    state.rounds_done = 4
    over = GAME.heuristic.chances(state)  # the payoff, but for a small share of how close it was
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
@pytest.mark.parametrize("level", [match.NOISY, match.STEADY])
def test_levels_1_and_2_beat_random_players(players: int, level: int) -> None:
    mean, error = share(players, level, match.RANDOM, 12)
    assert mean - 1.96 * error > 1 / players


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "deals"), [(3, 60), pytest.param(4, 40, marks=pytest.mark.compiled_suffices)]
)
def test_level_2_beats_level_1(players: int, deals: int) -> None:
    mean, error = share(players, match.STEADY, match.NOISY, deals)
    assert mean - 1.96 * error > 1 / players
