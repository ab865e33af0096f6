"""Many games between bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bandstand.games.registry import find
from bandstand.kernel.record import from_json
from bandstand.lab.simulate import Tally, simulate
from support.command import Command

ARGUMENTS = ("simulate", "a-chord", "--games", "4", "--seed", "11")


def test_the_same_seed_gives_the_same_result_with_and_without_records(
    bandstand: Command, tmp_path: Path
) -> None:
    arguments = (*ARGUMENTS, "--levels", "0,1,2,0", "--json")
    plain = bandstand(*arguments)
    recorded = bandstand(*arguments, "--records", str(tmp_path / "r"))
    assert plain.code == recorded.code == 0
    assert plain.out == recorded.out
    assert json.loads(plain.out)["games"] == 4


def test_another_seed_gives_another_result(bandstand: Command) -> None:
    first = bandstand(*ARGUMENTS, "--json").out
    assert first != bandstand("simulate", "a-chord", "--games", "4", "--seed", "12", "--json").out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_records_verify_and_agree_with_the_summary(
    bandstand: Command, tmp_path: Path, players: int
) -> None:
    file = tmp_path / "r.jsonl"
    arguments = (*ARGUMENTS, "--players", str(players), "--json", "--records", str(file))
    data = json.loads(bandstand(*arguments).out)
    verified = bandstand("verify", str(file))
    assert (verified.code, verified.out) == (0, f"{file}: 4 records verified.\n")
    records = [from_json(line) for line in file.read_text().splitlines()]
    for seat in range(players):
        scores = [record.scores[seat] for record in records if record.scores]
        assert data["seats"][seat]["score"]["mean"] == sum(scores) / 4
        assert data["seats"][seat]["score"]["min"] == min(scores)
    assert data["decisions"]["mean"] == sum(len(record.moves) for record in records) / 4


def test_each_record_has_dice_of_its_own(bandstand: Command) -> None:
    outcome = bandstand(*ARGUMENTS, "--records", "-")
    dice = [json.loads(line)["dice"] for line in outcome.out.splitlines()]
    assert len(set(dice)) == 4
    assert "4 players, 4 games" in outcome.err


def test_options_and_levels_take_effect(bandstand: Command) -> None:
    arguments = (*ARGUMENTS, "--levels", "2,0,0,0", "--option", "first=2", "--json")
    data = json.loads(bandstand(*arguments).out)
    assert [seat["level"] for seat in data["seats"]] == [2, 0, 0, 0]
    assert data["options"]["first"] == 2


def test_win_shares_add_up_to_one() -> None:
    summary = simulate(find("a-chord"), 3, 20, 1)
    assert sum(summary.win_share(seat)[0] for seat in range(3)) == pytest.approx(1)


def test_the_table_names_its_seed_and_length(bandstand: Command) -> None:
    out = bandstand(*ARGUMENTS, columns=60).out
    assert out.startswith("Take the A Chord, 4 players, 4 games\n")
    assert "Length: 96.0 decisions, from 96 to 96. Seed 11" in out
    assert max(len(line.rstrip()) for line in out.splitlines()) <= 60


def test_nothing_is_drawn_on_a_pipe(bandstand: Command) -> None:
    assert bandstand(*ARGUMENTS, "--json").err == ""


def test_a_tally_knows_mean_spread_and_range() -> None:
    tally = Tally()
    for number in (2, 4, 4, 4, 5, 5, 7, 9):
        tally.add(number)
    assert (tally.mean(), tally.lowest, tally.highest) == (5.0, 2, 9)
    assert tally.deviation() == pytest.approx((32 / 7) ** 0.5)
    alone = Tally()
    alone.add(-3)
    assert (alone.mean(), alone.deviation(), alone.margin()) == (-3.0, 0.0, 0.0)


def test_a_preset_sets_options_that_may_be_changed(bandstand: Command) -> None:
    base = ("simulate", "fiddlefoo", "--games", "1", "--players", "2", "--json")
    expert = json.loads(bandstand(*base, "--preset", "expert").out)["options"]
    assert (expert["talkytoot"], expert["safesong"]) == (6, True)
    mixed = bandstand(*base, "--preset", "expert", "--option", "talkytoot=off")
    assert json.loads(mixed.out)["options"] == {**expert, "talkytoot": "off"}
    refused = bandstand("play", "a-chord", "--preset", "loud")
    assert (refused.code, "first, printed" in refused.err) == (2, True)
    listed = json.loads(bandstand("games", "--json").out)
    assert listed[0]["presets"][1]["options"] == {"memory_aid": False}
