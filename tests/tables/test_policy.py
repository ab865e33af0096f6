"""What the people of a table agree on: hints, absences, the clock, a pause, more time."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bandstand.tables import clocks, commands, entries
from bandstand.tables.decide import decide
from bandstand.tables.entries import Pace, Policy, SeatPlan
from bandstand.tables.party import next_table
from bandstand.tables.refusals import Refusal
from support.table_games import PEOPLE, PureTable

ANN, BEN, CY, _ = PEOPLE
QUIET = Policy(hints=False, away="wait")


def gathered(pace: Pace | None = None, policy: Policy | None = None) -> PureTable:
    """Ann and Ben before their game."""
    table = PureTable()
    chairs = [SeatPlan(), SeatPlan()]
    plan = commands.Plan("a-chord", chairs, pace=pace or Pace(), policy=policy, beat=0.0)
    table.submit(commands.Create(ANN, plan, "00" * 32))
    table.submit(commands.Sit(BEN))
    return table


def playing(pace: Pace | None = None, policy: Policy | None = None) -> PureTable:
    table = gathered(pace, policy)
    table.submit(commands.Start(ANN))
    return table


def refused(table: PureTable, command: commands.Command) -> str:
    decision = decide(table.state, command, table.now)
    assert isinstance(decision, Refusal)
    return decision.code


def test_a_table_from_before_plays_as_it_did() -> None:
    assert gathered().state.policy == Policy(hints=True, away="bot", minutes=None)


def test_before_the_start_everybody_at_the_table_may_change_policy_and_clock() -> None:
    table = gathered()
    assert refused(table, commands.SetPolicy(CY, QUIET)) == "not-yours"
    table.submit(commands.SetPolicy(BEN, QUIET, Pace(30.0, 120.0)))
    assert (table.state.policy, table.state.created.pace) == (QUIET, Pace(30.0, 120.0))
    assert [chair.bank for chair in table.state.chairs] == [120.0, 120.0]
    assert table.submit(commands.SetPolicy(BEN, QUIET)) == ()


def test_before_the_start_everybody_at_the_table_may_change_the_options() -> None:
    table = gathered()
    assert table.state.created.options["memory_aid"] is True
    assert refused(table, commands.SetOptions(CY, {})) == "not-yours"
    assert refused(table, commands.SetOptions(BEN, {"first": 3})) == "bad-table"
    (entry,) = table.submit(commands.SetOptions(BEN, {"memory_aid": False}))
    assert isinstance(entry, entries.OptionsSet)
    assert table.state.created.options["memory_aid"] is False
    assert table.submit(commands.SetOptions(ANN, {"memory_aid": False})) == ()
    table.submit(commands.Start(ANN))
    assert table.state.playing.record.options == table.state.created.options
    assert refused(table, commands.SetOptions(ANN, {})) == "started"


@pytest.mark.parametrize(
    ("policy", "pace", "code"),
    [
        (Policy(minutes=0.1), None, "bad-policy"),
        (Policy(minutes=5000.0), None, "bad-policy"),
        (None, Pace(1.0), "bad-pace"),
        (None, Pace(30.0, -1.0), "bad-pace"),
    ],
)
def test_nobody_can_set_what_nobody_can_play(
    policy: Policy | None, pace: Pace | None, code: str
) -> None:
    assert refused(gathered(), commands.SetPolicy(ANN, policy, pace)) == code


def test_during_the_game_another_policy_needs_consent_and_the_clock_stays() -> None:
    table = playing()
    assert refused(table, commands.SetPolicy(ANN, None, Pace(30.0))) == "started"
    table.submit(commands.SetPolicy(ANN, QUIET))
    assert table.state.policy != QUIET
    assert refused(table, commands.Pause(BEN)) == "asked"
    table.submit(commands.Agree(BEN))
    assert table.state.policy == QUIET
    table.submit(commands.SetPolicy(BEN, Policy()))
    table.submit(commands.Decline(ANN))
    assert table.state.policy == QUIET


def test_a_pause_by_consent_stops_the_clock_and_the_play() -> None:
    table = playing(Pace(30.0, 0.0))
    seat = table.state.waiting()[0]
    owner = next(one for one in PEOPLE if one.id == table.state.chairs[seat].person)
    move = commands.Move(owner, 0, int(table.state.playing.state.moves(seat)[0]), seat)
    table.now = 10.0
    table.submit(commands.Pause(ANN))
    assert not table.state.on_hold
    table.submit(commands.Agree(BEN))
    assert table.state.on_hold
    assert clocks.deadline(table.state, seat) is None
    assert refused(table, move) == "on-hold"
    table.now = 5_000.0
    assert table.submit(commands.CallTime()) == ()
    table.submit(commands.Resume(BEN))
    assert clocks.deadline(table.state, seat) == 5_020.0
    assert table.submit(move)


def test_a_move_does_not_end_the_question_for_a_pause() -> None:
    table = playing()
    table.submit(commands.Pause(ANN))
    seat = table.state.waiting()[0]
    owner = next(one for one in PEOPLE if one.id == table.state.chairs[seat].person)
    table.submit(commands.Move(owner, 0, int(table.state.playing.state.moves(seat)[0]), seat))
    assert table.state.wish is not None
    assert table.state.wish.what == "pause"


def test_more_time_for_a_friend() -> None:
    table = playing(Pace(30.0, 5.0))
    assert refused(table, commands.GiveTime(ANN, 0)) == "nobody"
    table.submit(commands.GiveTime(ANN, 1))
    assert [chair.bank for chair in table.state.chairs] == [5.0, 65.0]
    assert refused(playing(), commands.GiveTime(ANN, 1)) == "no-clock"


def test_a_bot_plays_for_whoever_is_away_only_where_the_table_asks() -> None:
    here = frozenset({ANN.id})
    assert refused(playing(policy=QUIET), commands.Substitute(ANN, 1, here)) == "waits"
    table = playing(policy=Policy(away="ask"))
    assert refused(table, commands.Substitute(ANN, 1, here | {BEN.id})) == "not-away"
    assert table.submit(commands.Substitute(ANN, 1, here)) == (entries.Absent(1, "lost"),)


def test_no_bot_takes_the_place_of_somebody_on_holiday() -> None:
    here = frozenset({ANN.id})
    away = replace(BEN, holiday=entries.Holiday(0.0, 100.0))
    table = playing(policy=Policy(away="ask"))
    table.submit(commands.TakeHoliday(away))
    assert refused(table, commands.Substitute(ANN, 1, here)) == "on-holiday"
    assert table.submit(commands.StopWaiting(frozenset({BEN.id}))) == ()
    table.now = 100.0
    assert table.submit(commands.Substitute(ANN, 1, here)) == (entries.Absent(1, "lost"),)


def test_a_hint_is_seen_by_the_others_or_not_given() -> None:
    assert refused(playing(policy=QUIET), commands.AskHint(ANN, 0)) == "no-hints"
    assert playing().submit(commands.AskHint(ANN, 0)) == (entries.AskedHint(0),)
    alone = PureTable()
    plan = commands.Plan("a-chord", [SeatPlan(), SeatPlan("bot", 0)])
    alone.submit(commands.Create(ANN, plan, "00" * 32))
    alone.submit(commands.Start(ANN))
    assert alone.submit(commands.AskHint(ANN, 0)) == ()


def test_the_policy_goes_along_to_the_next_table() -> None:
    table = playing(Pace(30.0), QUIET)
    table.submit(commands.CloseAbandoned(1.0))
    table.submit(commands.Propose(ANN, "a-chord", {}, "next"))
    laid = next_table(table.state, "00" * 32)[0]
    assert isinstance(laid, entries.Created)
    assert (laid.policy, laid.pace) == (QUIET, Pace(30.0))
