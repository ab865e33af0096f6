"""What Take the A Chord says: its sentences and its rules, by language."""

from typing import Final

from bandstand.games.a_chord.text import english, french, japanese
from bandstand.kernel.files import text_beside

PHRASES: Final = {"en": english.PHRASES, "fr": french.PHRASES, "ja": japanese.PHRASES}
GUIDES: Final = {
    language: text_beside(__file__, f"guide.{language}.md") for language in ("en", "fr", "ja")
}
