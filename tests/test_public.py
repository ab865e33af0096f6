"""The public names of the package, and that their examples are true."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

import bandstand
from bandstand import public
from bandstand.kernel import record, referee
from bandstand.kernel.errors import BandstandError


@pytest.mark.parametrize("module", [bandstand, public, record, referee])
def test_the_examples_do_what_they_say(module: ModuleType) -> None:
    options = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    result = doctest.testmod(module, optionflags=options)
    assert result.attempted > 0
    assert result.failed == 0


def test_every_public_name_is_there_and_says_what_it_is() -> None:
    for name in bandstand.__all__:
        assert getattr(bandstand, name).__doc__
    with pytest.raises(AttributeError):
        bandstand.nothing_of_the_kind  # noqa: B018  asking is the point


def test_a_wrong_number_of_levels_gets_a_sentence() -> None:
    game = bandstand.load_game("six-forces")
    with pytest.raises(BandstandError, match="6 Forces is for 3 or 4 players, not 2"):
        bandstand.play_out(game, levels=[1, 1])
    with pytest.raises(BandstandError, match="There is no level 9"):
        bandstand.play_out(game, levels=[1, 1, 9])
