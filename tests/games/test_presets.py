"""Presets: named sets of options that every table they claim can play."""

from __future__ import annotations

from typing import Any

import pytest

from bandstand import load_game
from bandstand.games.registry import IDS
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import OptionError
from bandstand.kernel.game import Game
from bandstand.tables.catalogue import games


def tables(game: Game[Any]) -> list[tuple[str, int]]:
    """Every preset, with every number of players it is for."""
    return [
        (preset.name, players)
        for preset in game.meta.presets
        for players in preset.players or game.meta.players
    ]


@pytest.mark.parametrize("game_id", IDS)
def test_every_preset_is_played_by_every_number_it_claims(game_id: str) -> None:
    game = load_game(game_id)
    assert tables(game)
    for name, players in tables(game):
        assert players in game.meta.players
        options = game.settle(players, game.preset(name, players).options)
        state = game.new(players, options, seeded(1))
        state.rollout(seeded(1))
        assert state.over(), (name, players)


@pytest.mark.parametrize("game_id", IDS)
def test_every_table_has_a_preset_for_beginners_and_the_printed_game(game_id: str) -> None:
    game = load_game(game_id)
    for players in game.meta.players:
        names = [name for name, count in tables(game) if count == players]
        assert names[:2] == ["first", "printed"]
        assert len(set(names)) == len(names)
        settled = [game.settle(players, game.preset(name, players).options) for name in names]
        assert settled[0] == game.settle(players, {}), "nobody need set anything"
        assert all(options not in settled[:at] for at, options in enumerate(settled))


def test_an_unknown_preset_is_refused_with_the_others() -> None:
    with pytest.raises(OptionError, match=r"no preset 'loud' for 3 players here: first, printed\."):
        load_game("six-forces").preset("loud", 3)


def test_a_preset_may_depend_on_the_number_of_players() -> None:
    game = load_game("re-chord")
    assert game.preset("expert", 1).options["difficulty"] == "hard"
    assert "difficulty" not in game.preset("expert", 4).options
    with pytest.raises(OptionError, match="only for a table of 1, not of 4"):
        game.settle(4, game.preset("expert", 1).options)


def test_what_needs_another_option_says_which() -> None:
    game = load_game("fiddlefoo")
    with pytest.raises(OptionError, match="set cooperative to yes as well"):
        game.settle(4, {"coop_deal": "rulebook"})
    pieces = {piece.key: piece.needs for piece in game.meta.options[-1].kind.pieces()}
    for key, needs in pieces.items():
        game.settle(4, {"talkytoot": [key], "safesong": needs == "safesong"})
    with pytest.raises(OptionError, match="no-safety speaks of Safesong"):
        game.settle(4, {"talkytoot": ["no-safety"]})
    for offered in game.meta.options[-1].kind.offered():
        game.settle(4, {"talkytoot": offered})


def test_pages_are_told_of_presets_and_pieces() -> None:
    found = {game.id: game for game in games()}
    expert = [one for one in found["re-chord"].presets if one.name == "expert"]
    assert [one.players for one in expert] == [(2, 3, 4, 5), (1,)]
    talkytoot = found["fiddlefoo"].options[-1]
    assert [(one.key, one.needs) for one in talkytoot.pieces][6:8] == [
        ("range-limit", None),
        ("no-safety", "safesong"),
    ]
