"""Names people go by: what can be shown, and what could be taken for somebody else.

Any script will do, and emoji too. Refused is what cannot be seen (zero-width and bidirectional
controls, blanks that count as letters, accents without a letter) and what looks like the name of a
bot, of the server, or of somebody at the same table.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from unicodedata import category, combining, normalize

from bandstand.tables.chairs import BOT_NAMES
from bandstand.tables.confusables import CONFUSABLES
from bandstand.tables.refusals import not_now, unprocessable

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST_NAME = 24  # characters: at most 96 bytes in UTF-8
LONGEST_RECORD_NAME = 40  # records from elsewhere have names of their own making
GONE = "Somebody who left"  # what games call a person who deleted themselves
_LONGEST_TYPED = 500  # nothing longer is looked at character by character
_MOST_ACCENTS = 3  # in a row, of those that fit any letter
_MOST_MARKS = 8  # in a row, of those that belong to a script; Burmese needs six

_ZERO_WIDTH_NON_JOINER, _ZERO_WIDTH_JOINER = "\u200c", "\u200d"
# Not controls for Unicode, yet nothing to see.
_BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0\ufffc"
    "\U0001d159\U00016fe4"
)
_ACCENTS = (
    (0x0300, 0x036F),
    (0x1AB0, 0x1AFF),
    (0x1DC0, 0x1DFF),
    (0x20D0, 0x20FF),
    (0xFE20, 0xFE2F),
)
# Scripts in which a zero-width joiner between two letters changes how they are written.
_JOINING = ((0x0600, 0x08FF), (0x0900, 0x0DFF), (0x1000, 0x109F), (0x1780, 0x18AF))
_SELECTORS = ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
_IDEOGRAPHS = ((0x3400, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x323AF))
_EMOJI = ((0x1F000, 0x1FBFF),)  # assigned or not: new ones come every year

_HOUSE_NAMES = (
    "Bandstand",
    "House",
    "The House",
    "House bot",
    "The house bot",
    "Bot",
    "You",
    "Somebody",
    "Admin",
    "Administrator",
    "Moderator",
    "System",
    "Server",
    "Maison",
    "La maison",
    "Robot",
    "Robot de la maison",
    "Le robot de la maison",
    "Vous",
    "Quelqu’un",
    "Quelqu’un de parti",
    "ハウス",
    "ハウスのボット",
    "ボット",
    "あなた",
    "だれか",
    "退席した人",
)
_GUEST_NAMES = ("Guest", "Invité", "ゲスト")  # what the page calls people who chose no name
_NUMBER = re.compile(r"[\W_]*\d*$")


def clean_name(text: str, longest: int = LONGEST_NAME) -> str:
    """The name in one normal form (NFC, single spaces); refused unless all of it can be seen."""
    name = normalize("NFC", " ".join(text[:_LONGEST_TYPED].split()))
    if not 1 <= len(name) <= longest or len(text) > _LONGEST_TYPED:
        raise unprocessable("bad-name", f"A name has 1 to {longest} characters.")
    for place, sign in enumerate(name):
        if _is_hidden(name, place):
            raise unprocessable(
                "bad-name",
                f"A name shows every character it has, and U+{ord(sign):04X} in this one is "
                "invisible. Leave it out.",
            )
    if _is_mark(name[0]) or not any(_is_body(sign) for sign in name):
        raise unprocessable("bad-name", "A name needs a letter, a digit or an emoji to begin with.")
    if _has_piled_marks(name):
        raise unprocessable("bad-name", f"A letter of a name has at most {_MOST_ACCENTS} accents.")
    return name


def person_name(text: str) -> str:
    """A name for a person or their program: clean, and neither a bot's nor the server's."""
    name = clean_name(text)
    check_borrowed(name, (*_HOUSE_NAMES, GONE, *BOT_NAMES))
    return name


def bot_name(text: str) -> str:
    """A name for a bot: clean, and not the server's."""
    name = clean_name(text)
    check_borrowed(name, (*_HOUSE_NAMES, GONE))
    return name


def check_borrowed(name: str, reserved: Iterable[str]) -> None:
    """Refuse a name that looks like a reserved one, with or without a number behind it."""
    if is_borrowed(name, reserved):
        raise unprocessable(
            "borrowed-name",
            f"{name} could be taken for the server or one of its bots. Choose a name of your own.",
        )


def is_borrowed(name: str, reserved: Iterable[str]) -> bool:
    """Whether a name looks like a reserved one."""
    keys = _keys(name) | _keys(_without_number(name))
    return any(not keys.isdisjoint(_keys(other)) for other in reserved)


def look_alike(name: str, other: str) -> bool:
    """Whether one name could be taken for the other."""
    return not _keys(name).isdisjoint(_keys(other))


def name_at_table(name: str, others: Iterable[str]) -> str:
    """The name to sit down under; refused if somebody of that name is there already.

    People who chose no name are all called the same: they get a number.
    """
    taken: set[str] = set().union(*(_keys(other) for other in others))
    if _keys(name).isdisjoint(taken):
        return name
    free = next(
        numbered
        for number in range(2, 100)
        if _keys(numbered := f"{_without_number(name)[:20]} {number}").isdisjoint(taken)
    )
    if any(look_alike(_without_number(name), guest) for guest in _GUEST_NAMES):
        return free
    advice = "" if is_borrowed(name, (*_HOUSE_NAMES, *BOT_NAMES)) else f", for example {free}"
    raise not_now(
        "same-name",
        f"Somebody at this table is called {name} already, or nearly so. "
        f"Take another name{advice}.",
    )


def _without_number(name: str) -> str:
    return _NUMBER.sub("", name) or name


def _keys(name: str) -> set[str]:
    """What a name looks like, in lower case; a capital I may be read as an l."""
    return {_skeleton(name), _skeleton(name.replace("I", "l"))}


def _skeleton(name: str) -> str:
    """A name without what the eye passes over: case, accents, spaces, punctuation, alphabets."""
    spread = normalize("NFKD", normalize("NFKC", name).casefold())
    kept = (
        CONFUSABLES.get(sign, sign)
        for sign in spread
        if not _is_within(sign, _ACCENTS) and category(sign)[0] in "LNMS"
    )
    return normalize("NFC", "".join(kept)) or name


def _is_hidden(name: str, place: int) -> bool:
    """Whether the character at a place cannot be seen, nor changes what stands beside it."""
    sign = name[place]
    before, after = name[place - 1 : place], name[place + 1 : place + 2]
    if sign in (_ZERO_WIDTH_JOINER, _ZERO_WIDTH_NON_JOINER):
        return not _joins(sign, before, after)
    if _is_within(sign, _SELECTORS):
        return not (before and _takes_selector(before))
    if sign in _BLANKS:
        return True
    return category(sign)[0] in "CZ" and sign != " " and not _is_within(sign, _EMOJI)


def _joins(sign: str, before: str, after: str) -> bool:
    if not before or not after:
        return False
    if _is_within(before, _JOINING) and _is_within(after, _JOINING):
        return True
    return sign == _ZERO_WIDTH_JOINER and _is_pictured(before) and _is_pictured(after)


def _is_pictured(sign: str) -> bool:
    """Whether a character can be a part of an emoji."""
    return category(sign) in ("So", "Sk", "Sm") or _is_within(sign, (*_EMOJI, *_SELECTORS))


def _takes_selector(sign: str) -> bool:
    return category(sign) in ("So", "Sm", "Po", "Nd") or _is_within(sign, (*_EMOJI, *_IDEOGRAPHS))


def _is_body(sign: str) -> bool:
    return category(sign)[0] in "LN" or category(sign) == "So" or _is_within(sign, _EMOJI)


def _is_mark(sign: str) -> bool:
    return category(sign)[0] == "M"


def _has_piled_marks(name: str) -> bool:
    accents = marks = 0
    for sign in name:
        accents = accents + 1 if _is_within(sign, _ACCENTS) and combining(sign) else 0
        marks = marks + 1 if _is_mark(sign) else 0
        if accents > _MOST_ACCENTS or marks > _MOST_MARKS:
            return True
    return False


def _is_within(sign: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(first <= ord(sign) <= last for first, last in ranges)
