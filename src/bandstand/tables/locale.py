"""What the house itself says about a table, in the languages of its guests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.kernel.phrases import LANGUAGES
from bandstand.tables import entries
from bandstand.tables.names import GONE

if TYPE_CHECKING:
    from collections.abc import Mapping

USUAL = LANGUAGES[0]

_GOES_ON = "goes-on"
SENTENCES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "created": "{host} lays the table.",
        _GOES_ON: "{host} lays a table that goes on from a game that is over; it does not count.",
        "sat": "{name} sits down.",
        "asked-seat": "{name} asks for a bot's chair.",
        "declined-seat": "{name} does not get the chair.",
        "withdrawn-seat": "{name} asks for no chair any more.",
        "left": "A chair is free again.",
        "kicked": "The host frees a chair.",
        "replanned": "The host changes a chair.",
        "started": "The game begins.",
        "took-back": "{seat} takes the last move back.",
        "asked-back": "{seat} asks to take a move back.",
        "agreed": "{seat} agrees.",
        "declined": "{seat} says no.",
        "back": "{seat} is back.",
        "resigned": "{seat} gives the game up; the house bot plays on.",
        "beat-set": "{seat} sets the beat: bots wait {beat:g} seconds.",
        "closed": "The table is closed.",
        "rematched": "A rematch is laid.",
        "absent time": "Time is up for {seat}: the house bot plays until they are back.",
        "absent lost": "{seat} was cut off; the house bot plays until they are back.",
        "absent gone": "{seat} has left; the house bot plays until they are back.",
        "paused time": "Time is up for {seat}. Everybody is away: the game waits.",
        "paused lost": "{seat} was cut off. Everybody is away: the game waits.",
        "paused gone": "{seat} has left. Everybody is away: the game waits.",
        "somebody": "Somebody",
        "gone": GONE,
    },
    "fr": {
        "created": "{host} dresse la table.",
        _GOES_ON: "{host} reprend une partie terminée ; celle-ci ne compte pas.",
        "sat": "{name} prend place.",
        "asked-seat": "{name} demande la place d’un robot.",
        "declined-seat": "{name} n’obtient pas la place.",
        "withdrawn-seat": "{name} ne demande plus de place.",
        "left": "Une place est de nouveau libre.",
        "kicked": "L’hôte libère une place.",
        "replanned": "L’hôte change une place.",
        "started": "La partie commence.",
        "took-back": "{seat} reprend son dernier coup.",
        "asked-back": "{seat} demande à reprendre un coup.",
        "agreed": "{seat} est d’accord.",
        "declined": "{seat} refuse.",
        "back": "{seat} est de retour.",
        "resigned": "{seat} abandonne ; le robot de la maison joue la suite.",
        "beat-set": "{seat} règle le tempo : les robots attendent {beat:g} s.",
        "closed": "La table est fermée.",
        "rematched": "Une revanche est prête.",
        "absent time": "Temps écoulé pour {seat} : le robot de la maison joue en attendant.",
        "absent lost": "{seat} a perdu la connexion ; le robot de la maison joue en attendant.",
        "absent gone": "{seat} est parti ; le robot de la maison joue en attendant.",
        "paused time": "Temps écoulé pour {seat}. Tout le monde est absent : la partie attend.",
        "paused lost": "{seat} a perdu la connexion. Tout le monde est absent : la partie attend.",
        "paused gone": "{seat} est parti. Tout le monde est absent : la partie attend.",
        "somebody": "Quelqu’un",
        "gone": "Quelqu’un de parti",
    },
    "ja": {
        "created": "{host}がテーブルを用意しました。",
        _GOES_ON: "{host}が終わったゲームの途中から始めます。成績には入りません。",
        "sat": "{name}が席につきました。",
        "asked-seat": "{name}がボットの席に座りたいそうです。",
        "declined-seat": "{name}は席につけませんでした。",
        "withdrawn-seat": "{name}が席の希望を取り下げました。",
        "left": "席が空きました。",
        "kicked": "ホストが席を空けました。",
        "replanned": "ホストが席を変更しました。",
        "started": "ゲームが始まります。",
        "took-back": "{seat}が最後の手を取り消しました。",
        "asked-back": "{seat}が手を戻したいそうです。",
        "agreed": "{seat}が承知しました。",
        "declined": "{seat}が断りました。",
        "back": "{seat}が戻りました。",
        "resigned": "{seat}が投了しました。ハウスのボットが続けます。",
        "beat-set": "{seat}が速さを変えました。ボットは{beat:g}秒待ちます。",
        "closed": "テーブルは閉じられました。",
        "rematched": "再戦の用意ができました。",
        "absent time": "{seat}の時間切れです。戻るまでハウスのボットが代わります。",
        "absent lost": "{seat}の接続が切れました。戻るまでハウスのボットが代わります。",
        "absent gone": "{seat}が席を外しました。戻るまでハウスのボットが代わります。",
        "paused time": "{seat}の時間切れです。全員が不在のため、ゲームは待っています。",
        "paused lost": "{seat}の接続が切れました。全員が不在のため、ゲームは待っています。",
        "paused gone": "{seat}が席を外しました。全員が不在のため、ゲームは待っています。",
        "somebody": "だれか",
        "gone": "退席した人",
    },
}


def known(language: str) -> str:
    """The language itself if the house speaks it, else English."""
    return language if language in SENTENCES else USUAL


def called(name: str, language: str) -> str:
    """A name as a sentence says it: people who left are called so in every language."""
    return SENTENCES[language]["gone"] if name == GONE else name


def template(entry: entries.AnyEntry, language: str, paused: bool = False) -> str | None:
    """What is said about such an entry; None if the game's own sentences say it all.

    *Paused*: with it the last person left, so that no bot plays on.
    """
    kind = str(entry.__struct_config__.tag)
    if isinstance(entry, entries.Absent):
        kind = f"{'paused' if paused else kind} {entry.why}"
    if isinstance(entry, entries.DeclinedSeat) and entry.withdrawn:
        kind = "withdrawn-seat"
    if isinstance(entry, entries.Created) and entry.origin is not None:
        kind = _GOES_ON
    return SENTENCES[language].get(kind)
