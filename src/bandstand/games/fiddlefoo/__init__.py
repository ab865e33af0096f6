"""Fiddlefoo, by Pandaqi: a shared map, Pairs, and penalty cards thrown all at once."""

from bandstand.kernel.game import assemble

GAME = assemble(__name__)
