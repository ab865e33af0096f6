"""What Rythm 'n' Play says: the sentences and the guide in each language."""

from __future__ import annotations

from bandstand.games.rythm_n_play.text import english, french, japanese
from bandstand.kernel.files import text_beside

PHRASES = {"en": english.PHRASES, "fr": french.PHRASES, "ja": japanese.PHRASES}
GUIDES = {language: text_beside(__file__, f"guide.{language}.md") for language in PHRASES}
