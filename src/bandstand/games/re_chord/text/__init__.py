"""What Re-Chord says, and its guide, in three languages."""

from __future__ import annotations

from bandstand.games.re_chord.text import english, french, japanese
from bandstand.kernel.files import text_beside

PHRASES = {"en": english.PHRASES, "fr": french.PHRASES, "ja": japanese.PHRASES}
GUIDES = {name: text_beside(__file__, f"guide.{name}.md") for name in PHRASES}
