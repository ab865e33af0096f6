"""What people are shown of Pairs: those just made, those a cell would give, closed lines."""

from __future__ import annotations

from typing import Any

from bandstand.games.fiddlefoo import GAME
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from support.fiddlefoo_scenes import say, scene


def shown(state: Fiddlefoo, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = GAME.view(state, seat)
    pairs: dict[str, Any] = view["pairs"]
    return pairs


def test_a_cell_tells_its_placer_what_the_others_could_throw() -> None:
    state = scene("y3@0,0 b4@1,0", "y12 r1 / y5 y6")
    say(state, 0, "y12")
    coming = {tuple(one["cell"]): one for one in shown(state, 0)["coming"]}
    assert coming[2, 0]["partners"] == ["y3"]
    assert coming[2, 0]["range"] == {"yellow": [4, 5, 6, 7, 8, 9, 10, 11]}
    assert coming[2, 0]["notes"] == [1]
    assert set(coming) == {tuple(cell) for cell in GAME.view(state, 0)["cells"]}  # type: ignore[attr-defined]
    assert shown(state, 1)["coming"] == shown(state, -1)["coming"] == []


def test_a_pair_just_made_is_shown_to_all() -> None:
    state = scene("y3@0,0 b4@1,0", "y12 r1 / y5 y6")
    say(state, 0, "y12", "2,0")
    pairs = shown(state, -1)
    assert pairs["made"] == [{"card": "y3", "range": [4, 11], "difference": 1, "distance": None}]


def test_a_safesong_shows_the_ends_of_its_line() -> None:
    layout = "y3@0,0 b4@1,0 r5@2,0 b9@3,0"
    state = scene(layout, "y12 r1 / y5 y6", safesong=True)
    say(state, 0, "y12", "4,0")
    pairs = shown(state, 1)
    assert pairs["safesong"]
    assert pairs["made"][0]["distance"] == 3
    assert pairs["closed"] == [[[0, 0], [4, 0]]]


def test_closed_diagonals_have_their_ends_where_their_cards_lie() -> None:
    falling = "y3@0,0 b1@1,0 b4@1,1 b6@2,1 r5@2,2 b9@3,2"
    state = scene(falling + " b11@3,3 r2@4,3", "y12 r1 / y5", safesong=True)
    say(state, 0, "y12", "4,4")
    assert shown(state, 1)["closed"] == [[[0, 0], [4, 4]]]
    rising = "y3@0,0 b1@1,0 b4@1,-1 b6@2,-1 r5@2,-2 b9@3,-2"
    state = scene(rising + " b11@3,-3 r2@4,-3", "y12 r1 / y5", safesong=True)
    say(state, 0, "y12", "4,-4")
    assert shown(state, 1)["closed"] == [[[0, 0], [4, -4]]]


def test_a_purple_wildcard_shows_all_it_could_pair_with() -> None:
    state = scene("y3@0,0 b4@1,0 r9@1,1", "p7 r1 / y5", wildcard=True)
    say(state, 0, "p7")
    coming = {tuple(one["cell"]): one for one in shown(state, 0)["coming"]}
    assert coming[2, 0]["partners"] == ["y3", "r9", "b4"]
