"""Spectators of a table without a server: connections that keep what they were told."""

from __future__ import annotations

from typing import Any

import msgspec

from bandstand.tables import commands
from bandstand.tables.broadcast import Broadcast
from bandstand.tables.connection import Connection
from bandstand.tables.entries import Policy, SeatPlan
from support.table_games import PEOPLE, PureTable

ANN, BEN, CY, DEE = PEOPLE
SHOULDER, OPEN = Policy(watching="shoulder"), Policy(watching="open")


class Watcher(Connection):
    """A connection whose messages can be looked at."""

    def __init__(self, person: commands.Person | None) -> None:
        super().__init__(person, set(), False, "en", True)
        self.received: list[dict[str, Any]] = []
        self.hung_up = False

    def send_written(self, message: bytes) -> None:
        self.received.append(msgspec.json.decode(message))

    def hang_up(self) -> None:
        self.hung_up = True

    @property
    def position(self) -> dict[str, Any]:
        """How things stand, as it was told last."""
        told = [one["position"] for one in self.received if one.get("position")]
        found: dict[str, Any] = told[-1]
        return found

    @property
    def shown(self) -> int | None:
        """The seat whose view it is shown."""
        welcomes = [one for one in self.received if one["type"] == "welcome"]
        seat: int | None = welcomes[-1]["you"]["shown"]
        return seat

    def texts(self) -> list[str]:
        """What it heard people say."""
        lines = [
            line
            for one in self.received
            for line in (one["lines"] if one["type"] == "welcome" else [one["line"]])
        ]
        return [line["text"] for line in lines if line["kind"] in ("said", "remarked")]


class WatchedTable(PureTable):
    """A table that tells its connections what happens."""

    def __init__(self) -> None:
        super().__init__()
        self.broadcast: Broadcast[Watcher] = Broadcast(self.state)

    def submit(self, command: commands.Command) -> Any:
        done = super().submit(command)
        self.broadcast.publish(self.state)
        return done

    def join(self, person: commands.Person | None) -> Watcher:
        """Connect somebody."""
        watcher = Watcher(person)
        self.broadcast.add(watcher, 0)
        return watcher

    def move(self) -> None:
        """Make the first legal move of the first seat that must decide."""
        seat = self.state.waiting()[0]
        self.make(seat, int(self.state.playing.state.moves(seat)[0]))

    def make(self, seat: int, move: int) -> None:
        """Make a move as the person who decides for the seat."""
        chair = self.state.chairs[seat]
        owner = next((one for one in PEOPLE if one.id == chair.person), None)
        if owner is None:
            assert self.submit(commands.BotMove(seat, chair.turn, move))
        else:
            assert self.submit(commands.Move(owner, chair.turn, move, seat, lifted=seat))


def watched(
    policy: Policy, game: str = "a-chord", bots: int = 0, rated: bool = False
) -> WatchedTable:
    """Ann and Ben at a table under way, with some bots."""
    table = WatchedTable()
    ann, ben = (commands.Person(one.id, one.name, rated=True) for one in (ANN, BEN))
    seats = [SeatPlan(), SeatPlan(), *[SeatPlan("bot", 0)] * bots]
    plan = commands.Plan(game, seats, policy=policy, rated=rated)
    table.submit(commands.Create(ann, plan, "07" * 32))
    table.submit(commands.Sit(ben))
    table.submit(commands.Start(ann))
    assert table.state.status == "playing"
    return table
