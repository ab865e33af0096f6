"""What the table agreed on, and what the cards show, in a position."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo import meta, setup
from bandstand.games.fiddlefoo.material import (
    CARD_COUNT,
    CARDS_DEALT,
    COLOURS,
    HIGHEST,
    MOST_NOTES,
    PLAIN_COUNT,
    SPECIAL_COUNT,
    SPECIALS,
    YELLOW,
)
from bandstand.games.fiddlefoo.material.cards import holds, special_bit
from bandstand.games.fiddlefoo.material.deck import Deck
from bandstand.games.fiddlefoo.moves import read_card, write_card
from bandstand.games.fiddlefoo.state.people import Terms
from bandstand.kernel.errors import PositionError
from bandstand.kernel.options import RULES, Options, Value
from bandstand.kernel.position import PositionReader, PositionWriter

if TYPE_CHECKING:
    from bandstand.kernel.dice import Dice

_LETTERS: Final = "".join(colour[0] for colour in COLOURS)
_FACE: Final = re.compile(rf"([{_LETTERS}])(\d+)(?::(\d))?", re.ASCII)

# -- What the table agreed on ----------------------------------------------------------------------


def write_terms(writer: PositionWriter, terms: Terms) -> None:
    """The options that are not the usual ones; an older version of the rules."""
    usual_rounds = terms.rounds == setup.usual_rounds(terms.cooperative)
    options: Options = {
        "rounds": "usual" if usual_rounds else int(terms.rounds),
        "notes": "varied" if terms.varied else "regular",
        "adjacency": "corners" if terms.corners else "sides",
        "throws": "one" if terms.one_throw else "any",
        "safesong": terms.safesong,
        "toned_down": terms.toned_down,
        "dissonance": terms.dissonance,
        "wildcard": terms.wildcard,
        "cooperative": terms.cooperative,
        "coop_deal": "fair" if terms.fair_deal else "rulebook",
        # Specials that the table named are in the field for their faces.
        "talkytoot": int(terms.random_specials) if terms.random_specials > 0 else "off",
    }
    if terms.cards != CARDS_DEALT:
        options["cards"] = int(terms.cards)
    if terms.highest != HIGHEST:
        options["highest"] = int(terms.highest)
    writer.options(options, {option.name: option.default for option in meta.META.options})
    current = meta.META.rules_version
    writer.number("rules", setup.FIRST_VERSION if terms.equals_piled else current, current)


def read_terms(reader: PositionReader, options: Options) -> Terms:
    """The options, with the specials whose faces are given."""
    keys: Value = [word.partition("=")[0] for word in reader.words("specials")]
    if keys and options["talkytoot"] == "off":
        options = {**options, "talkytoot": keys}
        meta.check(reader.players, options)
    rules = reader.number("rules", meta.META.rules_version)
    if rules in meta.META.older_rules:
        options = {**options, RULES: rules}
    elif rules != meta.META.rules_version:
        raise PositionError(f"There is no version {rules} of the rules of {meta.META.title}.")
    return setup.agree(options)


# -- What the cards show ---------------------------------------------------------------------------


def write_deck(writer: PositionWriter, deck: Deck) -> None:
    """The faces of the specials, in play or not, and notes that differ from the regular ones."""
    faces = [
        (card, f"{write_card(card)}={_write_face(deck, card)}")
        for card in range(PLAIN_COUNT, CARD_COUNT)
    ]
    writer.words("specials", [face for card, face in faces if holds(deck.cards, card)])
    spare = [face for card, face in faces if not holds(deck.cards, card)]
    writer.words("spare", [face for face in spare if not face.endswith("=y1")])
    notes = [
        f"{write_card(card)}:{deck.notes[card]}"
        for card in range(PLAIN_COUNT)
        if deck.notes[card] != setup.regular_notes(deck.numbers[card])
    ]
    writer.words("notes", notes)


def read_deck(reader: PositionReader, terms: Terms, dice: Dice) -> Deck:
    """Without faces for the specials, chance settles the deck."""
    given, spare = reader.words("specials"), reader.words("spare")
    varied = reader.words("notes")
    if not given and (terms.specials != 0 or terms.random_specials > 0):
        return setup.settle_deck(terms, dice)
    colours, numbers = setup.plain_faces()
    colours += [YELLOW] * SPECIAL_COUNT
    numbers += [1] * SPECIAL_COUNT
    notes = [setup.regular_notes(number) for number in numbers]
    specials = 0
    for word in given + spare:
        key, _, face = word.partition("=")
        card = read_special(key)
        colours[card], numbers[card], notes[card] = _read_face(face)
        if word in given:
            specials |= special_bit(card)
    for word in varied:
        name, _, count = word.partition(":")
        notes[read_card(name)] = _read_notes(count)
    return Deck(terms.highest, specials, terms.wildcard, colours, numbers, notes)


def _write_face(deck: Deck, card: int) -> str:
    number, notes = deck.numbers[card], deck.notes[card]
    more = "" if notes == setup.regular_notes(number) else f":{notes}"
    return f"{_LETTERS[deck.colours[card]]}{number}{more}"


def _read_face(text: str) -> tuple[int, int, int]:
    """Colour, number and notes."""
    face = _FACE.fullmatch(text)
    if face is None or not 1 <= int(face[2]) <= HIGHEST:
        raise PositionError(
            f"A special shows a colour and a number, such as draw=y5, not {text!r}."
        )
    number = int(face[2])
    notes = setup.regular_notes(number) if face[3] is None else _read_notes(face[3])
    return _LETTERS.index(face[1]), number, notes


def read_special(key: str) -> int:
    """The special card with this key."""
    card = read_card(key)
    if card < PLAIN_COUNT:
        keys = ", ".join(special.key for special in SPECIALS)
        raise PositionError(f"{key!r} is no special card. They are: {keys}.")
    return card


def _read_notes(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_NOTES:
        raise PositionError(f"A card has from 1 to {MOST_NOTES} notes, not {text!r}.")
    return int(text)
