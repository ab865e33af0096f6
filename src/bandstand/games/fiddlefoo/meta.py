"""Fiddlefoo: credits and options."""

from __future__ import annotations

from dataclasses import dataclass

from bandstand.games.fiddlefoo.material import (
    DRAWN_BY_CHANCE,
    SAFESONG_SPECIALS,
    SPECIALS,
    SPECIALS_AT_RANDOM,
)
from bandstand.kernel.errors import OptionError
from bandstand.kernel.game import Meta
from bandstand.kernel.options import Choice, Flag, Kind, Number, Option, Options, Value
from bandstand.kernel.words import listed

_KEYS = tuple(special.key for special in SPECIALS)
_OFF = ("off", "no", "none", "false")
_ON = ("on", "yes", "true")


@dataclass(frozen=True)
class Rounds(Kind):
    """How many rounds a match has, or the usual number."""

    def accept(self, value: object, players: int) -> Value:
        """The word usual, or a number."""
        return "usual" if value == "usual" else Number(1, 10).accept(value, players)

    def describe(self) -> str:
        """Describe the valid values."""
        return "usual (3, together 1), or a whole number from 1 to 10"


@dataclass(frozen=True)
class Specials(Kind):
    """Which special cards join the deck: none, a random number of them, or those named."""

    def accept(self, value: object, players: int) -> Value:
        """Off, a number, or a list of keys from data or from text with commas."""
        if isinstance(value, bool):
            value = "on" if value else "off"
        if isinstance(value, str):
            word = value.strip().lower()
            if word in _OFF or word == "0":
                return "off"
            if word in _ON:
                return SPECIALS_AT_RANDOM
            value = int(word) if word.isdigit() else [part.strip() for part in word.split(",")]
        if isinstance(value, int):
            return Number(1, len(DRAWN_BY_CHANCE)).accept(value, players) if value else "off"
        if not isinstance(value, list) or not value or any(key not in _KEYS for key in value):
            raise ValueError
        return [key for key in _KEYS if key in value]

    def describe(self) -> str:
        """Describe the valid values."""
        return (
            f"off, a number from 1 to {len(DRAWN_BY_CHANCE)} of cards chosen by chance, or keys "
            f"separated by commas: {', '.join(_KEYS)}"
        )


def check(players: int, options: Options) -> None:
    """Refuse options that need another one, with a sentence that says which."""
    safesong = options["safesong"]
    for name in ("toned_down", "dissonance"):
        if options[name] and not safesong:
            raise OptionError(f"Option {name} is part of Safesong: set safesong to yes as well.")
    if options["coop_deal"] != "fair" and not options["cooperative"]:
        raise OptionError(
            "Option coop_deal is for the cooperative game: set cooperative to yes as well."
        )
    talkytoot = options["talkytoot"]
    if safesong:
        return
    if isinstance(talkytoot, list):
        missed = [key for key in SAFESONG_SPECIALS if key in talkytoot]
        if missed:
            verb = "speaks" if len(missed) == 1 else "speak"
            raise OptionError(
                f"{listed(missed)} {verb} of Safesong: set safesong to yes, or leave it out."
            )
    most = len(DRAWN_BY_CHANCE) - len(SAFESONG_SPECIALS)
    if isinstance(talkytoot, int) and talkytoot > most:
        raise OptionError(
            f"Without Safesong chance can choose at most {most} special cards, not {talkytoot}."
        )


META = Meta(
    id="fiddlefoo",
    title="Fiddlefoo",
    designer="Pandaqi",
    artist="Pandaqi",
    publisher="Pandaqi (print and play)",
    year="2025",
    players=(2, 3, 4, 5, 6),
    minutes=30,
    blurb="Place cards on a shared map, and throw what matches at the player who placed.",
    options=(
        Option("rounds", Rounds(), "usual", "how many rounds are played"),
        Option("notes", Choice(("regular", "varied")), "regular", "how many notes cards show"),
        Option(
            "adjacency",
            Choice(("sides", "corners")),
            "sides",
            "how cards of one colour may not touch",
        ),
        Option("throws", Choice(("any", "one")), "any", "how many cards each may throw at once"),
        Option("safesong", Flag(), False, "an 8x8 map, safe distances, and Silence"),
        Option("toned_down", Flag(), False, "Safesong: a far Pair lets you choose what is thrown"),
        Option("dissonance", Flag(), False, "Safesong: distances count when nothing else does"),
        Option("wildcard", Flag(), False, "purple is any colour"),
        Option("cooperative", Flag(), False, "all play together, to fill four piles exactly"),
        Option(
            "coop_deal",
            Choice(("fair", "rulebook")),
            "fair",
            "Cooperative: hands that can win, or as printed",
        ),
        Option("talkytoot", Specials(), "off", "which special cards join the deck"),
    ),
    rules_version=2,
    older_rules=(1,),
    lowest_score_wins=True,
)
