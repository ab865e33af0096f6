"""Hints name moves as buttons do, in the reader's language."""

from __future__ import annotations

import pytest

from bandstand.bots.budget import Budget
from bandstand.games.a_chord.moves import name_card
from bandstand.games.registry import find
from bandstand.kernel.dice import seeded
from bandstand.text import LANGUAGES
from bandstand.text.advice import Advice, advise
from bandstand.text.sentences import own_bundle


def hints(game_id: str, language: str) -> list[Advice]:
    game = find(game_id)
    state = game.new(3, game.settle(3, {"first": 1}), seeded(5))
    return advise(game, state, 0, seeded(1), Budget(60), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_why_names_the_other_move_and_no_code(language: str) -> None:
    found = hints("a-chord", language)
    assert len(found) > 1
    for number, advice in enumerate(found):
        other = found[1 if number == 0 else 0]
        assert other.name in advice.why
        assert other.text not in advice.why
        assert advice.name != advice.text


def test_the_name_is_that_of_the_button() -> None:
    names = {language: hints("a-chord", language)[0] for language in LANGUAGES}
    assert names["en"].name == f"Play the {name_card(names['en'].move)}"
    assert names["fr"].name.startswith("Jouer le ")
    assert names["ja"].name.endswith("を出す")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_saying_sets_the_other_move_off(language: str) -> None:
    bundle = own_bundle("hints", language)
    for message in ("outcome", "points", "chance", "same"):
        sentence = bundle.format(
            message, {**dict.fromkeys(bundle.variables(message), "x"), "other": "y"}
        )
        assert any(f"{mark}y" in sentence for mark in ("“", "«\u00a0", "「"))
