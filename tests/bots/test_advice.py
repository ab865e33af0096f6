"""Hints: legal, repeatable, from the seat's knowledge alone, with a reason that was counted."""

from __future__ import annotations

from typing import Any

import pytest

from bandstand.bots.advice import MOVES
from bandstand.bots.budget import Budget
from bandstand.bots.compare import LEAD_DOUBT, compare, margin
from bandstand.bots.match import play_out
from bandstand.games.registry import GAMES
from bandstand.kernel.bits import lowest, members
from bandstand.kernel.dice import seeded
from bandstand.kernel.event import EVERYBODY, Event
from bandstand.kernel.game import Game
from bandstand.kernel.outcome import Outcome
from bandstand.kernel.state import State
from bandstand.text import LANGUAGES, sentences
from bandstand.text.advice import advise, how_often
from bandstand.text.sentences import own_bundle

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def some_position(game: Game[Any], decisions: int) -> tuple[State, int]:
    """A few moves into a game, at a decision with a choice."""
    players = max(game.meta.players)
    state = game.new(players, game.settle(players, {}), seeded(4))
    dice = seeded(5)
    while True:
        for seat in members(state.to_act()):
            moves = state.moves(seat)
            if decisions <= 0 and len(moves) > 1:
                return state, seat
            state.play(seat, moves[dice.below(len(moves))])
            decisions -= 1


def ask(game: Game[Any], state: State, seat: int, simulations: int = 24) -> list[Any]:
    return advise(game, state, seat, seeded(6), Budget(simulations))


@every_game
def test_the_same_dice_and_budget_advise_the_same_whatever_is_hidden(game: Game[Any]) -> None:
    state, seat = some_position(game, 11)
    before = state.packed()
    advised = ask(game, state, seat)
    assert state.packed() == before
    for number in range(2):
        assert ask(game, state.imagine(seat, seeded(number)), seat) == advised


@every_game
def test_advice_is_legal_ranked_and_explained(game: Game[Any]) -> None:
    state, seat = some_position(game, 17)
    advised = ask(game, state, seat)
    assert len(advised) == min(MOVES, len(state.moves(seat)))
    assert [one.text for one in advised] == [game.write_move(state, one.move) for one in advised]
    assert {one.move for one in advised} <= set(state.moves(seat))
    chances = [one.chance for one in advised]
    assert chances == sorted(chances, reverse=True)
    for one in advised:
        assert 0.0 <= one.chance <= 1.0
        assert one.margin > 0.0
        assert one.why.endswith(".")
        assert one.worlds == advised[0].worlds


@pytest.mark.parametrize("game_id", ["a-chord", "six-forces", "fiddlefoo", "rythm-n-play"])
def test_the_outcomes_of_a_game_happen_in_it(game_id: str) -> None:
    game = GAMES[game_id]
    players = max(game.meta.players)
    events: list[Event] = []
    state = game.new(players, game.settle(players, {}), seeded(2), events)
    play_out(state, game.heuristic, [1] * players, seeded(3), None)
    for outcome in game.outcomes:
        assert set(outcome.kinds) <= set(sentences(game).bundle.names())
        if outcome.who:
            told = [event for event in events if event.kind in outcome.kinds]
            ever = [seat for seat in range(players) for e in told if outcome.happened([e], seat)]
            assert ever, outcome.name


@pytest.mark.compiled_suffices
@pytest.mark.parametrize(
    ("game_id", "players", "options"),
    [
        ("re-chord", 1, {}),
        ("fiddlefoo", 3, {"cooperative": True}),
        ("a-chord", 2, {}),
    ],
)
def test_solo_together_and_for_two(game_id: str, players: int, options: dict[str, Any]) -> None:
    game = GAMES[game_id]
    state = game.new(players, game.settle(players, options), seeded(3))
    seat = int(lowest(state.to_act()))
    assert ask(game, state, seat, 8)[0].move in state.moves(seat)


def test_the_reason_is_what_the_game_is_about() -> None:
    game = GAMES["six-forces"]
    state, seat = some_position(game, 14)
    assert any("the next trick goes to you" in one.why for one in ask(game, state, seat, 300))


def test_the_same_move_weighed_twice_has_no_lead() -> None:
    game = GAMES["a-chord"]
    state, seat = some_position(game, 9)
    move = state.moves(seat)[0]
    first, again = compare(state, seat, [move, move], game.heuristic, seeded(1), Budget(40))
    assert (first.worlds, again.worlds) == (20, 20)
    assert first.chances == again.chances
    assert again.leads == again.lead_squares == 0.0


def test_few_worlds_that_fall_alike_prove_nothing() -> None:
    assert margin(2.0, 2.0, 2, LEAD_DOUBT) > 1.0
    assert margin(0.0, 0.0, 400, LEAD_DOUBT) < 0.01


def test_an_outcome_is_decided_by_the_next_event_or_by_any() -> None:
    def won(seat: int) -> Event:
        return Event("trick-won", {"seat": seat, "seats": [seat]}, {}, EVERYBODY, EVERYBODY)

    this = Outcome("you win this trick", ("trick-won",))
    ever = Outcome("you win a trick", ("trick-won",), next_only=False)
    ours = Outcome("somebody wins a trick", ("trick-won",), who="")
    listed = Outcome("you are among the winners", ("trick-won",), who="seats", next_only=False)
    events = [won(1), won(0)]
    assert [this.happened(events, seat) for seat in range(3)] == [False, True, False]
    assert [ever.happened(events, seat) for seat in range(3)] == [True, True, False]
    assert [ours.happened(events, seat) for seat in range(3)] == [True, True, True]
    assert [listed.happened(events, seat) for seat in range(3)] == [True, True, False]


def test_how_often_in_words() -> None:
    words = [how_often(share, "en") for share in (0.04, 0.1, 0.61, 0.97)]
    assert words == ["hardly ever", "about 1 time in 10", "about 6 times in 10", "nearly always"]


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_reasons_are_given_in_every_language(game: Game[Any], language: str) -> None:
    state, seat = some_position(game, 3)
    bundle = own_bundle("hints", language)
    known = [
        bundle.format(kind, dict.fromkeys(bundle.variables(kind), "|")).split("|")
        for kind in ("only", "outcome", "points", "chance", "same")
    ]
    for one in advise(game, state, seat, seeded(6), Budget(24), language):
        assert any(all(part in one.why for part in parts) for parts in known), one.why
    assert all(sentences(game, language).outcome(outcome.name) for outcome in game.outcomes)
