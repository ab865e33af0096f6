"""Take the A Chord, by Saashi: a trick-taking game of keys and improvisation."""

from bandstand.kernel.game import assemble

GAME = assemble(__name__)
