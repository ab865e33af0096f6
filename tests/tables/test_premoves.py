"""Answers given in advance: what may be said, when it is done, and that nobody else is told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bandstand.games.registry import GAMES
from bandstand.kernel.dice import seeded
from bandstand.tables import broadcast, clocks, commands, decide, entries, projection, visibility
from bandstand.tables.connection import Connection
from bandstand.tables.entries import Moved, Pace, Premoved, PremoveDropped, SeatPlan
from bandstand.tables.refusals import Refusal
from bandstand.tables.snapshot import restore, save
from bandstand.tables.visibility import SPECTATOR
from support.battery import random_decision
from support.table_games import PEOPLE, PureTable

DAYS = Pace(86_400.0)
OPTIONS = {"first": 1}


def playing(
    game: str = "a-chord", players: int = 3, pace: Pace = DAYS, secret: str = "5a" * 32
) -> PureTable:
    """A table of people whose first player is Ann, dealt."""
    table = PureTable()
    seats = [SeatPlan() for _ in range(players)]
    options = OPTIONS if "first" in {one.name for one in GAMES[game].meta.options} else {}
    wanted = commands.Plan(game, seats, options, pace=pace)
    table.submit(commands.Create(PEOPLE[0], wanted, secret))
    for person in PEOPLE[1:players]:
        table.submit(commands.Sit(person))
    table.submit(commands.Start(PEOPLE[0]))
    return table


def person_at(table: PureTable, seat: int) -> commands.Person:
    owner = table.state.chairs[seat].person
    return next(one for one in PEOPLE if one.id == owner)


def say(table: PureTable, seat: int, *moves: int | str, keep: bool = False) -> Any:
    """What a seat says in advance: the entries, or the code of the refusal."""
    command = commands.Premove(person_at(table, seat), moves, keep, seat)
    decision = decide.decide(table.state, command, table.now)
    return table.submit(command) if isinstance(decision, tuple) else code(decision)


def code(error: Exception) -> str:
    assert isinstance(error, Refusal)
    return error.code


def move(table: PureTable, seat: int, number: int) -> None:
    turn = table.state.chairs[seat].turn
    assert table.submit(commands.Move(person_at(table, seat), turn, number, seat))


def call(table: PureTable, after: float = 60.0) -> tuple[entries.AnyEntry, ...]:
    """What is due by itself a while later."""
    table.now += after
    return table.submit(commands.CallTime())


def hand(table: PureTable, seat: int) -> list[int]:
    return [int(card) for card in table.state.playing.state.premoves(seat)]


def follower(table: PureTable) -> tuple[int, int, list[int]]:
    """A card for the leader that seat 1 cannot answer with all of its cards; those it can."""
    state = table.state.playing.state
    for lead in state.moves(0):
        after = state.clone()
        after.play(0, lead)
        legal = [int(card) for card in after.moves(1)]
        if 0 < len(legal) < len(hand(table, 1)):
            return int(lead), legal[0], [one for one in hand(table, 1) if one not in legal]
    raise AssertionError("nothing to follow in this deal")


def test_the_first_legal_move_is_made_when_the_clock_of_the_decision_starts() -> None:
    table = playing()
    lead, legal, illegal = follower(table)
    say(table, 1, illegal[0], legal)
    move(table, 0, lead)
    assert clocks.due(table.state, 0.7) == table.now + clocks.time_to_watch(table.state)
    assert table.submit(commands.CallTime()) == ()  # not before
    table.now = clocks.due(table.state, 0.7) or 0.0
    assert table.submit(commands.CallTime()) == (Moved(1, legal),)
    chair = table.state.chairs[1]
    assert chair.in_advance is None
    assert chair.times == [0.0]  # none of its time was used
    assert call(table) == ()


def test_what_cannot_be_done_is_dropped_and_the_owner_is_told_the_rule() -> None:
    table = playing()
    lead, _, illegal = follower(table)
    say(table, 1, illegal[0])
    move(table, 0, lead)
    (dropped,) = call(table)
    assert isinstance(dropped, PremoveDropped)
    assert dropped.reason.startswith("follow")
    told = projection.in_advance(table.state, 1, "en")
    assert told is not None
    assert told.dropped is not None
    assert "What you said in advance could not be done: " in told.dropped
    assert table.state.waiting() == [1]
    assert clocks.owed(table.state) == {PEOPLE[1].id: clocks.deadline(table.state, 1)}
    assert call(table) == ()
    move(table, 1, int(table.state.playing.state.moves(1)[0]))  # the person answers
    again = projection.in_advance(table.state, 1, "en")
    assert again is not None
    assert again.dropped is None


def test_it_is_for_the_next_decision_alone() -> None:
    table = playing()
    lead, legal, _ = follower(table)
    other = next(card for card in hand(table, 1) if card != legal)
    say(table, 1, legal, other)
    move(table, 0, lead)
    call(table)
    assert table.state.chairs[1].in_advance is None


def test_it_can_be_changed_and_called_back_and_ends_with_an_answer_by_hand() -> None:
    table = playing()
    lead, legal, illegal = follower(table)
    assert say(table, 1, legal) == (Premoved(1, (legal,)),)
    assert say(table, 1, legal) == ()
    assert say(table, 1, illegal[0]) == (Premoved(1, (illegal[0],)),)
    assert say(table, 1) == (Premoved(1, ()),)
    assert say(table, 1) == ()
    say(table, 1, legal)
    move(table, 0, lead)
    move(table, 1, legal)
    assert table.state.chairs[1].in_advance is None
    assert call(table) == ()


def test_what_is_refused() -> None:
    table = playing()
    own, others = hand(table, 1), hand(table, 2)
    assert say(table, 1, others[0]) == "no-premove"
    assert say(table, 1, own[0], keep=True) == "no-premove"
    assert say(table, 1, *own[:1] * 13) == "many-premoves"
    assert say(table, 1, "no card") == "no-move"
    assert say(playing(pace=Pace(60.0)), 1, own[0]) == "no-premoves"
    stranger = commands.Premove(PEOPLE[3], (own[0],), seat=1)
    assert code(decide.decide(table.state, stranger, 0.0)) == "not-yours"  # type: ignore[arg-type]


def test_a_move_that_does_nothing_may_stay_for_every_decision() -> None:
    table = playing("fiddlefoo")
    state = table.state
    done = next(iter(state.game.idle_moves))
    say(table, 1, done, keep=True)
    answered = 0
    dice = seeded(3)
    for _ in range(400):
        if answered == 3 or table.state.status != "playing":
            break
        made = call(table)
        if made == (Moved(1, done),):
            answered += 1
            continue
        assert made == ()
        seat, number = random_decision(table.state.playing.state, dice)
        move(table, int(seat), int(number))
    assert answered == 3
    assert table.state.chairs[1].in_advance is not None


def test_steps_of_one_decision_are_gone_through_in_order() -> None:
    """Rythm 'n' Play: an exchange is several moves that nobody else sees until it is done."""
    for number in range(1, 40):
        table = playing("rythm-n-play", players=2, secret=f"{number:064x}")
        move(table, asked(table), first_move(table))  # the tonality
        first = asked(table)
        seat, said = 1 - first, moves_in_words(table, 1 - first)
        if "spend half" in said:
            break
    wanted = [said["spend half"], said["done"]]
    say(table, seat, *wanted)
    while asked(table) == first:
        move(table, first, first_move(table))
    made = [entry for _ in wanted for entry in call(table)]
    assert made == [Moved(seat, one) for one in wanted]
    assert call(table) == ()
    assert table.state.chairs[seat].in_advance is None


def moves_in_words(table: PureTable, seat: int) -> dict[str, int]:
    position = table.state.playing.state
    return {table.state.game.write_move(position, one): one for one in hand(table, seat)}


def first_move(table: PureTable) -> int:
    return int(table.state.playing.state.moves(asked(table))[0])


def asked(table: PureTable) -> int:
    return table.state.waiting()[0]


def test_a_card_of_fiddlefoo_is_thrown_and_never_placed() -> None:
    table = playing("fiddlefoo")
    placer = asked(table)
    assert hand(table, placer) == []  # asked which card to place: nothing is meant in advance
    following, last = (placer + 1) % 3, (placer + 2) % 3
    while asked(table) == placer:
        move(table, placer, first_move(table))
    done = next(iter(table.state.game.idle_moves))
    move(table, following, done)
    assert done in hand(table, following)
    say(table, following, *hand(table, following)[:-1])  # any card that matches
    move(table, last, done)
    assert table.state.waiting() == [following]  # to place
    given = table.state.chairs[following].in_advance
    assert given is not None
    assert call(table) == (PremoveDropped(following, given.moves[0]),)
    told = projection.in_advance(table.state, following, "en")
    assert told is not None
    assert told.dropped == "What you said in advance did not fit the decision that came."


def test_a_bot_that_plays_for_somebody_does_what_they_said() -> None:
    table = playing(pace=Pace())
    lead, legal, illegal = follower(table)
    say(table, 1, legal)
    table.submit(commands.StopWaiting(frozenset({PEOPLE[1].id})))
    move(table, 0, lead)
    other = [int(card) for card in table.state.playing.state.moves(1)][-1]
    turn = table.state.chairs[1].turn
    assert table.submit(commands.BotMove(1, turn, other)) == (Moved(1, legal, "house"),)
    again = playing(pace=Pace())
    say(again, 1, illegal[0])
    again.submit(commands.StopWaiting(frozenset({PEOPLE[1].id})))
    move(again, 0, lead)
    moved, dropped = again.submit(commands.BotMove(1, again.state.chairs[1].turn, legal))
    assert moved == Moved(1, legal, "house")
    assert isinstance(dropped, PremoveDropped)


def test_nothing_is_answered_while_the_table_pauses() -> None:
    table = playing()
    lead, legal, _ = follower(table)
    say(table, 1, legal)
    move(table, 0, lead)
    table.submit(commands.Pause(PEOPLE[0]))
    for person in PEOPLE[1:3]:
        table.submit(commands.Agree(person))
    assert table.state.on_hold
    assert call(table) == ()
    table.submit(commands.Resume(PEOPLE[0]))
    assert call(table) == (Moved(1, legal),)


def test_who_resigns_says_nothing_any_more_and_who_leaves_a_snapshot_finds_it() -> None:
    table = playing()
    _, legal, _ = follower(table)
    say(table, 1, legal)
    restored = restore("table", table.state.number, save(table.state))
    assert restored.chairs[1].in_advance == table.state.chairs[1].in_advance is not None
    assert save(table.replayed()) == save(table.state)
    table.submit(commands.Resign(PEOPLE[1]))
    assert table.state.chairs[1].in_advance is None


# -- Nobody else is told ---------------------------------------------------------------------------


class Wire(Connection):
    """A connection that keeps what it is sent."""

    def __init__(self, person: commands.Person | None) -> None:
        super().__init__(person, set(), True, "en", True)
        self.premoves = True
        self.sent: list[dict[str, Any]] = []

    def send_written(self, message: bytes) -> None:
        self.sent.append(msgspec.json.decode(message))

    def hang_up(self) -> None:
        raise AssertionError("nobody is cut off here")


def known(table: PureTable, seat: int) -> list[Any]:
    """All that anybody else can be told of a table, from the beginning."""
    state = table.state
    found: list[Any] = [projection.table_info(state), clocks.deadline(state, seat)]
    for viewer in {*range(3), SPECTATOR} - {seat}:
        lines = visibility.lines_after(state, viewer, 0)
        found.append([projection.told(state, shown, viewer, n) for n, shown in lines])
        found.append(projection.position(state, viewer, reasons=True))
    written: list[Any] = msgspec.json.decode(msgspec.json.encode(found))
    return written


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_said_in_advance_is_told_to_its_owner_alone(game: str) -> None:
    table = playing(game)
    seat = (asked(table) + 1) % 3
    onlooker = commands.Person("eve", "Eve")
    hall = broadcast.Broadcast[Wire](table.state)
    wires = {name: Wire(who) for name, who in watchers(table, seat, onlooker).items()}
    table.submit(commands.AskLook(onlooker, seat))
    table.submit(commands.AnswerLook(person_at(table, seat), onlooker.id))
    hall.follow(table.state)
    for wire in wires.values():
        hall.add(wire, 0)
    before = known(table, seat)
    own = projection.position(table.state, seat, reasons=True)
    for act in ((hand(table, seat)[0],), (), (hand(table, seat)[-1],)):
        for wire in wires.values():
            wire.sent.clear()
        assert say(table, seat, *act), act
        hall.publish(table.state)
        assert known(table, seat) == before
        assert [one["type"] for one in wires["owner"].sent] == ["in-advance"]
        assert [choice["move"] for choice in wires["owner"].sent[0]["given"]] == list(act)
        assert all(wire.sent == [] for name, wire in wires.items() if name != "owner")
    assert projection.position(table.state, seat, reasons=True) == own
    assert not any(visibility.is_public(table.state, one) for one in table.state.shown[-3:])


def watchers(
    table: PureTable, seat: int, onlooker: commands.Person
) -> dict[str, commands.Person | None]:
    """The owner of a seat, another player, somebody who looks over the shoulder, a spectator."""
    return {
        "owner": person_at(table, seat),
        "other": person_at(table, (seat + 1) % 3),
        "onlooker": onlooker,
        "spectator": None,
    }


def test_the_moment_of_an_answer_does_not_depend_on_what_was_said() -> None:
    moments = set()
    for choice in (0, -1):
        table = playing()
        lead, _, _ = follower(table)
        legal = follower(table)[1] if choice == 0 else follower(table)[2][0]
        say(table, 1, legal)
        move(table, 0, lead)
        moments.add(clocks.due(table.state, 0.7))
        assert clocks.deadline(table.state, 1) == deadline_without(lead)
    assert len(moments) == 1


def deadline_without(lead: int) -> float | None:
    table = playing()
    move(table, 0, lead)
    return clocks.deadline(table.state, 1)


def test_whoever_has_answered_owes_nothing_and_whoever_must_answer_does() -> None:
    table = playing()
    lead, legal, illegal = follower(table)
    say(table, 1, legal)
    move(table, 0, lead)
    assert clocks.owed(table.state) == {}
    other = playing()
    say(other, 1, illegal[0])
    move(other, 0, lead)
    assert list(clocks.owed(other.state)) == [PEOPLE[1].id]


def test_the_titles_say_what_may_be_said_in_advance() -> None:
    """Once a seat is asked, what it may choose in advance keeps to the moves there are."""
    for game_id, game in GAMES.items():
        state = game.new(3, game.settle(3, {}), seeded(5))
        dice = seeded(6)
        for _ in range(60):
            if state.over():
                break
            for seat in range(3):
                found = state.premoves(seat)
                assert found == sorted(set(found)), game_id
                assert all(0 <= number < game.move_count for number in found), game_id
                assert state.imagine(seat, dice).premoves(seat) == found, game_id
                for number in found:
                    text = game.write_move(state, number)
                    assert game.read_move(state, text) == number, (game_id, text)
            seat, number = random_decision(state, dice)
            state.play(seat, number)


def test_a_person_who_says_nothing_is_told_what_they_may_say() -> None:
    table = playing()
    told = projection.in_advance(table.state, 1, "en")
    assert told is not None
    assert (told.given, told.idle, told.dropped) == ([], [], None)
    assert [choice.move for choice in told.possible] == hand(table, 1)
    assert projection.in_advance(playing(pace=Pace(60.0)).state, 1, "en") is None
