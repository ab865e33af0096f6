"""What Fiddlefoo says in English."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo.material import BASES, COLOURS
from bandstand.games.fiddlefoo.moves import name_card
from bandstand.kernel.phrases import ENGLISH, Outcome, Phrases, any_of, counted, listed, one_of

if TYPE_CHECKING:
    from bandstand.kernel.event import Fact


def _word_card(fact: Fact) -> str:
    return name_card(fact) if isinstance(fact, int) else "a card"


def _word_cards(fact: Fact) -> str:
    if not isinstance(fact, list):
        return "unseen"
    return listed([name_card(card) for card in fact]) if fact else "nothing"


def _word_cell(fact: Fact) -> str:
    assert isinstance(fact, list)
    return f"{fact[0]},{fact[1]}"


def _word_range(fact: Fact) -> str:
    assert isinstance(fact, list)
    low, high = fact
    if low > high:
        return "an empty range"
    return f"range {low}" if low == high else f"range {low} to {high}"


# What one can do: see legal.refusals.way_of.
_WAYS: Final = (
    "say that you are done",
    "draw a card",
    "pass",
    "put a card on its pile",
    "place a card of your hand",
    "",
    "",
    "discard a card of your hand",
    "move a card of the map",
    "",
    "take a card off the map",
    "",
    "throw a card that matches",
    "exchange a card of your hand",
    "choose the card of the map that you want",
    "place another card",
)

PHRASES: Final = Phrases(
    templates={
        # What happens.
        "round-begins": "Round {round} begins; {seat} [starts|start].",
        "card-laid": "The map begins with {card} at {cell}.",
        "hand-dealt": "{seat} [takes|take] up {count}: {cards}.",
        "hand-dealt:unknown": "{seat} [takes|take] up {count}.",
        "card-chosen": "{seat} [chooses|choose] {card}.",
        "card-placed": "{seat} [places|place] {card} at {cell}.",
        "pair": "{card} pairs with {other}: {range}, difference {difference}.",
        "pair-at-distance": (
            "{card} pairs with {other}: {range}, difference {difference}, distance {distance}."
        ),
        "counts-as": "{seat} [lets|let] it count as {colour}.",
        "safesong": "A Safesong: the lines of these Pairs are done.",
        "silence": "Silence: everybody else may throw one card of any kind at {seat}.",
        "toned-down": "{seat} [chooses|choose]: cards may be thrown by {basis} only.",
        "left-open": "{seat} [leaves|leave] it open what cards are thrown by.",
        "throws-asked": "{seats} may throw at {seat}.",
        "meant-to-throw": "{seat} [means|mean] to throw {card}.",
        "meant-for-pile": "{seat} [means|mean] to put {card} on its pile.",
        "thrown": "{seat} [throws|throw] {cards} at {seats}.",
        "nobody-threw": "Nobody throws anything.",
        "put-on-pile": "{seat} [puts|put] {card} on its pile, which has {notes} now.",
        "back-from-pile": "{seat} [takes|take] {card} back: an equal number came first.",
        "cannot-place": "{seat} [has|have] no card that fits.",
        "passes": "{seat} [has|have] no card that fits, and the pile is empty.",
        "drawn": "{seat} [draws|draw] {card}.",
        "all-stuck": "The pile is empty and nobody has a card that fits.",
        "discarded": "{seat} [discards|discard] {card}.",
        "card-moved": "{seat} [moves|move] {card} to {cell}.",
        "card-removed": "{seat} [takes|take] {card} off the map.",
        "may-play-again": "{seat} may place one more card, but no {colour} one.",
        "must-place": "{seat} must place {card} at once.",
        "revealed": "{seat} [shows|show] {card}.",
        "echoed": "{card} echoes the last card placed: {seat} [draws|draw] again.",
        "may-exchange": "{seat} [draws|draw] {card} and may exchange cards with the map.",
        "exchanged": "{seat} [puts|put] {card} in the place of {other} and [takes|take] that.",
        "round-scored": "{seat} [is|are] left with {cards}: {points}, {total} in all.",
        "hand-left": "{seat} [is|are] left with {cards}.",
        "piles-filled": "Round {round}: every pile has exactly ten notes.",
        "piles-missed": "Round {round}: the piles miss ten by {points} in all.",
        "won-together": "You all win together.",
        "lost-together": "You all lose together.",
        # Moves.
        "move-place": "place {card}",
        "move-cell": "put it at {cell}",
        "move-throw": "throw {card}",
        "move-pile": "put {card} on its pile",
        "move-discard": "discard {card}",
        "move-moved": "move {card}",
        "move-target": "move it to {cell}",
        "move-removed": "take {card} off the map",
        "move-offered": "give {card} to the map",
        "move-wanted": "take {card} from the map",
        "move-take": "draw a card",
        "move-pass": "pass",
        "move-as": "as {colour}",
        "move-by": "by {basis}",
        "move-leave-open": "leave it open",
        "move-done": "finish throwing",
        "move-keep-all": "keep all",
        "move-move-nothing": "move nothing",
        "move-enough-removed": "that is enough",
        "move-no-exchange": "no more exchanges",
        "move-no-extra": "no extra card",
        # Why not.
        "no-such-move": "There is no such move in this game.",
        "not-in-hand": "You do not hold {card}. Now you may {ways}.",
        "fits-nowhere": (
            "There is no cell for {card}: it must touch the map, be in line with a card it pairs "
            "with, and keep to the other rules of placing."
        ),
        "can-place": "You hold a card that fits, so you must place one.",
        "pile-empty": "The pile is empty. You can only pass.",
        "can-draw": "You cannot place a card, but the pile is not empty: draw one.",
        "asked-card": "A turn begins with a card to place. Now you may {ways}.",
        "asked-cell": "Choose a cell for {card}.",
        "cell-taken": "There is a card at {cell} already.",
        "not-connected": "The cell {cell} does not touch the map. It must share a side with it.",
        "not-in-line": (
            "No {colour} card is in line with {cell}. A card needs one of its colour in the same "
            "row, column or diagonal."
        ),
        "touches-colour": "At {cell} the card would touch another {colour} card.",
        "map-too-large": "At {cell} the card would make the map larger than 8 by 8.",
        "line-closed": "At {cell} the card would extend a line that a Safesong has closed.",
        "range-limit": (
            "At {cell} there would be a Pair with {card} whose range has fewer than four numbers."
        ),
        "distance-limit": "At {cell} there would be a Pair with {card} at a distance above two.",
        "asked-colour": "Say which colour the purple card counts as: {colours}.",
        "no-pair-as": "Counting as {colour} the card would make no Pair.",
        "asked-basis": "Say what may be thrown by: range, notes or distance; or leave it open.",
        "asked-throws": "You are asked for your throws. Now you may {ways}.",
        "no-piles": "There are piles in the cooperative game only.",
        "given-already": "You are giving {card} already.",
        "one-throw": "At this table each player throws at most one card at a time.",
        "clings": "{card} may not be thrown from a hand of three cards or fewer.",
        "pile-too-high": (
            "The {colour} pile shows a {number}. A card must have a higher number to go there."
        ),
        "equal-number": (
            "You are putting {other} on the {colour} pile already: of equal numbers only one can "
            "go there in the same step."
        ),
        "contrary-matches": "{card} matches, and so it may not be thrown.",
        "notes-only": "{card} is in a range, but it may be thrown by its notes only.",
        "notes-only-at-distance": (
            "The number of {card} equals a distance, but it may be thrown by its notes only."
        ),
        "silence-used": "Only Silence would let {card} go, and you have used it.",
        "not-by-basis": "Cards may be thrown by {basis} only, and {card} does not match by that.",
        "no-match": (
            "{card} matches no Pair: its number is in no range for its colour, and its notes equal "
            "no difference."
        ),
        "no-match-at-distance": (
            "{card} matches no Pair: without ranges and differences, distances count, and neither "
            "its number nor its notes equal one."
        ),
        "asked-discard": "You are asked for a discard. Now you may {ways}.",
        "asked-exchange": "You are asked for an exchange. Now you may {ways}.",
        "asked-moved": "You are asked for a card of the map. Now you may {ways}.",
        "asked-removed": "You are asked for cards of the map. Now you may {ways}.",
        "asked-wanted": "You are exchanging a card. Now you may {ways}.",
        "asked-again": "You are asked for an extra card. Now you may {ways}.",
        "another-colour": "The extra card must be of another colour than {colour}.",
        "not-on-map": "{card} is not on the map.",
        "moves-others": "{card} moves other cards, not itself.",
        "falls-apart": "The map would fall apart: it must stay connected.",
    },
    words={
        "card": _word_card,
        "other": _word_card,
        "cards": _word_cards,
        "colour": one_of(COLOURS),
        "colours": any_of(COLOURS, ENGLISH),
        "ways": any_of(_WAYS, ENGLISH),
        "cell": _word_cell,
        "basis": one_of(BASES),
        "range": _word_range,
        "count": lambda fact: counted(fact, "card", "cards"),
        "notes": lambda fact: counted(fact, "note", "notes"),
        "points": lambda fact: counted(fact, "note", "notes"),
    },
    outcomes=(
        Outcome("cards are thrown at you", ("thrown", "nobody-threw"), who="seats"),
        Outcome(
            "you empty your hand",
            ("round-scored",),
            next_only=False,
            when=lambda facts: not facts["cards"],
        ),
        Outcome("every pile gets its ten notes", ("piles-filled",), who=""),
    ),
)
