"""What Re-Chord says, in French."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bandstand.games.re_chord.events import unspelled
from bandstand.games.re_chord.material.fretboard import GENRES, fret_of, string_of
from bandstand.games.re_chord.text import english
from bandstand.kernel.phrases import FRENCH, Phrases, any_of, one_of

if TYPE_CHECKING:
    from bandstand.kernel.event import Fact

_TYPES = ("vide", "blanc", "rouge", "bleu", "gris", "violet", "vert", "wylde", "face cachée")
_OUTCOMES = ("le prochain accord est à vous", "vous jouez votre chanson")


_WAYS = (
    "prendre un médiator dans la réserve",
    "tirer un médiator du sac",
    "piocher deux cartes d’accord",
    "passer",
    "piocher une carte de remplacement",
    "jouer un accord complet",
    "tenter un accord",
    "rendre une carte d’accord",
    "poser le médiator",
    "déplacer le médiator sur une case libre",
    "le permuter avec un autre",
    "retirer un médiator voisin",
    "prendre un autre médiator dans la réserve",
    "retirer un autre médiator",
    "soulever un autre médiator pour le déplacer",
    "retourner un médiator visible",
    "révéler un médiator caché",
    "retirer de sa frette un type de médiators",
)


def _wanted(fact: Fact) -> str:
    assert isinstance(fact, int)
    kind = "caché" if _TYPES[fact] == "face cachée" else _TYPES[fact]
    return f"un médiator {kind} ou un wylde visible"


def _where(fact: Fact) -> str:
    assert isinstance(fact, int)
    return f"corde {string_of(fact)}, frette {fret_of(fact)}"


def _genre(fact: Fact) -> str:
    assert isinstance(fact, int)
    return f"{GENRES[fact]} ({_TYPES[fact]})"


def _cards(fact: Fact) -> str:
    return FRENCH.listed(unspelled(fact).split())


def _pad(fact: Fact) -> str:
    assert isinstance(fact, list)
    return FRENCH.listed([f"{_TYPES[colour]} {fame}" for colour, fame in enumerate(fact, 1)])


PHRASES = Phrases(
    tongue=FRENCH,
    templates={
        # setup
        "game-begins": "{seat} [commence|commencez].",
        "genre-dealt": "{seat} [reçoit|recevez] un genre : {genre}.",
        "genre-dealt:unknown": "{seat} [reçoit|recevez] un genre secret.",
        "song-dealt": "{seat} [reçoit|recevez] la chanson « {song} ».",
        "song-dealt:unknown": "{seat} [reçoit|recevez] une chanson secrète.",
        "hand-dealt": "{seat} [reçoit|recevez] {count} : {cards}.",
        "hand-dealt:unknown": "{seat} [reçoit|recevez] {count}.",
        "supply-filled": "Place {slot} de la réserve : {pick}.",
        # actions
        "pick-taken": "{seat} [prend|prenez] à la place {slot} : {pick}.",
        "pick-drawn": "{seat} [tire|tirez] du sac : {pick}.",
        "pick-drawn:unknown": (
            "{seat} [tire|tirez] un médiator du sac et le [regarde|regardez] en secret."
        ),
        "pick-placed": "{seat} [pose|posez] sur {space} : {pick}.",
        "pick-placed-down": "{seat} [pose|posez] face cachée sur {space} : {pick}.",
        "pick-placed-down:unknown": "{seat} [pose|posez] un médiator face cachée sur {space}.",
        "cards-drawn": "{seat} [pioche|piochez] {count} : {cards}.",
        "cards-drawn:unknown": "{seat} [pioche|piochez] {count}.",
        "card-returned": "{seat} [rend|rendez] {card} à la pioche.",
        "card-returned:unknown": "{seat} [rend|rendez] une carte à la pioche.",
        # abilities
        "pick-removed": "Le médiator {pick} sur {space} retourne dans le sac.",
        "face-down-removed": "Le médiator caché sur {space} retourne dans le sac, sans être vu.",
        "pick-lifted": "{seat} [soulève|soulevez] le médiator sur {space}.",
        "pick-moved": "Le médiator sur {space} va sur {target}.",
        "picks-swapped": "Les médiators sur {space} et {target} permutent.",
        "pick-turned-down": "Le médiator {pick} sur {space} est retourné face cachée.",
        "pick-revealed": "Le médiator sur {space} est révélé : {pick}.",
        # chords
        "chord-played": "{seat} [joue|jouez] {chord} avec {card} : {fame} de renommée.",
        "re-chord-played": (
            "{seat} [rejoue|rejouez] {chord} avec {card} : {fame} de renommée en or."
        ),
        "song-played": "{seat} [joue|jouez] la chanson « {song} » : {fame} de renommée.",
        "replacement-drawn": "{seat} [pioche|piochez] en remplacement : {card}.",
        "replacement-drawn:unknown": "{seat} [pioche|piochez] une carte de remplacement.",
        "chord-tried": "{seat} [tente|tentez] {card}.",
        "clang": "CLANNNGGG! {card} n’est pas complet et retourne dans la pioche.",
        "order-hold": "Vous faites attendre {card}.",
        "order-claim": "Vous jouerez {card} dès que l’accord sera complet.",
        "order-hold-all": "Vous faites attendre toutes vos cartes, et celles que vous piocherez.",
        "order-claim-all": "Vous jouerez chaque carte dès que son accord sera complet.",
        # scoring and the end
        "fret-scored": "La frette {fret} est pleine. Guitare solo : {pad}.",
        "laps-over": "Soixante tours de table : le groupe rentre à la maison.",
        "fame-counted": (
            "{seat} : {chords} pour les accords, {songs} pour la chanson, {lead} pour {genre}, "
            "soit {fame} de renommée."
        ),
        "game-shared": "La scène est partagée : {seats}.",
        # the automa
        "automa-row": "La rangée de l’automa reçoit {cards}.",
        "automa-flips": "L’automa retourne « {song} » ({code}).",
        "automa-placed": "L’automa pose sur {space} : {pick}.",
        "automa-placed-down": "L’automa pose un médiator face cachée sur {space}.",
        "automa-chord-played": "L’automa joue {chord} avec {card} : {fame} de renommée.",
        "automa-re-chord-played": (
            "L’automa rejoue {chord} avec {card} : {fame} de renommée en or."
        ),
        "automa-counted": (
            "L’automa : {chords} pour les accords, {lead} pour {genre}, {bonus} pour son "
            "assurance, soit {fame} de renommée."
        ),
        "automa-beaten": "{seat} [bat|battez] l’automa.",
        "automa-wins": "L’automa garde la scène ; {seat} [perd|perdez].",
        # moves
        "move-take": "prendre le médiator {type} de la place {slot}",
        "move-bag": "tirer un médiator du sac",
        "move-draw-two": "piocher deux cartes d’accord",
        "move-draw-one": "piocher une carte de remplacement",
        "move-place": "poser : {where}",
        "move-remove": "retirer le médiator {type} : {where}",
        "move-lift": "déplacer le médiator {type} : {where}",
        "move-turn-down": "retourner le médiator {type} : {where}",
        "move-turn-up": "révéler le médiator : {where}",
        "move-to": "le déplacer : {where}",
        "move-swap": "permuter avec le médiator {type} : {where}",
        "move-clear": "retirer de la frette tout ce qui est {type}",
        "move-claim": "jouer {chord} ({card})",
        "move-try": "tenter {chord} ({card})",
        "move-return": "rendre {chord} ({card})",
        "move-hold": "faire attendre {chord} ({card})",
        "move-release": "jouer {chord} ({card}) dès qu’il est complet",
        "move-hold-all": "faire attendre toutes les cartes",
        "move-claim-all": "jouer toutes les cartes dès que complètes",
        "move-no-ability": "sans pouvoir",
        "move-leave": "laisser là",
        "move-keep": "garder tout",
        "move-go-on": "continuer",
        "move-no-replacement": "pas de remplacement",
        # reasons
        "asked-action": "On vous demande une action. Vous pouvez {ways}.",
        "asked-space": "Vous tenez un médiator qui veut une case. Vous pouvez {ways}.",
        "asked-ability": "Il s’agit du pouvoir du médiator {pick}. Vous pouvez {ways}.",
        "asked-goal": "Bleu a soulevé un médiator. Vous pouvez {ways}.",
        "asked-goal-or-pass": "Le médiator est retourné. Vous pouvez {ways}.",
        "asked-neighbour": "Il s’agit des voisins du médiator posé. Vous pouvez {ways}.",
        "asked-return": (
            "Vous avez pioché, et trois cartes au plus restent en main. Vous pouvez {ways}."
        ),
        "asked-chords": "Plus rien d’autre à faire. Vous pouvez {ways}.",
        "asked-replacement": "Une carte de remplacement vous est offerte. Vous pouvez {ways}.",
        "space-taken": "Il y a un médiator sur {space}. Choisissez une case libre.",
        "space-empty": "Il n’y a pas de médiator sur {space}. Choisissez une case occupée.",
        "already-lifted": (
            "Le médiator sur {space} est celui que vous déplacez. Vous pouvez {ways}."
        ),
        "not-that-pick": (
            "Le médiator sur {space} est le bleu qui agit, et il reste en place. "
            "Vous pouvez {ways}."
        ),
        "not-itself": "Le médiator sur {space} est celui qui agit ; il n’agit que sur d’autres.",
        "not-face-down": (
            "Le médiator sur {space} est visible ; violet révèle les médiators cachés."
        ),
        "not-face-up": (
            "Le médiator sur {space} est déjà caché ; gris retourne les médiators visibles."
        ),
        "not-a-neighbour": (
            "{space} n’est pas voisin du médiator posé : même frette, corde d’à côté."
        ),
        "slot-empty": "La place {slot} est vide jusqu’à la fin du tour.",
        "no-such-slot": "Il n’y a pas de place {slot} ; la réserve a {slots}.",
        "board-full": (
            "Aucune case n’est libre pour ce médiator ({pick}) ; seul un wylde pourrait être pris."
        ),
        "type-not-in-fret": "Rien à retirer de ce type dans cette frette : {type}.",
        "deck-empty": "La pioche est vide : il n’y a rien à piocher.",
        "drawing-closed": (
            "Personne n’a posé de médiator depuis trois tours de table : on ne pioche plus deux "
            "cartes avant la prochaine pose."
        ),
        "hand-too-large": "Vous avez {count} ; rendez-en au moins {excess} avant de passer.",
        "card-not-in-hand": "Vous n’avez pas {card} en main.",
        "chord-incomplete": "{card} n’est pas complet : il veut {wanted} sur {space}.",
        "already-held": "{card} attend déjà.",
        "not-held": "{card} n’attend pas.",
        "all-held": "Attendre est déjà votre ordre pour les nouvelles cartes.",
        "all-claimed": "Jouer ce qui est complet est déjà l’ordre de vos nouvelles cartes.",
        "no-orders": ("Avec clang=live il n’y a pas d’ordres : chacun tente lui-même ses accords."),
        "no-such-move": "Ce coup n’existe pas.",
    },
    words={
        **english.PHRASES.words,
        "where": _where,
        "wanted": _wanted,
        "ways": any_of(_WAYS, FRENCH),
        "pick": one_of(_TYPES),
        "type": one_of(_TYPES),
        "genre": _genre,
        "cards": _cards,
        "pad": _pad,
        "count": lambda fact: FRENCH.counted(fact, "carte", "cartes"),
        "slots": lambda fact: FRENCH.counted(fact, "place", "places"),
    },
    outcomes=tuple(
        replace(outcome, clause=clause)
        for outcome, clause in zip(english.PHRASES.outcomes, _OUTCOMES, strict=True)
    ),
)
