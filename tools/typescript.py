"""Write what the browser knows of the Python side as TypeScript: ``make types``.

One file has the messages and answers of the server, one a game has its view and the constants its
board needs, and one has the sentences of all pages and boards (tools/message_types.py). A class
becomes an interface, its docstring and the comments of its fields become JSDoc. A test fails while
a file differs from what this would write.
"""

from __future__ import annotations

import dataclasses
import inspect
import json
import pkgutil
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from message_types import message_file
from msgspec import UNSET, UnsetType

from bandstand.games import registry
from bandstand.kernel.seal import Seal
from bandstand.server import recent_log
from bandstand.server.http import friends as friends_api
from bandstand.server.http import (
    lobby,
    notify,
    parties,
    passkeys,
    policy,
    preferences,
    seeks,
    server_info,
    watching,
    whereabouts,
)
from bandstand.server.http import people as people_api
from bandstand.server.http import reports as reports_api
from bandstand.server.http.admin import people as desk_people
from bandstand.server.http.admin import texts as desk_texts
from bandstand.server.live import load, quarantine
from bandstand.server.notify import senders
from bandstand.server.store import (
    acts,
    audit,
    desk,
    devices,
    friends,
    invitations,
    notify_channels,
    played_games,
    reports,
    results,
)
from bandstand.server.store import passkeys as stored_passkeys
from bandstand.server.store import seeks as seek_store
from bandstand.tables import (
    api,
    branching,
    catalogue,
    chairs,
    clocks,
    commands,
    entries,
    learning,
    messages,
    names,
    refusals,
    replays,
    seeking,
)
from bandstand.thinking import moves as thinking
from bandstand.thinking import reviewing

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "generated"
HEADER = "/** Written by `make types` from {source}. Change that, not this. */\n"
WIDTH = 100
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    None: "null",
}

# What the server sends; a field is left out only where the class says so.
ANSWERS: tuple[Any, ...] = (
    messages.AnyAnswer,
    catalogue.GameInfo,
    commands.Person,
    devices.Device,
    stored_passkeys.Passkey,
    passkeys.PasskeyOptions,
    preferences.KeptPreferences,
    results.Against,
    people_api.Link,
    people_api.Ended,
    people_api.Profile,
    people_api.Program,
    notify.NotifySettings,
    notify.Turns,
    results.Opponent,
    results.Rating,
    played_games.PlayedGame,
    messages.TableLine,
    lobby.Lobby,
    friends.Acquaintance,
    invitations.Invitation,
    friends_api.Guests,
    seek_store.OwnSeek,
    api.Laid,
    api.OwnBot,
    thinking.Hint,
    parties.Evening,
    watching.Spectator,
    whereabouts.Whereabouts,
    server_info.ServerInfo,
    desk.DeskPerson,
    desk.DeskTable,
    desk_people.Member,
    desk_people.BannedAddress,
    desk_texts.Texts,
    load.Load,
    recent_log.LogLine,
    quarantine.Parked,
    reports.Report,
    audit.Audited,
    replays.Replay,
    replays.Kept,
    replays.Dealt,
    Seal,
    reviewing.Reviewed,
    refusals.Problem,
    learning.LessonInfo,
    learning.LessonAnswer,
)
# What the server reads; a field with a default may be left out.
REQUESTS: tuple[Any, ...] = (
    messages.AnyAsked,
    commands.Plan,
    branching.Fork,
    api.Chosen,
    learning.Tried,
    parties.NextGame,
    parties.PartyChange,
    policy.Terms,
    api.Added,
    api.Named,
    api.Changes,
    people_api.Arriving,
    reports_api.Telling,
    desk_people.Because,
    desk_people.Renaming,
    desk_people.Banning,
    desk_people.BanningAddress,
    desk_people.Lifting,
    desk_people.Adding,
    desk_texts.NewTexts,
    desk_texts.NewAccess,
    desk_texts.NewAnnouncement,
    people_api.Where,
    people_api.Token,
    passkeys.PasskeyAnswer,
    preferences.PersonPreferences,
    notify.NewChannel,
    seeks.NewSeek,
    friends_api.Invited,
    notify.Code,
)
UNIONS = {"AnyAnswer": messages.AnyAnswer, "AnyAsked": messages.AnyAsked}
TABLE_MODULES = (
    acts,
    entries,
    chairs,
    clocks,
    messages,
    learning,
    seeking,
    friends,
    notify_channels,
    senders,
)
TABLE_CONSTANTS = {"GONE": names.GONE}

Aliases = Mapping[str, list[object]]  # the words of a literal type, by its name


def main() -> None:
    """Write every file, and remove those that nothing is written to any more."""
    FOLDER.mkdir(exist_ok=True)
    written = files()
    for path in FOLDER.glob("*.ts"):
        if path.name not in written:
            path.unlink()
    for name, text in written.items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


def files() -> dict[str, str]:
    """The text of every file, by its name."""
    written = {"protocol.ts": protocol(), "messages.ts": message_file()}
    for game_id in registry.IDS:
        name = game_id.replace("-", "_")
        text = game_file(name)
        if text is not None:
            written[f"{name}.ts"] = text
    return written


# -- The files ------------------------------------------------------------------------------------


def protocol() -> str:
    """The messages of the socket, and the answers and requests of HTTP that pages use."""
    aliases = aliases_in(TABLE_MODULES)
    answers = list(reached_from(ANSWERS))
    requests = [cls for cls in reached_from(REQUESTS) if cls not in answers]
    sections = [
        HEADER.format(source="src/bandstand/tables and src/bandstand/server"),
        *write_constants(TABLE_CONSTANTS),
        *write_aliases(aliases),
        *(write_class(cls, aliases, sent=True) for cls in answers),
        *(write_class(cls, aliases, sent=False) for cls in requests),
        *(union(f"export type {name} =", classes_of(kind)) for name, kind in UNIONS.items()),
    ]
    return "\n".join(sections)


def game_file(name: str) -> str | None:
    """A game's view and the constants its board needs; None if the view is not typed."""
    modules = list(modules_of(import_module(f"bandstand.games.{name}.view")))
    classes = list(typed_dicts(modules))
    if not classes:
        return None
    aliases = aliases_in(modules)
    constants = [found for module in modules if (found := vars(module).get("BOARD_CONSTANTS"))]
    sections = [
        HEADER.format(source=f"src/bandstand/games/{name}"),
        *(text for found in constants for text in write_constants(found)),
        *write_aliases(aliases),
        *(write_class(cls, aliases, sent=True) for cls in classes),
    ]
    return "\n".join(sections)


def modules_of(module: ModuleType) -> Iterator[ModuleType]:
    """A module, and those in it if it is a folder."""
    yield module
    for found in pkgutil.iter_modules(getattr(module, "__path__", [])):
        yield import_module(f"{module.__name__}.{found.name}")


def typed_dicts(modules: Iterable[ModuleType]) -> Iterator[Any]:
    """The parts of a view that modules define, in their order."""
    for module in modules:
        for value in vars(module).values():
            if is_typeddict(value) and value.__module__ == module.__name__:
                yield value


def reached_from(kinds: Iterable[object]) -> Iterator[Any]:
    """The classes that these types name, each once, after those it needs."""
    found: dict[Any, None] = {}

    def visit(kind: Any) -> None:
        for part in get_args(kind) if get_origin(kind) is not Literal else ():
            visit(part)
        if is_record(kind) and kind not in found:
            for part in get_type_hints(kind).values():
                visit(part)
            found[kind] = None

    for kind in kinds:
        visit(kind)
    yield from found


def is_record(kind: object) -> bool:
    """Whether it is a class that becomes an interface."""
    return isinstance(kind, type) and (
        issubclass(kind, msgspec.Struct) or dataclasses.is_dataclass(kind) or is_typeddict(kind)
    )


# -- Names for sets of words ----------------------------------------------------------------------


def aliases_in(modules: Iterable[ModuleType]) -> Aliases:
    """The names that modules have for literal types."""
    found: dict[str, list[object]] = {}
    for module in modules:
        for name, value in vars(module).items():
            words = literals_of(value)
            if words and not name.startswith("_"):
                found.setdefault(name, words)
    return found


def literals_of(kind: object) -> list[object]:
    """The words of a literal type or of a union of such; none if there is anything else in it."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        words = [literals_of(part) for part in get_args(kind)]
        return [word for some in words for word in some] if all(words) else []
    return []


def write_literals(words: list[object], aliases: Aliases) -> list[str]:
    """The name of this set of words, or the words themselves."""
    known = [name for name, others in aliases.items() if set(others) == set(words)]
    return known[:1] or [json.dumps(word) for word in words]


# -- TypeScript -----------------------------------------------------------------------------------


def write_constants(constants: Mapping[str, object]) -> Iterator[str]:
    """Each constant, with its words and numbers as its type."""
    for name, value in constants.items():
        exact = "" if isinstance(value, (int, str)) else " as const"
        yield f"export const {name} = {write_value(value)}{exact};\n"


def write_value(value: object) -> str:
    """A word, a number, a list or a mapping of these."""
    if isinstance(value, Mapping):
        pairs = (f"{write_key(key)}: {write_value(part)}" for key, part in value.items())
        return f"{{ {', '.join(pairs)} }}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(write_value, value))}]"
    return json.dumps(value, ensure_ascii=False)


def write_key(key: object) -> str:
    """A key of a mapping, in quotes only where it needs them."""
    return str(key) if re.fullmatch(r"\w+", str(key)) else json.dumps(key)


def write_aliases(aliases: Aliases) -> Iterator[str]:
    """Each name for a set of words."""
    for name, words in aliases.items():
        yield union(f"export type {name} =", [json.dumps(word) for word in words])


def union(start: str, members: Iterable[str]) -> str:
    """A declaration of a union, on a line of its own if that is wide enough."""
    line = f"{start} {' | '.join(members := list(members))};\n"
    if len(line) <= WIDTH + 1:
        return line
    return "\n  | ".join([start, *members]) + ";\n"


def classes_of(kind: object) -> list[str]:
    """The names of the classes in a union."""
    return [cls.__name__ for cls in get_args(kind)]


def write_class(cls: Any, aliases: Aliases, *, sent: bool) -> str:
    """A class as an interface: as the server sends it, or as the server reads it."""
    comments = field_comments(cls)
    omitted = left_out(cls, sent)
    lines = [write_doc(inspect.getdoc(cls) or ""), f"export interface {cls.__name__} {{\n"]
    config = getattr(cls, "__struct_config__", None)
    if config is not None and config.tag is not None:
        lines.append(f"  {config.tag_field}: {json.dumps(config.tag)};\n")
    for name, kind in get_type_hints(cls, include_extras=True).items():
        if name in comments:
            lines.append(write_doc(comments[name], "  "))
        members = [part for part in parts_of(kind) if part not in omitted.get(name, ())]
        sign = "?" if name in omitted else ""
        lines.append(f"  {name}{sign}: {write_union(members, aliases)};\n")
    return "".join([*lines, "}\n"])


def left_out(cls: Any, sent: bool) -> dict[str, tuple[object, ...]]:
    """The fields that may be missing, each with the types that stand for that."""
    if not issubclass(cls, msgspec.Struct):
        return dict.fromkeys(getattr(cls, "__optional_keys__", ()), ())
    found: dict[str, tuple[object, ...]] = {}
    for field in msgspec.structs.fields(cls):
        if field.default is UNSET:
            found[field.name] = (UnsetType,)
        elif sent and cls.__struct_config__.omit_defaults and not field.required:
            found[field.name] = (NoneType,) if field.default is None else ()
        elif not sent and not field.required:
            found[field.name] = ()
    return found


def field_comments(cls: Any) -> dict[str, str]:
    """What the comments behind the fields of a class say."""
    return dict(re.findall(r"^    (\w+): .*  # (.+)$", inspect.getsource(cls), re.MULTILINE))


def write_doc(text: str, indent: str = "") -> str:
    """A comment for readers of the TypeScript: null for None, single backticks."""
    first, *others = text.replace("``", "`").replace("None", "null").splitlines()
    if not others:
        return f"{indent}/** {first} */\n"
    lines = [f"{indent} * {line}".rstrip() for line in others]
    return "\n".join([f"{indent}/** {first}", *lines, f"{indent} */\n"])


def parts_of(kind: object) -> tuple[object, ...]:
    """The members of a union; else the type alone."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def write_type(kind: Any, aliases: Aliases) -> str:
    """A type as TypeScript writes it."""
    return write_union(parts_of(kind), aliases)


def write_union(members: Iterable[Any], aliases: Aliases) -> str:
    """Types side by side; the words of all literal types together, null last."""
    members = list(members)
    words = [word for part in members for word in literals_of(part)]
    plain = [part for part in members if not literals_of(part)]
    plain.sort(key=lambda part: part is NoneType)
    texts = write_literals(words, aliases) if words else []
    return " | ".join(dict.fromkeys([*texts, *(write_member(part, aliases) for part in plain)]))


def write_member(kind: Any, aliases: Aliases) -> str:
    """A type that is no union."""
    if kind in PLAIN:
        return PLAIN[kind]
    if kind is Any:
        return "unknown"
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated and isinstance(inner[1], msgspec.Meta):  # a limit of the server's
        return write_type(inner[0], aliases)
    if origin is Annotated:  # a list of a fixed length
        item, length = write_type(get_args(inner[0])[0], aliases), inner[1]
        return f"[{', '.join([item] * length)}]"
    if origin is dict:
        key, value = (write_type(part, aliases) for part in inner)
        return f"Record<{key}, {value}>"
    if origin is list or (origin is tuple and inner[1:] == (...,)):
        item = write_type(inner[0], aliases)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if not is_record(kind):
        raise TypeError(f"{kind} has no TypeScript yet.")
    return str(kind.__name__)


if __name__ == "__main__":
    main()
