"""What 6 Forces says, and its rules in our own words, by language."""

from __future__ import annotations

from typing import Final

from bandstand.games.six_forces.text import english, french, japanese
from bandstand.kernel.files import text_beside

PHRASES: Final = {"en": english.PHRASES, "fr": french.PHRASES, "ja": japanese.PHRASES}
GUIDES: Final = {
    "en": text_beside(__file__, "guide.en.md"),
    "fr": text_beside(__file__, "guide.fr.md"),
    "ja": text_beside(__file__, "guide.ja.md"),
}
