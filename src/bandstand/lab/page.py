"""A report as one self-contained HTML file: text, tables and charts."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; margin: 0 auto;
  max-width: 48rem; padding: 1rem 1.25rem 4rem; }
h1 { font-size: 1.9rem; margin-bottom: 0; }
h2 { margin-top: 2.5rem; border-bottom: 2px solid #0072b2; padding-bottom: .2rem; }
p, li { max-width: 46rem; }
figure { margin: 1rem 0; }
figure svg { max-width: 100%; height: auto; }
figcaption { color: #444; font-size: .9rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid #ddd; }
th { background: #f3f6f9; }
th:first-child, td:first-child { text-align: left; }
td { white-space: nowrap; }
nav { display: flex; flex-wrap: wrap; gap: .2rem 1rem; }
nav a { color: #005a8c; }
@media (max-width: 40rem) { th, td { padding: .25rem .4rem; } h1 { font-size: 1.5rem; } }
@media print { nav { display: none; } figure { break-inside: avoid; } }
"""


class Page:
    """Builds a page from top to bottom."""

    def __init__(self, title: str, subtitle: str) -> None:
        self.title = title
        self.subtitle = subtitle
        self._body: list[str] = []
        self._sections: list[tuple[str, str]] = []

    def section(self, heading: str) -> None:
        """Start a section, listed in the contents at the top."""
        anchor = f"part-{len(self._sections) + 1}"
        self._sections.append((anchor, heading))
        self._body.append(f'<h2 id="{anchor}">{escape(heading)}</h2>')

    def say(self, text: str) -> None:
        """A paragraph."""
        self._body.append(f"<p>{escape(text)}</p>")

    def listing(self, items: Iterable[str]) -> None:
        """A list of points."""
        rows = "".join(f"<li>{escape(item)}</li>" for item in items)
        self._body.append(f"<ul>{rows}</ul>")

    def table(self, caption: str, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """A table; the first cell of a row is its heading."""
        head = "".join(f'<th scope="col">{escape(text)}</th>' for text in headings)
        lines = []
        for first, *rest in rows:
            cells = "".join(f"<td>{escape(text)}</td>" for text in rest)
            lines.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
        self._body.append(
            f'<div class="wide"><table><caption>{escape(caption)}</caption>'
            f"<thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table></div>"
        )

    def figure(self, drawing: str, caption: str) -> None:
        """A chart (SVG) with a caption."""
        labelled = drawing.replace("<svg ", f'<svg role="img" aria-label="{escape(caption)}" ', 1)
        self._body.append(f"<figure>{labelled}<figcaption>{escape(caption)}</figcaption></figure>")

    def html(self) -> str:
        """The whole file."""
        contents = "".join(
            f'<a href="#{anchor}">{escape(heading)}</a>' for anchor, heading in self._sections
        )
        body = "\n".join(self._body)
        return (
            f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self.title)}</title><style>{_STYLE}</style></head>\n<body>"
            f"<header><h1>{escape(self.title)}</h1><p>{escape(self.subtitle)}</p>"
            f"<nav>{contents}</nav></header>\n<main>\n{body}\n</main></body></html>\n"
        )


def percent(share: float, digits: int = 1) -> str:
    """A share as a percentage."""
    return f"{100 * share:.{digits}f} %"


def percent_within(share: float, margin: float) -> str:
    """A share with its margin."""
    return f"{100 * share:.1f} ± {100 * margin:.1f} %"


def within(value: float, margin: float, digits: int = 2) -> str:
    """A number with its margin."""
    return f"{value:.{digits}f} ± {margin:.{digits}f}"
