"""The list of licences names every package of the locks, and none that we may not use."""

from __future__ import annotations

import sys
from email.message import Message

import pytest

from support.bare_install import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import licences


def listed() -> dict[str, str]:
    """The packages of the page and their licences."""
    rows = [
        [cell.strip() for cell in line.split("|")[1:3]]
        for line in licences.PAGE.read_text(encoding="utf-8").splitlines()
        if line.startswith("| ")
    ]
    return {
        f"npm:{name.removesuffix(' (npm)')}" if name.endswith(" (npm)") else name: licence
        for name, licence in rows[1:]
    }


def test_every_package_of_the_locks_is_listed() -> None:
    locked = {**licences.python_packages(), **licences.npm_packages()}
    assert len(locked) > 200
    assert listed().keys() == locked.keys(), "make licences"


def test_none_forbids_our_use() -> None:
    assert [row for row in listed().items() if not licences.may_use(*row)] == []


@pytest.mark.parametrize(
    ("licence", "allowed"),
    [
        ("MIT", True),
        ("Apache-2.0 OR GPL-3.0-only", True),
        ("BSD-3-Clause AND MIT", True),
        ("MIT AND GPL-3.0-only", False),
        ("AGPL-3.0-only", False),
        ("Proprietary", False),
        ("", False),
    ],
)
def test_what_is_allowed(licence: str, allowed: bool) -> None:
    assert licences.allowed(licence) is allowed


@pytest.mark.parametrize(
    ("fields", "licence"),
    [
        ([("License-Expression", "MIT OR Apache-2.0"), ("License", "other")], "MIT OR Apache-2.0"),
        ([("License", "Apache 2.0")], "Apache-2.0"),
        ([("License", "Copyright (c) somebody\nRedistribution and use")], "Copyright (c) somebody"),
        (
            [
                ("License", "All of it"),
                ("Classifier", "License :: OSI Approved"),
                ("Classifier", "License :: OSI Approved :: BSD License"),
            ],
            "BSD-3-Clause",
        ),
        ([("Name", "silent")], ""),
    ],
)
def test_what_a_package_says_of_itself(fields: list[tuple[str, str]], licence: str) -> None:
    metadata = Message()
    for name, value in fields:
        metadata[name] = value
    assert licences.licence_of(metadata) == licence
