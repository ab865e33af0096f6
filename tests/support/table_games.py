"""Tables without a server: commands are decided and folded, and what must hold is checked."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from bandstand.games.registry import GAMES
from bandstand.kernel.dice import seeded
from bandstand.tables import commands, entries, premoves, projection
from bandstand.tables.clocks import automatic
from bandstand.tables.decide import decide
from bandstand.tables.entries import AnyEntry, Line, SeatPlan
from bandstand.tables.evolve import apply, evolve
from bandstand.tables.snapshot import save
from bandstand.tables.state import TableState
from support.battery import Case, random_decision

PEOPLE = [commands.Person(f"p{n}", name) for n, name in enumerate(("Ann", "Ben", "Cy", "Dee"))]
POLICIES = (
    None,
    entries.Policy(hints=False, away="ask", watching="open"),
    entries.Policy(away="wait", watching="shoulder"),
)
FACES = (None, entries.Face("blue", "violin"), entries.Face("red", "drum"))
KINDS = ("open", "open", "local", "bot")


def started(case: Case, seed: int) -> TableState:
    """A table round one screen, dealt."""
    state = TableState("table")
    seats = [SeatPlan("local") for _ in range(case.players)]
    rules = case.game.meta.rules_version
    options = dict(case.game.settle(case.players, case.options))
    entry = entries.Created(case.game_id, rules, options, seats, "host", "Host", f"{seed:064x}")
    apply(state, Line(1, 0.0, entry))
    apply(state, Line(2, 0.0, entries.Started()))
    return state


def stands(state: TableState, viewer: int, reasons: bool) -> Any:
    """How things stand for a viewer, as it would travel."""
    return msgspec.json.decode(msgspec.json.encode(projection.position(state, viewer, reasons)))


def random_table(game_id: str, players: int, seed: int) -> list[Line]:
    """The journal of a whole random game."""
    state = TableState("table")
    lines: list[Line] = []

    def write(entry: AnyEntry) -> None:
        lines.append(Line(len(lines) + 1, float(len(lines)), entry))
        apply(state, lines[-1])

    seats = [SeatPlan("local") for _ in range(players)]
    rules, options = GAMES[game_id].meta.rules_version, GAMES[game_id].settle(players, {})
    secret = f"{seed:064x}"
    write(entries.Created(game_id, rules, dict(options), seats, "host", "Host", secret))
    write(entries.Started())
    dice = seeded(seed)
    while state.status == "playing":
        seat, move = random_decision(state.playing.state, dice)
        write(entries.Moved(int(seat), int(move)))
    return lines


class PureTable:
    """A table whose every command is checked: decide and evolve change nothing they are given."""

    def __init__(self, table_id: str = "table") -> None:
        self.state = TableState(table_id)
        self.lines: list[Line] = []
        self.now = 0.0

    def submit(self, command: commands.Command) -> tuple[AnyEntry, ...]:
        """Do what a command asks; nothing if it is refused."""
        before = self.state
        frozen = save(before) if before.number else ""
        decision = decide(before, command, self.now)
        if not isinstance(decision, tuple):
            assert str(decision)
            return ()
        first = before.number + 1
        lines = [Line(number, self.now, entry) for number, entry in enumerate(decision, first)]
        self.state = evolve(before, lines)
        assert (save(before) if before.number else "") == frozen
        self.lines += lines
        return decision

    def replayed(self) -> TableState:
        """The table again, from its lines alone, every move judged again."""
        state = TableState(self.state.id)
        for line in self.lines:
            apply(state, line)
        return state


def lay(table: PureTable, game_id: str, dice: Random) -> None:
    """Lay a table with chairs of all kinds for somebody."""
    players = dice.choice(sorted(GAMES[game_id].meta.players))
    seats = [SeatPlan(dice.choice(KINDS), 0) for _ in range(players)]  # type: ignore[arg-type]
    seats[0] = SeatPlan(dice.choice(("open", "local")))
    pace = entries.Pace(5.0, 10.0) if dice.random() < 0.3 else entries.Pace()
    plan = commands.Plan(game_id, seats, pace=pace)
    party = entries.Party("party")
    table.submit(commands.Create(PEOPLE[0], plan, dice.randbytes(32).hex(), party=party))


def random_command(state: TableState, dice: Random) -> commands.Command:
    """Something that somebody may ask at any time, allowed or not; mostly what leads on."""
    person = dice.choice(PEOPLE)
    chance = dice.random()
    if state.status == "gathering" and chance < 0.6:
        host = next((one for one in PEOPLE if one.id == state.host), person)
        added = commands.AddEntropy(person, dice.choice((dice.randbytes(32).hex(), "no bytes")))
        return dice.choice((commands.Sit(person), commands.Start(host), added))
    if state.wish is not None and chance < 0.4:
        return dice.choice(
            (commands.Agree(person), commands.Agree(person), commands.Decline(person))
        )
    if state.status == "playing" and chance < 0.7:
        return _random_move(state, person, dice)
    return dice.choice(_ends(person, dice) if chance > 0.97 else _asides(state, person, dice))


def _ends(person: commands.Person, dice: Random) -> list[commands.Command]:
    """What may end a table for somebody, or for all."""
    return [
        commands.Leave(person),
        commands.Resign(person),
        commands.Withdraw(person),
        commands.CloseAbandoned(dice.choice((0.0, 1.0))),
    ]


def _asides(state: TableState, person: commands.Person, dice: Random) -> list[commands.Command]:
    seat = dice.randrange(len(state.chairs))
    return [
        commands.Sit(person, dice.choice((None, seat))),
        commands.Admit(person, dice.choice(PEOPLE).id, dice.random() < 0.7),
        commands.Rename(replace(person, name=dice.choice(("Nemo", "Guest", person.name)))),
        commands.Reface(replace(person, face=dice.choice(FACES))),
        commands.Kick(person, seat),
        commands.Replan(person, seat, SeatPlan("bot", 0)),
        commands.TakeBack(person),
        commands.Back(person),
        commands.SetBeat(person, dice.choice((0.0, 0.5, 9.0))),
        commands.Say(person, dice.choice(("", "hello"))),
        commands.Emote(person, dice.choice((*entries.EMOTES, "none"))),
        commands.StopWaiting(frozenset({person.id})),
        commands.CallTime(),
        commands.SetParty(person, dice.choice((None, "Friday")), dice.choice((None, True))),
        commands.HandOver(person, dice.choice(PEOPLE).id),
        commands.ReplaceHost(frozenset({person.id})),
        commands.Propose(person, dice.choice(sorted(GAMES)), {}, "next"),
        commands.Ready(person, dice.random() < 0.7),
        commands.SetPolicy(person, dice.choice(POLICIES), dice.choice((None, entries.Pace(9.0)))),
        commands.SetOptions(person, dice.choice(({}, {"memory_aid": False}, {"none": 1}))),
        commands.Pause(person),
        commands.Resume(person),
        commands.GiveTime(person, seat),
        commands.Substitute(person, seat, frozenset()),
        commands.AskLook(person, dice.choice((None, seat))),
        _random_premove(state, person, dice),
        commands.AnswerLook(person, dice.choice(PEOPLE).id, dice.random() < 0.7),
        commands.LinkRematch("other"),
    ]


def _random_premove(state: TableState, person: commands.Person, dice: Random) -> commands.Premove:
    """Something said in advance that may be said, or not."""
    seats = state.seats_of(person.id) or [0]
    seat = dice.choice(seats)
    possible = premoves.possible(state, seat)
    moves = dice.sample(possible, min(len(possible), dice.randrange(3))) or [0]
    keep = dice.random() < 0.2
    return commands.Premove(person, tuple(moves), keep, seat, lifted=seat)


def _random_move(
    state: TableState, person: commands.Person, dice: Random
) -> commands.Move | commands.BotMove:
    seat = dice.choice(state.waiting())
    chair = state.chairs[seat]
    moves = [int(move) for move in state.playing.state.moves(seat)]
    move = dice.choice(moves) if dice.random() < 0.9 else dice.randrange(state.game.move_count + 1)
    if seat in automatic(state):
        return commands.BotMove(seat, chair.turn, move)
    owner = next((one for one in PEOPLE if one.id == chair.person), person)
    turn = chair.turn - (dice.random() < 0.1)
    return commands.Move(owner, turn, move, seat, lifted=seat)
