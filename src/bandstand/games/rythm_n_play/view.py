"""What a seat at Rythm 'n' Play may see, and the sentences it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.rythm_n_play.material import (
    FACE_DOWN,
    FACE_UP,
    HAND_LIMIT,
    PLAY_DECK,
    RYTHM_DECK,
    VALUES,
    half_beats,
    play_list,
    play_size,
    play_total,
    row_list,
    rythm_at,
    rythm_list,
    rythm_size,
)
from bandstand.games.rythm_n_play.moves import ACT, LAY_DOWN
from bandstand.games.rythm_n_play.notation import (
    FACES,
    name_face,
    name_tone,
    write_play,
    write_rythm,
)
from bandstand.games.rythm_n_play.player import NOBODY, Player
from bandstand.games.rythm_n_play.rules import RythmNPlay
from bandstand.games.rythm_n_play.wording import Nouns, word_facts
from bandstand.kernel.bits import members
from bandstand.kernel.phrases import (
    ENGLISH,
    Outcome,
    Phrases,
    counted,
    one_of,
    write_facts,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bandstand.kernel.event import Fact
    from bandstand.kernel.game import View

_PHASES: Final = ("tonality", "act", "lay", "over")


def view(state: RythmNPlay, seat: int) -> View:
    """Everything the seat may know (-1: a spectator); an unknown card is None."""
    return {
        "game": "rythm-n-play",
        "seat": seat if seat >= 0 else None,
        "waiting": members(state.to_act()),
        "over": state.over(),
        "phase": _PHASES[state.phase],
        "names": "solfege" if state.terms.solfege else "letters",
        "hand_limit": "all" if state.terms.all_count else "play",
        "first": state.first,
        "tonality": None if state.tone == NOBODY else name_tone(state.tone),
        "stave": write_play(state, row_list(state.stave, state.stave_size)),
        "layer": None if state.layer == NOBODY else state.layer,
        "must_continue": state.phase == ACT and state.must_continue(),
        "shut": state.is_shut(),
        "play_left": state.play_left,
        "rythm_left": state.rythm_left,
        "discards": rythm_size(state.discards),
        "discarded": write_rythm(rythm_list(state.discards)) if state.terms.memory_aid else None,
        "silence": _silence(state),
        "to_lay": _to_lay(state),
        "chosen": _chosen(state, seat),
        "people": [_person(state, other, seat) for other in range(state.players)],
        "placing": state.placing() if state.over() else None,
    }


def _silence(state: RythmNPlay) -> int | None:
    """How many turns without composing would end the game, once that can happen."""
    return min(state.silence, state.players) if state.silence > 0 else None


def _to_lay(state: RythmNPlay) -> int:
    """How many PLAY cards the player to move must still lay face up."""
    return state.counted(state.people[state.turn]) - HAND_LIMIT if state.phase == LAY_DOWN else 0


def _chosen(state: RythmNPlay, viewer: int) -> list[str] | None:
    """The RYTHM cards of an exchange not yet done: the player's own business."""
    return write_rythm(rythm_list(state.chosen)) if state.turn == viewer else None


def _person(state: RythmNPlay, seat: int, viewer: int) -> View:
    person = state.people[seat]
    open_hand = seat == viewer or state.over()
    hidden_play: list[str | None] = [None] * play_size(person.play)
    hidden_rythm: list[str | None] = [None] * rythm_size(person.rythm)
    return {
        "play": write_play(state, play_list(person.play)) if open_hand else hidden_play,
        "rythm": write_rythm(rythm_list(person.rythm)) if open_hand else hidden_rythm,
        "face_down": play_total(person.pile),
        "picked_up": write_play(state, play_list(person.pile)) if state.terms.memory_aid else None,
        "face_up": write_play(state, play_list(person.face_up)),
        "score": state.score(seat),
    }


def pieces_by_place(state: RythmNPlay) -> dict[str, list[str]]:
    """Where every card lies, nothing hidden; of the stacks, the next card to be drawn first."""
    stack = row_list(state.play_stack, state.play_left)[::-1]
    rythms = [rythm_at(state.rythm_stack, place) for place in range(state.rythm_left)][::-1]
    where = {
        "PLAY stack": write_play(state, stack),
        "RYTHM stack": write_rythm(rythms),
        "RYTHM discards": write_rythm(rythm_list(state.discards)),
        "stave": write_play(state, row_list(state.stave, state.stave_size)),
    }
    for seat, person in enumerate(state.people, 1):
        where[f"PLAY hand {seat}"] = write_play(state, play_list(person.play))
        where[f"RYTHM hand {seat}"] = write_rythm(rythm_list(person.rythm))
        where[f"face down {seat}"] = write_play(state, play_list(person.pile))
        where[f"face up {seat}"] = write_play(state, play_list(person.face_up))
    return where


def pieces(state: RythmNPlay) -> list[str]:
    """Every card of the box."""
    return write_play(state, play_list(PLAY_DECK)) + write_rythm(rythm_list(RYTHM_DECK))


def score_sheet(state: RythmNPlay) -> list[dict[str, int]]:
    """Each seat's half points by where they come from; they add up to its score."""
    return [_score_lines(state, person) for person in state.people]


def _score_lines(state: RythmNPlay, person: Player) -> dict[str, int]:
    lines = {
        "face down": FACE_DOWN * play_total(person.pile),
        "face up": FACE_UP * play_total(person.face_up),
    }
    if state.over():
        lines["RYTHM in hand"] = -half_beats(person.rythm)
    return lines


def _word_beats(halves: int) -> str:
    return "half a beat" if halves == 1 else "1 beat" if halves == 2 else f"{halves / 2:g} beats"


def _word_points(halves: int) -> str:
    return "1 point" if halves == 2 else f"{halves / 2:g} points"


def _half(fact: int) -> float:
    return fact / 2


_WRITERS: Final[Mapping[str, Callable[[int], object]]] = {
    "card": name_face,
    "last": name_face,
    "tone": name_face,
    "cards": name_face,
    "value": one_of(VALUES),
    "rythm": one_of(VALUES),
    "values": one_of(VALUES),
    "beats": _half,
    "points": _half,
}


def show_facts(facts: Mapping[str, Fact]) -> dict[str, object]:
    """Facts of an event as plain data: cards by name, halves as numbers."""
    return write_facts(facts, _WRITERS)


_NOUNS: Final = Nouns(
    faces=FACES,
    values=VALUES,
    one=("a whole", "a half", "a quarter", "an eighth"),
    many=("{} wholes", "{} halves", "{} quarters", "{} eighths"),
    nothing="nothing",
    ways=(
        "compose",
        "exchange RYTHM cards",
        "take a RYTHM card",
        "pass",
        "pick the stave up",
        "spend another RYTHM card",
        "say done and draw",
        "turn the Tonality card",
        "lay a PLAY card of your hand face up",
    ),
    beats=_word_beats,
    points=_word_points,
    tongue=ENGLISH,
)

PHRASES: Final = Phrases(
    templates={
        "game-begins": (
            "{seat} [has|have] the first turn; the player on the right chooses the Tonality."
        ),
        "hand-dealt": "{seat} [takes|take] up {cards}, and {values}.",
        "hand-dealt:unknown": "{seat} [takes|take] up four PLAY cards and a RYTHM card.",
        "tonality-chosen": "{seat} [turns|turn] the Tonality to {tone}.",
        "note-composed": "{seat} [composes|compose] {card}.",
        "change-composed": "{seat} [composes|compose] {card}: the Tonality shows {tone}.",
        "stave-shut": "{seat} [composes|compose] {card} and [shuts|shut] the stave.",
        "stave-picked-up": "{seat} [picks|pick] up the stave: {count}.",
        "rythm-chosen": "{seat} [puts|put] {rythm} towards an exchange: {beats} so far.",
        "exchanged": "{seat} [spends|spend] {values}: {beats}.",
        "play-drawn": "{seat} [draws|draw] {count}: {cards}.",
        "play-drawn:unknown": "{seat} [draws|draw] {count}.",
        "play-stack-empty": "The PLAY stack is empty: the next stave picked up ends the game.",
        "rythm-taken": "{seat} [takes|take] a RYTHM card: {rythm}.",
        "rythm-taken:unknown": "{seat} [takes|take] a RYTHM card.",
        "discards-shuffled": "The discards are shuffled into a new RYTHM stack: {count}.",
        "card-laid": "{seat} [lays|lay] {card} face up.",
        "passed": "{seat} [passes|pass], with nothing else to do.",
        "silent-lap": "Nobody composed for a whole lap.",
        "scored": "{seat}: {down} face down, {up} face up, {beats} in hand: {points}.",
        "move-compose": "compose {card}",
        "move-lay": "lay {card} face up",
        "move-pick-up": "pick up the stave",
        "move-take": "take a RYTHM card",
        "move-pass": "pass",
        "move-spend": "spend {rythm}",
        "move-done": "draw for the beats chosen",
        "move-tonality": "turn the Tonality to {tone}",
        "no-such-move": "There is no such move in this game.",
        "tonality-first": "Choose the side of the Tonality card first: Sharp or Flat.",
        "tonality-is-chosen": "The Tonality is chosen once, before the first turn: it is {tone}.",
        "hand-limit": (
            "You hold more than seven {limited}. Lay {excess} of your PLAY cards face up before "
            "you."
        ),
        "within-hand-limit": (
            "You lay cards face up only when you hold more than seven {limited}."
        ),
        "not-in-hand": "You do not hold {card}. You may {ways}.",
        "begin-with-note": "A stave begins with a note, not with a Change.",
        "change-after-change": "A Change may only follow a note, never another Change.",
        "shut-stave": "This stave is shut: no note lies beyond, and no Change follows a Change.",
        "rising": "{card} is not higher than {last}, and the Tonality is Sharp: the stave rises.",
        "falling": "{card} is not lower than {last}, and the Tonality is Flat: the stave falls.",
        "no-stave": "There is no stave to pick up.",
        "not-your-card": (
            "The last card of the stave was laid by {seats}. You pick a stave up when it comes "
            "back to you with your own card last."
        ),
        "continue-or-pick-up": (
            "Nobody has added to the stave since your card. Before anything else you may {ways}."
        ),
        "exchange-begun": "Finish your exchange first: you may {ways}.",
        "nothing-chosen": "You have chosen no RYTHM cards to spend.",
        "rythm-not-in-hand": "You have no {value} left to spend.",
        "no-play-left": "The PLAY stack is empty: there is nothing to exchange for.",
        "whole-beats": (
            "An exchange is worth 1, 2, 3 or 4 whole beats; with {beats} your hand cannot "
            "make that."
        ),
        "unfinished-beat": "{beats} is no whole number of beats: spend another eighth.",
        "four-beats": "An exchange is worth four beats at most; that would be {beats}.",
        "no-rythm-left": "No RYTHM card is left to take, neither in the stack nor discarded.",
        "seven-rythm": (
            "You hold seven RYTHM cards and no PLAY card to lay down: you cannot take another."
        ),
        "no-free-pass": (
            "You may only pass when you can neither compose, exchange nor take. You may {ways}."
        ),
    },
    words={
        **word_facts(_NOUNS),
        "count": lambda fact: counted(fact, "card", "cards"),
        "limited": lambda fact: "cards" if fact else "PLAY cards",
    },
    outcomes=(Outcome("the next stave goes to you", ("stave-picked-up",)),),
)
