"""What a preview says of a move is what then happens, and tells nothing that the seat may not know.

A mark speaks of the table as it would stand with the move made. Where the move completes something
(a trick, a stave, a throw) the events must say the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bandstand.games.registry import IDS, find
from bandstand.games.rythm_n_play.legal import playable
from bandstand.games.rythm_n_play.material import NOTES
from bandstand.games.six_forces.scoring import round_points
from bandstand.kernel.bits import lowest, members, popcount
from bandstand.kernel.dice import seeded
from bandstand.kernel.event import Event
from bandstand.kernel.game import Game, Mark
from bandstand.text import LANGUAGES, sentences

MOVES = 1_000
MOST_MARKS = 2
Told = list[Mark]


def random_moves(game: Game[Any], count: int) -> Iterator[tuple[Any, int, int]]:
    """States with a seat and one of its legal moves, of games at every number of players."""
    made = number = 0
    while made < count:
        players = game.meta.players[number % len(game.meta.players)]
        number += 1
        dice = seeded(number)
        state = game.new(players, game.settle(players, {}), dice)
        while not state.over() and made < count:
            waiting = members(state.to_act())
            seat = waiting[dice.below(len(waiting))]
            moves = state.moves(seat)
            move = moves[dice.below(len(moves))]
            yield state, seat, move
            state.play(seat, move)
            made += 1


def after(state: Any, seat: int, move: int) -> tuple[Any, dict[str, list[Event]]]:
    """The state after a move, and the events by their kind."""
    world = state.clone()
    world.journal = []
    world.play(seat, move)
    told: dict[str, list[Event]] = {}
    for event in world.journal:
        told.setdefault(event.kind, []).append(event)
    return world, told


@pytest.mark.parametrize("game_id", IDS)
def test_a_preview_tells_nothing_hidden(game_id: str) -> None:
    """Worlds that the seat cannot tell apart give every legal move the same marks."""
    game = find(game_id)
    for number, (state, seat, _) in enumerate(random_moves(game, MOVES // 4)):
        before = state.packed()
        world = state.imagine(seat, seeded(number))
        for move in state.moves(seat):
            found = game.marks(state, seat, move)
            assert found == game.marks(world, seat, move)
            assert len(found) <= MOST_MARKS
        assert state.packed() == before, "a preview changed the state"


@pytest.mark.parametrize("game_id", IDS)
def test_every_mark_is_said_in_every_language(game_id: str) -> None:
    game = find(game_id)
    for state, seat, move in random_moves(game, MOVES):
        for kind, facts in game.marks(state, seat, move):
            for language in LANGUAGES:
                said = sentences(game, language).sentence(kind, facts, ())
                assert 0 < len(said) <= 34, said
                assert not said.endswith((".", "。"))


@pytest.mark.parametrize("game_id", IDS)
def test_a_preview_is_what_then_happens(game_id: str) -> None:
    game = find(game_id)
    check = CHECKS[game_id]
    seen: Counter[str] = Counter()
    for state, seat, move in random_moves(game, MOVES):
        found = game.marks(state, seat, move)
        seen.update(kind for kind, _ in found)
        check(state, seat, move, found)
    assert set(seen) >= EXPECTED[game_id], "the games were too short to meet every mark"


# -- Each game -----------------------------------------------------------------------------------


def check_a_chord(state: Any, seat: int, card: int, found: Told) -> None:
    marks = dict(found)
    world, told = after(state, seat, card)
    if state.in_round + 1 < state.terms.places:
        view: Any = find("a-chord").view(world, seat)
        winner = view["places"][view["winning"]]["seat"]
        assert winner == seat or state.in_round > 0
        assert ("mark-loses" in marks) == (winner != seat)
        return
    won = [*told.get("trick-won", []), *told.get("improvised-trick-won", [])]
    assert ("mark-improvises" in marks) == ("improvisation" in told)
    if won:
        assert ("mark-loses" in marks) == (won[0].facts["seat"] != seat)
        if "mark-wins-trick" in marks:
            assert marks["mark-wins-trick"]["tokens"] == won[0].facts["tokens"]
    takers = [event.facts["seat"] for event in told.get("spotlight", [])]
    assert ("mark-spotlight" in marks) == (takers == [seat])
    if "mark-key" in marks:
        assert told["key-changed"][0].facts == {
            "seat": seat,
            "place": told["key-changed"][0].facts["place"],
            "key": marks["mark-key"]["key"],
        }
    if "mark-leads-next" in marks:
        assert told["key-repeated"][0].facts["seat"] == seat


def check_six_forces(state: Any, seat: int, move: int, found: Told) -> None:
    marks = dict(found)
    world, told = after(state, seat, move)
    view = find("six-forces").view
    if "mark-prize" in marks:
        person = world.people[seat]
        prize = round_points(state.terms, person.predicted, person.spare, person.predicted)
        assert marks["mark-prize"] == {"points": prize}
        return
    if not found:
        return
    wins = "mark-loses" not in marks
    if "trick-won" not in told:
        assert "mark-wins-trick" not in marks
        assert wins == (view(world, seat)["winning"] == seat)
        return
    assert wins == (told["trick-won"][0].facts["seat"] == seat)
    assert wins == ("mark-wins-trick" in marks)
    person = state.people[seat]
    tricks = person.tricks + wins
    if "mark-reaches-prediction" in marks:
        assert tricks == person.predicted
    if "mark-over-prediction" in marks:
        assert tricks > person.predicted + person.spare


def check_rythm_n_play(state: Any, seat: int, move: int, found: Told) -> None:
    marks = dict(found)
    world, told = after(state, seat, move)
    assert ("mark-shuts" in marks) == ("stave-shut" in told)
    assert ("mark-stave" in marks) == ("stave-picked-up" in told)
    if "mark-stave" in marks:
        assert marks["mark-stave"] == {"count": told["stave-picked-up"][0].facts["count"]}
        assert ("mark-ends-game" in marks) == world.over()
    if "mark-turns" in marks:
        assert world.tone == marks["mark-turns"]["tone"] != state.tone
    if "mark-followers" in marks:
        followers = playable(world) & NOTES
        assert marks["mark-followers"] == {"notes": popcount(followers)}
    if "exchanged" in told:
        assert marks["mark-buys"] == {"count": told["play-drawn"][0].facts["count"]}
    if "mark-lays-down" in marks:
        laid = 0
        while world.turn == seat and not world.over() and world.moves(seat):
            _, more = after(world, seat, world.moves(seat)[0])
            if "card-laid" not in more:
                break
            world.play(seat, world.moves(seat)[0])
            laid += 1
        assert laid == marks["mark-lays-down"]["count"]


def check_re_chord(state: Any, seat: int, move: int, found: Told) -> None:
    marks = dict(found)
    game = find("re-chord")
    world, told = after(state, seat, move)
    if "mark-fame" in marks:
        played = [*told.get("chord-played", []), *told.get("re-chord-played", [])]
        assert played[0].facts["fame"] == marks["mark-fame"]["fame"]
        assert ("mark-song" in marks) == ("song-played" in told)
    if "pick-placed" not in told:
        return
    claims = {m for m in state.moves(seat) if game.write_move(state, m).startswith("claim")}
    new = {m for m in world.moves(seat) if game.write_move(world, m).startswith("claim")} - claims
    if world.to_act() == state.to_act():
        assert ("mark-completes" in marks) == (len(new) == 1)
        assert ("mark-completes-several" in marks) == (len(new) > 1)


def check_fiddlefoo(state: Any, seat: int, move: int, found: Told) -> None:
    marks = dict(found)
    world, told = after(state, seat, move)
    if "mark-cells" in marks:
        assert len(world.moves(seat)) == marks["mark-cells"]["cells"]
    if "pairs-made" in told and lowest(world.to_act()) != seat:
        throwers = members(world.to_act())
        could = sum(len(world.moves(other)) - 1 for other in throwers)
        if "mark-matches" in marks and "mark-silence" not in marks:
            count = marks["mark-matches"]["count"]
            assert isinstance(count, int)
            assert could <= count
        if "mark-no-match" in marks and "mark-silence" not in marks:
            assert could == 0


Check = Callable[[Any, int, int, Told], None]
CHECKS: dict[str, Check] = {
    "a-chord": check_a_chord,
    "six-forces": check_six_forces,
    "rythm-n-play": check_rythm_n_play,
    "re-chord": check_re_chord,
    "fiddlefoo": check_fiddlefoo,
}
EXPECTED = {
    "a-chord": {
        "mark-wins",
        "mark-loses",
        "mark-wins-trick",
        "mark-spotlight",
        "mark-key",
        "mark-leads-next",
        "mark-improvises",
    },
    "six-forces": {
        "mark-prize",
        "mark-wins",
        "mark-loses",
        "mark-wins-trick",
        "mark-over-prediction",
        "mark-under-prediction",
        "mark-reaches-prediction",
    },
    "rythm-n-play": {
        "mark-shuts",
        "mark-turns",
        "mark-followers",
        "mark-stave",
        "mark-buys",
        "mark-lays-down",
    },
    "re-chord": {"mark-completes", "mark-fills-fret", "mark-lead-guitar", "mark-fame"},
    "fiddlefoo": {"mark-cells", "mark-matches", "mark-no-match", "mark-by-number", "mark-by-notes"},
}
