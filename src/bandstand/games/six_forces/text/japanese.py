"""6 Forces in Japanese: the events and reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.six_forces.material import colour_of, number_of
from bandstand.games.six_forces.text.english import came_true
from bandstand.kernel.phrases import JAPANESE, Outcome, Phrases, any_of, one_of

if TYPE_CHECKING:
    from bandstand.kernel.event import Fact

_COLOURS = ("赤", "黄", "青", "緑")
_TRUMPS = (*_COLOURS, "大", "小")


def _name(card: int) -> str:
    return f"{_COLOURS[colour_of(card)]}の{number_of(card)}"


def _card(fact: Fact) -> str:
    return _name(fact) if isinstance(fact, int) else "カード"


def _cards(fact: Fact) -> str:
    assert isinstance(fact, list)
    return JAPANESE.listed([_name(card) for card in fact])


def _trumps(fact: Fact) -> str:
    assert isinstance(fact, list)
    return JAPANESE.listed([_TRUMPS[trump] for trump in fact])


def _points(fact: Fact) -> str:
    assert isinstance(fact, int)
    return f"{fact:+d}点"


PHRASES = Phrases(
    templates={
        "round-begins": "ラウンド{round}が始まります。{seat}からです。",
        "hand-dealt": "{seat}は{count}を受け取ります：{cards}。",
        "hand-dealt:unknown": "{seat}は{count}を受け取ります。",
        "predicted": "{seat}は{tricks}と予想します。中央のチップは残り{chips}です。",
        "predicted-with-spare": (
            "{seat}は予備のチップをつけて、{predicted}または{tricks}と予想します。"
            "中央のチップは残り{chips}です。"
        ),
        "trump-chosen": "{seat}は{trump}を切り札に選びます。",
        "tricks-begin": "トリックが始まります。{seat}がリードします。",
        "card-played": "{seat}は{card}を出します。",
        "trick-won": "{seat}がトリックに勝ちます（切り札は{trump}）。これまでに{tricks}です。",
        "round-scored": "{seat}：予想{predicted}、獲得{tricks}で{points}、合計{total}点です。",
        "round-scored-with-spare": (
            "{seat}：予想{predicted}または{or_predicted}、獲得{tricks}で{points}、"
            "合計{total}点です。"
        ),
        "move-card": "{card}を出す",
        "move-predict": "{tricks}と予想する",
        "move-predict-spare": "{predicted}または{tricks}と予想する（予備つき）",
        "move-trump": "{trump}を切り札にする",
        "no-such-move": ("6 Forcesにそのような手はありません。いまは、{ways}ことができます。"),
        "conception-first": (
            "全員が予想と切り札を決めるまで、カードは出せません。いまは、{ways}ことができます。"
        ),
        "already-predicted": "このラウンドの予想は済んでいます。切り札を選んでください。",
        "too-few-chips": (
            "中央のチップは{chips}しかありません。予備のチップも1枚に数えます。"
            "あるチップで予想してください。0はいつでも選べます。"
        ),
        "trump-already-chosen": ("切り札は{trump}に決めています。トリック数を予想してください。"),
        "trump-taken": (
            "{trump}はすでに選ばれています。3人のときは切り札がすべて異なります。"
            "選べるのは{trumps}です。"
        ),
        "trump-repeated-already": (
            "{trump}はすでに選ばれていて、同じ切り札の組はもう場にあります。"
            "選べるのは{trumps}です。"
        ),
        "conception-over": ("このラウンドの予想と切り札は決まっています。カードを出してください。"),
        "not-in-hand": "{card}は手札にありません。手札のカードを出してください。",
        "follow-colour": ("リードされた色の{colour}を持っています。{colour}を出してください。"),
    },
    words={
        "card": _card,
        "cards": _cards,
        "colour": one_of(_COLOURS),
        "trump": one_of(_TRUMPS),
        "trumps": _trumps,
        "ways": any_of(("カードを出す", "予想する", "切り札を選ぶ"), JAPANESE),
        "tricks": lambda fact: f"{fact}トリック",
        "chips": lambda fact: f"{fact}枚",
        "points": _points,
        "count": lambda fact: f"{fact}枚",
    },
    outcomes=(
        Outcome("このトリックに勝つ", ("trick-won",)),
        Outcome(
            "予想が的中する",
            ("round-scored", "round-scored-with-spare"),
            next_only=False,
            when=came_true,
        ),
    ),
    tongue=JAPANESE,
)
