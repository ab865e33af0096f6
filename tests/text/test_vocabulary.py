"""Players read one word for one thing: words that the glossary has replaced do not come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLACES = (
    "src/bandstand/text/*.{}.ftl",
    "src/bandstand/games/*/text/{}.ftl",
    "src/bandstand/games/*/text/guide.{}.md",
    "web/src/text/{}.ftl",
)
# What is replaced, and the word to write instead.
REPLACED = {
    "en": {
        r"\bhouse\b": "server, bot",
        r"\bwhoever\b": "the player who",
        r"\bin all\b": "in total",
        r"\banew\b": "again",
        r"\bdear(est)?\b": "expensive",
        r"\bimagined\b": "simulated",
        r"\bsits? down\b": "join",
        r"\btakes? up (?!to)": "is dealt",
    },
    "fr": {
        r"couleur d’entame": "couleur demandée",
        r"\bmaison\b": "serveur, robot",
        r"\bbots?\b": "robot",
        r"\ben tout\b": "au total",
        r"aiguilles": "dans le sens horaire",
        r"\b(a|ait) sa place\b": "peut être posée",
        r"\btours? muets?\b": "sans composer",
        r"\bimaginées?\b": "simulée",
        r"\bencart\b": "barème",
        r"\bpresque jamais\b": "très rarement",
        r"\bpartie écrite\b": "partie enregistrée",
        r"\bpar ordre\b": "par consigne",
    },
    "ja": {
        r"だれ": "誰",
        r"一番": "いちばん",
        r"構いません": "かまいません",
        r"他の": "ほかの",
        r"(?<![一-龥])[一二三]つ": "1つ",
        r"～|–": "〜",
        r"指せる|指す|投了|棋譜|白番": "選ぶ、降参、プレイ記録",
        r"ハウス": "サーバー、ボット",
        r"変則": "バリアント",
        r"説明書": "ルールブック",
        r"リードの色|リードされた色": "リードカラー",
        r"トリックに勝": "トリックを取る",
        r"(?<!五線)譜面": "五線譜",
        r"の列に置": "山に置く",
        r"触れて|触れると": "タップ",
        r"(予想|予備)のチップ|(切り札|トリック|調)のカード": "の is left out",
        r"でたらめ": "ランダム",
        r"か。": "か？",
    },
}
# In Fluent files what stands before "=", and what is in braces, is for the program.
NOT_READ = re.compile(r"^#.*$|^[ .]*[a-z][\w-]* =|\{[^{}]*\}|`[^`]*`|<a id=[^>]*>", re.MULTILINE)


def texts(language: str) -> dict[str, str]:
    return {
        str(path.relative_to(ROOT)): NOT_READ.sub("", path.read_text(encoding="utf-8"))
        for place in PLACES
        for path in sorted(ROOT.glob(place.format(language)))
    }


@pytest.mark.parametrize("language", REPLACED)
def test_replaced_words_do_not_come_back(language: str) -> None:
    found = texts(language)
    assert len(found) == 15
    for name, text in found.items():
        for pattern, instead in REPLACED[language].items():
            hit = re.search(pattern, text, re.IGNORECASE)
            assert hit is None, f"{name}: {text[hit.start() - 20 : hit.end() + 20]!r} -> {instead}"


def test_japanese_guides_have_no_italics() -> None:
    for path in sorted(ROOT.glob("src/bandstand/games/*/text/guide.ja.md")):
        assert re.findall(r"(?<!\*)\*[^*\s][^*\n]*\*(?!\*)", path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "In a minute"), ("fr", "En une minute"), ("ja", "1分でわかるルール")],
)
def test_every_guide_begins_with_five_lines(language: str, title: str) -> None:
    for path in sorted(ROOT.glob(f"src/bandstand/games/*/text/guide.{language}.md")):
        before, box = path.read_text(encoding="utf-8").split(f"> **{title}**\n>\n")
        assert "\n## " not in before
        lines = re.match(r"(>.*\n)+", box)
        assert lines is not None
        assert len(re.findall(r"^> - ", lines[0], re.MULTILINE)) == 5, path
