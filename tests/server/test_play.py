"""Playing over the real protocol: turns, refusals, doubles, taking back, talk, the curtain."""

from __future__ import annotations

from typing import Any

import pytest

from bandstand.games.registry import GAMES
from support.page_game import HIGH_NOTE
from support.server_harness import Guest, Running, Seat, play_on

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
LOCAL = {"kind": "local"}


def two_people(house: Running, **plan: Any) -> tuple[Guest, Guest, Seat, Seat, str]:
    """Two at a small table where both decide at the same time."""
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN], **plan)
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return ada, ben, ada.sit(table), ben.sit(table), table


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_of_every_title_to_its_end(house: Running, game: str) -> None:
    ada = house.guest("Ada")
    most = max(GAMES[game].meta.players)
    table = ada.lay(game, [OPEN] + [BOT] * (most - 1))
    commitment = ada.get(f"/api/tables/{table}")["commitment"]
    ada.post(f"/api/tables/{table}/start")
    seat = ada.sit(table)
    while seat.table["status"] == "playing":
        if seat.may_move:
            assert seat.move(seat.number)["type"] == "done"
        else:
            seat.receive()
    assert seat.table["status"] == "finished"
    assert min(seat.table["placing"]) == 1
    assert seat.table["commitment"] == commitment
    record = ada.get(f"/api/tables/{table}/record")
    assert record["dice"] == f"secret {seat.table['secret']}"
    assert record["scores"] == seat.table["scores"]


def test_simultaneous_answers_are_independent(house: Running) -> None:
    _, _, ada, ben, _ = two_people(house)
    assert ada.position["waiting"] == [0, 1]
    assert ben.move()["type"] == "done"
    ada.until("event")
    assert ada.position["waiting"] == [0]
    assert ada.lines[-1]["kind"] == "moved"
    assert "move" not in ada.lines[-1]
    assert ada.lines[-1].get("events", []) == []
    assert ada.move()["type"] == "done"
    ben.until("event")
    assert [event["kind"] for event in ben.lines[-1]["events"]][-1] == "round-won"


def test_a_doubled_message_counts_once(house: Running) -> None:
    _, _, ada, _, _ = two_people(house)
    assert ada.turn is not None
    message = {"turn": ada.turn["turn"], "move": ada.turn["moves"][0]["move"]}
    assert ada.ask("move", **message)["type"] == "done"
    before = len(ada.lines)
    assert ada.ask("move", **message)["type"] == "done"
    assert len(ada.lines) == before
    other = {**message, "move": message["move"] + 1}
    assert ada.ask("move", **other)["code"] == "late"


def test_refusals_are_messages_with_the_rule(house: Running) -> None:
    _, _, ada, _, _ = two_people(house)
    assert ada.turn is not None
    hand = [choice["move"] for choice in ada.turn["moves"]]
    missing = next(card for card in range(12) if card not in hand)
    refused = ada.ask("move", turn=ada.turn["turn"], move=missing)
    assert refused["code"] == "not-in-hand"
    assert refused["sentence"].startswith("You don’t have the")
    explained = ada.ask("why", move=f"n{missing + 1}")
    assert (explained["legal"], explained["code"]) == (False, "not-in-hand")
    assert ada.ask("why", move=hand[0])["legal"]
    assert ada.ask("move", turn=ada.turn["turn"], move="n99")["code"] == "no-move"
    assert ada.ask("move", turn=99, move=hand[0])["code"] == "late"
    assert ada.ask("move", turn=ada.turn["turn"], move=10**9)["code"] == "no-move"
    assert ada.ask("move", turn=ada.turn["turn"], move=hand[0], seat=1)["code"] == "not-yours"
    assert ada.move()["type"] == "done"
    waiting = ada.ask("move", turn=ada.turn["turn"], move=hand[0])
    assert waiting["code"] == "not-your-turn"
    assert "Ben" in waiting["sentence"]


def test_all_reasons_for_those_who_want_them(house: Running) -> None:
    ada, _, seat, _, table = two_people(house)
    seat.close()
    curious = ada.sit(table, reasons=True)
    assert curious.turn is not None
    legal = {choice["move"] for choice in curious.turn["moves"]}
    forbidden = {reason["move"] for reason in curious.turn["reasons"]}
    assert legal | forbidden == set(range(12))
    assert not legal & forbidden


def test_a_move_nobody_saw_is_taken_back_freely(house: Running) -> None:
    _, _, ada, ben, _ = two_people(house)
    ada.move()
    assert ada.turn is not None
    assert ada.turn["take_back"] == "free"
    turn = ada.turn["turn"]
    assert ada.ask("take-back")["type"] == "done"
    assert ada.position["waiting"] == [0, 1]
    assert ada.turn["turn"] > turn
    ada.move(1)
    ben.drain()
    ben.move()
    ada.until("event")
    assert ada.turn["take_back"] == "ask"


def test_a_move_that_was_seen_is_taken_back_by_consent(house: Running) -> None:
    _, _, ada, ben, _ = two_people(house)
    start = ada.position["view"]
    ada.move()
    ben.drain()
    ben.move()
    ada.drain()
    assert ada.ask("take-back")["type"] == "done"
    wish = {"seat": 0, "agreed": [], "missing": [1], "what": "back", "policy": None}
    assert ada.table["wish"] == wish
    ben.drain()
    assert ben.ask("agree")["type"] == "done"
    ada.drain()
    assert ada.table["wish"] is None
    assert ada.position["view"] == start
    ada.move()
    ben.drain()
    ben.move()
    ada.drain()
    ada.ask("take-back")
    ben.drain()
    assert ben.ask("decline")["type"] == "done"
    ada.drain()
    assert ada.table["wish"] is None
    assert ada.position["view"] != start


def test_against_bots_every_move_can_be_taken_back(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    ada.post(f"/api/tables/{table}/start")
    seat = ada.sit(table)
    start = seat.position["view"]["hands"]
    seat.move()
    while not seat.position["view"]["played"]:
        seat.receive()
    assert seat.ask("take-back")["type"] == "done"
    seat.drain()
    assert seat.position["view"]["hands"] == start


def test_talk_reaches_everybody_but_those_who_mute(house: Running) -> None:
    ada_guest, ben_guest, ada, ben, table = two_people(house)
    watcher = house.guest("Cleo").sit(table)
    ada.ask("say", text="  hello <b>you</b>\n")
    ben.until("event")
    assert (ben.lines[-1]["name"], ben.lines[-1]["text"]) == ("Ada", "hello <b>you</b>")
    assert ben.lines[-1]["person"] == ada_guest.id
    watcher.until("event")
    assert watcher.ask("say", text="me too")["type"] == "done"
    assert watcher.ask("emote", emote="bravo")["type"] == "done"
    ada.ask("emote", emote="applause")
    ben.until("event")
    assert ben.lines[-1]["text"] == "applause"
    assert ada.ask("emote", emote="rude")["code"] == "no-emote"
    assert ada.ask("say", text="x" * 501)["code"] == "bad-line"
    assert ben_guest.ask("PUT", f"/api/me/mutes/{ada_guest.id}").status_code == 204
    ada.ask("say", text="can you hear me?")
    ben.until("event")
    assert ben.lines[-1]["kind"] == "muted"
    assert "text" not in ben.lines[-1]
    again = ben_guest.sit(table)
    assert all(line.get("person") != ada_guest.id for line in again.lines if "text" in line)


def test_the_curtain_hides_local_seats_from_each_other(house: Running) -> None:
    host = house.guest("Host")
    table = host.lay(HIGH_NOTE, [{**LOCAL, "name": "Left"}, {**LOCAL, "name": "Right"}])
    host.post(f"/api/tables/{table}/start")
    seat = host.sit(table)
    assert seat.you["seats"] == [0, 1]
    assert seat.you["shown"] is None
    assert seat.position["view"]["hands"] == [[None] * 3, [None] * 3]
    assert seat.position["turn"] is None
    seat.send("lift", seat=0)
    seat.until("welcome")
    assert seat.you["shown"] == 0
    assert None not in seat.position["view"]["hands"][0]
    assert seat.position["view"]["hands"][1] == [None] * 3
    assert seat.turn is not None
    seat.send("move", turn=seat.turn["turn"], move=seat.turn["moves"][0]["move"])
    message = seat.until("welcome")
    assert message["you"]["shown"] is None
    assert message["position"]["view"]["hands"][0] == [None] * 3
    seat.send("lift", seat=1)
    seat.until("welcome")
    assert seat.you["shown"] == 1
    assert seat.move()["type"] == "done"
    assert seat.ask("lift", seat=3)["code"] == "not-yours"


def round_one_screen(house: Running) -> tuple[Guest, str, Seat]:
    """Two local seats, the curtain of the first up."""
    host = house.guest("Host")
    table = host.lay(HIGH_NOTE, [{**LOCAL, "name": "Left"}, {**LOCAL, "name": "Right"}])
    host.post(f"/api/tables/{table}/start")
    seat = host.sit(table)
    seat.send("lift", seat=0)
    seat.until("welcome")
    return host, table, seat


def test_who_lifts_the_curtain_is_told_how_it_went_since_they_looked(house: Running) -> None:
    _, _, seat = round_one_screen(house)
    assert seat.turn is not None
    seat.send("move", turn=seat.turn["turn"], move=seat.turn["moves"][0]["move"])
    own = seat.until("event")  # what one did is told before the curtain falls
    assert own["position"]["view"]["hands"][1] == [None] * 3
    assert "since" not in seat.until("welcome")
    seat.send("lift", seat=1)
    seat.until("welcome")
    assert seat.move()["type"] == "done"
    seat.send("lower")
    seat.until("welcome")
    seat.send("lift", seat=0)
    welcome = seat.until("welcome")
    since = welcome["since"]
    assert since[0] == {"number": own["number"], "view": own["position"]["view"]}
    assert since[-1] == {"number": welcome["number"], "view": welcome["position"]["view"]}
    assert all(set(seen["view"]["hands"][1]) == {None} for seen in since)
    seat.send("lower")
    seat.until("welcome")
    seat.send("lift", seat=0)
    assert "since" not in seat.until("welcome")


def test_nothing_is_told_of_a_seat_whose_curtain_is_down(house: Running) -> None:
    host, table, seat = round_one_screen(house)
    assert host.post(f"/api/tables/{table}/hint", {"seat": 0})["seat"] == 0
    assert seat.ask("why", move=0)["type"] == "explained"
    assert seat.turn is not None
    turn = seat.turn["turn"]
    seat.send("lower")
    seat.until("welcome")
    hint = f"/api/tables/{table}/hint"
    assert host.refused("POST", hint, {"seat": 0}) == (403, "curtain")
    assert host.refused("POST", hint) == (403, "curtain")
    for chosen in (0, 1, None):
        answers = [seat.ask("why", move=move, seat=chosen) for move in range(12)]
        assert {(one["type"], one["code"]) for one in answers} == {("refused", "curtain")}
        moves = [*range(12), "nonsense"]
        answers = [seat.ask("move", turn=turn, move=move, seat=chosen) for move in moves]
        assert {one["code"] for one in answers} == {"curtain"}


def test_another_tab_cannot_ask_through_this_ones_curtain(house: Running) -> None:
    host, table, seat = round_one_screen(house)
    other = host.sit(table)
    assert other.ask("why", move=0, seat=0)["code"] == "curtain"
    assert seat.ask("why", move=0, seat=0)["type"] == "explained"


def test_a_move_is_taken_back_though_the_curtain_has_fallen(house: Running) -> None:
    host, table, seat = round_one_screen(house)
    assert seat.you["take_back"] is None
    assert seat.turn is not None
    seat.send("move", turn=seat.turn["turn"], move=seat.turn["moves"][0]["move"])
    seat.until("welcome")
    assert seat.you["shown"] is None
    assert seat.you["take_back"] == {"seat": 0, "how": "free"}
    assert host.sit(table).you["take_back"] == seat.you["take_back"]
    stranger = house.guest("Stranger").sit(table)
    assert stranger.you["take_back"] is None
    seat.send("take-back", seat=0)
    event = seat.until("event")
    assert event["you"]["take_back"] is None
    assert event["position"]["waiting"] == [0, 1]
    assert event["position"]["turn"] is None
    assert "you" not in stranger.until("event")


def test_a_friend_takes_a_bots_chair_mid_game(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    ada.post(f"/api/tables/{table}/start")
    watching = ben.sit(table)
    assert watching.you["shown"] is None
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/admit", {"person": ben.id})
    watching.until("welcome")
    assert watching.you["shown"] == 1
    assert watching.table["seats"][1]["name"] == "Ben"
    assert None not in watching.position["view"]["hands"][1]


def test_spectators_may_be_shut_out(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT], spectators="closed")
    cleo = house.guest("Cleo")
    with pytest.raises(Exception, match="4404"):
        cleo.sit(table)
    assert cleo.refused("GET", f"/api/tables/{table}/replay") == (403, "no-spectators")


def test_spectators_may_be_kept_behind(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT], spectators="delayed")
    ada.post(f"/api/tables/{table}/start")
    seat, watcher = ada.sit(table), house.guest("Cleo").sit(table)
    assert not watcher.position["view"]
    while not seat.may_move or len(seat.position["view"]["played"]) < 4:
        if seat.may_move:
            seat.move()
        else:
            seat.receive()
    watcher.drain()
    assert watcher.number < seat.number
    assert len((watcher.position["view"] or {"played": []})["played"]) < 4
    seat.move()
    while seat.table["status"] == "playing":
        seat.receive()
    watcher.drain()
    assert watcher.position["view"]["points"] == seat.position["view"]["points"]
    assert watcher.table["status"] == "finished"


def test_resigning_leaves_the_chair_to_the_house(house: Running) -> None:
    _, _, ada, ben, _ = two_people(house)
    assert ada.ask("resign")["type"] == "done"
    ben.drain()
    assert ben.table["seats"][0]["resigned"]
    play_on(ben)
    assert ben.table["status"] == "finished"
    ada.drain()
    assert ada.you["shown"] is None


def test_whoever_gave_up_cannot_take_another_chair(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay("a-chord", [OPEN, OPEN, BOT])
    path = f"/api/tables/{table}"
    ben.post(f"{path}/join")
    ada.post(f"{path}/start")
    ben.post(f"{path}/resign")
    assert ben.refused("POST", f"{path}/join") == (409, "resigned")
    cleo = house.guest("Cleo")
    assert cleo.post(f"{path}/join")["requests"][0]["person"] == cleo.id


def test_when_the_last_person_gives_up_the_table_closes(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    ada.post(f"/api/tables/{table}/start")
    info = ada.post(f"/api/tables/{table}/resign")
    assert info["status"] == "closed"


def test_whoever_leaves_gets_the_seat_back(house: Running) -> None:
    ada, _, seat, ben, table = two_people(house)
    seat.close()
    info = ada.post(f"/api/tables/{table}/leave")
    assert info["seats"][0]["absent"]
    ben.drain()
    assert any(line["kind"] == "absent" for line in ben.lines)
    back = ada.sit(table)
    assert not back.table["seats"][0]["absent"]


def test_time_is_up_and_the_house_bot_plays(house: Running) -> None:
    _, _, ada, ben, _ = two_people(house, pace={"seconds": 5, "bank": 0})
    assert ada.position["clocks"][0]["deadline"] is not None
    ben.move()
    while not ben.may_move:
        ben.receive()
    assert any("Time is up for Ada" in (line.get("sentence") or "") for line in ben.lines)
    assert ben.table["seats"][0]["absent"]
    ada.drain()
    assert ada.ask("back")["type"] == "done"
    assert not ada.table["seats"][0]["absent"]


def test_a_hint_knows_what_the_seat_knows(house: Running) -> None:
    ada, _, seat, _, table = two_people(house)
    hint = ada.post(f"/api/tables/{table}/hint")
    assert hint["seat"] == 0
    assert {advice["move"] for advice in hint["moves"]} <= {
        choice["move"] for choice in (seat.turn or {})["moves"]
    }
    assert all(advice["why"].endswith(".") for advice in hint["moves"])
    assert all(advice["points"] >= 0 and advice["final"] for advice in hint["moves"])
    assert house.guest("Cleo").refused("POST", f"/api/tables/{table}/hint")[0] == 403
    seat.move()
    assert ada.refused("POST", f"/api/tables/{table}/hint") == (409, "not-your-turn")


def test_a_rematch_is_laid_once(house: Running) -> None:
    ada_guest, ben_guest, ada, ben, table = two_people(house)
    assert ada_guest.refused("POST", f"/api/tables/{table}/rematch") == (409, "not-over")
    play_on(ada, ben)
    fresh = ada_guest.post(f"/api/tables/{table}/rematch")["id"]
    assert ben_guest.post(f"/api/tables/{table}/rematch")["id"] == fresh
    ben.drain()
    assert ben.lines[-1]["kind"] == "rematched"
    assert ada_guest.get(f"/api/tables/{fresh}")["seats"][0]["name"] == "Ada"
    assert ben_guest.post(f"/api/tables/{fresh}/join")["seats"][1]["name"] == "Ben"
