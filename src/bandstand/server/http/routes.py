"""Litestar's decorators, each with the problems that any request may meet."""

from __future__ import annotations

from functools import partial
from http import HTTPStatus

import litestar
from litestar.openapi.datastructures import ResponseSpec

from bandstand.server.http.errors import MEDIA_TYPE, Problem

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
