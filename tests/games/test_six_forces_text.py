"""6 Forces as players meet it: refusals, notation, views and sentences."""

from __future__ import annotations

import pytest

from bandstand import text
from bandstand.games.six_forces import GAME
from bandstand.games.six_forces.legal import verify
from bandstand.games.six_forces.moves import name_card, prediction, trump_choice
from bandstand.games.six_forces.state import SixForces
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError, NotationError, OptionError
from bandstand.kernel.event import Event
from support.six_forces_positions import (
    NAMES,
    at,
    at_tricks,
    conceive,
    last_trick,
    move,
    new,
    play,
    sentence,
)

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


def test_refusals_are_sentences_that_say_what_would_do() -> None:
    state = at("3; trumps red / - / -; chips 1")
    assert sentence(state, "red") == (
        "Somebody has chosen red, and three players have three different trumps. "
        "Free: yellow, blue, green, Big and Small."
    )
    assert sentence(state, "2") == (
        "That takes more chips than there are: 1 chip in the centre. A spare chip counts too. "
        "Predict with the chips there are; 0 is always possible."
    )
    state = at_tricks("r1", "r2 y3", "r3", trumps="red big small")
    play(state, "r1")
    assert sentence(state, "y3") == "You have red, the lead colour. Play red."
    assert sentence(state, "b3") == "You don’t have the blue 3. Play a card from your hand."


def test_refusals_name_sections_of_the_guide() -> None:
    for code in (
        "no-such-move", "conception-first", "conception-over", "already-predicted",
        "trump-already-chosen", "too-few-chips", "trump-taken", "trump-repeated-already",
        "not-in-hand", "follow-colour",
    ):  # fmt: skip
        assert code in text.sentences(GAME).bundle
        assert f'<a id="{code}"></a>' in GAME.guide


def test_a_bad_option_or_player_count_is_refused_with_a_sentence() -> None:
    with pytest.raises(BandstandError, match=r"6 Forces is for 3 or 4 players, not 2\."):
        GAME.settle(2, {})
    with pytest.raises(OptionError, match=r"Option first cannot be '4'\."):
        GAME.settle(3, {"first": "4"})
    with pytest.raises(OptionError, match=r"There is no option 'inset'"):
        GAME.settle(3, {"inset": 1})


@pytest.mark.parametrize("players", [3, 4])
def test_a_move_is_legal_exactly_if_no_rule_forbids_it(players: int) -> None:
    """The list of moves and the reasons are readings of the same sets."""
    state, dice = new(players), seeded(5)
    while not state.over():
        moves = state.moves(state.turn)
        unforbidden = [
            number for number in range(GAME.move_count) if verify(state, state.turn, number) is None
        ]
        assert moves == unforbidden
        state.play(state.turn, moves[dice.below(len(moves))])


# -- Notation -------------------------------------------------------------------------------------


def test_notation_of_every_move() -> None:
    state = new(4)
    texts = [GAME.write_move(state, number) for number in range(GAME.move_count)]
    assert len(set(texts)) == 79
    assert (texts[0], texts[47]) == ("r1", "g12")
    assert (texts[prediction(0, 0)], texts[prediction(12, 0)]) == ("0", "12")
    assert (texts[prediction(0, 1)], texts[prediction(11, 1)]) == ("0+", "11+")
    assert (texts[trump_choice(0)], texts[78]) == ("red", "small")
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
        "r1 y2", "r7 y3", "y4 b5", trumps="red big small", predicted="2 1+ 0", won=(1, 0, 0)
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
        sentences.append(text.sentences(GAME).sentence(event.kind, shown, NAMES, reader))
    return sentences


def test_sentences_of_the_conception() -> None:
    texts = ("2", "0+", "big", "red", "blue", "12")
    assert told(new(3), *texts, reader=1) == [
        "Ann predicts 2 tricks; 13 chips left in the centre.",
        "You predict 0 or 1 trick, with a spare chip; 12 chips left in the centre.",
        "Cid chooses Big as trump.",
        "Ann chooses red as trump.",
        "You choose blue as trump.",
        "Cid predicts 12 tricks; no chip left in the centre.",
        "The tricks begin; Ann leads.",
    ]


def test_sentences_of_a_last_trick() -> None:
    state = at_tricks("r1", "r2", "r3", trumps="red big small", predicted="0 1 0+", round=3)
    assert told(state, "r1", "r2", "r3", reader=2) == [
        "Ann plays the red 1.",
        "Bob plays the red 2.",
        "You play the red 3.",
        "You win the trick, trump red: 1 trick so far.",
        "Ann: predicted 0, won no trick: +4 points (4 in total).",
        "Bob: predicted 1, won no trick: −1 point (−1 in total).",
        "You: predicted 0 or 1, won 1 trick: +2 points (2 in total).",
        "Ann wins the game.",
    ]


def test_sentences_of_a_shared_victory_and_a_new_round() -> None:
    state = at_tricks("r1", "r2", "r3", trumps="red big small", predicted="0 0 0")
    sentences = told(state, "r1", "r2", "r3", reader=0)
    assert sentences[7] == "Round 2 begins; Bob starts."
    assert sentences[8].startswith("You are dealt 12 cards: ")
    assert sentences[9] == "Bob is dealt 12 cards."
    state = at_tricks("r1", "r2", "r3", trumps="red big small", predicted="0 0 0", round=3)
    assert told(state, "r1", "r2", "r3")[-1] == "Ann and Bob share the victory."
