"""What Re-Chord says, in French."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bandstand.games.re_chord import view
from bandstand.games.re_chord.material import GENRES
from bandstand.kernel.phrases import FRENCH, Phrases, counted, one_of

if TYPE_CHECKING:
    from bandstand.kernel.event import Fact

_TYPES = ("vide", "blanc", "rouge", "bleu", "gris", "violet", "vert", "wylde", "face cachée")
_OUTCOMES = ("le prochain accord est à vous", "vous jouez votre chanson")


def _genre(fact: Fact) -> str:
    assert isinstance(fact, int)
    return f"{GENRES[fact]} ({_TYPES[fact]})"


def _cards(fact: Fact) -> str:
    return FRENCH.listed(view.unspelled(fact).split())


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
        # reasons
        "asked-action": (
            "Choisissez une action : prendre un médiator dans la réserve, en tirer un du sac, "
            "ou piocher deux cartes."
        ),
        "asked-space": "Vous tenez un médiator : dites sur quelle case il va.",
        "asked-ability": "Il s’agit du pouvoir du médiator : utilisez-le, ou passez.",
        "asked-goal": ("Bleu a soulevé un médiator : dites où il va, ou avec lequel il permute."),
        "asked-goal-or-pass": (
            "Le médiator est retourné : déplacez-le sur une case libre, ou passez."
        ),
        "asked-neighbour": "Vous pouvez retirer un voisin du médiator posé, ou passer.",
        "asked-return": (
            "Vous avez pioché : rendez des cartes, ou passez quand il en reste trois au plus."
        ),
        "asked-chords": "Plus rien d’autre à faire : jouez un accord complet, ou passez.",
        "asked-replacement": "Une carte de remplacement vous est offerte : piochez, ou passez.",
        "space-taken": "Il y a un médiator sur {space}. Choisissez une case libre.",
        "space-empty": "Il n’y a pas de médiator sur {space}. Choisissez une case occupée.",
        "not-that-pick": "Bleu agit sur deux autres médiators : {space} ne convient pas.",
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
        "chord-incomplete": "{card} n’est pas complet : {space} ne porte pas ce qu’il veut.",
        "already-held": "{card} attend déjà.",
        "not-held": "{card} n’attend pas.",
        "no-orders": (
            "Avec clang=live il n’y a pas d’ordres : tentez un accord quand vous le croyez complet."
        ),
        "no-such-move": "Ce coup n’existe pas.",
    },
    words={
        **view.PHRASES.words,
        "pick": one_of(_TYPES),
        "type": one_of(_TYPES),
        "genre": _genre,
        "cards": _cards,
        "pad": _pad,
        "count": lambda fact: counted(fact, "carte", "cartes"),
        "slots": lambda fact: counted(fact, "place", "places"),
    },
    outcomes=tuple(
        replace(outcome, clause=clause)
        for outcome, clause in zip(view.PHRASES.outcomes, _OUTCOMES, strict=True)
    ),
)
