"""Settings from a TOML file and from the environment.

The names are those of the fields of ``Settings``: ``requests_per_minute = 300`` in the file,
``BANDSTAND_REQUESTS_PER_MINUTE=300`` in the environment, which has the last word. A variable whose
name is nearly that of a setting is refused; others that begin alike may belong to something else.
"""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from functools import partial
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from bandstand.kernel.errors import BandstandError
from bandstand.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

PREFIX = "BANDSTAND_"
# Found out by the server itself, or said on the command line in a form of its own.
_NOT_HERE = frozenset({"network", "openable", "origins", "secure", "trust_proxy"})
_IN_NO_ENVIRONMENT = "data"  # BANDSTAND_DATA names the folder of a user's own games
# What has a variable, but under this name in no file.
_VARIABLES_ONLY = ("config", "data", "database", "hints", "log", "person_megabytes")
_NEARLY = 0.75  # how alike names are of which one is taken for the other, misspelt
_MAY_BE_ZERO = frozenset(
    {
        "abandoned_days",
        "beat",
        "bot_processes",
        "chat_days",
        "closed_days",
        "grace",
        "guest_days",
        "holiday_days",
        "kept_records",
        "notify_delay",
        "readers",
        "reprieve",
    }
)
FIELDS = {
    field.name: field.type
    for field in msgspec.structs.fields(Settings)
    if field.name not in _NOT_HERE
}

_CONVERTERS = {name: partial(msgspec.convert, type=kind) for name, kind in FIELDS.items()}


def read(file: str | None, environment: Mapping[str, str]) -> dict[str, Any]:
    """What is chosen, by the names of the fields; a sentence for what cannot be."""
    chosen = {} if file is None else _from_file(Path(file))
    return chosen | _from_environment(environment)


def _from_file(path: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BandstandError(f"The settings in {path} cannot be read: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise BandstandError(f"The settings in {path} are not TOML: {error}") from None
    for name in found:
        if name not in FIELDS:
            near = get_close_matches(name, FIELDS, 1)
            hint = f" Is {near[0]!r} meant?" if near else ""
            raise BandstandError(f"There is no setting {name!r} ({path}).{hint}")
    return {name: _converted(name, value, str(path)) for name, value in found.items()}


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    names = FIELDS.keys() - {_IN_NO_ENVIRONMENT}
    _check_spelling(environment, {*names, *_VARIABLES_ONLY})
    found = {name: environment.get(PREFIX + name.upper(), "") for name in names}
    return {
        name: _converted(name, _split(name, text), PREFIX + name.upper(), strict=False)
        for name, text in found.items()
        if text
    }


def _check_spelling(variables: Iterable[str], names: Collection[str]) -> None:
    given = {one.removeprefix(PREFIX).lower() for one in variables if one.startswith(PREFIX)}
    for name in sorted(given.difference(names)):
        near = get_close_matches(name, names, 1, _NEARLY)
        if near:
            wrong, right = PREFIX + name.upper(), PREFIX + near[0].upper()
            raise BandstandError(
                f"There is no setting {wrong!r} (environment). Is {right!r} meant?"
            )


def _split(name: str, text: str) -> str | list[str]:
    """Several values are separated by commas."""
    is_list = "tuple" in str(FIELDS[name])
    return [part.strip() for part in text.split(",")] if is_list else text


def _converted(name: str, value: Any, where: str, strict: bool = True) -> Any:
    try:
        converted = _CONVERTERS[name](value, strict=strict)
    except msgspec.ValidationError as error:
        raise BandstandError(f"The setting {name!r} ({where}) is wrong: {error}") from None
    numbers = converted if isinstance(converted, tuple) else (converted,)
    least = 0 if name in _MAY_BE_ZERO else 1e-9
    if any(
        isinstance(one, int | float) and not isinstance(one, bool) and not least <= one < inf
        for one in numbers
    ):
        more = "0 or more" if name in _MAY_BE_ZERO else "more than 0"
        raise BandstandError(f"The setting {name!r} ({where}) is wrong: it must be {more}.")
    return converted
