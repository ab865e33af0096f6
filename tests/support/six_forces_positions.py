"""Positions and moves of 6 Forces, as its tests write them."""

from __future__ import annotations

from collections.abc import Sequence

from bandstand.games.six_forces import GAME
from bandstand.games.six_forces.material import HIGHEST_NUMBERS, cards_ranked_up_to
from bandstand.games.six_forces.moves import read_cards
from bandstand.games.six_forces.state import SixForces
from bandstand.kernel.dice import seeded
from bandstand.text import sentences

# All cards in play, by the number of players.
DECKS = {players: cards_ranked_up_to(highest - 1) for players, highest in HIGHEST_NUMBERS.items()}
NAMES = ["Ann", "Bob", "Cid", "Dot"]


def new(players: int, seed: int = 1, **options: object) -> SixForces:
    """A game just dealt, which seat 1 starts."""
    state: SixForces = GAME.new(
        players, GAME.settle(players, {"first": 1, **options}), seeded(seed)
    )
    return state


_ANY_TABLE = new(3)


def at(position: str) -> SixForces:
    """The state of a position without the game's name: ``3; trumps red / - / -``."""
    state: SixForces = GAME.from_position(f"six-forces {position}", seeded(1))
    return state


def at_tricks(*hands: str, trumps: str, predicted: str = "", **fields: object) -> SixForces:
    """A round in its tricks, led by seat 1: hands, trumps, and other fields of the position."""
    players = len(hands)
    given: dict[str, object] = {
        "hands": hands,
        "trumps": trumps.split(),
        "predicted": predicted.split() or ["0"] * players,
        "leader": 1,
        **fields,
    }
    texts = [f"{name} {_by_seat(value)}" for name, value in given.items()]
    return at("; ".join([str(players), *texts]))


def _by_seat(value: object) -> str:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " / ".join(str(part) for part in value)
    return str(value)


def move(text: str) -> int:
    """The number of a move."""
    return GAME.read_move(_ANY_TABLE, text)


def cards(text: str) -> int:
    """A set of cards."""
    return read_cards(text.split())


def play(state: SixForces, *texts: str) -> None:
    """Legal moves, each by the seat whose turn it is."""
    for text in texts:
        chosen = move(text)
        assert chosen in state.moves(state.turn), f"{text} is not legal in {state}"
        state.play(state.turn, chosen)


def conceive(state: SixForces, *texts: str) -> SixForces:
    """The state after these predictions and trumps."""
    play(state, *texts)
    return state


def legal(state: SixForces) -> set[str]:
    """The legal moves of the seat whose turn it is, in notation."""
    return {GAME.write_move(state, chosen) for chosen in state.moves(state.turn)}


def sentence(state: SixForces, text: str) -> str:
    """What is said to the seat whose turn it is when this move is refused."""
    reason = state.refusal(state.turn, move(text))
    assert reason is not None
    return sentences(GAME).sentence(reason.code, reason.facts, NAMES, state.turn)


def refused(state: SixForces, text: str) -> str:
    """The code of the rule that forbids the move."""
    assert sentence(state, text).endswith(".")
    reason = state.refusal(state.turn, move(text))
    assert reason is not None
    return reason.code


def last_trick(predicted: str, won: Sequence[int], totals: Sequence[int]) -> SixForces:
    """The end of a three-player game after its last trick, which seat 3 wins."""
    state = at_tricks(
        "r1", "r2", "r3",
        trumps="red big small", predicted=predicted, won=won, round=3, totals=totals,
    )  # fmt: skip
    play(state, "r1", "r2", "r3")
    assert state.over()
    return state
