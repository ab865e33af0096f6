"""A whole game at the terminal, through a pipe."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bandstand.games.registry import GAMES
from support import pledge
from support.command import Command

NUMBERS = "".join(f"{number}\n" for number in range(1, 12))
ENOUGH = NUMBERS * 40  # tries every number again and again: each lap plays at least one card
A_CHORD = ("play", "a-chord", "--seed", "5", "--option", "first=1")


@pytest.fixture
def with_pledge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pledge", pledge.GAME)


def finished(data: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (data / "games.jsonl").read_text().splitlines()]


def unfinished(data: Path) -> list[Path]:
    return list((data / "unfinished").iterdir())


# -- From the first card to the last -------------------------------------------------------------


@pytest.mark.parametrize(("players", "columns"), [(2, 60), (3, 60), (4, 60), (4, 100)])
def test_a_game_to_its_end(bandstand: Command, data: Path, players: int, columns: int) -> None:
    arguments = (*A_CHORD, "--players", str(players), "--fast", "--level", "0")
    outcome = bandstand(*arguments, typed=ENOUGH, columns=columns)
    assert outcome.code == 0
    assert outcome.err == ""
    assert "the game is over" in outcome.out
    assert "Score sheet" in outcome.out
    assert f"The record is game 1 of {data / 'games.jsonl'}" in outcome.out
    drawn = [line for line in outcome.out.splitlines() if str(data) not in line]
    assert max(len(line.rstrip()) for line in drawn) <= columns
    assert unfinished(data) == []
    assert len(finished(data)) == 1
    assert bandstand("verify", str(data / "games.jsonl")).code == 0


def test_a_bot_of_ones_own_plays_and_is_kept_in_the_save(
    bandstand: Command, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = "terminal_bot:lowest"
    (tmp_path / "terminal_bot.py").write_text("def lowest(view, moves):\n    return moves[0]\n")
    monkeypatch.chdir(tmp_path)
    assert bandstand(*A_CHORD, "--players", "3", "--level", bot, typed="1\n\nq\n").code == 0
    [saved] = unfinished(data)
    assert json.loads(saved.read_text())["seats"] == ["person", bot, bot]
    assert "the game is over" in bandstand("play", "--resume", "--fast", typed=ENOUGH).out
    assert len(finished(data)) == 1


def test_a_bot_that_there_is_not_is_refused_before_a_game_begins(
    bandstand: Command, data: Path
) -> None:
    outcome = bandstand(*A_CHORD, "--level", "nowhere:bot")
    assert (outcome.code, "There is no bot 'nowhere:bot'" in outcome.err) == (2, True)
    assert not (data / "unfinished").exists()


def test_a_move_waits_for_enter_unless_fast(bandstand: Command) -> None:
    out = bandstand(*A_CHORD, typed="1\nu\n1\n\nq\n").out
    assert out.count("Enter: let it stand, u: take it back") == 2
    assert out.count("Taken back.") == 1
    fast = bandstand(*A_CHORD, "--fast", typed="1\nq\n").out
    assert "let it stand" not in fast


def test_quitting_at_the_last_word_leaves_the_move_unmade(bandstand: Command, data: Path) -> None:
    bandstand(*A_CHORD, typed="1\nq\n")
    (save,) = unfinished(data)
    seats = [move[0] for move in json.loads(save.read_text())["record"]["moves"]]
    assert "1" not in seats


def test_moves_by_number_or_notation_in_either_case(bandstand: Command) -> None:
    by_number = bandstand(*A_CHORD, "--fast", typed="1\n").out
    card = next(line for line in by_number.splitlines() if line.startswith(" 1 ")).split()[1]
    by_notation = bandstand(*A_CHORD, "--fast", typed=f"{card.upper()}\n").out
    told = [line for line in by_number.splitlines() if line.startswith("You play ")]
    assert told
    assert told == [line for line in by_notation.splitlines() if line.startswith("You play ")]


def test_the_person_sits_where_asked_under_their_name(bandstand: Command, data: Path) -> None:
    bandstand(*A_CHORD, "--seat", "3", "--name", "bix", typed="q\n")
    (save,) = unfinished(data)
    saved = json.loads(save.read_text())
    assert saved["seats"] == [2, 2, "person", 2]
    assert saved["record"]["names"] == ["Ada", "Cleo", "bix", "Dot"]


def test_illegal_cards_are_shown_with_the_reason_and_refused(bandstand: Command) -> None:
    arguments = ("play", "a-chord", "--seed", "5", "--option", "first=2", "--fast", "--level", "0")
    out = bandstand(*arguments, typed=NUMBERS * 3).out
    (first, *_) = [line for line in out.splitlines() if line.startswith("Not now ")]
    card = first.split()[2].rstrip(",:")
    assert "the lead colour" in out
    refused = bandstand(*arguments, typed=f"{card}\n").out
    assert "You have " in refused.split("> ", 1)[1]


def test_words_that_are_no_move_are_told(bandstand: Command) -> None:
    out = bandstand(*A_CHORD, typed="\nxyz\n99\n/\n" + "9" * 5000 + "\n").out
    assert "Type the number or the notation of a move" in out
    assert "'xyz' is no card." in out
    assert "There is no number 99 here." in out


# -- Commands ------------------------------------------------------------------------------------


def test_a_hint_names_legal_moves_their_worth_and_why(bandstand: Command) -> None:
    out = " ".join(bandstand(*A_CHORD, typed="h\n/h\n").out.split())
    assert out.count("Hint: ") == 2
    assert re.search(r"Hint: Play the \w+ \w\. \d tokens pay best and you have \d", out)
    assert re.search(r"move chance to win \+/- points \w\w Play the \w+ \w \d+%", out)
    assert re.search(r"From [\d,]+ simulated deals?; \+/- is the 95 % margin", out)


def test_rules_scores_log_and_extras(bandstand: Command) -> None:
    out = bandstand(*A_CHORD, typed="?\ns\nl\na\nu\n").out
    assert "Take the A Chord" in out
    assert "Score sheet" in out
    assert out.count("Stage 1 begins") == 2
    assert "You have no moves out of turn now." in out
    assert "There is no move of yours to take back." in out


def test_a_card_seen_by_others_cannot_be_taken_back(bandstand: Command) -> None:
    assert "Your last move stands" in bandstand(*A_CHORD, "--fast", typed="1\n2\n3\nu\n").out


def test_without_a_game_the_first_is_offered(bandstand: Command) -> None:
    out = bandstand("play", typed="\nq\n").out
    assert "1  Take the A Chord: " in out
    assert "Stage 1 begins" in out
    assert "Stage 1 begins" in bandstand("play", typed="99\na-chord\nn\nq\n").out
    assert bandstand("play").code == 0


# -- Saving and going on ---------------------------------------------------------------------


def test_the_bots_answer_a_resumed_move_as_they_would_have(bandstand: Command, data: Path) -> None:
    bandstand(*A_CHORD, "--fast", typed="1\n")
    (save,) = unfinished(data)
    position = save.read_text()
    cards = json.loads(position)["record"]["moves"]
    through = bandstand("play", "a-chord", "--resume", "--fast", typed=NUMBERS)
    moves = json.loads(save.read_text())["record"]["moves"]
    assert moves[: len(cards)] == cards
    assert len(moves) > len(cards)
    save.write_text(position)
    again = bandstand("play", "a-chord", "--resume", "--fast", typed=NUMBERS)
    assert json.loads(save.read_text())["record"]["moves"] == moves
    assert again.out == through.out


def test_leaving_after_every_line_changes_nothing(bandstand: Command, data: Path) -> None:
    typed = NUMBERS * 2
    bandstand(*A_CHORD, "--fast", typed=typed)
    (save,) = unfinished(data)
    in_one_go = json.loads(save.read_text())["record"]
    save.unlink()
    bandstand(*A_CHORD, "--fast")
    for line in typed.splitlines():
        bandstand("play", "--resume", "--fast", typed=f"{line}\nq\n")
    (save,) = unfinished(data)
    assert json.loads(save.read_text())["record"] == in_one_go


def test_an_unfinished_game_is_offered(bandstand: Command, data: Path) -> None:
    bandstand(*A_CHORD, "--fast", typed="1\n")
    out = bandstand("play", "a-chord", typed="what\ny\n").out
    assert "An unfinished game of Take the A Chord waits" in out
    assert "Type y, n or d." in out
    assert "Welcome back. What happened last:" in out
    bandstand("play", "a-chord", typed="n\n")
    assert len(unfinished(data)) == 2
    bandstand("play", "a-chord", typed="d\n")
    assert len(unfinished(data)) == 2


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "{",
        "[]",
        '{"format": 1}',
        '{"format": 1, "record": 3, "seats": []}',
        "\ud800",
        '{"format": 9, "record": {}, "seats": []}',
    ],
)
def test_a_damaged_save_is_told_and_kept(bandstand: Command, data: Path, damage: str) -> None:
    bandstand(*A_CHORD)
    (save,) = unfinished(data)
    save.write_bytes(damage.encode(errors="surrogatepass"))
    outcome = bandstand("play", "a-chord", typed="q\n")
    assert outcome.code == 0
    assert outcome.err.startswith("A saved game is damaged and kept as ")
    assert "Stage 1 begins" in outcome.out
    assert save.with_suffix(".damaged").exists()


@pytest.mark.parametrize("seats", [None, [], ["person"] * 4, [2, 2, 2, 2], ["person", 9, 0, 0]])
def test_a_save_must_say_who_sits_where(bandstand: Command, data: Path, seats: object) -> None:
    bandstand(*A_CHORD)
    (save,) = unfinished(data)
    save.write_text(json.dumps({**json.loads(save.read_text()), "seats": seats}))
    outcome = bandstand("play", "--resume")
    assert outcome.code == 2
    assert "A saved game is damaged" in outcome.err
    assert "There is no unfinished game to resume." in outcome.err


def test_a_game_finished_twice_by_a_crash_is_kept_once(bandstand: Command, data: Path) -> None:
    bandstand(*A_CHORD, "--fast", typed=ENOUGH)
    bandstand(*A_CHORD, "--fast")
    (save,) = unfinished(data)
    saved = json.loads(save.read_text())
    saved["record"] = finished(data)[0]
    save.write_text(json.dumps(saved))
    assert bandstand("play", "--resume").code == 0
    assert len(finished(data)) == 1
    assert unfinished(data) == []


def test_a_torn_last_line_does_not_swallow_the_next_game(bandstand: Command, data: Path) -> None:
    data.mkdir()
    (data / "games.jsonl").write_text('{"torn')
    bandstand(*A_CHORD, "--fast", typed=ENOUGH)
    assert json.loads((data / "games.jsonl").read_text().splitlines()[1])["game"] == "a-chord"


# -- Games of other kinds ------------------------------------------------------------------------


@pytest.mark.usefixtures("with_pledge")
@pytest.mark.parametrize("players", [1, 2, 6])
def test_simultaneous_choices_in_several_steps(
    bandstand: Command, data: Path, players: int
) -> None:
    arguments = ("play", "pledge", "--players", str(players), "--seed", "1", "--fast")
    outcome = bandstand(*arguments, typed="one\ndone\ntwo\ndone\n")
    assert outcome.code == 0
    assert "You pick 1." in outcome.out
    assert f"The record is game 1 of {data}" in outcome.out.replace("\n", "")
    assert bandstand("verify", str(data / "games.jsonl")).code == 0


@pytest.mark.usefixtures("with_pledge")
def test_a_quiet_move_is_free_to_undo_and_the_last_one_waits(bandstand: Command) -> None:
    out = bandstand("play", "pledge", "--players", "3", typed="one\nu\ntwo\ndone\n\n").out
    assert out.count("Taken back.") == 1
    assert out.count("let it stand") == 1
    assert "You choose done. Enter: let it stand" in out
    assert "You show 2, worth " in out


@pytest.mark.usefixtures("with_pledge")
def test_after_an_undo_the_choices_are_those_of_then(bandstand: Command) -> None:
    out = bandstand("play", "pledge", "--players", "3", "--fast", typed="1\nu\n4\n3\n4\n").out
    assert out.count("There is no number 4 here.") == 1
    assert "You pick 2." in out
    assert "You show 2, worth " in out


@pytest.mark.usefixtures("with_pledge")
def test_things_done_unasked(bandstand: Command) -> None:
    out = bandstand("play", "pledge", "--fast", typed="a\na1\nwave\n").out
    assert "a extras" in out
    assert "a1  wave  You wave." in out
    assert out.count("You wave.\n") == 3


@pytest.mark.usefixtures("with_pledge")
def test_a_move_that_is_not_offered_says_why(bandstand: Command) -> None:
    out = bandstand("play", "pledge", typed="done\n").out
    assert "Pick a number before you are done." in out


# -- Whatever is typed ---------------------------------------------------------------------------

TYPED = st.lists(
    st.sampled_from(["", "u", "h", "a", "a1", "s", "l", "/u", "x", "-1", "0", "²"])
    | st.integers(1, 9).map(str)
    | st.text(max_size=3),
    max_size=40,
)


@pytest.mark.parametrize("game", sorted(GAMES))
@settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(lines=TYPED, seed=st.integers(0, 9), fast=st.booleans())
def test_whatever_is_typed_the_game_goes_on_and_its_save_replays(
    bandstand: Command, game: str, lines: list[str], seed: int, fast: bool
) -> None:
    arguments = ["play", game, "--seed", str(seed), *(["--fast"] if fast else [])]
    typed = "".join(f"{line}\n" for line in lines).encode(errors="replace")
    outcome = bandstand(*arguments, typed=typed)
    assert (outcome.code, outcome.err) == (0, "")
    if "The game is saved." in outcome.out:
        back = bandstand("play", game, "--resume")
        assert (back.code, back.err) == (0, "")


# -- From a position -----------------------------------------------------------------------------

ONE_TRICK = (
    "six-forces 3; predicted 2+ / 1 / 0; trumps red / big / blue; "
    "hands r1 y2 / b9 g1 / b3 g7; trick b4"
)


def test_a_game_from_a_position_is_saved_and_resumed(bandstand: Command, data: Path) -> None:
    begun = bandstand("play", "--fast", "--seat", "2", "--position", ONE_TRICK, typed="1\nq\n")
    assert begun.code == 0
    assert "You win the trick, trump red: 1 trick so far." in begun.out
    resumed = bandstand("play", "--resume", "--fast", typed="q\n")
    assert "You lead: big is trump" in resumed.out
    assert json.loads(unfinished(data)[0].read_text())["record"]["position"] == ONE_TRICK


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("six-forces 3; hands r1 / r1 / b2",), "There is 1 too many of r1 in this position."),
        (("six-forces 3; hats r1",), "A position of six-forces has no field 'hats'."),
        (("chess 2",), "There is no game 'chess'."),
        (
            (f"{ONE_TRICK.partition('hands')[0]}hands r1 /  / ; leader 2",),
            "The game cannot go on: Ada must choose, but has no legal move.",
        ),
        (("six-forces 3", "--players", "4"), "A position already contains the number of players"),
    ],
)
def test_a_wrong_position_gets_a_sentence(
    bandstand: Command, arguments: tuple[str, ...], sentence: str
) -> None:
    outcome = bandstand("play", "--position", *arguments)
    assert outcome.code == 2
    assert sentence in outcome.err
    assert bandstand("play", "a-chord", "--position", "six-forces 3").code == 2
