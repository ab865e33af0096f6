"""A tiny game for tests of what the real ones seldom do: secret choices made at the same time.

In each of two rounds every seat picks a number from 0 to 2, unseen, and may pick again until it
says done; when all are done the picks are shown and a die adds 0 or 1 to each. Anybody may wave at
any time, unasked.
"""

from __future__ import annotations

from typing import cast, final

from bandstand.kernel import dice as kernel_dice
from bandstand.kernel.bits import shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.errors import NotationError
from bandstand.kernel.event import Event, Reason
from bandstand.kernel.game import Game, Meta, View
from bandstand.kernel.heuristic import Heuristic
from bandstand.kernel.options import Options
from bandstand.kernel.state import State, rank_placing

ROUNDS = 2
DONE = 3
WAVE = 4
WORDS = ("none", "one", "two", "done", "wave")
NOT_PICKED = -1


@final
class Pledge(State):
    def __init__(self, players: int, dice: Dice, journal: list[Event] | None) -> None:
        super().__init__(players, dice, journal)
        self.round = 0
        self.picks = [NOT_PICKED] * players
        self.done = [False] * players
        self.totals = [0] * players
        self.waves = 0

    def to_act(self) -> int:
        if self.over():
            return 0
        return sum(shift(1, seat) for seat in range(self.players) if not self.done[seat])

    def moves(self, seat: int) -> list[int]:
        if self.over() or self.done[seat]:
            return []
        return [0, 1, 2] if self.picks[seat] == NOT_PICKED else [0, 1, 2, DONE]

    def unprompted_moves(self, seat: int) -> list[int]:
        return [] if self.over() else [WAVE]

    def why_not(self, seat: int, move: int) -> Reason:
        return Reason("pick-first", {})

    def play(self, seat: int, move: int) -> None:
        if move == WAVE:
            self.waves += 1
            self.tell("waved", {"seat": seat})
        elif move == DONE:
            self.done[seat] = True
            if all(self.done):
                self.reveal()
        else:
            self.picks[seat] = move
            self.tell_only("picked", {"seat": seat, "number": move}, shift(1, seat))

    def reveal(self) -> None:
        for seat, pick in enumerate(self.picks):
            points = pick + self.dice.below(2)
            self.totals[seat] += points
            self.tell("revealed", {"seat": seat, "number": pick, "points": points})
        self.round += 1
        self.picks = [NOT_PICKED] * self.players
        self.done = [False] * self.players

    def over(self) -> bool:
        return self.round == ROUNDS

    def scores(self) -> list[int]:
        return list(self.totals)

    def placing(self) -> list[int]:
        return rank_placing([(total,) for total in self.totals])

    def clone(self) -> Pledge:
        return unpack(self.packed())

    def imagine(self, seat: int, dice: Dice) -> Pledge:
        world = self.clone()
        world.dice = dice.spawn()
        for other in range(self.players):
            if other != seat and world.picks[other] != NOT_PICKED:
                world.picks[other] = dice.below(3)
        return world

    def rematch(self, dice: Dice) -> Pledge:
        return Pledge(self.players, dice, None)

    def packed(self) -> tuple[object, ...]:
        return (
            self.players,
            self.dice.packed(),
            self.round,
            tuple(self.picks),
            tuple(self.done),
            tuple(self.totals),
            self.waves,
        )


def unpack(packed: tuple[object, ...]) -> Pledge:
    players, dice, number, picks, done, totals, waves = cast(
        "tuple[int, tuple[int, str], int, list[int], list[bool], list[int], int]", packed
    )
    state = Pledge(players, kernel_dice.unpack(*dice), None)
    state.round, state.waves = number, waves
    state.picks, state.done, state.totals = list(picks), list(done), list(totals)
    return state


def deal(players: int, options: Options, dice: Dice, journal: list[Event] | None) -> Pledge:
    return Pledge(players, dice, journal)


def read_move(state: Pledge, text: str) -> int:
    if text.strip().lower() not in WORDS:
        raise NotationError(f"{text!r} is no pledge. Say {', '.join(WORDS)}.")
    return WORDS.index(text.strip().lower())


def view(state: Pledge, seat: int) -> View:
    return {
        "game": "pledge",
        "seat": None if seat < 0 else seat,
        "round": state.round + 1,
        "people": [
            {"pick": pick if other == seat else None, "done": state.done[other]}
            for other, pick in enumerate(state.picks)
        ],
        "scores": state.scores(),
    }


class MostHeuristic(Heuristic):
    """Pledge two, then be done."""

    def choose(self, world: State, seat: int, dice: Dice, noise: float) -> int:
        assert isinstance(world, Pledge)
        return DONE if world.picks[seat] == 2 else 2


CATALOGUE = """
waved = { $reader ->
    [you] You wave.
   *[other] { $seat } waves.
}
picked = { $reader ->
    [you] You pick { $number }.
   *[other] { $seat } picks { $number }.
}
revealed = { $reader ->
    [you] You show { $number }, worth { $points }.
   *[other] { $seat } shows { $number }, worth { $points }.
}
pick-first = Pick a number before you are done.
"""

GAME = Game(
    meta=Meta(
        id="pledge",
        title="Pledge",
        designer="nobody",
        artist="nobody",
        publisher="nobody",
        year="2026",
        players=(1, 2, 3, 4, 5, 6),
        minutes=1,
        blurb="Secret picks.",
        options=(),
        rules_version=1,
        score_unit=2,
    ),
    deal=deal,
    unpack=unpack,
    move_count=5,
    write_move=lambda state, move: WORDS[move],
    read_move=read_move,
    view=view,
    pieces_by_place=lambda state: {},
    score_sheet=lambda state: [{"pledges": total} for total in state.totals],
    show_facts=lambda facts: dict(facts),
    catalogues={"en": CATALOGUE},
    pieces=lambda state: [],
    heuristic=MostHeuristic(),
    guides={"en": "# Pledge\n\nPick, then be done.\n"},
)
