"""Settings: options count more than the environment, that more than the file; all are described."""

from __future__ import annotations

import re
import tomllib
from inspect import signature
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bandstand.cli import serve
from bandstand.cli.main import obey
from bandstand.kernel.errors import BandstandError
from bandstand.server import run
from bandstand.server.settings import Settings
from bandstand.server.settings_file import FIELDS, read

PAGE = Path(__file__).parents[2] / "docs" / "settings.md"


def file(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bandstand.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def described() -> dict[str, str]:
    """What the page says is usual, by setting."""
    rows = re.findall(r"^\| `(\w+)` \| (.*?) ?\|", PAGE.read_text("utf-8"), re.MULTILINE)
    return dict(rows)


def shown(value: Any) -> str:
    """A value as the page writes it."""
    if isinstance(value, str):
        return value
    return "false" if value is False else f"{value:.16g}"


def test_the_page_describes_every_setting_and_what_is_usual() -> None:
    usual = Settings(data="")
    written = {
        name: value if isinstance(value, tuple) else (value,)
        for name, value in msgspec.structs.asdict(usual).items()
        if name in FIELDS
    }
    expected = {
        name: ", ".join(shown(one) for one in values if one != "")
        if values not in ((None,), ("",))
        else ""
        for name, values in written.items()
    }
    assert described() == expected


def test_the_example_of_the_page_can_be_read(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert read(file(tmp_path, example), {}) == tomllib.loads(example)


def test_the_environment_counts_more_than_the_file(tmp_path: Path) -> None:
    path = file(tmp_path, "grace = 30\nbeat = 0\nnotify_retries = [1, 2.5]\n")
    found = read(path, {"BANDSTAND_GRACE": "5", "BANDSTAND_ALLOWED_HOSTS": "a.org, b.org"})
    assert found == {
        "grace": 5.0,
        "beat": 0.0,
        "notify_retries": (1.0, 2.5),
        "allowed_hosts": ("a.org", "b.org"),
    }


@pytest.mark.parametrize("text", ["sweep = nan", "notify_retries = [1, nan]", "beat = inf"])
def test_what_is_no_finite_number_is_none(tmp_path: Path, text: str) -> None:
    with pytest.raises(BandstandError, match="is wrong"):
        read(file(tmp_path, text), {})


def test_options_count_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Settings] = []

    def serve(settings: Settings, *_: Any) -> bool:
        given.append(settings)
        raise BandstandError("enough")

    monkeypatch.setattr(run, "serve", serve)
    text = 'data = "DATA"\nopen_tables = 3\nkept_records = 4\ngrace = 7\nperson_bytes = 9\n'
    path = file(tmp_path, text.replace("DATA", str(tmp_path / "own.db")))
    monkeypatch.setenv("BANDSTAND_KEPT_RECORDS", "5")
    asked = ["serve", "--port", "0", "--no-browser", "--config", path, "--open-tables", "2"]
    assert obey(asked) == 2
    (chosen,) = given
    assert chosen.data == str(tmp_path / "own.db")
    assert (chosen.open_tables, chosen.kept_records) == (2, 5)
    assert (chosen.grace, chosen.person_bytes) == (7.0, 9)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("open_table = 3", "no setting 'open_table'.*Is 'open_tables' meant"),
        ('grace = "long"', "'grace'.*Expected `float`"),
        ("requests_per_minute = 0", "more than 0"),
        ("grace = -1", "0 or more"),
        ("highest_level = 1", "'highest_level'.*>= 2"),
        ("highest_level = 6", "'highest_level'.*<= 5"),
        ("notify_retries = [30, 0]", "more than 0"),
        ("grace = ", "not TOML"),
        ("secure = true", "no setting 'secure'"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BandstandError, match=sentence):
        read(file(tmp_path, text), {})


@pytest.mark.parametrize(
    ("variable", "meant"),
    [
        ("BANDSTAND_OPEN_TABLE", "BANDSTAND_OPEN_TABLES"),
        ("BANDSTAND_REQUEST_PER_MINUTE", "BANDSTAND_REQUESTS_PER_MINUTE"),
        ("BANDSTAND_DATABSE", "BANDSTAND_DATABASE"),
        ("BANDSTAND_PERSON_MEGABYTE", "BANDSTAND_PERSON_MEGABYTES"),
        ("BANDSTAND_LOGS", "BANDSTAND_LOG"),
        ("BANDSTAND_SMPT", "BANDSTAND_SMTP"),
    ],
)
def test_a_variable_that_is_misspelt_is_refused(variable: str, meant: str) -> None:
    with pytest.raises(BandstandError, match=f"'{variable}'.*Is '{meant}' meant"):
        read(None, {variable: "5"})


def test_variables_of_something_else_are_left_alone() -> None:
    named = re.compile(r"\bBANDSTAND_[A-Z]+(?:_[A-Z]+)*\b")
    root = PAGE.parents[1]
    files = [root / "Makefile", root / "setup.py", root / "Dockerfile"]
    files += [*(root / "deploy").iterdir(), *(root / "tools").glob("*.py")]
    used = {one for file in files for one in named.findall(file.read_text("utf-8"))}
    others = used - {"BANDSTAND_" + name.upper() for name in FIELDS if name != "data"}
    assert {"BANDSTAND_PASSWORD", "BANDSTAND_DATA", "BANDSTAND_DATABASE"} <= others
    assert read(None, dict.fromkeys(others, "5") | {"BANDSTANDS_GRACE": "6"}) == {}


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BandstandError, match=r"no\.toml"):
        read(str(tmp_path / "no.toml"), {})
    with pytest.raises(BandstandError, match="BANDSTAND_SWEEP"):
        read(None, {"BANDSTAND_SWEEP": "often"})


def test_e_mail_needs_a_sender(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = file(tmp_path, f'data = "{tmp_path}/own.db"\nsmtp = "smtp://localhost"\n')
    assert obey(["serve", "--port", "0", "--no-browser", "--config", path]) == 2
    assert "name a sender" in capsys.readouterr().err


def test_options_of_the_command_have_the_defaults_of_the_settings() -> None:
    usual = {field.name: field.default for field in msgspec.structs.fields(Settings)}
    options = {name: one.default for name, one in signature(serve.command).parameters.items()}
    options["person_bytes"] = options.pop("person_megabytes") * 1_000_000
    both = {name for name in options.keys() & usual.keys() if options[name] is not None}
    assert both >= {"bot_processes", "guest_days", "kept_records", "open_tables", "person_bytes"}
    assert {name: options[name] for name in both} == {name: usual[name] for name in both}
