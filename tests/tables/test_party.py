"""People who stay together: the next game, turned seats, the host, the lock, the score."""

from __future__ import annotations

import doctest
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bandstand.games.registry import GAMES, IDS
from bandstand.tables import commands, entries, evening
from bandstand.tables.decide import decide
from bandstand.tables.entries import Line, Party, SeatPlan
from bandstand.tables.evening import Placed, standings
from bandstand.tables.evolve import evolve
from bandstand.tables.party import is_agreed, next_table, people_of
from bandstand.tables.refusals import Refusal
from bandstand.tables.state import TableState
from support.table_games import PEOPLE, PureTable

ANN, BEN, CY, DEE = PEOPLE
SECRET = "00" * 32


def gathered(*people: commands.Person, game: str = "a-chord", bots: int = 0) -> PureTable:
    """A table that these people have sat down at, the first of them its host."""
    table = PureTable()
    seats = [SeatPlan() for _ in people] + [SeatPlan("bot", 0)] * bots
    table.submit(commands.Create(people[0], commands.Plan(game, seats), SECRET, party=Party("p")))
    for person in people[1:]:
        table.submit(commands.Sit(person))
    return table


def over(*people: commands.Person, game: str = "a-chord", bots: int = 0) -> PureTable:
    """The same, when their game is over."""
    table = gathered(*people, game=game, bots=bots)
    table.submit(commands.Start(people[0]))
    table.submit(commands.CloseAbandoned(1.0))
    assert table.state.is_over()
    return table


def refused(table: PureTable, command: commands.Command) -> str:
    decision = decide(table.state, command, table.now)
    assert isinstance(decision, Refusal)
    return decision.code


def laid(table: PureTable) -> TableState:
    lines = [Line(n, 9.0, entry) for n, entry in enumerate(next_table(table.state, SECRET), 1)]
    return evolve(TableState("next"), lines)


def test_all_are_seated_again_one_seat_on_and_the_cards_are_dealt() -> None:
    table = over(ANN, BEN, CY)
    table.submit(commands.Propose(BEN, "six-forces", {}, "next"))
    assert not is_agreed(table.state)
    for person in (ANN, CY):
        table.submit(commands.Ready(person))
    assert is_agreed(table.state)
    again = laid(table)
    assert [chair.person for chair in again.chairs] == [BEN.id, CY.id, ANN.id]
    assert again.status == "playing"
    assert again.host == ANN.id
    assert again.created.rematch_of == table.state.id
    assert again.party is not None
    assert again.party.id == "p"


def test_variant_faces_and_programs_go_to_the_next_table() -> None:
    face = entries.Face("red", "drum")
    program = commands.Person("robot", "Robo", "program")
    table = over(commands.Person("eve", "Eve", face=face), program)
    table.submit(commands.Propose(program, "re-chord", {"clang": "live"}, "next"))
    table.submit(commands.Ready(commands.Person("eve", "Eve")))
    state = laid(table)
    assert state.created.options["clang"] == "live"
    assert [(chair.face, chair.program) for chair in state.chairs] == [(None, True), (face, False)]


def test_bots_turn_with_the_people_and_keep_their_level() -> None:
    table = over(ANN, BEN, game="a-chord", bots=1)
    table.submit(commands.Propose(ANN, "a-chord", {}, "next"))
    table.submit(commands.Ready(BEN))
    kinds = [(chair.kind, chair.level) for chair in laid(table).chairs]
    assert kinds == [("person", 2), ("bot", 0), ("person", 2)]


def test_whoever_is_not_ready_finds_their_chair_waiting() -> None:
    table = over(ANN, BEN, CY)
    table.submit(commands.Propose(BEN, "six-forces", {}, "next"))
    again = laid(table)
    assert again.status == "gathering"
    assert [chair.kind for chair in again.chairs] == ["person", "open", "open"]
    assert again.host == BEN.id


def test_a_ready_mark_can_be_taken_back_and_a_new_proposal_asks_anew() -> None:
    table = over(ANN, BEN)
    table.submit(commands.Propose(ANN, "a-chord", {}, "next"))
    table.submit(commands.Ready(BEN))
    table.submit(commands.Ready(BEN, ready=False))
    assert not is_agreed(table.state)
    table.submit(commands.Propose(BEN, "re-chord", {}, "other"))
    assert table.state.proposal is not None
    assert table.state.proposal.ready == [BEN.id]
    table.submit(commands.Propose(ANN, "re-chord", {}, "third"))
    assert is_agreed(table.state)
    assert table.state.proposal.table == "other"


@pytest.mark.parametrize("game_id", IDS)
@settings(deadline=None, max_examples=20)
@given(seed=st.integers(0, 2**16))
def test_nobody_is_left_out_of_the_next_game(game_id: str, seed: int) -> None:
    """Whatever was played before: people keep their order, one on, and bots fill up."""
    dice = Random(seed)
    before = dice.choice(sorted(IDS))
    players = dice.choice([n for n in GAMES[before].meta.players if n > 1])
    people = PEOPLE[: dice.randint(1, min(4, players))]
    table = over(*people, game=before, bots=players - len(people))
    entry = table.submit(commands.Propose(people[0], game_id, {}, "next"))
    if not entry:
        assert max(GAMES[game_id].meta.players) < len(people)
        return
    for person in people[1:]:
        table.submit(commands.Ready(person))
    again = laid(table)
    assert again.status in ("playing", "finished")
    assert len(again.chairs) in GAMES[game_id].meta.players
    order = [person.id for person in people]
    assert people_of(again) == [*order[1:], order[0]]


def test_a_game_that_is_too_small_is_refused_with_its_number() -> None:
    small = next(game for game in GAMES.values() if max(game.meta.players) < 5)
    table = over(ANN, BEN)
    table.state.chairs *= 3
    assert refused(table, commands.Propose(ANN, small.meta.id, {}, "next")) == "bad-table"


def test_only_those_who_played_propose_and_only_between_games() -> None:
    table = gathered(ANN, BEN)
    assert refused(table, commands.Propose(ANN, "a-chord", {}, "next")) == "not-over"
    table = over(ANN, BEN)
    assert refused(table, commands.Propose(CY, "a-chord", {}, "next")) == "not-seated"
    assert refused(table, commands.Ready(ANN)) == "nothing-proposed"
    table.submit(commands.Propose(ANN, "a-chord", {}, "next"))
    table.submit(commands.LinkRematch("next"))
    assert refused(table, commands.Ready(BEN)) == "gone-on"


def test_a_locked_room_takes_nobody_new_but_those_it_waits_for() -> None:
    table = over(ANN, BEN)
    table.submit(commands.SetParty(ANN, "Friday", True))
    table.submit(commands.Propose(ANN, "a-chord", {}, "next"))
    again = PureTable()
    again.state = laid(table)
    assert again.state.party == Party("p", "Friday", True, (), (ANN.id, BEN.id))
    assert refused(again, commands.Sit(CY)) == "locked"
    assert again.submit(commands.Sit(BEN))


def test_only_the_host_names_locks_and_hands_over() -> None:
    table = gathered(ANN, BEN)
    assert refused(table, commands.SetParty(BEN, "Mine")) == "not-host"
    assert refused(table, commands.HandOver(BEN, BEN.id)) == "not-host"
    assert refused(table, commands.HandOver(ANN, CY.id)) == "nobody"
    table.submit(commands.HandOver(ANN, BEN.id))
    assert table.state.host == BEN.id
    assert table.submit(commands.SetParty(BEN, "  Friday   night "))
    assert table.state.party is not None
    assert table.state.party.title == "Friday night"


def test_a_lost_host_is_replaced_unless_a_game_goes_on() -> None:
    table = gathered(ANN, BEN, CY)
    here = frozenset({BEN.id, CY.id})
    assert table.submit(commands.ReplaceHost(here | {ANN.id})) == ()
    assert table.submit(commands.ReplaceHost(frozenset({"stranger"}))) == ()
    assert table.submit(commands.ReplaceHost(here)) == (entries.HandedOver(BEN.id, "Ben", True),)
    table.submit(commands.Start(BEN))
    assert table.submit(commands.ReplaceHost(frozenset({CY.id}))) == ()


def test_whoever_was_asked_to_go_stays_out_also_of_the_next_table() -> None:
    table = gathered(ANN, BEN)
    table.submit(commands.Kick(ANN, 1))
    assert refused(table, commands.Sit(BEN)) == "kicked"
    table.submit(commands.Sit(CY))
    table.submit(commands.Start(ANN))
    table.submit(commands.CloseAbandoned(1.0))
    table.submit(commands.Propose(ANN, "a-chord", {}, "next"))
    again = PureTable()
    again.state = laid(table)
    assert refused(again, commands.Sit(BEN)) == "kicked"


places = st.lists(st.integers(1, 6), min_size=1, max_size=6)


@given(st.lists(places, max_size=6))
def test_the_score_of_an_evening_adds_up(games: list[list[int]]) -> None:
    """Every pair that is not level gives one point, to the better of the two."""
    seats = [
        [Placed(f"p{seat}", f"P{seat}", place, 0) for seat, place in enumerate(game)]
        for game in games
    ]
    found = standings(seats)
    pairs = sum(a != b for game in games for n, a in enumerate(game) for b in game[:n])
    assert sum(one.points for one in found) == pairs
    assert sum(one.games for one in found) == sum(len(game) for game in games)
    assert sum(one.wins for one in found) == sum(game.count(1) for game in games)
    assert standings(seats[::-1]) == found
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)


def test_the_score_of_an_evening_is_executed_as_documented() -> None:
    assert doctest.testmod(evening).failed == 0
