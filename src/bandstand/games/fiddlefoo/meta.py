"""Fiddlefoo: credits, options and parameters."""

from __future__ import annotations

from dataclasses import dataclass

from bandstand.games.fiddlefoo.material import (
    CARDS_DEALT,
    COLOUR_COUNT,
    DRAWN_BY_CHANCE,
    HIGHEST,
    SAFESONG_SPECIALS,
    SPECIALS,
    SPECIALS_AT_RANDOM,
    numbers_of,
)
from bandstand.kernel.errors import OptionError
from bandstand.kernel.game import Meta
from bandstand.kernel.options import (
    Choice,
    Flag,
    Kind,
    Number,
    Option,
    Options,
    Piece,
    Preset,
    Value,
    number_in,
)
from bandstand.kernel.parameters import Parameter
from bandstand.kernel.words import listed

_KEYS = tuple(special.key for special in SPECIALS)
_MOST_WITHOUT_SAFESONG = len(DRAWN_BY_CHANCE) - len(SAFESONG_SPECIALS)
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

    def offered(self) -> tuple[str, ...]:
        """The usual number, or one of the others."""
        return ("usual", *map(str, range(1, 11)))


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

    def offered(self) -> tuple[str, ...]:
        """None, or a number of them by chance, with Safesong or without."""
        return ("off", *map(str, range(1, _MOST_WITHOUT_SAFESONG + 1)))

    def pieces(self) -> tuple[Piece, ...]:
        """Every special card."""
        return tuple(Piece(key, "safesong" if key in SAFESONG_SPECIALS else "") for key in _KEYS)


PARAMETERS = (
    Parameter("cards", Number(1, 12), CARDS_DEALT, "cards dealt to each player in a round"),
    Parameter("highest", Number(2, HIGHEST), HIGHEST, "the highest number of the plain cards"),
)


def _check_deal(players: int, options: Options) -> None:
    """The plain deck must serve all hands and the first square; a fair deal has its own number."""
    if options["cooperative"] and "highest" in options:
        raise OptionError("The piles of a cooperative game need all numbers: leave highest out.")
    if options["cooperative"] and options["coop_deal"] == "fair":
        if "cards" in options:
            raise OptionError("A fair deal has its own number of cards: set coop_deal to rulebook.")
        return
    cards = number_in(options, "cards", CARDS_DEALT)
    highest = number_in(options, "highest", HIGHEST)
    deck = sum(len(numbers_of(colour, highest)) for colour in range(COLOUR_COUNT))
    if players * cards > deck - COLOUR_COUNT:
        raise OptionError(
            f"{players} players cannot have {cards} cards each: the deck has {deck}, and "
            f"{COLOUR_COUNT} of them begin the map."
        )


def check(players: int, options: Options) -> None:
    """Refuse special cards that need Safesong, with a sentence that says so."""
    _check_deal(players, options)
    talkytoot = options["talkytoot"]
    if options["safesong"]:
        return
    if isinstance(talkytoot, list):
        missed = [key for key in SAFESONG_SPECIALS if key in talkytoot]
        if missed:
            verb = "speaks" if len(missed) == 1 else "speak"
            raise OptionError(
                f"{listed(missed)} {verb} of Safesong: set safesong to yes, or leave it out."
            )
    if isinstance(talkytoot, int) and talkytoot > _MOST_WITHOUT_SAFESONG:
        raise OptionError(
            f"Without Safesong chance can choose at most {_MOST_WITHOUT_SAFESONG} special cards, "
            f"not {talkytoot}."
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
        Option(
            "toned_down",
            Flag(),
            False,
            "Safesong: a far Pair lets you choose what is thrown",
            needs="safesong",
        ),
        Option(
            "dissonance",
            Flag(),
            False,
            "Safesong: distances count when nothing else does",
            needs="safesong",
        ),
        Option("wildcard", Flag(), False, "purple is any colour"),
        Option("cooperative", Flag(), False, "all play together, to fill four piles exactly"),
        Option(
            "coop_deal",
            Choice(("fair", "rulebook")),
            "fair",
            "Cooperative: hands that can win, or as printed",
            needs="cooperative",
        ),
        Option("talkytoot", Specials(), "off", "which special cards join the deck"),
    ),
    presets=(
        Preset("first", {}, "three rounds, and the notes follow the numbers"),
        Preset("printed", {"notes": "varied"}, "three rounds with the notes of the printed cards"),
        Preset(
            "expert",
            {"notes": "varied", "safesong": True, "talkytoot": SPECIALS_AT_RANDOM},
            "with Safesong and six special cards, chosen by chance",
        ),
        Preset("together", {"cooperative": True}, "everybody wins or loses together"),
    ),
    rules_version=2,
    older_rules=(1,),
    lowest_score_wins=True,
    parameters=PARAMETERS,
)
