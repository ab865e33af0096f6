"""Errors over HTTP as problem details (RFC 9457): a code for programs, a sentence for people.

A browser that opens an address of the pages gets the sentence as a page.
"""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from bandstand.kernel.errors import BandstandError
from bandstand.server.http import error_page
from bandstand.tables.refusals import Problem, problem, problem_of

if TYPE_CHECKING:
    from collections.abc import Mapping

MEDIA_TYPE = "application/problem+json"
_log = logging.getLogger(__name__)


_SENTENCES = {  # for what the framework says in a word or two
    404: "There is no such page here.",
    405: "That cannot be done with this address; /api/openapi.json says what can.",
    413: "That is more than the server reads at once.",
}


def write_problem(found: Problem, path: str, headers: Mapping[str, str]) -> tuple[bytes, str]:
    """The body for a request with these headers (in lower case), and its media type."""
    if error_page.is_wanted(path, headers.get("accept", "")):
        language = headers.get("accept-language", "")
        return error_page.write(found.code, found.detail, language), error_page.MEDIA_TYPE
    return msgspec.json.encode(found), MEDIA_TYPE


def respond(request: Request[Any, Any, Any], found: Problem) -> Response[bytes]:
    """A response that says what went wrong; it is counted."""
    status = found.status
    request.app.state.server.services.metrics.refused.labels(code=found.code).inc()
    body, kind = write_problem(found, request.scope["path"], request.headers)
    response = Response(body, status_code=status, media_type=kind)
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        response.headers["Retry-After"] = "10"
    if status == HTTPStatus.REQUEST_TIMEOUT:
        response.headers["Connection"] = "close"  # nobody waits for the rest of the body
    return response


def on_sentence(request: Request[Any, Any, Any], error: BandstandError) -> Response[bytes]:
    """The server refuses, or the rules, or there is something that a person can put right."""
    return respond(request, problem_of(error))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework found: a wrong path, method or body."""
    detail = _SENTENCES.get(error.status_code, error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [f"{extra.get('key', 'body')}: {extra['message']}" for extra in error.extra]
        detail = "; ".join(parts) or detail
    code = HTTPStatus(error.status_code).phrase.lower().replace(" ", "-")
    response = respond(request, problem(error.status_code, code, detail))
    response.headers.update(error.headers or {})
    return response


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of our own: written to the log, not to the world."""
    _log.error("a request failed", exc_info=error)
    return respond(request, problem(500, "fault", "Something broke here; it has been noted."))


HANDLERS: Any = {
    BandstandError: on_sentence,
    HTTPException: on_http,
    Exception: on_anything,
}
