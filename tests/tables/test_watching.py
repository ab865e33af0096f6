"""Who may watch what: no hand, one over its owner's shoulder, or all; and what spectators say."""

from __future__ import annotations

import pytest

from bandstand.tables import commands, entries
from bandstand.tables.decide import decide
from bandstand.tables.decide.talk import MOST_REMARKS
from bandstand.tables.entries import Policy
from bandstand.tables.refusals import Refusal
from bandstand.tables.snapshot import restore, save
from support.table_games import PureTable
from support.watching import ANN, BEN, CY, DEE, OPEN, SHOULDER, WatchedTable, watched


def refused(table: PureTable, command: commands.Command) -> str:
    decision = decide(table.state, command, table.now)
    assert isinstance(decision, Refusal)
    return decision.code


def test_by_default_spectators_see_no_hand() -> None:
    assert refused(watched(Policy()), commands.AskLook(CY, 0)) == "no-looking"


def test_over_a_shoulder_with_its_owners_yes() -> None:
    table = watched(SHOULDER)
    cy, ann = table.join(CY), table.join(ANN)
    hidden = cy.position["view"]
    table.submit(commands.AskLook(CY, 0))
    assert cy.position["view"] == hidden
    assert refused(table, commands.AnswerLook(BEN, CY.id)) == "not-yours"
    table.submit(commands.AnswerLook(ANN, CY.id))
    assert (cy.shown, cy.position["view"]) == (0, ann.position["view"])
    assert cy.position["turn"] is None, "there is nothing for them to decide"
    table.move()
    assert cy.position["view"] == ann.position["view"]
    table.submit(commands.AnswerLook(ANN, CY.id, yes=False))
    assert cy.shown is None
    assert refused(table, commands.AskLook(CY, 0)) == "asked-often"


def test_what_they_read_does_not_call_them_the_player() -> None:
    table = watched(SHOULDER)
    cy = table.join(CY)
    table.submit(commands.AskLook(CY, 0))
    table.submit(commands.AnswerLook(ANN, CY.id))
    while table.state.waiting() != [0]:
        table.move()
    table.move()
    sentences = [
        event["sentence"]
        for one in cy.received
        if one["type"] == "event"
        for event in one["line"].get("events", [])
    ]
    assert any("Ann" in sentence for sentence in sentences)
    assert not any("You " in sentence for sentence in sentences)


def test_all_hands_if_everybody_lets_them() -> None:
    table = watched(OPEN, bots=1)
    cy = table.join(CY)
    table.submit(commands.AskLook(CY))
    table.submit(commands.AnswerLook(ANN, CY.id))
    assert "open" not in cy.position
    table.submit(commands.AnswerLook(BEN, CY.id))
    assert sorted(cy.position["open"]) == ["hand 1", "hand 2", "hand 3"]
    table.submit(commands.AnswerLook(CY, CY.id, yes=False))
    assert "open" not in cy.position


def test_at_a_table_for_shoulders_nobody_sees_all_hands_or_a_bots() -> None:
    table = watched(SHOULDER, bots=1)
    assert refused(table, commands.AskLook(CY)) == "one-hand"
    assert refused(table, commands.AskLook(CY, 2)) == "nobody"


def test_nobody_who_plays_looks_in_whatever_browser() -> None:
    table = watched(OPEN)
    assert refused(table, commands.AskLook(ANN, 1)) == "plays-here"
    table.submit(commands.Resign(ANN))
    assert refused(table, commands.AskLook(ANN, 1)) == "plays-here"
    second = table.join(BEN)
    assert second.shown == 1


def test_a_screen_never_looks() -> None:
    table = watched(SHOULDER)
    table.submit(commands.AskLook(CY, 0))
    table.submit(commands.AnswerLook(ANN, CY.id))
    assert table.join(None).shown is None


def test_whoever_has_seen_a_hand_neither_sits_down_nor_talks() -> None:
    table = watched(SHOULDER, bots=1)
    table.submit(commands.Sit(CY, 2))
    table.submit(commands.AskLook(CY, 0))
    table.submit(commands.AnswerLook(ANN, CY.id))
    assert refused(table, commands.Admit(ANN, CY.id)) == "looked"
    table.submit(commands.AnswerLook(CY, CY.id, yes=False))
    assert refused(table, commands.Sit(CY, 2)) == "looked"
    assert refused(table, commands.Say(CY, "Ann has the red A")) == "looker"
    again = restore("table", table.state.number, save(table.state))
    assert (again.looks, again.looked) == (table.state.looks, [CY.id])


def test_another_policy_by_consent_ends_all_looks() -> None:
    table = watched(SHOULDER)
    cy = table.join(CY)
    table.submit(commands.AskLook(CY, 0))
    table.submit(commands.AnswerLook(ANN, CY.id))
    table.submit(commands.SetPolicy(BEN, Policy()))
    assert len(table.state.looks) == 1
    table.submit(commands.Agree(ANN))
    assert cy.shown is None
    assert table.state.looks == []


def test_somebody_new_in_a_chair_has_to_be_asked_too() -> None:
    table = watched(OPEN, bots=1)
    cy = table.join(CY)
    table.submit(commands.AskLook(CY))
    for owner in (ANN, BEN):
        table.submit(commands.AnswerLook(owner, CY.id))
    assert "open" in cy.position
    table.submit(commands.Sit(DEE, 2))
    table.submit(commands.Admit(ANN, DEE.id))
    assert "open" not in cy.position
    table.submit(commands.AnswerLook(DEE, CY.id))
    assert "open" in cy.position


def test_a_refusal_is_final_and_asking_has_an_end() -> None:
    table = watched(SHOULDER)
    table.submit(commands.AskLook(CY, 0))
    table.submit(commands.AnswerLook(ANN, CY.id, yes=False))
    assert refused(table, commands.AskLook(CY, 1)) == "asked-often"
    for _ in range(3):
        assert table.submit(commands.AskLook(DEE, 0))
        table.submit(commands.AnswerLook(DEE, DEE.id, yes=False))
    assert refused(table, commands.AskLook(DEE, 0)) == "asked-often"


def rated_and_seen() -> WatchedTable:
    table = watched(OPEN, rated=True)
    table.submit(commands.AskLook(CY))
    for owner in (ANN, BEN):
        table.submit(commands.AnswerLook(owner, CY.id))
    return table


def test_where_people_play_for_rating_hands_are_seen_once_they_are_played() -> None:
    table = rated_and_seen()
    cy = table.join(CY)
    first = table.state.playing.game.pieces_by_place(table.state.playing.state)
    table.move()
    assert "open" not in cy.position, "nothing is played to its end yet"
    stage = table.state.playing.state.stage  # type: ignore[attr-defined]
    while table.state.playing.state.stage == stage:  # type: ignore[attr-defined]
        table.move()
    for _ in range(8):
        table.move()
    seen = cy.position["open"]
    now = table.state.playing.game.pieces_by_place(table.state.playing.state)
    assert set(seen["hand 1"]) <= set(first["hand 1"])
    assert seen["hand 1"] != now["hand 1"]
    while table.state.status == "playing":
        table.move()
    assert cy.received[-1]["table"]["status"] == "finished"


def test_a_page_that_lacks_earlier_lines_comes_back_for_them() -> None:
    table = rated_and_seen()
    table.state.floor = 1
    cy = table.join(CY)
    table.broadcast.publish(table.state)
    assert cy.hung_up


def test_what_spectators_say_no_seat_hears_before_the_end() -> None:
    table = watched(Policy())
    ann, cy, dee = table.join(ANN), table.join(CY), table.join(DEE)
    table.submit(commands.Say(CY, "Throw it!"))
    table.submit(commands.Say(ANN, "hello"))
    assert ann.texts() == ["hello"]
    assert dee.texts() == cy.texts() == ["Throw it!", "hello"]
    table.submit(commands.CloseAbandoned(1.0))
    table.submit(commands.Say(CY, "Well played"))
    assert ann.texts() == ["hello", "Well played"]


def test_muted_spectators_are_not_heard_and_barred_ones_do_not_speak() -> None:
    table = watched(Policy())
    dee = table.join(DEE)
    dee.muted.add(CY.id)
    table.submit(commands.Say(CY, "Throw it!"))
    assert dee.received[-1]["line"]["kind"] == "muted"
    table.state.barred.append(CY.id)
    assert refused(table, commands.Say(CY, "again")) == "kicked"


def test_spectators_do_not_fill_the_journal() -> None:
    table = watched(Policy())
    table.state.remarks = MOST_REMARKS
    assert refused(table, commands.Say(CY, "once more")) == "many-remarks"
    assert refused(table, commands.Emote(CY, "bravo")) == "many-remarks"


def test_the_signs_of_spectators_are_for_spectators_too() -> None:
    table = watched(SHOULDER)
    ann, cy, dee = table.join(ANN), table.join(CY), table.join(DEE)
    table.submit(commands.Emote(CY, "bravo"))
    assert dee.texts() == cy.texts() == ["bravo"]
    assert dee.received[-1]["line"]["sign"]
    assert ann.texts() == []
    assert refused(table, commands.Emote(CY, "wink")) == "no-emote"
    table.submit(commands.AskLook(CY, 0))
    table.submit(commands.AnswerLook(ANN, CY.id))
    assert refused(table, commands.Emote(CY, "bravo")) == "looker"


def test_the_host_asks_a_spectator_to_go_at_any_time() -> None:
    table = watched(SHOULDER, bots=1)
    cy, dee = table.join(CY), table.join(DEE)
    table.submit(commands.Sit(CY, 2))
    table.submit(commands.AskLook(CY, 0))
    assert refused(table, commands.Bar(BEN, CY.id)) == "not-host"
    assert refused(table, commands.Bar(ANN, BEN.id)) == "plays"
    table.submit(commands.Bar(ANN, CY.id))
    assert (cy.hung_up, dee.hung_up) == (True, False)
    assert (table.state.requests, table.state.looks) == ([], [])
    for command in (commands.Say(CY, "why?"), commands.AskLook(CY, 0), commands.Sit(CY, 2)):
        assert refused(table, command) == "kicked"
    assert table.submit(commands.Bar(ANN, CY.id)) == (), "once is enough"
    again = restore("table", table.state.number, save(table.state))
    assert again.barred == [CY.id]


@pytest.mark.parametrize("person", [CY, ANN])
def test_before_the_deal_talk_is_for_those_who_sit(person: commands.Person) -> None:
    table = PureTable()
    plan = commands.Plan("a-chord", [entries.SeatPlan(), entries.SeatPlan()])
    table.submit(commands.Create(ANN, plan, "00" * 32))
    said = table.submit(commands.Say(person, "hello"))
    assert len(said) == (1 if person is ANN else 0)
