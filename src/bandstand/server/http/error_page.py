"""A refusal as a page: what a browser shows for an address that cannot be served.

Programs, and everything under /api, get problem details in JSON instead.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from bandstand.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

MEDIA_TYPE = "text/html"  # the page itself says that it is UTF-8
_HOME = {"en": "All games", "fr": "Tous les jeux", "ja": "ゲーム一覧"}
# By code; English is the sentence of the refusal itself.
_SENTENCES: Mapping[str, Mapping[str, str]] = {
    "en": {},
    "fr": {
        "bad-address": "Une adresse ne peut pas contenir de caractère nul.",
        "not-found": "Il n’y a rien à cette adresse.",
        "no-pages": "Cette maison a été installée sans ses pages.",
        "too-many": "Trop de demandes à la fois ; attendez un instant.",
        "wrong-host": "Cette maison ne répond pas sous ce nom. Utilisez son adresse habituelle ; "
        "qui l’héberge peut permettre celle-ci avec --allowed-hosts.",
    },
    "ja": {
        "bad-address": "アドレスにヌル文字は使えません。",
        "not-found": "このアドレスには何もありません。",
        "no-pages": "このハウスにはページが入っていません。",
        "too-many": "アクセスが多すぎます。少し待ってください。",
        "wrong-host": "このハウスはこの名前では開けません。いつものアドレスを使ってください。"
        "運営者は --allowed-hosts でこの名前を許可できます。",
    },
}
# What "/" would be refused for as well, so that a link there leads nowhere.
_EVERYWHERE = frozenset({"no-pages", "too-many", "wrong-host"})
_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bandstand</title>
<style>
html {{ background: #10141f; color: #f3ead8; font: 16px/1.45 system-ui, sans-serif; }}
body {{ margin: 0; }}
main {{ display: grid; gap: 1rem; place-content: center; justify-items: center;
  box-sizing: border-box; min-height: 100vh; padding: 1rem; text-align: center; }}
h1 {{ max-width: 40rem; margin: 0; font-size: 1.4rem; overflow-wrap: anywhere; }}
a {{ padding: 0.7rem 1.1rem; border-radius: 10px; background: #ffb347; color: #201400;
  font-weight: 600; text-decoration: none; }}
</style>
</head>
<body><main><h1>{sentence}</h1>{link}</main></body>
</html>
"""


def is_wanted(path: str, accept: str) -> bool:
    """Whether a request for this path that accepts this comes from a person who opens a page."""
    is_api = path == "/api" or path.startswith("/api/")
    return not is_api and "text/html" in accept.lower()


def write(code: str, sentence: str, accept_language: str) -> bytes:
    """The page for a refusal, in the first of the browser's languages that there is."""
    language = _language(accept_language)
    text = _PAGE.format(
        language=language,
        sentence=escape(_SENTENCES[language].get(code, sentence)),
        link="" if code in _EVERYWHERE else f'<a href="/">{_HOME[language]}</a>',
    )
    return text.encode()


def _language(accept_language: str) -> str:
    """Browsers name their languages in order, the one they like best first."""
    for part in accept_language.split(","):
        name = part.partition(";")[0].partition("-")[0].strip().lower()
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]
