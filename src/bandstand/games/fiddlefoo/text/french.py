"""What Fiddlefoo says in French."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo.material import PLAIN_COUNT
from bandstand.games.fiddlefoo.moves import face_of, write_card
from bandstand.games.fiddlefoo.text import english
from bandstand.kernel.phrases import FRENCH, Phrases, any_of, one_of

if TYPE_CHECKING:
    from bandstand.kernel.event import Fact

_COLOURS = {"yellow": "jaune", "red": "rouge", "blue": "bleu", "purple": "violet"}
_SPECIALS = {
    "discard": "Défausse",
    "move": "Déplacement",
    "play-again": "Rejouer",
    "remove-cards": "Retrait",
    "wild-pair": "Paire libre",
    "other-colours": "Autres couleurs",
    "range-limit": "Grand intervalle",
    "no-safety": "Sans filet",
    "distance-limit": "Tout près",
    "draw": "Pioche",
    "notes-penalty": "Pénalité",
    "notes-only": "Notes seules",
    "contrary": "Contraire",
    "clingy": "Collante",
    "instaplay": "Illico",
    "reveal": "Révélée",
    "swap-map": "Échange",
    "colour-echo": "Écho de couleur",
    "note-echo": "Écho de notes",
    "double-worst": "Double peine",
    "most-held": "Majorité",
}
_OUTCOMES = ("on vous lance des cartes", "vous videz votre main", "chaque pile a ses dix notes")


def _card(fact: Fact) -> str:
    if not isinstance(fact, int):
        return "une carte"
    if fact >= PLAIN_COUNT:
        return f"la carte spéciale « {_SPECIALS[write_card(fact)]} »"
    colour, number = face_of(fact)
    return f"le {number} {_COLOURS[colour]}"


def _cards(fact: Fact) -> str:
    if not isinstance(fact, list):
        return "des cartes cachées"
    return FRENCH.listed([_card(card) for card in fact]) if fact else "rien"


def _cell(fact: Fact) -> str:
    assert isinstance(fact, list)
    return f"{fact[0]},{fact[1]}"


def _range(fact: Fact) -> str:
    assert isinstance(fact, list)
    low, high = fact
    if low > high:
        return "intervalle vide"
    return f"intervalle {low}" if low == high else f"intervalle de {low} à {high}"


def _counted(fact: Fact, noun: str) -> str:
    return FRENCH.counted(fact, noun, f"{noun}s")


_WAYS = (
    "dire que vous avez terminé",
    "piocher",
    "passer",
    "mettre une carte sur sa pile",
    "poser une carte de votre main",
    "",
    "",
    "défausser une carte de votre main",
    "déplacer une carte du plan",
    "",
    "retirer une carte du plan",
    "",
    "lancer une carte qui convient",
    "échanger une carte de votre main",
    "choisir la carte du plan que vous voulez",
    "poser une autre carte",
)

PHRASES = Phrases(
    tongue=FRENCH,
    templates={
        # Ce qui arrive.
        "round-begins": "La manche {round} commence ; {seat} [ouvre|ouvrez] le jeu.",
        "card-laid": "Le plan commence avec {card} en {cell}.",
        "hand-dealt": "{seat} [prend|prenez] {count} : {cards}.",
        "hand-dealt:unknown": "{seat} [prend|prenez] {count}.",
        "card-chosen": "{seat} [choisit|choisissez] {card}.",
        "card-placed": "{seat} [pose|posez] {card} en {cell}.",
        "pair": "Paire : {card} avec {other} ; {range}, différence {difference}.",
        "pair-at-distance": (
            "Paire : {card} avec {other} ; {range}, différence {difference}, distance {distance}."
        ),
        "counts-as": "{seat} [choisit|choisissez] pour elle la couleur {colour}.",
        "safesong": "Un Safesong : les lignes de ces Paires sont closes.",
        "silence": "Silence : tous les autres peuvent lancer à {seat} une carte au choix.",
        "toned-down": "{seat} [choisit|choisissez] : on ne peut lancer que par {basis}.",
        "left-open": "{seat} [laisse|laissez] ouvert par quoi l’on peut lancer.",
        "throws-asked": "Peuvent lancer à {seat} : {seats}.",
        "meant-to-throw": "{seat} [veut|voulez] lancer {card}.",
        "meant-for-pile": "{seat} [veut|voulez] mettre {card} sur sa pile.",
        "thrown": "{seat} [lance|lancez] {cards} à {seats}.",
        "nobody-threw": "Personne ne lance rien.",
        "put-on-pile": "{seat} [met|mettez] {card} sur sa pile, qui a maintenant {notes}.",
        "back-from-pile": "{seat} [reprend|reprenez] {card} : un nombre égal est passé avant.",
        "cannot-place": "{seat} [n’a|n’avez] aucune carte qui ait sa place.",
        "passes": "{seat} [n’a|n’avez] aucune carte qui ait sa place, et la pioche est vide.",
        "drawn": "{seat} [pioche|piochez] {card}.",
        "all-stuck": "La pioche est vide et personne n’a de carte qui ait sa place.",
        "discarded": "{seat} [défausse|défaussez] {card}.",
        "card-moved": "{seat} [déplace|déplacez] {card} en {cell}.",
        "card-removed": "{seat} [retire|retirez] {card} du plan.",
        "may-play-again": (
            "{seat} [peut|pouvez] poser encore une carte, mais d’une autre couleur que {colour}."
        ),
        "must-place": "{seat} [doit|devez] poser {card} tout de suite.",
        "revealed": "{seat} [montre|montrez] {card}.",
        "echoed": "{card} fait écho à la dernière carte posée : {seat} [repioche|repiochez].",
        "may-exchange": (
            "{seat} [pioche|piochez] {card} et [peut|pouvez] échanger des cartes avec le plan."
        ),
        "exchanged": (
            "{seat} [met|mettez] {card} là où était {other}, et [prend|prenez] cette carte."
        ),
        "round-scored": "{seat} [garde|gardez] {cards} : {points}, {total} en tout.",
        "hand-left": "{seat} [garde|gardez] {cards}.",
        "piles-filled": "Manche {round} : chaque pile a exactement dix notes.",
        "piles-missed": "Manche {round} : l’écart des piles à dix est en tout de {points}.",
        "won-together": "Vous gagnez tous ensemble.",
        "lost-together": "Vous perdez tous ensemble.",
        # Les coups.
        "move-place": "poser {card}",
        "move-cell": "poser en {cell}",
        "move-throw": "lancer {card}",
        "move-pile": "mettre {card} sur sa pile",
        "move-discard": "défausser {card}",
        "move-moved": "déplacer {card}",
        "move-target": "déplacer en {cell}",
        "move-removed": "retirer {card} du plan",
        "move-offered": "donner {card} au plan",
        "move-wanted": "prendre {card} sur le plan",
        "move-take": "piocher",
        "move-pass": "passer",
        "move-as": "en {colour}",
        "move-by": "par {basis}",
        "move-leave-open": "laisser ouvert",
        "move-done": "terminer les lancers",
        "move-keep-all": "tout garder",
        "move-move-nothing": "ne rien déplacer",
        "move-enough-removed": "c’est assez",
        "move-no-exchange": "plus d’échange",
        "move-no-extra": "pas d’autre carte",
        # Pourquoi non.
        "no-such-move": "Ce coup n’existe pas dans ce jeu.",
        "not-in-hand": "Vous n’avez pas {card}. Vous pouvez {ways}.",
        "fits-nowhere": (
            "Aucune case pour {card} : il faut toucher le plan, être en ligne avec une carte qui "
            "fasse Paire, et respecter les autres règles de pose."
        ),
        "can-place": "Une de vos cartes a sa place : vous devez en poser une.",
        "pile-empty": "La pioche est vide. Vous ne pouvez que passer.",
        "can-draw": "Vous ne pouvez rien poser, mais la pioche n’est pas vide : piochez.",
        "asked-card": "Un tour commence par une carte à poser. Vous pouvez {ways}.",
        "asked-cell": "Choisissez une case pour {card}.",
        "cell-taken": "Il y a déjà une carte en {cell}.",
        "not-connected": "La case {cell} ne touche pas le plan. Il faut un côté commun.",
        "not-in-line": (
            "Aucune carte de couleur {colour} n’est en ligne avec {cell}. Il en faut une sur la "
            "même ligne, colonne ou diagonale."
        ),
        "touches-colour": "En {cell}, la carte toucherait une autre carte de couleur {colour}.",
        "map-too-large": "En {cell}, la carte rendrait le plan plus grand que 8 sur 8.",
        "line-closed": "En {cell}, la carte prolongerait une ligne close par un Safesong.",
        "range-limit": (
            "En {cell}, une Paire avec {card} aurait moins de quatre nombres dans son intervalle."
        ),
        "distance-limit": "En {cell}, une Paire avec {card} serait à une distance de plus de deux.",
        "asked-colour": "Dites quelle couleur prend la carte violette : {colours}.",
        "no-pair-as": "Avec la couleur {colour}, la carte ne ferait aucune Paire.",
        "asked-basis": (
            "Dites par quoi l’on peut lancer : intervalle, notes ou distance ; ou laissez ouvert."
        ),
        "asked-throws": "On vous demande vos lancers. Vous pouvez {ways}.",
        "no-piles": "Il n’y a de piles que dans le jeu coopératif.",
        "given-already": "Vous donnez déjà {card}.",
        "one-throw": "À cette table chacun ne lance qu’une carte à la fois.",
        "clings": "On ne peut pas lancer {card} avec trois cartes en main ou moins.",
        "pile-too-high": (
            "La pile de couleur {colour} montre {number}. Il faut un nombre plus élevé."
        ),
        "equal-number": (
            "Vous mettez déjà {other} sur la pile de couleur {colour} : de deux nombres égaux, un "
            "seul peut y aller à la fois."
        ),
        "contrary-matches": "Comme {card} convient, on ne peut justement pas la lancer.",
        "notes-only": (
            "L’intervalle contient {card}, mais seules ses notes permettent de la lancer."
        ),
        "notes-only-at-distance": (
            "Une distance égale le nombre de cette carte, {card}, mais seules ses notes permettent "
            "de la lancer."
        ),
        "silence-used": "Seul le Silence permettrait de lancer {card}, et vous l’avez utilisé.",
        "not-by-basis": "On ne lance que par {basis}, et {card} ne convient pas ainsi.",
        "no-match": (
            "Rien ne permet de lancer {card} : aucun intervalle de sa couleur n’a son nombre, et "
            "aucune différence n’égale ses notes."
        ),
        "no-match-at-distance": (
            "Rien ne permet de lancer {card} : sans intervalle ni différence, ce sont les "
            "distances qui comptent, et aucune n’égale son nombre ni ses notes."
        ),
        "asked-discard": "On vous demande une défausse. Vous pouvez {ways}.",
        "asked-exchange": "On vous demande un échange. Vous pouvez {ways}.",
        "asked-moved": "On vous demande une carte du plan. Vous pouvez {ways}.",
        "asked-removed": "On vous demande des cartes du plan. Vous pouvez {ways}.",
        "asked-wanted": "Vous échangez une carte. Vous pouvez {ways}.",
        "asked-again": "On vous demande une carte de plus. Vous pouvez {ways}.",
        "another-colour": "La carte de plus doit être d’une autre couleur que {colour}.",
        "not-on-map": "Sur le plan on ne trouve pas {card}.",
        "moves-others": "Avec {card} on déplace les autres cartes, pas elle-même.",
        "falls-apart": "Le plan se romprait : il doit rester d’un seul tenant.",
    },
    words={
        "card": _card,
        "other": _card,
        "cards": _cards,
        "colour": one_of(tuple(_COLOURS.values())),
        "colours": any_of(tuple(_COLOURS.values()), FRENCH),
        "ways": any_of(_WAYS, FRENCH),
        "cell": _cell,
        "basis": one_of(("intervalle", "notes", "distance")),
        "range": _range,
        "count": lambda fact: _counted(fact, "carte"),
        "notes": lambda fact: _counted(fact, "note"),
        "points": lambda fact: _counted(fact, "note"),
    },
    outcomes=tuple(
        replace(outcome, clause=clause)
        for outcome, clause in zip(english.PHRASES.outcomes, _OUTCOMES, strict=True)
    ),
)
