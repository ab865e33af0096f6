"""The browser's pages: read once, when the server opens, and served from memory.

What is not a file and looks like no file is a place inside the pages (/table/ID), and gets the
first page: the browser finds its way from there. A folder that ``bandstand site`` wrote is served
beside them, and the first page says how much it takes to play without the network.
"""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path, PurePath
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.enums import HttpMethod
from litestar.params import FromPath

import bandstand
from bandstand.tables.refusals import Refusal, not_found

FOLDER = Path(bandstand.__file__).parent / "web" / "pages"  # built into the wheel
FIRST = "index.html"
OFFLINE = "offline"  # the path of the pages that need no server; the browser's know it too
_HASHED = "assets/"  # names in here change with what is in them
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_WORTH_PRESSING = 512
_PRESSURE = 6  # the most takes a start of the server three times as long for 1 % fewer bytes
_PRESSED = {"br": ".br", "gzip": ".gz"}  # the better first
_KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_ANYTHING = "application/octet-stream"
_SMALL_ALREADY = ("image/jpeg", "image/png", "image/webp", "audio/", "font/", _ANYTHING)


class Page(NamedTuple):
    """A file as it is sent: plain, and pressed in the ways a browser may accept."""

    kind: str
    cache: str
    tag: str
    bodies: dict[str, bytes]  # by content encoding; the plain one under ""


def read_pages(folder: Path) -> dict[str, Page]:
    """Every file of the folder by its path; what lies pressed beside it is part of it."""
    files = {
        path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
    }
    beside = {name + end for name in files for end in _PRESSED.values()}
    return {name: _read(name, path) for name, path in files.items() if name not in beside}


def _read(name: str, path: Path) -> Page:
    beside = {code: path.with_name(path.name + end) for code, end in _PRESSED.items()}
    pressed = {code: file.read_bytes() for code, file in beside.items() if file.is_file()}
    return _page(name, path.read_bytes(), pressed)


def _page(name: str, plain: bytes, pressed: dict[str, bytes]) -> Page:
    kind = _KINDS.get(PurePath(name).suffix.lower(), _ANYTHING)
    bodies = {"": plain, **pressed}
    worth = len(plain) >= _WORTH_PRESSING and not kind.startswith(_SMALL_ALREADY)
    if worth and "gzip" not in bodies:
        bodies["gzip"] = gzip.compress(plain, _PRESSURE, mtime=0)
    cache = _FOR_EVER if name.startswith(_HASHED) else _ASK_AGAIN
    tag = hashlib.blake2b(plain, digest_size=12).hexdigest()
    return Page(kind, cache, tag, bodies)


def find(pages: dict[str, Page], path: str) -> Page:
    """The page for a path."""
    name = path.strip("/")
    if name in pages:
        return pages[name]
    if name.startswith(("api/", f"{OFFLINE}/")) or name == "api" or "." in name.rpartition("/")[2]:
        raise not_found("page")
    if FIRST not in pages:
        raise Refusal(
            404, "no-pages", "This server was built without pages; its API is at /api/openapi.json."
        )
    return pages[FIRST]


def respond(page: Page, headers: dict[str, str]) -> Response[bytes]:
    """The page in the best form the browser accepts, or word that it has it already."""
    accepted = accepts(headers.get("accept-encoding", ""))
    encoding = next((name for name in _PRESSED if name in page.bodies and name in accepted), "")
    tag = f'"{page.tag}{encoding and "-" + encoding}"'
    sent = {"Cache-Control": page.cache, "ETag": tag, "Vary": "Accept-Encoding"}
    known = [
        part.strip().removeprefix("W/") for part in headers.get("if-none-match", "").split(",")
    ]
    if tag in known:
        return Response(b"", status_code=304, headers=sent)
    if encoding:
        sent["Content-Encoding"] = encoding
    return Response(page.bodies[encoding], media_type=page.kind, headers=sent)


def accepts(header: str) -> set[str]:
    """The encodings a browser takes: those it names, but for the ones it gives no weight."""
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found


def read_all(folder: Path, offline: Path | None) -> dict[str, Page]:
    """The pages of a folder, and with their path those that need no server."""
    pages = read_pages(folder)
    if offline is None or FIRST not in pages:
        return pages
    apart = read_pages(offline)
    size = sum(min(map(len, page.bodies.values())) for page in apart.values())
    offer = f'<meta name="bandstand-offline" content="{max(1, round(size / 1e6))}" />'
    first = pages[FIRST].bodies[""].replace(b"<head>", f"<head>\n    {offer}".encode(), 1)
    pages[FIRST] = _page(FIRST, first, {})
    pages[OFFLINE] = apart[FIRST]
    pages.update({f"{OFFLINE}/{name}": page for name, page in apart.items()})
    return pages


def handler(folder: Path, offline: Path | None) -> Any:
    """The route that serves a folder's pages."""
    pages = read_all(folder, offline)

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        sync_to_thread=False,
        status_code=200,
    )
    def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
        """A file of the pages, or the first of them."""
        # Its files have relative addresses; `path` has lost the slash that tells.
        if request.scope["raw_path"] == f"/{OFFLINE}".encode() and OFFLINE in pages:
            return Response(b"", status_code=307, headers={"Location": f"/{OFFLINE}/"})
        return respond(find(pages, path), dict(request.headers))

    return page
