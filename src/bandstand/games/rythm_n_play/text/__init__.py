"""What Rythm 'n' Play says, and its rules in our own words, by language."""

from bandstand.games.rythm_n_play.text.facts import EVENT_NAMES, FACT_ARGS, OUTCOMES
from bandstand.kernel.files import TextsBeside

CATALOGUES = TextsBeside(__file__, "{}.ftl")
GUIDES = TextsBeside(__file__, "guide.{}.md")

__all__ = ["CATALOGUES", "EVENT_NAMES", "FACT_ARGS", "GUIDES", "OUTCOMES"]
