"""Take the A Chord in French: the events and reasons, as told to a reader called "vous"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.a_chord.material import CARD_COUNT, CHORDS, chord_of, colour_of
from bandstand.kernel.phrases import FRENCH, Outcome, Phrases, one_of

if TYPE_CHECKING:
    from bandstand.kernel.event import Fact

_COLOURS = ("bleu", "vert", "rouge", "jaune", "violet")
_PLACES = ("blanc G", "noir D", "noir G", "blanc D")


def _name(card: int) -> str:
    return f"{CHORDS[chord_of(card)]} {_COLOURS[colour_of(card)]}"


def _card(fact: Fact) -> str:
    assert isinstance(fact, int)
    return f"le {_name(fact)}" if 0 <= fact < CARD_COUNT else "cette carte"


def _cards(fact: Fact) -> str:
    assert isinstance(fact, list)
    return FRENCH.listed([_name(card) for card in fact])


def _counted(fact: Fact, one: str, many: str) -> str:
    assert isinstance(fact, int)
    return f"{fact} {one if abs(fact) < 2 else many}"  # French says 0 in the singular


PHRASES = Phrases(
    templates={
        "stage-begins": "La scène {stage} commence ; {seat} [entame|entamez].",
        "key-turned-up": "On retourne {card} : la tonalité est {key}.",
        "hand-dealt": "{seat} [reçoit|recevez] {count} : {cards}.",
        "hand-dealt:unknown": "{seat} [reçoit|recevez] {count}.",
        "card-played": "{seat} [joue|jouez] {card}.",
        "card-played-to": "{seat} [joue|jouez] {card} sur {spot}.",
        "improvisation": (
            "Improvisation {times} : {seat} [amène|amenez] la tonalité sur {key} et "
            "[entame|entamez] à nouveau."
        ),
        "trick-won": "{seat} [gagne|gagnez] le pli : {tokens}.",
        "improvised-trick-won": (
            "{seat} [gagne|gagnez] le pli improvisé : {tokens} et un jeton d’improvisation."
        ),
        "spotlight": "{seat} [prend|prenez] le projecteur.",
        "key-changed": (
            "Changement de tonalité : {seat} [passe|passez] en {key} et [entame|entamez]."
        ),
        "key-repeated": "Changement de tonalité sur place, {key} : {seat} [entame|entamez].",
        "second-half": "La seconde partie commence ; {seat} [entame|entamez].",
        "stage-scored": "{seat} : {tokens}, {improvisations} : {points}, {total} en tout.",
        "stage-scored-with-spotlight": (
            "{seat} : {tokens} et le projecteur, {improvisations} : {points}, {total} en tout."
        ),
        "move-card": "jouer {card}",
        "not-in-hand": "Vous n’avez pas {card} en main. Jouez une carte de votre main.",
        "follow-colour": (
            "Vous avez du {colour}, la couleur d’entame, et ce tour ne contient pas de {chord}. "
            "Jouez du {colour}."
        ),
        "follow-or-repeat": (
            "Vous avez du {colour}, la couleur d’entame, et ce tour ne contient pas de {chord}. "
            "Jouez du {colour}, ou un accord visible dans ce tour."
        ),
    },
    words={
        "card": _card,
        "spot": one_of(_PLACES),
        "cards": _cards,
        "key": one_of(CHORDS),
        "chord": one_of(CHORDS),
        "colour": one_of(_COLOURS),
        "count": lambda fact: _counted(fact, "carte", "cartes"),
        "tokens": lambda fact: _counted(fact, "jeton de pli", "jetons de pli"),
        "improvisations": lambda fact: _counted(fact, "improvisation", "improvisations"),
        "points": lambda fact: _counted(fact, "point", "points"),
    },
    outcomes=(
        Outcome("vous gagnez ce pli", ("trick-won", "improvised-trick-won")),
        Outcome("vous prenez le projecteur", ("spotlight",), next_only=False),
        Outcome("vous improvisez", ("improvisation",), next_only=False),
    ),
    tongue=FRENCH,
)
