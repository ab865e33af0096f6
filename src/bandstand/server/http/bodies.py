"""Requests whose body cannot be read: a sentence, where the JSON decoder raises something else."""

from __future__ import annotations

from typing import Any

from litestar import Request

from bandstand.tables.refusals import Refusal


class HouseRequest(Request[Any, Any, Any]):
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
