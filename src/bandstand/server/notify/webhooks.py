"""Webhooks: what a service is sent, by the presets beside this file."""

from __future__ import annotations

import re
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import msgspec

from bandstand.server.notify.outgoing import ForbiddenAddressError, Outgoing, check_url

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.server.notify.notices import Notice

_FORMATTING = re.compile(r"([\\*_~`|>#@<\[\]()-])")


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a service is told; ``presets.toml`` says what each field is."""

    method: str
    url: str
    body: dict[str, Any]
    headers: dict[str, str] = {}
    fields: tuple[str, ...] = ()
    escape: bool = False
    repeatable: bool = False


PRESETS: dict[str, Preset] = msgspec.convert(
    tomllib.loads(Path(__file__).with_name("presets.toml").read_text("utf-8")), dict[str, Preset]
)


class Hook(msgspec.Struct, forbid_unknown_fields=True):
    """Where a webhook leads, and what else its service asks for."""

    url: str
    room: str = ""
    token: str = ""


def check(kind: str, hook: Hook, private: bool) -> str | None:
    """The field that the service needs and that is missing, if one is; bad addresses raise."""
    check_url(_fill(PRESETS[kind].url, _parts(hook, "key")), private)
    if not (hook.token.isascii() and hook.token.isprintable()):  # it stands in a header
        raise ForbiddenAddressError("The token holds a character that no token has.")
    needed = ("url", *PRESETS[kind].fields)
    return next((name for name in needed if not getattr(hook, name).strip()), None)


def request(kind: str, hook: Hook, notice: Notice) -> Outgoing:
    """The request that tells a service."""
    preset = PRESETS[kind]
    said = {
        "kind": notice.kind,
        "title": notice.title,
        "body": notice.body,
        "game": notice.game,
        "opponents": ", ".join(notice.opponents),
        "until": "" if notice.until is None else _iso(notice.until),
    }
    if preset.escape:
        said = {name: _FORMATTING.sub(r"\\\1", text) for name, text in said.items()}
    values = {**said, "link": notice.link, "table": notice.table}
    parts = _parts(hook, notice.key)
    headers = {name: _fill(text, parts) for name, text in preset.headers.items()}
    headers |= {"Content-Type": "application/json", "Idempotency-Key": notice.key}
    body = msgspec.json.encode(_filled(preset.body, {**parts, **values}))
    return Outgoing(preset.method, _fill(preset.url, parts), headers, body)


def _iso(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")


def _parts(hook: Hook, key: str) -> dict[str, str]:
    address = hook.url.rstrip("/")
    base, _, last = address.rpartition("/")
    return {
        "url": hook.url,
        "address": address,
        "base": base,
        "last": last,
        "room": quote(hook.room, safe=""),
        "token": hook.token,
        "key": key,
    }


def _filled(template: Any, values: Mapping[str, str]) -> Any:
    """The template of a body with the values in its texts."""
    if isinstance(template, str):
        return _fill(template, values)
    if isinstance(template, dict):
        return {name: _filled(part, values) for name, part in template.items()}
    if isinstance(template, list):
        return [_filled(part, values) for part in template]
    return template


def _fill(template: str, values: Mapping[str, str]) -> str:
    return template.format_map(values)
