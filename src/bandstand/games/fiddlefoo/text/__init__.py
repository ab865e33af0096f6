"""What the game says, and its guide, in every language."""

from bandstand.games.fiddlefoo.text import english, french, japanese
from bandstand.kernel.files import text_beside

PHRASES = {"en": english.PHRASES, "fr": french.PHRASES, "ja": japanese.PHRASES}
GUIDES = {
    "en": text_beside(__file__, "guide.en.md"),
    "fr": text_beside(__file__, "guide.fr.md"),
    "ja": text_beside(__file__, "guide.ja.md"),
}
