"""The referee: moves checked, written down, told, taken back, replayed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bandstand import text
from bandstand.games.a_chord.moves import name_card
from bandstand.games.registry import find
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError, IllegalMove, NotationError, RecordError
from bandstand.kernel.record import Record, write_seed
from bandstand.kernel.referee import Match, replay, verify
from bandstand.lab.simulate import simulate
from bandstand.text.preview import preview

A_CHORD = find("a-chord")
FIDDLEFOO = find("fiddlefoo")
RYTHM = find("rythm-n-play")


def new_match(**options: object) -> Match:
    settled = A_CHORD.settle(4, options)
    names = ["Ann", "Ben", "Cas", "Dee"]
    record = Record("a-chord", 1, 4, settled, names, write_seed(1))
    return Match(A_CHORD, record, text.explain_in_english)


def finished(players: int = 4, seed: int = 1) -> Record:
    records: list[Record] = []
    simulate(A_CHORD, players, 1, seed, on_record=records.append)
    return records[0]


# -- Moves -------------------------------------------------------------------------------------


def test_a_legal_move_is_made_told_and_written_down() -> None:
    match = new_match(first=1)
    move = match.state.moves(0)[0]
    events = match.attempt(0, move)
    assert [event.kind for event in events] == ["card-played"]
    assert match.record.moves == [f"1 {A_CHORD.write_move(match.state, move)}"]
    card = name_card(move)
    assert text.describe(match, events[0], 0) == f"You play the {card}."
    assert text.describe(match, events[0], 1) == f"Ann plays the {card}."


def test_a_move_out_of_turn_is_refused_and_changes_nothing() -> None:
    match = new_match(first=1)
    before = match.state.packed()
    with pytest.raises(IllegalMove, match=r"It’s not your turn: Ann must decide first.") as caught:
        match.attempt(2, match.state.moves(0)[0])
    assert caught.value.reason.code == "not-your-turn"
    assert match.state.packed() == before
    assert match.record.moves == []


def test_a_move_in_notation_that_is_none_is_refused() -> None:
    match = new_match(first=1)
    with pytest.raises(NotationError, match="'zz' is no card"):
        match.attempt_text(0, "zz")


def test_the_result_is_written_with_the_last_move() -> None:
    record = finished()
    *_, (match, _) = replay(A_CHORD, record, text.explain_in_english)
    assert match.record.scores == [int(score) for score in match.state.scores()]
    assert match.record.placing == [int(place) for place in match.state.placing()]
    with pytest.raises(IllegalMove, match="The game is over"):
        match.attempt(0, 0)


def test_names_and_players_must_agree() -> None:
    with pytest.raises(RecordError, match="There are 4 players but 1 names"):
        Match(A_CHORD, Record("a-chord", 1, 4, {}, ["Ann"], "seed 1"))


# -- Taking back ---------------------------------------------------------------------------------


def test_a_move_seen_by_others_is_not_quiet_and_stands() -> None:
    match = new_match(first=1)
    move = match.state.moves(0)[0]
    assert not match.would_be_quiet(0, move)
    match.attempt(0, move)
    assert not match.last_was_quiet(0)
    with pytest.raises(BandstandError, match="Your last move stands"):
        match.take_back(0)
    assert len(match.record.moves) == 1


def test_without_a_move_there_is_nothing_to_take_back() -> None:
    match = new_match(first=1)
    assert not match.last_was_quiet(0)
    with pytest.raises(BandstandError, match="There is no move of yours"):
        match.take_back(0)


# -- Preview -----------------------------------------------------------------------------------


def test_what_is_sure_is_predicted() -> None:
    match = new_match(first=1)
    move = A_CHORD.read_move(match.state, A_CHORD.write_move(match.state, match.state.moves(0)[0]))
    told = preview(match, 0, move, seeded(1))
    assert told is not None
    assert told == text.describe(match, match.attempt(0, move)[0], 0)


def test_what_chance_shows_is_not_predicted_however_likely() -> None:
    for seed in range(20):
        names = ["Ann", "Ben"]
        match = Match(RYTHM, Record("rythm-n-play", 1, 2, {"first": 1}, names, write_seed(seed)))
        match.attempt_text(1, "tonality Sharp")
        told = preview(match, 0, RYTHM.read_move(match.state, "take"), seeded(seed))
        assert told == "You take a RYTHM card."


def test_what_others_have_chosen_unseen_is_not_predicted() -> None:
    for seed in range(20):
        names = ["Ann", "Ben", "Cas"]
        match = Match(FIDDLEFOO, Record("fiddlefoo", 1, 3, {}, names, write_seed(seed)))
        placer = lowest(match.state.to_act())
        match.attempt(placer, match.state.moves(placer)[0])
        match.attempt(placer, match.state.moves(placer)[0])
        match.attempt_text((placer + 1) % 3, "done")
        done = FIDDLEFOO.read_move(match.state, "done")
        assert preview(match, (placer + 2) % 3, done, seeded(seed)) is None


# -- Replaying and verifying -----------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_verifies(players: int) -> None:
    record = finished(players)
    assert verify(A_CHORD, record).record == record


def test_replay_tells_every_event_of_the_game() -> None:
    record = finished()
    told = [event for _, events in replay(A_CHORD, record) for event in events]
    *_, (match, _) = replay(A_CHORD, record)
    assert [event.kind for event in told] == [event.kind for event in match.events]


@pytest.mark.parametrize("text", ["5 rA", "0 rA", "x rA", "rA", "", "1" * 5000 + " rA", "² rA"])
def test_a_move_of_no_seat_names_the_move(text: str) -> None:
    record = replace(finished(), moves=[text])
    with pytest.raises(RecordError, match=r"Move 1 .* should begin with a seat from 1 to 4"):
        verify(A_CHORD, record)


def test_a_move_that_cannot_be_made_names_number_and_reason() -> None:
    record = finished()
    moves = [record.moves[0], record.moves[0]]
    with pytest.raises(RecordError, match=r"Move 2 .* cannot be made: It’s not your turn"):
        verify(A_CHORD, replace(record, moves=moves), text.explain_in_english)


def test_another_result_is_noticed() -> None:
    record = finished()
    with pytest.raises(RecordError, match="says the scores are"):
        verify(A_CHORD, replace(record, scores=[0, 0, 0, 0]))
    with pytest.raises(RecordError, match="says the placing are"):
        verify(A_CHORD, replace(record, placing=None))


def test_moves_written_in_another_way_are_noticed() -> None:
    record = finished()
    moves = [move.upper() for move in record.moves]
    with pytest.raises(RecordError, match="not in the usual notation"):
        verify(A_CHORD, replace(record, moves=moves))


def test_rules_of_another_version_are_refused() -> None:
    with pytest.raises(RecordError, match="played by version 7 of the rules"):
        verify(A_CHORD, replace(finished(), rules=7))


def test_a_match_starts_empty() -> None:
    with pytest.raises(ValueError, match="starts with an empty record"):
        Match(A_CHORD, finished())
