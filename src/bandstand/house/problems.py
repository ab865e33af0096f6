"""Errors over HTTP as problem details (RFC 9457): a code for programs, a sentence for people."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from bandstand.house.refusals import Refusal
from bandstand.kernel.errors import BandstandError, IllegalMove

MEDIA_TYPE = "application/problem+json"
_log = logging.getLogger(__name__)


_SENTENCES = {  # for what the framework says in a word or two
    404: "There is no such page here.",
    405: "That cannot be done with this address; /api/openapi.json says what can.",
    413: "That is more than the house reads at once.",
}


class Problem(msgspec.Struct, frozen=True):
    """What went wrong."""

    type: str
    title: str
    status: int
    detail: str
    code: str


def problem(
    request: Request[Any, Any, Any], status: int, code: str, detail: str
) -> Response[Problem]:
    """A response that says what went wrong; it is counted."""
    request.app.state.house.services.metrics.refused.labels(code=code).inc()
    content = Problem("about:blank", HTTPStatus(status).phrase, status, detail, code)
    response = Response(content, status_code=status, media_type=MEDIA_TYPE)
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        response.headers["Retry-After"] = "10"
    if status == HTTPStatus.REQUEST_TIMEOUT:
        response.headers["Connection"] = "close"  # nobody waits for the rest of the body
    return response


def on_refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    """The house refuses."""
    return problem(request, error.status, error.code, str(error))


def on_illegal_move(request: Request[Any, Any, Any], error: IllegalMove) -> Response[Problem]:
    """The rules refuse."""
    return problem(request, 409, error.reason.code, str(error))


def on_sentence(request: Request[Any, Any, Any], error: BandstandError) -> Response[Problem]:
    """Anything else a person can put right."""
    return problem(request, 422, "will-not-do", str(error))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework found: a wrong path, method or body."""
    detail = _SENTENCES.get(error.status_code, error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [f"{extra.get('key', 'body')}: {extra['message']}" for extra in error.extra]
        detail = "; ".join(parts) or detail
    code = HTTPStatus(error.status_code).phrase.lower().replace(" ", "-")
    response = problem(request, error.status_code, code, detail)
    response.headers.update(error.headers or {})
    return response


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of our own: written to the log, not to the world."""
    _log.error("a request failed", exc_info=error)
    return problem(request, 500, "fault", "Something broke here; it has been noted.")


HANDLERS: Any = {
    Refusal: on_refusal,
    IllegalMove: on_illegal_move,
    BandstandError: on_sentence,
    HTTPException: on_http,
    Exception: on_anything,
}
