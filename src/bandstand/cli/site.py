"""``bandstand site``: pages that play without a server, as a folder of static files."""

from __future__ import annotations

import json
import shutil
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Annotated
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import typer

import bandstand
from bandstand.kernel.errors import BandstandError

PACKAGE = Path(bandstand.__file__).parent
PAGES = PACKAGE / "web" / "pages"
FIRST = "index.html"
ENGINE = "engine"
# What the host in the page imports; of the guides only the rendered ones are needed.
PARTS = ("kernel", "games", "bots", "text", "tables", "thinking", "local")
BRIDGES = ("__init__.py", "midi.py", "score_sheet.py", "sound.py")
KINDS = (".py", ".ftl", ".csv", ".toml")
_NOT_SERVED = {"built-from.txt", "site-sw.js", "sw.js"}
_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same sources make the same archive
_HOST = '<meta name="bandstand-host" content="page" />'


def command(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where to write; what is there goes.")
    ],
    engine: Annotated[
        Path,
        typer.Option(
            metavar="FOLDER",
            envvar="BANDSTAND_ENGINE",
            help="Python for the browser, as tools/engine.py fetches it.",
        ),
    ] = Path(".cache/engine"),
) -> None:
    """Write pages that need no server: any web host can serve them, at any path."""
    for wanted, advice in ((PAGES / FIRST, "make pages"), (engine / "pyodide.mjs", "make site")):
        if not wanted.is_file():
            raise BandstandError(f"There is no {wanted}. In a checkout, {advice} brings it.")
    if folder.exists() and any(folder.iterdir()) and not (folder / ENGINE).is_dir():
        raise BandstandError(f"{folder} is not empty, and is no site of ours. Name another folder.")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGES, folder, ignore=lambda _, names: _NOT_SERVED & set(names))
    (folder / FIRST).write_text(first_page((PAGES / FIRST).read_text("utf-8")), "utf-8")
    write_engine(engine, folder / ENGINE)
    write_worker(folder)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    typer.echo(
        f"Wrote {folder} ({size / 1e6:.1f} MB). To try it: python -m http.server -d {folder}"
    )


def first_page(page: str) -> str:
    """The first page, with relative addresses, and word that there is no server."""
    return page.replace('="/', '="./').replace("<head>", f"<head>\n    {_HOST}", 1)


def write_engine(source: Path, target: Path) -> None:
    """Python, our package, and what never changes: the list of games and the rules."""
    import msgspec

    from bandstand.games import registry
    from bandstand.server.http.games import render_guide
    from bandstand.tables import catalogue
    from bandstand.text import LANGUAGES
    from bandstand.text.locale import typeset

    target.mkdir()
    for path in source.iterdir():
        if path.is_file() and not path.name.startswith("."):
            shutil.copy(path, target / path.name)
    write_package(target / "bandstand.zip")
    files = sorted(target.iterdir())
    listed = [
        {"name": path.name, "bytes": path.stat().st_size, "integrity": integrity(path)}
        for path in files
    ]
    (target / "files.json").write_text(json.dumps({"files": listed}), "utf-8")
    (target / "games.json").write_bytes(msgspec.json.encode(catalogue.games()))
    guides = target / "guides"
    guides.mkdir()
    for game in registry.GAMES.values():
        for language in LANGUAGES:
            page = render_guide(typeset(game.guide_in(language), language))
            (guides / f"{game.meta.id}.{language}.html").write_text(page, "utf-8")


def write_package(path: Path) -> None:
    """The plain sources that the host in the page imports."""
    sources = [PACKAGE / "__init__.py", PACKAGE / "public.py"]
    for part in PARTS:
        found = (PACKAGE / part).rglob("*")
        sources += sorted(file for file in found if file.is_file() and file.suffix in KINDS)
    sources += [PACKAGE / "bridges" / name for name in BRIDGES]
    with ZipFile(path, "w", ZIP_DEFLATED) as archive:
        for source in sources:
            name = source.relative_to(PACKAGE.parent).as_posix()
            archive.writestr(ZipInfo(name, _LONG_AGO), source.read_bytes(), ZIP_DEFLATED)


def write_worker(folder: Path) -> None:
    """The service worker, which knows every file of the folder by its hash."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    files = [
        {"path": path.relative_to(folder).as_posix(), "integrity": integrity(path)}
        for path in paths
    ]
    for file in files:
        if file["path"] == FIRST:
            file["path"] = "./"  # as the address of the folder itself
    version = sha256(json.dumps(files).encode()).hexdigest()[:16]
    site = json.dumps({"version": version, "files": files})
    worker = (PAGES / "site-sw.js").read_text("utf-8")
    (folder / "sw.js").write_text(f"const SITE = {site};\n{worker}", "utf-8")


def integrity(path: Path) -> str:
    """The hash of a file as browsers write it."""
    return f"sha256-{b64encode(sha256(path.read_bytes()).digest()).decode()}"
