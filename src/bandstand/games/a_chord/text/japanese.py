"""Take the A Chord in Japanese: the events and reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.a_chord.material import CARD_COUNT, CHORDS, chord_of, colour_of
from bandstand.kernel.phrases import JAPANESE, Outcome, Phrases, one_of

if TYPE_CHECKING:
    from bandstand.kernel.event import Fact

_COLOURS = ("青", "緑", "赤", "黄", "紫")
_PLACES = ("白のL", "黒のR", "黒のL", "白のR")


def _name(card: int) -> str:
    return f"{_COLOURS[colour_of(card)]}の{CHORDS[chord_of(card)]}"


def _card(fact: Fact) -> str:
    assert isinstance(fact, int)
    return _name(fact) if 0 <= fact < CARD_COUNT else "そのカード"


def _cards(fact: Fact) -> str:
    assert isinstance(fact, list)
    return JAPANESE.listed([_name(card) for card in fact])


PHRASES = Phrases(
    templates={
        "stage-begins": "ステージ{stage}が始まります。{seat}がリードします。",
        "key-turned-up": "{card}がめくられました。キーは{key}です。",
        "hand-dealt": "{seat}は{count}を受け取ります：{cards}。",
        "hand-dealt:unknown": "{seat}は{count}を受け取ります。",
        "card-played": "{seat}は{card}を出します。",
        "card-played-to": "{seat}は{spot}に{card}を出します。",
        "improvisation": ("即興{times}回目：{seat}がキーを{key}に移し、続けてリードします。"),
        "trick-won": "{seat}がトリックに勝ち、{tokens}を得ます。",
        "improvised-trick-won": "{seat}が即興のトリックに勝ち、{tokens}と即興トークンを得ます。",
        "spotlight": "{seat}がスポットライトを得ます。",
        "key-changed": "キーチェンジ：{seat}がキーを{key}に移し、リードします。",
        "key-repeated": "キーと同じ{key}でのキーチェンジ：{seat}がリードします。",
        "second-half": "後半が始まります。{seat}がリードします。",
        "stage-scored": "{seat}：{tokens}、{improvisations}で{points}点、合計{total}点です。",
        "stage-scored-with-spotlight": (
            "{seat}：{tokens}とスポットライト、{improvisations}で{points}点、合計{total}点です。"
        ),
        "move-card": "{card}を出す",
        "not-in-hand": "{card}は手札にありません。手札のカードを出してください。",
        "follow-colour": (
            "リードの色の{colour}を持っていて、このラウンドに{chord}は出ていません。"
            "{colour}を出してください。"
        ),
        "follow-or-repeat": (
            "リードの色の{colour}を持っていて、このラウンドに{chord}は出ていません。"
            "{colour}か、このラウンドに見えているコードを出してください。"
        ),
    },
    words={
        "card": _card,
        "spot": one_of(_PLACES),
        "cards": _cards,
        "key": one_of(CHORDS),
        "chord": one_of(CHORDS),
        "colour": one_of(_COLOURS),
        "count": lambda fact: f"{fact}枚",
        "tokens": lambda fact: f"トリックトークン{fact}つ",
        "improvisations": lambda fact: f"即興{fact}つ",
    },
    outcomes=(
        Outcome("このトリックに勝つ", ("trick-won", "improvised-trick-won")),
        Outcome("スポットライトを得る", ("spotlight",), next_only=False),
        Outcome("即興をする", ("improvisation",), next_only=False),
    ),
    tongue=JAPANESE,
)
