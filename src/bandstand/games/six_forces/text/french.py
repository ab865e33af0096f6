"""6 Forces in French: the events and reasons, as told to a reader called "vous"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.six_forces.material import colour_of, number_of
from bandstand.games.six_forces.text.english import came_true
from bandstand.kernel.phrases import FRENCH, Outcome, Phrases, any_of, one_of

if TYPE_CHECKING:
    from bandstand.kernel.event import Fact

_COLOURS = ("rouge", "jaune", "bleu", "vert")
_TRUMPS = (*_COLOURS, "grand", "petit")


def _name(card: int) -> str:
    return f"{number_of(card)} {_COLOURS[colour_of(card)]}"


def _card(fact: Fact) -> str:
    return f"le {_name(fact)}" if isinstance(fact, int) else "une carte"


def _cards(fact: Fact) -> str:
    assert isinstance(fact, list)
    return FRENCH.listed([_name(card) for card in fact])


def _trumps(fact: Fact) -> str:
    assert isinstance(fact, list)
    return FRENCH.listed([_TRUMPS[trump] for trump in fact])


def _counted(fact: Fact, one: str, many: str) -> str:
    assert isinstance(fact, int)
    return f"{fact} {one if fact < 2 else many}"  # French says 0 in the singular


def _points(fact: Fact) -> str:
    assert isinstance(fact, int)
    return f"{fact:+d} {'point' if abs(fact) < 2 else 'points'}"


PHRASES = Phrases(
    templates={
        "round-begins": "La manche {round} commence par {seat}.",
        "hand-dealt": "{seat} [reçoit|recevez] {count} : {cards}.",
        "hand-dealt:unknown": "{seat} [reçoit|recevez] {count}.",
        "predicted": "{seat} [annonce|annoncez] {tricks} ; au centre : {chips}.",
        "predicted-with-spare": (
            "{seat} [annonce|annoncez] {predicted} ou {tricks}, avec un jeton de réserve ; "
            "au centre : {chips}."
        ),
        "trump-chosen": "{seat} [choisit|choisissez] l’atout {trump}.",
        "tricks-begin": "Les plis commencent ; {seat} [entame|entamez].",
        "card-played": "{seat} [joue|jouez] {card}.",
        "trick-won": "{seat} [gagne|gagnez] le pli, atout {trump} : {tricks} jusqu’ici.",
        "round-scored": ("{seat} : annonce de {predicted}, {tricks} : {points}, {total} en tout."),
        "round-scored-with-spare": (
            "{seat} : annonce de {predicted} ou {or_predicted}, {tricks} : {points}, "
            "{total} en tout."
        ),
        "move-card": "jouer {card}",
        "move-predict": "annoncer {tricks}",
        "move-predict-spare": "annoncer {predicted} ou {tricks}, avec un jeton de réserve",
        "move-trump": "choisir {trump} comme atout",
        "no-such-move": "Ce coup n’existe pas à 6 Forces. Vous pouvez {ways}.",
        "conception-first": (
            "Aucune carte n’est jouée avant que tout le monde ait annoncé et choisi un atout. "
            "Vous pouvez {ways}."
        ),
        "already-predicted": (
            "Vous avez déjà annoncé dans cette manche. Choisissez maintenant votre atout."
        ),
        "too-few-chips": (
            "Il faudrait plus de jetons qu’il n’y en a au centre : {chips}. "
            "Le jeton de réserve compte aussi. Annoncez avec les jetons présents ; "
            "0 est toujours possible."
        ),
        "trump-already-chosen": ("Vous avez choisi l’atout {trump}. Annoncez maintenant vos plis."),
        "trump-taken": (
            "L’atout {trump} est pris, et à trois les trois atouts sont différents. "
            "Libres : {trumps}."
        ),
        "trump-repeated-already": (
            "L’atout {trump} est pris, et un atout est déjà deux fois sur la table. "
            "Libres : {trumps}."
        ),
        "conception-over": ("Annonces et atouts sont fixés pour cette manche. Jouez une carte."),
        "not-in-hand": "Vous n’avez pas {card} en main. Jouez une carte de votre main.",
        "follow-colour": "Vous avez du {colour}, la couleur d’entame. Jouez du {colour}.",
    },
    words={
        "card": _card,
        "cards": _cards,
        "colour": one_of(_COLOURS),
        "trump": one_of(_TRUMPS),
        "trumps": _trumps,
        "ways": any_of(("jouer une carte", "annoncer", "choisir un atout"), FRENCH),
        "tricks": lambda fact: _counted(fact, "pli", "plis"),
        "chips": lambda fact: _counted(fact, "jeton", "jetons"),
        "points": _points,
        "count": lambda fact: _counted(fact, "carte", "cartes"),
    },
    outcomes=(
        Outcome("vous gagnez ce pli", ("trick-won",)),
        Outcome(
            "votre annonce se réalise",
            ("round-scored", "round-scored-with-spare"),
            next_only=False,
            when=came_true,
        ),
    ),
    tongue=FRENCH,
)
