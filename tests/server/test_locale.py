"""Guests are spoken to in their own language."""

from __future__ import annotations

from typing import get_args

from bandstand.tables import entries, locale
from bandstand.text.sentences import own_bundle
from support.server_harness import Running


def test_every_message_is_about_an_entry() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(entries.AnyEntry)}
    special = {"goes-on", "withdrawn-seat", "somebody", "gone", "not-ready", "replaced-host"}
    special |= {"asked-all-hands", "no-look", "closed-by-operator", "no-holiday"}
    special |= {"moved-by-level", "premove-other"}
    absences = {
        f"{kind}-{why}" for kind in ("absent", "paused") for why in ("time", "lost", "gone")
    }
    assert set(own_bundle("table", "en").names()) <= kinds | special | absences


def test_an_unknown_language_is_english() -> None:
    assert locale.known("fr") == "fr"
    assert locale.known("tlh") == "en"
    message = locale.message(entries.Started())
    assert message is not None
    assert locale.sentence(message, "ja") == "ゲームが始まります。"


def test_a_guest_hears_their_own_language(house: Running) -> None:
    host = house.guest("Ann")
    table = host.lay("a-chord", [{"kind": "open"}, {"kind": "bot", "level": 0}])
    host.post(f"/api/tables/{table}/start")
    french = host.sit(table, language="fr")
    said = [line.get("sentence") for line in french.lines]
    assert "La partie commence." in said
    english = host.sit(table)
    assert "The game begins." in [line.get("sentence") for line in english.lines]
