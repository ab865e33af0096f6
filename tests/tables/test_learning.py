"""Every lesson of every game, played to its end; what is wrong is explained."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bandstand import load_game
from bandstand.games import registry
from bandstand.kernel.errors import IllegalMove
from bandstand.kernel.learning import Pattern
from bandstand.kernel.record import Record
from bandstand.kernel.referee import Match
from bandstand.tables.learning import FIRST_GAME, LessonAnswer, Tried, answer, lessons
from bandstand.tables.refusals import Refusal
from bandstand.text import LANGUAGES
from support.lessons import line_of_first_game, offered, taught, way_past

EXERCISES = [(game, exercise.id) for game in registry.IDS for exercise in taught(game).exercises]


def learn(game: str, lesson: str, moves: list[Any], language: str = "en") -> LessonAnswer:
    return answer(load_game(game), lesson, Tried(list(moves)), language)


@pytest.mark.parametrize("game", registry.IDS)
def test_a_title_has_five_to_eight_exercises(game: str) -> None:
    for language in LANGUAGES:
        listed = lessons(load_game(game), language)
        assert 5 <= len(listed) <= 8
        assert len({one.task for one in listed}) == len(listed)


@pytest.mark.parametrize(("game", "exercise"), EXERCISES)
def test_the_solution_reaches_the_goal(game: str, exercise: str) -> None:
    (data,) = [one for one in taught(game).exercises if one.id == exercise]
    for count, move in enumerate(data.solution):
        before = learn(game, exercise, list(data.solution[:count]))
        assert before.outcome == "open"
        assert before.expected == offered(before)[move]
    solved = learn(game, exercise, list(data.solution))
    assert solved.outcome == "solved"
    assert solved.expected is None
    assert solved.says != before.says
    assert solved.events


@pytest.mark.parametrize(("game", "exercise"), EXERCISES)
def test_another_legal_decision_misses_it(game: str, exercise: str) -> None:
    moves = way_past(load_game(game), exercise)
    missed = learn(game, exercise, moves)
    assert missed.outcome == "missed"
    with pytest.raises(Refusal, match="over"):
        learn(game, exercise, [*moves, 0])


@pytest.mark.parametrize(("game", "exercise"), EXERCISES)
def test_the_same_moves_lead_to_the_same_answer(game: str, exercise: str) -> None:
    moves = way_past(load_game(game), exercise)
    assert learn(game, exercise, moves) == learn(game, exercise, moves)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.IDS)
def test_the_first_game_is_played_to_its_end(game: str, language: str) -> None:
    moves = line_of_first_game(load_game(game))
    said = [learn(game, FIRST_GAME, moves[:count], language).says for count in range(len(moves))]
    assert all(said)
    assert learn(game, FIRST_GAME, moves, language).outcome == "solved"


@pytest.mark.parametrize("game", registry.IDS)
def test_every_main_rule_comes_up_in_order(game: str) -> None:
    played = load_game(game)
    first = taught(game).first_game
    names = [str(seat + 1) for seat in range(first.players)]
    options = dict(first.options)
    version = played.meta.rules_version
    match = Match(played, Record(game, version, first.players, options, names, first.dice))
    missing: list[Pattern] = list(first.rules)
    for step in first.steps:
        for event in match.attempt_text(step.seat, step.move):
            if missing and missing[0].fits(played, event):
                missing.pop(0)
    assert missing == []


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.IDS)
def test_another_move_of_the_first_game_is_explained(game: str) -> None:
    """A legal one by the reason for the move to make, a forbidden one by the rule."""
    moves = line_of_first_game(load_game(game))
    codes = set()
    for count, move in enumerate(moves):
        before = learn(game, FIRST_GAME, moves[:count])
        legal = list(offered(before).values())
        forbidden = {*range(load_game(game).move_count)} - {*legal}
        for other in [*[one for one in legal if one != move][:1], min(forbidden)]:
            found = learn(game, FIRST_GAME, [*moves[:count], other])
            assert found.refused is not None
            assert found.refused.sentence
            assert (found.refused.sentence == before.says) == (other in legal)
            assert found == replace(before, refused=found.refused)
            codes.add(found.refused.code)
    assert "lesson-other" in codes
    assert len(codes) > 1


def test_a_refusal_speaks_the_language_of_the_learner() -> None:
    refused = learn("a-chord", "win", ["yA"], "fr").refused
    assert refused is not None
    assert "main" in refused.sentence


def test_a_goal_can_forbid_something() -> None:
    """A note of the other player would show that yours could be followed."""
    exercise = taught("rythm-n-play").exercises[-1]
    assert [one.never for one in exercise.goal] == [True, False]
    followed = learn("rythm-n-play", exercise.id, ["B"])
    assert followed.outcome == "missed"


def test_what_is_no_lesson_is_refused() -> None:
    for lesson, moves in (("nothing", []), ("win", [0] * 65)):
        with pytest.raises(Refusal):
            learn("a-chord", lesson, moves)


def test_only_the_last_move_may_be_a_slip() -> None:
    with pytest.raises(IllegalMove):
        learn("a-chord", "win", ["yA", "rC"])
