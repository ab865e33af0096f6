"""What needs the consent of others: taking back a move that was seen, taking a bot's chair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from bandstand.tables.entries import Face, Holiday, Policy

if TYPE_CHECKING:
    from bandstand.tables.state import TableState


class Wish(msgspec.Struct):
    """What a seat asks of the others, and who agreed to it.

    To go back to an earlier number of moves, to pause, or to change the policy.
    """

    seat: int
    keep: int
    agreed: list[int]
    lasting: bool = False  # a move that not everybody is told of leaves it open
    what: Literal["back", "pause", "policy"] = "back"
    policy: Policy | None = None  # the one that is asked for


class Request(msgspec.Struct):
    """Somebody asks for a bot's chair while the game goes on."""

    seat: int
    person: str
    name: str
    face: Face | None = None
    program: bool = False
    holiday: Holiday | None = None


def asked_to_agree(state: TableState, seat: int) -> list[int]:
    """The seats whose consent the seat needs: other people's, unless they are away."""
    mine = state.chairs[seat].person
    return [
        other
        for other, chair in enumerate(state.chairs)
        if chair.person != mine and chair.is_played_by_owner()
    ]


def still_to_agree(state: TableState, wish: Wish) -> list[int]:
    """The seats that have not agreed yet."""
    return [seat for seat in asked_to_agree(state, wish.seat) if seat not in wish.agreed]


def who_admits(state: TableState) -> list[str]:
    """Those who say who may take a bot's chair: the host, or while away all who play."""
    here = {chair.person for chair in state.chairs if chair.is_played_by_owner()} - {None}
    return [state.host] if state.host in here else sorted(filter(None, here))


def grant_if_agreed(state: TableState) -> None:
    """Do what was asked for, once everybody who was asked has agreed."""
    wish = state.wish
    if wish is None or still_to_agree(state, wish):
        return
    state.wish = None
    if wish.what == "pause":
        state.on_hold = True
    elif wish.what == "policy":
        state.created = msgspec.structs.replace(state.created, policy=wish.policy)
    else:
        _take_back(state, wish)


def _take_back(state: TableState, wish: Wish) -> None:
    """Go back to the moment that was asked for."""
    old = state.playing
    state.match = state.deal()
    for made in old.made[: wish.keep]:
        state.match.make(made.seat, made.move)
    state.undone += 1
    state.chairs[wish.seat].in_advance = None  # it would answer again
    seconds = state.created.pace.seconds
    for chair in state.chairs:
        chair.turn += 1
        chair.count(seconds, state.at)
        chair.since = None
    for made in old.made[wish.keep :]:
        state.chairs[made.seat].undo(seconds)
    if wish.agreed:  # if others agreed, the seconds start again; without their consent they do not
        for chair in state.chairs:
            chair.spent = 0.0
