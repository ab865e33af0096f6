"""Rythm 'n' Play in French: the events and reasons, as told to a reader called "vous"."""

from __future__ import annotations

from bandstand.games.rythm_n_play.material import LETTERS, SOLFEGE
from bandstand.games.rythm_n_play.text.english import Nouns, word_facts
from bandstand.kernel.phrases import FRENCH, Outcome, Phrases

_CHANGES = ("Dièse", "Bémol")
_SOLFEGE = (SOLFEGE[0], "Ré", *SOLFEGE[2:])


def _number(halves: int) -> str:
    return f"{halves / 2:g}".replace(".", ",")


def _beats(halves: int) -> str:
    return "un demi-temps" if halves == 1 else f"{_number(halves)} temps"


def _points(halves: int) -> str:
    return f"{_number(halves)} point{'s' if abs(halves) >= 4 else ''}"


_NOUNS = Nouns(
    faces=LETTERS + _CHANGES + _SOLFEGE + _CHANGES,
    values=("ronde", "blanche", "noire", "croche"),
    one=("une ronde", "une blanche", "une noire", "une croche"),
    many=("{} rondes", "{} blanches", "{} noires", "{} croches"),
    nothing="rien",
    ways=(
        "composer",
        "échanger des cartes RYTHM",
        "prendre une carte RYTHM",
        "passer",
        "ramasser la portée",
        "dépenser une autre carte RYTHM",
        "piocher pour les temps choisis",
        "tourner la carte Tonalité",
        "poser face visible une carte PLAY de votre main",
    ),
    beats=_beats,
    points=_points,
    tongue=FRENCH,
)

PHRASES = Phrases(
    templates={
        "game-begins": (
            "{seat} [commence|commencez] ; [à sa|à votre] droite, on choisit la Tonalité."
        ),
        "hand-dealt": "{seat} [reçoit|recevez] {cards}, et {values}.",
        "hand-dealt:unknown": "{seat} [reçoit|recevez] quatre cartes PLAY et une carte RYTHM.",
        "tonality-chosen": "{seat} [tourne|tournez] la Tonalité sur {tone}.",
        "note-composed": "{seat} [compose|composez] {card}.",
        "change-composed": "{seat} [compose|composez] {card} : la Tonalité montre {tone}.",
        "stave-shut": "{seat} [compose|composez] {card} et [ferme|fermez] la portée.",
        "stave-picked-up": "{seat} [ramasse|ramassez] la portée : {count}.",
        "rythm-chosen": "{seat} [met|mettez] {rythm} dans l’échange : {beats} pour l’instant.",
        "exchanged": "{seat} [dépense|dépensez] {values} : {beats}.",
        "play-drawn": "{seat} [pioche|piochez] {count} : {cards}.",
        "play-drawn:unknown": "{seat} [pioche|piochez] {count}.",
        "play-stack-empty": (
            "La pile PLAY est vide : la prochaine portée ramassée termine la partie."
        ),
        "rythm-taken": "{seat} [prend|prenez] une carte RYTHM : {rythm}.",
        "rythm-taken:unknown": "{seat} [prend|prenez] une carte RYTHM.",
        "discards-shuffled": "La défausse est mélangée en une nouvelle pile RYTHM : {count}.",
        "card-laid": "{seat} [pose|posez] {card} face visible.",
        "passed": "{seat} [passe|passez], faute de mieux.",
        "silent-lap": "Personne n’a composé pendant tout un tour de table.",
        "scored": ("{seat} : {down} face cachée, {up} face visible, {beats} en main : {points}."),
        "move-compose": "composer {card}",
        "move-lay": "poser {card} face visible",
        "move-pick-up": "ramasser la portée",
        "move-take": "prendre une carte RYTHM",
        "move-pass": "passer",
        "move-spend": "dépenser {rythm}",
        "move-done": "piocher pour les temps choisis",
        "move-tonality": "tourner la Tonalité sur {tone}",
        "no-such-move": "Ce coup n’existe pas dans ce jeu.",
        "tonality-first": "Choisissez d’abord le côté de la carte Tonalité : Dièse ou Bémol.",
        "tonality-is-chosen": (
            "La Tonalité se choisit une fois, avant le premier tour : elle est sur {tone}."
        ),
        "hand-limit": (
            "Vous tenez plus de sept {limited}. Posez {excess} de vos cartes PLAY face visible "
            "devant vous."
        ),
        "within-hand-limit": (
            "On ne pose des cartes face visible que si l’on tient plus de sept {limited}."
        ),
        "not-in-hand": "Vous n’avez pas {card}. Vous pouvez {ways}.",
        "begin-with-note": "Une portée commence par une note, pas par une Altération.",
        "change-after-change": "Une Altération suit une note, jamais une autre Altération.",
        "shut-stave": (
            "Cette portée est fermée : aucune note n’est au-delà, et une Altération ne suit pas "
            "une Altération."
        ),
        "rising": (
            "{card} n’est pas plus haut que {last}, et la Tonalité est Dièse : la portée monte."
        ),
        "falling": (
            "{card} n’est pas plus bas que {last}, et la Tonalité est Bémol : la portée descend."
        ),
        "no-stave": "Il n’y a pas de portée à ramasser.",
        "not-your-card": (
            "La dernière carte de la portée est à {seats}. On ramasse une portée quand elle nous "
            "revient avec notre propre carte en dernier."
        ),
        "continue-or-pick-up": (
            "Personne n’a rien ajouté depuis votre carte. Avant toute autre chose, vous pouvez "
            "{ways}."
        ),
        "exchange-begun": ("Finissez d’abord votre échange : vous pouvez {ways}."),
        "nothing-chosen": "Vous n’avez choisi aucune carte RYTHM à dépenser.",
        "rythm-not-in-hand": "Vous n’avez plus de {value} à dépenser.",
        "no-play-left": "La pile PLAY est vide : il n’y a plus rien à échanger.",
        "whole-beats": (
            "Un échange vaut 1, 2, 3 ou 4 temps entiers ; avec {beats}, votre main n’y arrive pas."
        ),
        "unfinished-beat": (
            "{beats}, ce n’est pas un nombre entier de temps : dépensez encore une croche."
        ),
        "four-beats": "Un échange vaut quatre temps au plus ; cela ferait {beats}.",
        "no-rythm-left": "Il n’y a plus de carte RYTHM à prendre, ni pile ni défausse.",
        "seven-rythm": (
            "Vous tenez sept cartes RYTHM et aucune carte PLAY à poser : vous ne pouvez pas en "
            "prendre une autre."
        ),
        "no-free-pass": (
            "On ne passe que si l’on ne peut ni composer, ni échanger, ni prendre. "
            "Vous pouvez {ways}."
        ),
    },
    words={
        **word_facts(_NOUNS),
        "count": lambda fact: FRENCH.counted(fact, "carte", "cartes"),
        "limited": lambda fact: "cartes" if fact else "cartes PLAY",
    },
    outcomes=(Outcome("vous ramassez cette portée", ("stave-picked-up",)),),
    tongue=FRENCH,
)
