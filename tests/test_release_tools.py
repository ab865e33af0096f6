"""The version comes from the tag, notes from the changelog, commands from the README."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from support.bare_install import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import bench_history
import readme_commands
import release_notes
import version

PROJECT_FILE = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CHANGELOG = """# Changes

## 1.3.0, not released yet

### For designers

- A new table.

## 1.2.0, 2026-10-01

- The first one.
"""


def git(folder: Path, *words: str) -> None:
    person = ("-c", "user.name=Mia", "-c", "user.email=mia@localhost")
    subprocess.run(["git", "-C", str(folder), *person, *words], check=True, capture_output=True)


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without git that has only a changelog."""
    monkeypatch.delenv(version.GIVEN, raising=False)
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    return tmp_path


@pytest.fixture
def checkout(sources: Path) -> Path:
    """The same as a repository of one commit."""
    git(sources, "init", "--quiet")
    git(sources, "add", ".")
    git(sources, "commit", "--quiet", "--message", "first")
    return sources


class TestVersion:
    def test_a_tag_is_the_version(self, checkout: Path) -> None:
        git(checkout, "tag", "v1.2.0")
        assert version.version(checkout) == "1.2.0"

    def test_commits_after_a_tag_lead_to_the_coming_release(self, checkout: Path) -> None:
        git(checkout, "tag", "v1.2.0")
        git(checkout, "commit", "--quiet", "--allow-empty", "--message", "second")
        found = version.version(checkout)
        assert found.startswith("1.3.0.dev1+g")
        assert found == version.version(checkout)

    def test_changed_files_are_never_the_release(self, checkout: Path) -> None:
        git(checkout, "tag", "v1.3.0")
        with (checkout / "CHANGELOG.md").open("a") as file:
            file.write("- More.\n")
        found = version.version(checkout)
        assert found.startswith("1.3.1.dev0+g"), "later than the tag, whatever the changelog says"
        assert found.endswith(".changed")

    def test_without_a_tag_the_commits_are_counted(self, checkout: Path) -> None:
        git(checkout, "tag", "unrelated")
        assert version.version(checkout).startswith("1.3.0.dev1+g")

    def test_without_git(self, sources: Path) -> None:
        assert version.version(sources) == "1.3.0.dev0"

    def test_inside_another_repository(self, checkout: Path) -> None:
        git(checkout, "tag", "v9.9.9")
        inner = checkout / "vendor"
        inner.mkdir()
        (inner / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
        assert version.version(inner) == "1.3.0.dev0"

    def test_a_source_distribution_has_its_own(self, sources: Path) -> None:
        (sources / "PKG-INFO").write_text("Name: bandstand\nVersion: 1.1.0\n", encoding="utf-8")
        assert version.version(sources) == "1.1.0"

    def test_one_can_be_given(self, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv(version.GIVEN, "2.0.0")
        assert version.version(checkout) == "2.0.0"

    def test_a_changelog_without_sections(self) -> None:
        with pytest.raises(ValueError, match="has no section"):
            version.coming_release("# Changes\n")


class TestNotes:
    def test_a_section_with_its_headings(self) -> None:
        assert release_notes.notes(CHANGELOG, "v1.2.0") == "- The first one."
        drafted = release_notes.notes(CHANGELOG, "1.3.0", draft=True)
        assert drafted == "## For designers\n\n- A new table."

    def test_what_is_not_released_has_no_notes(self) -> None:
        with pytest.raises(release_notes.NotesError, match=r"## 1\.3\.0, 2026-12-31"):
            release_notes.notes(CHANGELOG, "1.3.0")

    def test_an_unknown_version(self) -> None:
        with pytest.raises(release_notes.NotesError, match=r"It has: 1\.3\.0, 1\.2\.0"):
            release_notes.notes(CHANGELOG, "v1.4.0")

    def test_links_lead_to_the_files_of_the_version(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        page = tmp_path / "CHANGELOG.md"
        links = "- [How]({}docs/a.md#b), [who](https://example.org), [top](#top).\n"
        page.write_text(f"## 1.2.0, 2026-10-01\n\n{links.format('')}")
        monkeypatch.setattr(release_notes, "CHANGELOG", page)
        forge = "https://example.org/bandstand/blob/v1.2.0/"
        monkeypatch.setattr(sys, "argv", ["release_notes.py", "v1.2.0", "--forge", forge])
        release_notes.main()
        assert capsys.readouterr().out == links.format(forge)

    def test_our_changelog_can_be_read(self) -> None:
        text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        coming = version.dotted(version.coming_release(text))
        assert len(release_notes.notes(text, coming, draft=True)) > 1000


def test_what_setup_needs_is_in_the_source_distribution() -> None:
    """setup.py reads tools by their paths; a wheel is built from the distribution alone."""
    named = set(re.findall(r'"(?:tools/)?(\w+\.py)"', (ROOT / "setup.py").read_text("utf-8")))
    assert {"hot.py", "pages.py", "version.py"} <= named
    manifest = (ROOT / "MANIFEST.in").read_text(encoding="utf-8")
    carried = set(re.findall(r"tools/(\w+\.py)", manifest))
    assert named <= carried
    checked = PROJECT_FILE["tool"]["cibuildwheel"]["test-command"]
    assert checked.rpartition("/")[2] in carried


class TestReadmeCommands:
    def test_commands_without_comments_and_servers(self) -> None:
        readme = "```sh\nmake play     # opens\nbandstand games\n```\ntext\n```sh\nls\n```\n"
        assert readme_commands.commands(readme) == ["bandstand games", "ls"]

    def test_the_commands_of_our_readme(self) -> None:
        found = readme_commands.commands((ROOT / "README.md").read_text(encoding="utf-8"))
        assert any(line.startswith("bandstand tournament") for line in found)
        for line in found:
            for word in line.split():
                if word.startswith(("docs/", "tools/")):
                    assert (ROOT / word).is_file(), line

    def test_the_table_takes_the_place_of_the_last(self) -> None:
        page = f"# Page\n{readme_commands.BEGIN}\nold\n{readme_commands.END}\nafter\n"
        written = readme_commands.with_table(page, "| a |\n")
        assert "old" not in written
        assert written == readme_commands.with_table(written, "| a |")
        assert written.endswith("\nafter\n")
        with pytest.raises(ValueError, match="lacks"):
            readme_commands.with_table("# Page\n", "| a |")


class TestBenchHistory:
    def test_more_is_always_faster(self) -> None:
        results = {
            "figures": {"a-chord 2p": {"dealt": 2e6, "clone_ns": 100.0}, "hearts": {"dealt": 1e6}},
            "ratios": {"a-chord 2p": {"hearts": {"dealt": 2.0}}},
        }
        found = bench_history.flat(results)
        assert found == {
            "a-chord 2p / dealt": 2e6,
            "a-chord 2p / clone_ns": 1e7,
            "a-chord 2p / dealt : hearts": 2.0,
        }
        assert [name for name in found if bench_history.is_ratio(name)] == [
            "a-chord 2p / dealt : hearts"
        ]

    def test_a_night_is_compared_with_the_median(self) -> None:
        nights = [{"x": value} for value in (1.0, 2.0, 9.0)]
        assert bench_history.compared(nights, {"x": 1.0, "new": 5.0}) == {"x": 0.5}
        assert bench_history.compared(nights[:2], {"x": 1.0}) == {}
