"""Detailed statistics of one game between bots: decisions, events, the lead.

The game is played by the compiled loop and then replayed move by move with its events.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log
from typing import TYPE_CHECKING, Any

from bandstand.bots.budget import Budget
from bandstand.bots.compare import foresee
from bandstand.bots.own import Bot, play_out
from bandstand.kernel.dice import seeded
from bandstand.text.sentences import sentences

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bandstand.kernel.event import Event, Fact
    from bandstand.kernel.game import Game
    from bandstand.kernel.options import Options
    from bandstand.kernel.state import State

TENTHS = 10
# A victory shared by up to six is a whole number of these.
SHARES = 60
CHANCE_UNIT = 1_000
# The facts that hold a player's prediction and the result.
PREDICTED, CAME = "predicted", "tricks"


@dataclass
class Observed:
    """The statistics of one game."""

    scores: list[int]
    payoffs: list[int]  # in shares
    placing: list[int]
    first: int
    decisions: int = 0
    forced: int = 0
    choices: int = 0
    log_choices: float = 0.0
    # By tenth of the game: decisions, and the moves to choose from.
    tenths: list[list[int]] = field(default_factory=lambda: [[0, 0] for _ in range(TENTHS)])
    lead_changes: int = 0
    # Decisions with a sole leader, those of them in which the later winner was not in the lead,
    # and the last decision at which the lead changed.
    led: int = 0
    behind: int = 0
    settled: int = 0
    events: dict[str, int] = field(default_factory=dict)
    # What each seat had, at least once: (kind of event, fact, value, seat).
    had: set[tuple[str, str, str, int]] = field(default_factory=set)
    # The same in words: (fact, value) to what players read.
    words: dict[tuple[str, str], str] = field(default_factory=dict)
    # What a seat did at a space of the board: (kind of event, column, row, seat).
    spots: list[tuple[str, int, int, int]] = field(default_factory=list)
    # At the beginning of each tenth of the game, each seat's chance to win, in thousandths.
    chances: list[list[int]] = field(default_factory=list)
    # (kind of event, what was predicted, what came)
    predictions: list[tuple[str, int, int]] = field(default_factory=list)


def watch(
    game: Game[Any],
    players: int,
    options: Options,
    deal_seed: int,
    bots_seed: int,
    bots: list[Bot],
    playouts: int = 0,
) -> Observed:
    """Play a game and collect its statistics; *playouts* at a time estimate who will win."""
    made: list[int] = []
    ended = game.new(players, options, seeded(deal_seed))
    play_out(ended, game, bots, seeded(bots_seed), made)
    moves = list(zip(made[::2], made[1::2], strict=True))
    seen = Observed(
        [int(score) for score in ended.scores()],
        [round(share * SHARES) for share in ended.payoffs()],
        [int(place) for place in ended.placing()],
        moves[0][0],
    )
    events: list[Event] = []
    state = game.new(players, options, seeded(deal_seed), events)
    leader = _leader(state)
    chance_dice = seeded(bots_seed).spawn()
    for number, (seat, move) in enumerate(moves):
        tenth = number * TENTHS // len(moves)
        if playouts > 0 and tenth >= len(seen.chances):
            chances, _ = foresee(state, game.heuristic, chance_dice, Budget(playouts))
            now = [round(CHANCE_UNIT * chance) for chance in chances]
            # A game of fewer than ten decisions skips tenths.
            seen.chances += [now] * (tenth + 1 - len(seen.chances))
        _note_choice(seen, len(state.moves(seat)), tenth)
        state.play(seat, move)
        leader = _note_lead(seen, state, leader, number)
    for event in events:
        _note_event(seen, game, event)
    return seen


def _note_choice(seen: Observed, moves: int, tenth: int) -> None:
    seen.decisions += 1
    seen.forced += moves == 1
    seen.choices += moves
    seen.log_choices += log(moves)
    seen.tenths[tenth][0] += 1
    seen.tenths[tenth][1] += moves


def _leader(state: State) -> int | None:
    """The sole leader, if there is one."""
    places = [int(place) for place in state.placing()]
    return places.index(1) if places.count(1) == 1 else None


def _note_lead(seen: Observed, state: State, leader: int | None, number: int) -> int | None:
    """Track the lead; a tie changes nothing until there is a sole leader again."""
    now = _leader(state)
    if now is not None:
        seen.led += 1
        seen.behind += seen.placing[now] != 1
        if leader is not None and now != leader:
            seen.lead_changes += 1
            seen.settled = number + 1
        return now
    return leader


def _note_event(seen: Observed, game: Game[Any], event: Event) -> None:
    seen.events[event.kind] = seen.events.get(event.kind, 0) + 1
    facts = {**event.facts, **event.secret}
    predicted, came, seat = facts.get(PREDICTED), facts.get(CAME), facts.get("seat")
    if isinstance(predicted, int) and isinstance(came, int) and "points" in facts:
        seen.predictions.append((event.kind, predicted, came))
    if isinstance(seat, int):
        for name, value, piece in _pieces(game, facts):
            seen.had.add((event.kind, name, value, seat))
            if (name, value) not in seen.words:
                seen.words[name, value] = sentences(game).name_fact(name, piece)
        if game.grid is not None and game.grid.fact in facts:
            seen.spots.append((event.kind, *game.grid.place(facts[game.grid.fact]), seat))


def _pieces(game: Game[Any], facts: dict[str, Fact]) -> Iterator[tuple[str, str, Fact]]:
    """The pieces that an event names: cards, picks, keys; each as notation and as a fact."""
    space = None if game.grid is None else game.grid.fact
    for name, shown in game.show_facts(facts).items():
        fact = facts[name]
        if name == space:
            continue
        if isinstance(shown, list):
            named = fact if isinstance(fact, list) else shown  # or several pieces in one text
            for value, one in zip(shown, named, strict=True):
                if isinstance(value, str):
                    yield name, value, [one] if isinstance(fact, list) else value
        elif isinstance(shown, str):
            yield name, shown, fact
