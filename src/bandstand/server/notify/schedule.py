"""Whether a delivery is to be sent now, later or never. Nothing is read or written here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection

    from bandstand.server.store.deliveries import Delivery

_LOOKING = 60.0  # seconds until it is asked again whether somebody still has the page before them
_HELD = 900.0  # the same for a clock that stands still
_SLACK = 1.0  # seconds by which moments may differ and be the same


class Send(NamedTuple):
    """It is time."""


class Drop(NamedTuple):
    """Nobody needs to be told any more."""


class Postpone(NamedTuple):
    """Not now."""

    moment: float


Verdict = Send | Drop | Postpone


def judge(delivery: Delivery, attentive: Collection[str], now: float) -> Verdict:
    """What to do about a delivery that is due; *attentive*: who has the table's page open."""
    if delivery.channel_state != "on":
        return Drop()
    if delivery.kind in ("turn", "reminder"):
        verdict = _judge_turn(delivery, attentive, now)
        if verdict is not None:
            return verdict
    elif _is_pointless(delivery, attentive):
        return Drop()
    quiet = delivery.preferences.quiet_until(now)
    if quiet is not None:
        return Postpone(quiet)
    mailed = delivery.channel_kind == "email" and delivery.kind != "reminder"
    if mailed and delivery.sent is not None:
        earliest = delivery.sent + delivery.preferences.digest
        if earliest > now:
            return Postpone(earliest)
    return Send()


def _is_pointless(delivery: Delivery, attentive: Collection[str]) -> bool:
    """Whether the person is there already, or the table does not gather any more."""
    begun = delivery.kind == "invitation" and delivery.summary.offer is None
    return begun or delivery.person in attentive


def _judge_turn(delivery: Delivery, attentive: Collection[str], now: float) -> Verdict | None:
    """Nobody is told of a decision that they do not owe, or while they look at the table.

    Nor on holiday: if they owe it still, they are told after it. It may end before it was to.
    """
    waiting = delivery.summary.waiting
    if delivery.person not in waiting:
        return Drop()
    for holiday in delivery.holidays:
        if holiday.start <= now < holiday.end:
            return Postpone(min(holiday.end, now + _HELD))
    if delivery.kind == "reminder":
        verdict = _judge_reminder(delivery, waiting[delivery.person], now)
        if verdict is not None:
            return verdict
    return Postpone(now + _LOOKING) if delivery.person in attentive else None


def _judge_reminder(delivery: Delivery, until: float | None, now: float) -> Verdict | None:
    """A clock may have been stopped or given more time since the reminder was planned."""
    if until is None:
        return Postpone(now + _HELD)
    if until <= now:
        return Drop()
    later = delivery.preferences.reminder_at(until, now + _SLACK)
    return None if later is None else Postpone(later)
