"""Refusals: a code for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec

from bandstand.kernel.errors import BandstandError, IllegalMove


class Refusal(BandstandError):  # noqa: N818  what players are told is a refusal, not an error
    """Something asked of a table or the server that cannot be done."""

    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code

    def __reduce__(self) -> tuple[type[Refusal], tuple[Any, ...]]:
        """How it travels from one process to another."""
        return type(self), (self.status, self.code, str(self))


def not_found(what: str) -> Refusal:
    """There is no such thing, or not for the person who asks."""
    return Refusal(404, "not-found", f"There is no such {what} here.")


def not_allowed(code: str, sentence: str) -> Refusal:
    """The thing is there, but not for the person who asks."""
    return Refusal(403, code, sentence)


def not_now(code: str, sentence: str) -> Refusal:
    """It could be done at another time."""
    return Refusal(409, code, sentence)


def unprocessable(code: str, sentence: str) -> Refusal:
    """What was sent cannot be processed."""
    return Refusal(422, code, sentence)


class Problem(msgspec.Struct, frozen=True):
    """What went wrong."""

    type: str
    title: str
    status: int
    detail: str
    code: str


def problem(status: int, code: str, detail: str) -> Problem:
    """Problem details (RFC 9457) for a status of HTTP."""
    return Problem("about:blank", HTTPStatus(status).phrase, status, detail, code)


def problem_of(error: BandstandError) -> Problem:
    """The problem that an error with a sentence is."""
    if isinstance(error, Refusal):
        return problem(error.status, error.code, str(error))
    if isinstance(error, IllegalMove):
        return problem(409, error.reason.code, str(error))
    return problem(422, "will-not-do", str(error))
