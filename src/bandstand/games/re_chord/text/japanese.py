"""What Re-Chord says, in Japanese."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bandstand.games.re_chord.events import unspelled
from bandstand.games.re_chord.material.fretboard import fret_of, string_of
from bandstand.games.re_chord.text import english
from bandstand.kernel.phrases import JAPANESE, Phrases, any_of, one_of

if TYPE_CHECKING:
    from bandstand.kernel.event import Fact

_TYPES = ("空き", "白", "赤", "青", "灰", "紫", "緑", "ワイルド", "裏向き")
_GENRES = ("", "ポップ", "ロック", "ブルース", "メタル", "ファンク", "カントリー")
_OUTCOMES = ("次のコードをあなたが演奏します", "あなたの曲を演奏します")


_WAYS = (
    "サプライからピックを取る",
    "袋からピックを引く",
    "コードカードを2枚引く",
    "パスする",
    "代わりのカードを引く",
    "完成したコードを演奏する",
    "コードを試す",
    "コードカードを戻す",
    "ピックを置く",
    "ピックを空きマスに動かす",
    "ほかのピックと入れ替える",
    "隣のピックを取り除く",
    "サプライからもう1つピックを取る",
    "ほかのピックを取り除く",
    "ほかのピックを持ち上げて動かす",
    "表向きのピックを裏返す",
    "裏向きのピックを表にする",
    "同じフレットから1種類のピックを取り除く",
)


def _wanted(fact: Fact) -> str:
    assert isinstance(fact, int)
    return f"{_TYPES[fact]}のピック（または表向きのワイルド）"


def _where(fact: Fact) -> str:
    assert isinstance(fact, int)
    return f"{string_of(fact)}弦{fret_of(fact)}フレット"


def _genre(fact: Fact) -> str:
    assert isinstance(fact, int)
    return f"{_GENRES[fact]}（{_TYPES[fact]}）"


def _cards(fact: Fact) -> str:
    return JAPANESE.listed(unspelled(fact).split())


def _pad(fact: Fact) -> str:
    assert isinstance(fact, list)
    return JAPANESE.listed([f"{_TYPES[colour]}{fame}" for colour, fame in enumerate(fact, 1)])


PHRASES = Phrases(
    tongue=JAPANESE,
    templates={
        # setup
        "game-begins": "{seat}から始めます。",
        "genre-dealt": "{seat}のジャンルは{genre}です。",
        "genre-dealt:unknown": "{seat}に秘密のジャンルが配られます。",
        "song-dealt": "{seat}の曲は「{song}」です。",
        "song-dealt:unknown": "{seat}に秘密の曲が配られます。",
        "hand-dealt": "{seat}に{count}配られます：{cards}。",
        "hand-dealt:unknown": "{seat}に{count}配られます。",
        "supply-filled": "サプライのスロット{slot}：{pick}。",
        # actions
        "pick-taken": "{seat}がスロット{slot}から{pick}を取ります。",
        "pick-drawn": "{seat}が袋から引いたのは{pick}です。",
        "pick-drawn:unknown": "{seat}が袋からピックを引き、ひそかに見ます。",
        "pick-placed": "{seat}が{space}に{pick}を置きます。",
        "pick-placed-down": "{seat}が{space}に{pick}を裏向きで置きます。",
        "pick-placed-down:unknown": "{seat}が{space}にピックを裏向きで置きます。",
        "cards-drawn": "{seat}が{count}引きます：{cards}。",
        "cards-drawn:unknown": "{seat}が{count}引きます。",
        "card-returned": "{seat}が{card}を山札に戻します。",
        "card-returned:unknown": "{seat}がカードを1枚、山札に戻します。",
        # abilities
        "pick-removed": "{space}の{pick}のピックが袋に戻ります。",
        "face-down-removed": "{space}の裏向きのピックが、見られずに袋に戻ります。",
        "pick-lifted": "{seat}が{space}のピックを持ち上げます。",
        "pick-moved": "{space}のピックが{target}に移ります。",
        "picks-swapped": "{space}と{target}のピックが入れ替わります。",
        "pick-turned-down": "{space}の{pick}のピックが裏向きになります。",
        "pick-revealed": "{space}のピックが表になります：{pick}。",
        # chords
        "chord-played": "{seat}が{card}で{chord}を演奏します。名声{fame}。",
        "re-chord-played": "{seat}が{card}で{chord}をリコードします。金の名声{fame}。",
        "song-played": "{seat}が曲「{song}」を演奏します。名声{fame}。",
        "replacement-drawn": "{seat}が代わりのカードを引きます：{card}。",
        "replacement-drawn:unknown": "{seat}が代わりのカードを引きます。",
        "chord-tried": "{seat}が{card}を試します。",
        "clang": "CLANNNGGG! {card}は完成していません。山札に戻ります。",
        "order-hold": "{card}を保留します。",
        "order-claim": "{card}は完成したらすぐに演奏します。",
        "order-hold-all": "手札も、これから引くカードも、すべて保留します。",
        "order-claim-all": "どのカードも完成したらすぐに演奏します。",
        # scoring and the end
        "fret-scored": "{fret}フレットが埋まりました。リードギター：{pad}。",
        "laps-over": "60周を終えました。バンドは帰ります。",
        "fame-counted": ("{seat}：コード{chords}、曲{songs}、{genre}{lead}、合わせて名声{fame}。"),
        "game-shared": "{seats}がステージを分け合います。",
        # the automa
        "automa-row": "オートマの列に{cards}が並びます。",
        "automa-flips": "オートマが「{song}」をめくります（{code}）。",
        "automa-placed": "オートマが{space}に{pick}を置きます。",
        "automa-placed-down": "オートマが{space}にピックを裏向きで置きます。",
        "automa-chord-played": "オートマが{card}で{chord}を演奏します。名声{fame}。",
        "automa-re-chord-played": "オートマが{card}で{chord}をリコードします。金の名声{fame}。",
        "automa-counted": (
            "オートマ：コード{chords}、{genre}{lead}、自信{bonus}、合わせて名声{fame}。"
        ),
        "automa-beaten": "{seat}がオートマに勝ちました。",
        "automa-wins": "オートマがステージを守り、{seat}の負けです。",
        # moves
        "move-take": "スロット{slot}の{type}のピックを取る",
        "move-bag": "袋からピックを引く",
        "move-draw-two": "コードカードを2枚引く",
        "move-draw-one": "代わりのカードを引く",
        "move-place": "{where}に置く",
        "move-remove": "{where}の{type}のピックを取り除く",
        "move-lift": "{where}の{type}のピックを動かす",
        "move-turn-down": "{where}の{type}のピックを裏返す",
        "move-turn-up": "{where}のピックを表にする",
        "move-to": "{where}に動かす",
        "move-swap": "{where}の{type}のピックと入れ替える",
        "move-clear": "フレットから{type}のピックをすべて取り除く",
        "move-claim": "{chord}（{card}）を演奏する",
        "move-try": "{chord}（{card}）を試す",
        "move-return": "{chord}（{card}）を戻す",
        "move-hold": "{chord}（{card}）を保留する",
        "move-release": "{chord}（{card}）を完成したら演奏する",
        "move-hold-all": "すべて保留する",
        "move-claim-all": "すべて完成したら演奏する",
        "move-no-ability": "使わない",
        "move-leave": "そのままにする",
        "move-keep": "これで持つ",
        "move-go-on": "次へ",
        "move-no-replacement": "引かない",
        # reasons
        "asked-action": "アクションを聞かれています。いまは、{ways}ことができます。",
        "asked-space": "置くピックを持っています。いまは、{ways}ことができます。",
        "asked-ability": "{pick}のピックの能力を聞かれています。いまは、{ways}ことができます。",
        "asked-goal": "青がピックを持ち上げました。いまは、{ways}ことができます。",
        "asked-goal-or-pass": "ピックは裏向きになりました。いまは、{ways}ことができます。",
        "asked-neighbour": "置いたピックの隣を聞かれています。いまは、{ways}ことができます。",
        "asked-return": (
            "カードを引きました。手札に残せるのは3枚までです。いまは、{ways}ことができます。"
        ),
        "asked-chords": "ほかにできることはありません。いまは、{ways}ことができます。",
        "asked-replacement": "代わりのカードを聞かれています。いまは、{ways}ことができます。",
        "space-taken": "{space}にはピックがあります。空きマスを選んでください。",
        "space-empty": "{space}にはピックがありません。ピックのあるマスを選んでください。",
        "already-lifted": (
            "{space}のピックはいま動かしているものです。いまは、{ways}ことができます。"
        ),
        "not-that-pick": (
            "{space}のピックはいま使っている青で、動きません。いまは、{ways}ことができます。"
        ),
        "not-itself": "{space}のピックはいま使っているものです。ほかのピックを選んでください。",
        "not-face-down": "{space}のピックは表向きです。紫は裏向きのピックを表にします。",
        "not-face-up": "{space}のピックはもう裏向きです。灰は表向きのピックを裏返します。",
        "not-a-neighbour": (
            "{space}は置いたピックの隣ではありません。同じフレットの隣の弦を選んでください。"
        ),
        "slot-empty": "スロット{slot}は手番の終わりまで空いています。",
        "no-such-slot": "スロット{slot}はありません。サプライのスロットは{slots}です。",
        "board-full": "空きマスがないので{pick}は置けません。取れるのはワイルドだけです。",
        "type-not-in-fret": "このフレットに取り除ける{type}のピックはありません。",
        "deck-empty": "山札がないので引けません。",
        "drawing-closed": (
            "3周のあいだ誰もピックを置いていません。誰かが置くまで2枚引くことはできません。"
        ),
        "hand-too-large": "手札は{count}です。パスする前に少なくとも{excess}枚戻してください。",
        "card-not-in-hand": "{card}は手札にありません。",
        "chord-incomplete": "{card}は完成していません。{space}に{wanted}が必要です。",
        "already-held": "{card}はもう保留しています。",
        "not-held": "{card}は保留していません。",
        "all-held": "新しいカードはもう保留にする指示です。",
        "all-claimed": "新しいカードはもう完成したら演奏することになっています。",
        "no-orders": ("clang=liveでは保留や自動の演奏はありません。コードは自分で試します。"),
        "no-such-move": "そのような手はありません。",
    },
    words={
        **english.PHRASES.words,
        "where": _where,
        "wanted": _wanted,
        "ways": any_of(_WAYS, JAPANESE),
        "pick": one_of(_TYPES),
        "type": one_of(_TYPES),
        "genre": _genre,
        "cards": _cards,
        "pad": _pad,
        "count": lambda fact: f"{fact}枚",
        "slots": lambda fact: f"{fact}つ",
    },
    outcomes=tuple(
        replace(outcome, clause=clause)
        for outcome, clause in zip(english.PHRASES.outcomes, _OUTCOMES, strict=True)
    ),
)
