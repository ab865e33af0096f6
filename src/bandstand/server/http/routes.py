"""Litestar's decorators, each with the problems that any request may meet, and its requests."""

from __future__ import annotations

from functools import partial
from http import HTTPStatus
from typing import Any

import litestar
from litestar import Request
from litestar.openapi.datastructures import ResponseSpec

from bandstand.server.http.errors import MEDIA_TYPE
from bandstand.tables.refusals import Problem, Refusal

_PROBLEMS = {
    status: ResponseSpec(
        Problem,
        generate_examples=False,
        description=HTTPStatus(status).phrase,
        media_type=MEDIA_TYPE,
    )
    for status in (400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503, 507)
}

get = partial(litestar.get, responses=_PROBLEMS)
post = partial(litestar.post, responses=_PROBLEMS)
put = partial(litestar.put, responses=_PROBLEMS)
patch = partial(litestar.patch, responses=_PROBLEMS)
delete = partial(litestar.delete, responses=_PROBLEMS)


class JsonRequest(Request[Any, Any, Any]):
    """A request that refuses a body which is not UTF-8, or nested too deeply to be decoded."""

    async def json(self) -> Any:
        """The decoded body."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            sentence = "What is sent must be JSON in UTF-8, and holds bytes that are not."
            raise Refusal(400, "not-utf-8", sentence) from None
        except RecursionError:
            sentence = "What is sent is nested too deeply; nothing here needs more than ten levels."
            raise Refusal(400, "too-deep", sentence) from None
