"""tools/bounded.py: a command that takes too long ends with all that it started."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

TOOL = Path(__file__).parent.parent / "tools" / "bounded.py"
# Starts a process in a session of its own, as Ray does, writes down its id and waits for ever.
ESCAPES = """
import subprocess, sys, time
from pathlib import Path
lasting = [sys.executable, "-c", "import time; time.sleep(600)"]
far = subprocess.Popen(lasting, start_new_session=True)
Path("far").write_text(str(far.pid))
Path(sys.argv[1]).touch()
time.sleep(float(sys.argv[2]))
"""


def bounded(folder: Path, *words: str) -> int:
    return subprocess.run(
        [sys.executable, str(TOOL), *words], cwd=folder, check=False, timeout=120
    ).returncode


def test_the_exit_code_is_the_commands(tmp_path: Path) -> None:
    assert bounded(tmp_path, "60", sys.executable, "-c", "raise SystemExit(7)") == 7
    assert bounded(tmp_path, "60", "no-such-command") == 127
    assert bounded(tmp_path, "soon") == 2


@pytest.mark.skipif(sys.platform != "linux", reason="orphans are adopted on Linux alone")
@pytest.mark.parametrize(
    ("lasts", "code"), [pytest.param("600", 124, marks=pytest.mark.slow), ("0", 0)]
)
def test_nothing_outlives_it(tmp_path: Path, lasts: str, code: int) -> None:
    words = (sys.executable, "-c", ESCAPES, "begun", lasts)
    # On a busy machine a command may be ended before it has begun.
    for seconds in ("3", "15", "60") if code else ("60",):
        ended = bounded(tmp_path, seconds, *words)
        if (tmp_path / "begun").exists():
            break
    assert ended == code
    far = int((tmp_path / "far").read_text())
    until = time.monotonic() + 20
    while time.monotonic() < until and Path(f"/proc/{far}").exists():
        time.sleep(0.05)
    with pytest.raises(ProcessLookupError):
        os.kill(far, 0)


# -- .ci/run, which uses it ----------------------------------------------------------------------

FAKE_MAKE = """#!/bin/sh
echo "make $1" >> made
case "$1" in
rl-packages) exit $INSTALL_CODE;;
test-rl) exit $TRAINING_CODE;;
*) exit $TEST_CODE;;
esac
"""


@pytest.mark.skipif(sys.platform != "linux", reason="df of Linux")
@pytest.mark.parametrize(
    ("codes", "code", "line"),
    [
        ((0, 0, 0), 0, "passed"),
        ((2, 0, 0), 2, None),
        ((0, 2, 0), 0, "skipped, the packages could not be installed in time"),
        ((0, 0, 2), 1, "failed"),
        ((0, 0, 124), 0, "not finished in time"),
    ],
)
def test_only_a_failing_quick_start_fails_the_build(
    tmp_path: Path, codes: tuple[int, int, int], code: int, line: str | None
) -> None:
    for path in (".ci/run", "tools/bounded.py"):
        copy = tmp_path / path
        copy.parent.mkdir()
        text = (TOOL.parent.parent / path).read_text()
        copy.write_text(text.replace("GIGABYTES=15", "GIGABYTES=0"))
    for path, text in {
        "bin/make": FAKE_MAKE,
        ".venv/bin/python": f'#!/bin/sh\nexec "{sys.executable}" "$@"\n',
    }.items():
        program = tmp_path / path
        program.parent.mkdir(parents=True)
        program.write_text(text)
        program.chmod(0o755)
    names = ("TEST_CODE", "INSTALL_CODE", "TRAINING_CODE")
    given = {name: str(value) for name, value in zip(names, codes, strict=True)}
    done = subprocess.run(
        ["bash", ".ci/run"],
        cwd=tmp_path,
        env={"PATH": f"{tmp_path / 'bin'}:/usr/bin:/bin", **given},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == code, done.stderr
    assert ("Training libraries" in done.stdout) == (line is not None)
    if line is not None:
        assert f"(make test-rl): {line}." in done.stdout
    if codes == (0, 2, 0):
        assert "make test-rl" not in (tmp_path / "made").read_text()
