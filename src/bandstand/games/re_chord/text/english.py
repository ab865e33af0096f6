"""What Re-Chord says, in English."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.events import unspelled
from bandstand.games.re_chord.material.fretboard import GENRES, TYPES, fret_of, string_of
from bandstand.games.re_chord.moves import write_space
from bandstand.kernel.phrases import ENGLISH, Outcome, Phrases, any_of, counted, listed, one_of

if TYPE_CHECKING:
    from bandstand.kernel.event import Fact

# What one can do: see ``legal.reasons.way_of``.
_WAYS: Final = (
    "take a pick from the supply",
    "draw a pick from the bag",
    "draw two chord cards",
    "pass",
    "draw a replacement card",
    "play a complete chord",
    "try a chord",
    "return a chord card",
    "place the pick",
    "move the pick to an empty space",
    "swap it with another pick",
    "remove a pick beside it",
    "take another pick from the supply",
    "remove another pick",
    "lift another pick to move it",
    "turn a face-up pick down",
    "turn a face-down pick up",
    "clear a type of picks from its fret",
)


def _word_space(fact: Fact) -> str:
    assert isinstance(fact, int)
    return write_space(fact)


def _word_type(fact: Fact) -> str:
    assert isinstance(fact, int)
    return "face-down" if TYPES[fact] == "down" else TYPES[fact]


def _word_wanted(fact: Fact) -> str:
    return f"a {_word_type(fact)} pick or a face-up wylde"


def _word_where(fact: Fact) -> str:
    assert isinstance(fact, int)
    return f"string {string_of(fact)}, fret {fret_of(fact)}"


def _word_genre(fact: Fact) -> str:
    assert isinstance(fact, int)
    return f"{GENRES[fact]} ({TYPES[fact]})"


def _word_cards(fact: Fact) -> str:
    return listed(unspelled(fact).split())


def _word_pad(fact: Fact) -> str:
    assert isinstance(fact, list)
    return listed([f"{TYPES[colour]} {fame}" for colour, fame in enumerate(fact, 1)])


PHRASES: Final = Phrases(
    templates={
        # setup
        "game-begins": "{seat} [starts|start].",
        "genre-dealt": "{seat} [gets|get] a genre: {genre}.",
        "genre-dealt:unknown": "{seat} [gets|get] a secret genre.",
        "song-dealt": "{seat} [gets|get] the song “{song}”.",
        "song-dealt:unknown": "{seat} [gets|get] a secret song.",
        "hand-dealt": "{seat} [gets|get] {count}: {cards}.",
        "hand-dealt:unknown": "{seat} [gets|get] {count}.",
        "supply-filled": "Slot {slot} of the supply: {pick}.",
        # actions
        "pick-taken": "{seat} [takes|take] {pick} from slot {slot}.",
        "pick-drawn": "{seat} [draws|draw] {pick} from the bag.",
        "pick-drawn:unknown": "{seat} [draws|draw] a pick from the bag and [looks|look] at it.",
        "pick-placed": "{seat} [places|place] {pick} on {space}.",
        "pick-placed-down": "{seat} [places|place] {pick} face down on {space}.",
        "pick-placed-down:unknown": "{seat} [places|place] a pick face down on {space}.",
        "cards-drawn": "{seat} [draws|draw] {count}: {cards}.",
        "cards-drawn:unknown": "{seat} [draws|draw] {count}.",
        "card-returned": "{seat} [returns|return] {card} to the deck.",
        "card-returned:unknown": "{seat} [returns|return] a card to the deck.",
        # abilities
        "pick-removed": "The {pick} pick on {space} goes back into the bag.",
        "face-down-removed": "The face-down pick on {space} goes back into the bag, unseen.",
        "pick-lifted": "{seat} [lifts|lift] the pick on {space}.",
        "pick-moved": "The pick on {space} moves to {target}.",
        "picks-swapped": "The picks on {space} and {target} change places.",
        "pick-turned-down": "The {pick} pick on {space} is turned face down.",
        "pick-revealed": "The pick on {space} is turned up: {pick}.",
        # chords
        "chord-played": "{seat} [plays|play] {chord} with {card}: {fame} fame.",
        "re-chord-played": "{seat} [re-chords|re-chord] {chord} with {card}: {fame} golden fame.",
        "song-played": "{seat} [plays|play] the song “{song}”: {fame} fame.",
        "replacement-drawn": "{seat} [draws|draw] a replacement: {card}.",
        "replacement-drawn:unknown": "{seat} [draws|draw] a replacement.",
        "chord-tried": "{seat} [tries|try] {card}.",
        "clang": "CLANNNGGG! {card} is not complete; back it goes.",
        "order-hold": "You hold {card} back.",
        "order-claim": "You will play {card} as soon as it is complete.",
        "order-hold-all": "You hold all your cards back, also those you draw later.",
        "order-claim-all": "You will play every card as soon as it is complete.",
        # scoring and the end
        "fret-scored": "Fret {fret} is full. Lead guitar: {pad}.",
        "laps-over": "Sixty laps are played: the band goes home.",
        "fame-counted": (
            "{seat}: {chords} for chords, {songs} for the song, {lead} for {genre}: {fame} fame."
        ),
        "game-shared": "{seats} share the stage.",
        # the automa
        "automa-row": "The automa's row gets {cards}.",
        "automa-flips": "The automa flips “{song}” ({code}).",
        "automa-placed": "The automa places {pick} on {space}.",
        "automa-placed-down": "The automa places a pick face down on {space}.",
        "automa-chord-played": "The automa plays {chord} with {card}: {fame} fame.",
        "automa-re-chord-played": "The automa re-chords {chord} with {card}: {fame} golden fame.",
        "automa-counted": (
            "The automa: {chords} for chords, {lead} for {genre}, {bonus} for its confidence: "
            "{fame} fame."
        ),
        "automa-beaten": "{seat} [beats|beat] the automa.",
        "automa-wins": "The automa keeps the stage; {seat} [loses|lose].",
        # moves
        "move-take": "take the {type} pick from slot {slot}",
        "move-bag": "draw a pick from the bag",
        "move-draw-two": "draw two chord cards",
        "move-draw-one": "draw a replacement card",
        "move-place": "place on {where}",
        "move-remove": "remove the {type} pick on {where}",
        "move-lift": "move the {type} pick on {where}",
        "move-turn-down": "turn the {type} pick on {where} face down",
        "move-turn-up": "turn up the pick on {where}",
        "move-to": "move it to {where}",
        "move-swap": "swap it with the {type} pick on {where}",
        "move-clear": "clear all {type} picks from the fret",
        "move-claim": "play {chord} ({card})",
        "move-try": "try {chord} ({card})",
        "move-return": "return {chord} ({card})",
        "move-hold": "hold {chord} ({card}) back",
        "move-release": "play {chord} ({card}) as soon as it is complete",
        "move-hold-all": "hold all cards back",
        "move-claim-all": "play all cards when complete",
        "move-no-ability": "no ability",
        "move-leave": "leave it",
        "move-keep": "keep these",
        "move-go-on": "go on",
        "move-no-replacement": "no replacement",
        # reasons
        "asked-action": "You are asked for an action. You may {ways}.",
        "asked-space": "You hold a pick that wants a space. You may {ways}.",
        "asked-ability": "You are asked about the ability of the {pick} pick. You may {ways}.",
        "asked-goal": "Blue has lifted a pick. You may {ways}.",
        "asked-goal-or-pass": "The pick is turned down. You may {ways}.",
        "asked-neighbour": "You are asked about the neighbours of the pick. You may {ways}.",
        "asked-return": "You have drawn, and at most three cards stay in hand. You may {ways}.",
        "asked-chords": "Nothing else can be done now. You may {ways}.",
        "asked-replacement": "You are offered a replacement card. You may {ways}.",
        "space-taken": "There is a pick on {space}. Choose an empty space.",
        "space-empty": "There is no pick on {space}. Choose one with a pick.",
        "already-lifted": "The pick on {space} is the one you are moving. You may {ways}.",
        "not-that-pick": (
            "The pick on {space} is the blue one in use, which stays where it is. You may {ways}."
        ),
        "not-itself": "The pick on {space} is the one in use; it works on others only.",
        "not-face-down": "The pick on {space} is face up; purple turns up face-down picks.",
        "not-face-up": "The pick on {space} is face down already; grey turns face-up picks.",
        "not-a-neighbour": "{space} is not beside the pick just placed: same fret, next string.",
        "slot-empty": "Slot {slot} is empty until the end of the turn.",
        "no-such-slot": "There is no slot {slot}; the supply has {slots}.",
        "board-full": "No space is empty, so {pick} has no place; only a wylde could be taken.",
        "type-not-in-fret": "No {type} pick in this fret can be cleared.",
        "deck-empty": "The deck is empty: there is nothing to draw.",
        "drawing-closed": (
            "Nobody has placed a pick for three laps: drawing two is closed until somebody does."
        ),
        "hand-too-large": "You hold {count}; return at least {excess} before you pass.",
        "card-not-in-hand": "You do not hold {card}.",
        "chord-incomplete": "{card} is not complete: on {space} it wants {wanted}.",
        "already-held": "{card} is held back already.",
        "not-held": "{card} is not held back.",
        "all-held": "To hold is your order for new cards already.",
        "all-claimed": "To play what is complete is your order for new cards already.",
        "no-orders": "With live clang there are no standing orders: chords are tried by hand.",
        "no-such-move": "There is no such move.",
    },
    words={
        "space": _word_space,
        "where": _word_where,
        "wanted": _word_wanted,
        "ways": any_of(_WAYS, ENGLISH),
        "target": _word_space,
        "pick": one_of(TYPES),
        "type": _word_type,
        "genre": _word_genre,
        "card": unspelled,
        "cards": _word_cards,
        "chord": unspelled,
        "song": unspelled,
        "code": unspelled,
        "pad": _word_pad,
        "count": lambda fact: counted(fact, "card", "cards"),
        "slots": lambda fact: counted(fact, "slot", "slots"),
    },
    outcomes=(
        Outcome(
            "the next chord is yours",
            (
                "chord-played",
                "re-chord-played",
                "automa-chord-played",
                "automa-re-chord-played",
            ),
        ),
        Outcome("you play your song", ("song-played",), next_only=False),
    ),
)
