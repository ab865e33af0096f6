"""Guests are spoken to in their own language."""

from __future__ import annotations

from string import Formatter

from bandstand.tables import entries, locale
from support.server_harness import Running


def names_in(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def test_every_language_says_the_same_things() -> None:
    english = locale.SENTENCES["en"]
    for language, sentences in locale.SENTENCES.items():
        assert sentences.keys() == english.keys(), language
        for kind, sentence in sentences.items():
            assert names_in(sentence) == names_in(english[kind]), (language, kind)


def test_an_unknown_language_is_english() -> None:
    assert locale.known("fr") == "fr"
    assert locale.known("tlh") == "en"
    assert locale.template(entries.Started(), "ja") == "ゲームが始まります。"


def test_a_guest_hears_their_own_language(house: Running) -> None:
    host = house.guest("Ann")
    table = host.lay("a-chord", [{"kind": "open"}, {"kind": "bot", "level": 0}])
    host.post(f"/api/tables/{table}/start")
    french = host.sit(table, language="fr")
    said = [line.get("sentence") for line in french.lines]
    assert "La partie commence." in said
    english = host.sit(table)
    assert "The game begins." in [line.get("sentence") for line in english.lines]
