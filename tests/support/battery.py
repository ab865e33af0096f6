"""The battery: cases, random games and positions for the laws that every game must obey."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bandstand.games.registry import GAMES
from bandstand.kernel.bits import members
from bandstand.kernel.dice import Dice, seeded
from bandstand.kernel.event import EVERYBODY, Event
from bandstand.kernel.game import Game
from bandstand.kernel.record import Record, write_seed
from bandstand.kernel.referee import Match
from bandstand.kernel.state import State
from support.option_sets import option_sets

GAMES_PER_CASE = 2
POSITIONS_PER_GAME = 8
ASIDES_IN_TEN = 1  # unprompted moves in ten decisions
DECISIONS_AT_MOST = 20_000


@dataclass(frozen=True)
class Case:
    """One game at one number of players with one set of options."""

    game_id: str
    players: int
    number: int

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.game_id]

    @property
    def options(self) -> dict[str, Any]:
        return dict(option_sets(self.game, self.players)[self.number])

    def __str__(self) -> str:
        return f"{self.game_id}-{self.players}p-{self.number}"


def cases() -> list[Case]:
    return [
        Case(game.meta.id, players, number)
        for game in GAMES.values()
        for players in game.meta.players
        for number in range(len(option_sets(game, players)))
    ]


@dataclass
class Position:
    """A moment of a random game: the state (a clone), what it packed to, the move made in it."""

    state: State
    packed: tuple[object, ...]
    seat: int
    move: int


@dataclass
class Played:
    """A random game played to its end by the referee."""

    match: Match
    positions: list[Position]


def new_match(case: Case, seed: int) -> Match:
    names = [f"Player {seat + 1}" for seat in range(case.players)]
    return Match(
        case.game,
        Record(
            case.game_id,
            case.game.meta.rules_version,
            case.players,
            case.options,
            names,
            write_seed(seed),
        ),
    )


def random_decision(state: State, dice: Dice) -> tuple[int, int]:
    """A random move of a random seat that must decide, or sometimes an unprompted move."""
    if dice.below(10) < ASIDES_IN_TEN:
        unasked = [
            (seat, move) for seat in range(state.players) for move in state.unprompted_moves(seat)
        ]
        if unasked:
            return unasked[dice.below(len(unasked))]
    waiting = members(state.to_act())
    seat = waiting[dice.below(len(waiting))]
    moves = state.moves(seat)
    return seat, moves[dice.below(len(moves))]


def random_game(case: Case, seed: int) -> Iterator[tuple[Match, int, int]]:
    """Play to the end, yielding the match before each move, with the move to come."""
    match = new_match(case, seed)
    dice = seeded(seed + 1_000_000)
    decisions = 0
    while not match.state.over():
        assert decisions < DECISIONS_AT_MOST, "the game does not end"
        seat, move = random_decision(match.state, dice)
        yield match, seat, move
        match.attempt(seat, move)
        decisions += 1


def moments(case: Case, seed: int) -> Iterator[Match]:
    """The match of a random game before each move, and after the last."""
    match = None
    for match, _, _ in random_game(case, seed):
        yield match
    assert match is not None
    yield match


@lru_cache(maxsize=4)
def played(case: Case) -> tuple[Played, ...]:
    """A few random games of the case, each with positions from all its length."""
    games = []
    for seed in range(GAMES_PER_CASE):
        positions: list[Position] = []
        every, match = 1, None
        for number, (match, seat, move) in enumerate(random_game(case, seed)):
            if number % every == 0:
                state = match.state
                positions.append(Position(state.clone(), state.packed(), seat, move))
            if len(positions) == 2 * POSITIONS_PER_GAME:  # keep them evenly spread
                positions, every = positions[::2], 2 * every
        assert match is not None
        games.append(Played(match, positions))
    return tuple(games)


def positions(case: Case) -> list[Position]:
    return [position for game in played(case) for position in game.positions]


def as_json(data: object) -> str:
    """Plain data as text; fails on anything that is not plain."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def heard_by(seat: int, events: list[Event]) -> list[object]:
    """Everything that a seat is told of these events: kinds, facts, pieces on their way."""
    return [
        (event.kind, facts, event.travels_shown_to(seat))
        for event in events
        if (facts := event.shown_to(seat)) is not None
    ]


def hides_something(event: Event) -> bool:
    """Whether somebody may not know all of it."""
    return bool(event.secret) or any(way.knowers != EVERYBODY for way in event.travels)


def known_places(seat: int, events: list[Event]) -> Counter[tuple[str, str]]:
    """How many pieces a seat has seen come to each place, as far as none left it unseen again."""
    ways = [way for event in events for way in event.travels_shown_to(seat)]
    left = {origin for piece, origin, _ in ways if piece is None}
    known: Counter[tuple[str, str]] = Counter()
    for piece, origin, target in ways:
        if piece is not None:
            known[target, piece] += 1
            known[origin, piece] -= 1
    return +Counter({key: count for key, count in known.items() if key[0] not in left})


def lying_pieces(by_place: dict[str, list[str]]) -> Counter[tuple[str, str]]:
    """How many pieces of each name lie at each place."""
    return Counter((place, piece) for place, pieces in by_place.items() for piece in pieces)


def listened(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    """A copy of the state after the move, and what happened."""
    after = state.clone()
    events: list[Event] = []
    after.journal = events
    after.play(seat, move)
    return after, events
