"""The life of a table, over the real protocol, against a model of what may happen at it."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from support.page_game import HIGH_NOTE
from support.server_harness import Guest, Running, Seat

PEOPLE = st.integers(0, 2)
SEATS = st.integers(0, 2)


class TableLife(RuleBasedStateMachine):
    """Three people round a table of three; Ada is the host while she sits there."""

    guests: ClassVar[list[Guest]]

    def __init__(self) -> None:
        super().__init__()
        self.sockets: dict[int, Seat] = {}
        self.known: dict[int, tuple[int | None, int]] = {}

    @initialize()
    def lay(self) -> None:
        seats: list[dict[str, Any]] = [
            {"kind": "open"},
            {"kind": "open"},
            {"kind": "bot", "level": 0},
        ]
        self.table = self.guests[0].lay(HIGH_NOTE, seats)
        self.path = f"/api/tables/{self.table}"
        self.chairs: list[Any] = [0, "open", "bot"]  # a person's number, or the kind
        self.status = "gathering"
        self.host = 0
        self.resigned: set[int] = set()
        self.requests: dict[int, int] = {}  # who asks for a bot's chair
        self.turned_away: set[int] = set()

    def ask(self, person: int, what: str, data: Any, allowed: bool) -> None:
        guest: Guest = self.guests[person]
        method = "PUT" if what.startswith("seats/") else "POST"
        response = guest.ask(method, f"{self.path}/{what}", data)
        assert response.is_success == allowed, (what, person, data, response.text)
        if not allowed:
            assert response.is_client_error
            assert response.json()["detail"].endswith(".")

    @rule(person=PEOPLE, seat=SEATS)
    def join(self, person: int, seat: int) -> None:
        seated = person in self.chairs  # also whoever gave up: they know too much
        free = "open" if self.status == "gathering" else "bot"
        allowed = (
            self.status in ("gathering", "playing") and not seated and self.chairs[seat] == free
        )
        asks = self.status == "playing"
        allowed = allowed and not (asks and person in self.turned_away)
        self.ask(person, "join", {"seat": seat}, allowed)
        if allowed and asks:
            self.requests[person] = seat
        elif allowed:
            self.chairs[seat] = person

    @rule(person=PEOPLE, asker=PEOPLE, yes=st.booleans())
    @precondition(lambda self: self.requests)
    def admit(self, person: int, asker: int, yes: bool) -> None:
        playing = [one for one in self.chairs if isinstance(one, int) and one not in self.resigned]
        decides = person == self.host if self.host in playing else person in playing
        withdraws = person == asker and not yes
        asked = asker in self.requests and self.status == "playing"
        answer = {"person": self.guests[asker].id, "yes": yes}
        self.ask(person, "admit", answer, asked and (decides or withdraws))
        if asked and (decides or withdraws):
            seat = self.requests.pop(asker)
            if yes:
                self.chairs[seat] = asker
                self.requests = {one: at for one, at in self.requests.items() if at != seat}
            elif not withdraws:
                self.turned_away.add(asker)

    @rule(person=PEOPLE)
    @precondition(lambda self: self.status == "gathering")
    def leave(self, person: int) -> None:
        allowed = person in self.chairs
        self.ask(person, "leave", {}, allowed)
        if allowed:
            self.chairs[self.chairs.index(person)] = "open"
            staying = [chair for chair in self.chairs if isinstance(chair, int)]
            self.status = "gathering" if staying else "closed"
            if staying and self.host not in staying:
                self.host = staying[0]

    @rule(person=PEOPLE, seat=SEATS)
    def kick(self, person: int, seat: int) -> None:
        sitting = isinstance(self.chairs[seat], int) and self.chairs[seat] != self.host
        allowed = person == self.host and self.status == "gathering" and sitting
        self.ask(person, "kick", {"seat": seat}, allowed)
        if allowed:
            self.chairs[seat] = "open"

    @rule(person=PEOPLE, seat=SEATS, kind=st.sampled_from(["open", "bot"]))
    def replan(self, person: int, seat: int, kind: str) -> None:
        allowed = (
            person == self.host
            and self.status == "gathering"
            and not isinstance(self.chairs[seat], int)
        )
        self.ask(person, f"seats/{seat}", {"kind": kind, "level": 0}, allowed)
        if allowed:
            self.chairs[seat] = kind

    @rule(person=PEOPLE)
    def start(self, person: int) -> None:
        people = any(isinstance(chair, int) for chair in self.chairs)
        ready = "open" not in self.chairs and people
        allowed = person == self.host and self.status == "gathering" and ready
        self.ask(person, "start", {}, allowed)
        if allowed:
            self.status = "playing"

    @rule(person=PEOPLE)
    def connect(self, person: int) -> None:
        shown, number = self.known.get(person, (None, 0))
        if person not in self.sockets:
            socket = self.guests[person].sit(self.table, number if shown is None else 0)
            self.sockets[person] = socket
            numbers = [line["number"] for line in socket.lines]
            assert numbers == sorted(set(numbers))

    @rule(person=PEOPLE)
    def hang_up(self, person: int) -> None:
        if person in self.sockets:
            self.sockets.pop(person).close()

    @rule(person=PEOPLE, text=st.text(max_size=20))
    def talk(self, person: int, text: str) -> None:
        if person in self.sockets:
            answer = self.sockets[person].ask("say", text=text)
            assert answer["type"] in ("done", "refused")
            if person not in self.chairs:
                assert answer["code"] == "not-seated"

    @rule(person=PEOPLE, choice=st.integers(0, 11), double=st.booleans())
    def move(self, person: int, choice: int, double: bool) -> None:
        seat = self.sockets.get(person)
        if seat is None:
            return
        seat.drain()
        if seat.may_move:
            assert seat.turn is not None
            message = {"turn": seat.turn["turn"], "move": choice}
            legal = choice in [one["move"] for one in seat.turn["moves"]]
            answer = seat.ask("move", **message)
            assert (answer["type"] == "done") == legal, answer
            if legal and double:
                again = seat.ask("move", **message)
                assert again["type"] == "done", again
        else:
            answer = seat.ask("move", turn=0, move=choice)
            assert answer["type"] in ("refused", "done")

    @rule(person=PEOPLE)
    def take_back(self, person: int) -> None:
        seat = self.sockets.get(person)
        if seat is not None:
            seat.drain()
            offered = (seat.turn or {}).get("take_back", "no")
            answer = seat.ask("take-back")
            if offered != "no":
                assert answer["type"] == "done", answer

    @rule(person=PEOPLE, agree=st.booleans())
    def answer_wish(self, person: int, agree: bool) -> None:
        seat = self.sockets.get(person)
        if seat is not None:
            seat.drain()
            wish = seat.table.get("wish")
            answer = seat.ask("agree" if agree else "decline")
            if wish is None:
                assert answer["code"] == "nothing-asked"

    @rule(person=PEOPLE)
    def resign(self, person: int) -> None:
        seat = self.sockets.get(person)
        if seat is None:
            return
        seat.drain()
        playing = seat.table["status"] == "playing"
        allowed = playing and person in self.chairs and person not in self.resigned
        answer = seat.ask("resign")
        assert (answer["type"] == "done") == allowed, answer
        if allowed:
            self.resigned.add(person)

    @invariant()
    def everybody_is_told_the_same(self) -> None:
        if not hasattr(self, "table"):
            return
        truth = self.guests[2].get(self.path)
        self.status = truth["status"]
        for chair, info in zip(self.chairs, truth["seats"], strict=True):
            wanted = "person" if isinstance(chair, int) else chair
            assert info["kind"] == wanted
        for person, seat in self.sockets.items():
            seat.drain()
            if truth["status"] != "playing":  # else a bot may have moved meanwhile
                assert seat.table == truth
            self.known[person] = (seat.you["shown"], seat.number)

    def teardown(self) -> None:
        for seat in self.sockets.values():
            seat.close()


@pytest.mark.slow
def test_the_life_of_a_table(house: Running) -> None:
    class Life(TableLife):
        guests: ClassVar[list[Guest]] = [house.guest(name) for name in ("Ada", "Ben", "Cleo")]

    run_state_machine_as_test(
        Life,
        settings=settings(
            max_examples=25,
            stateful_step_count=30,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
