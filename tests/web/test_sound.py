"""How the games sound: one soft mix that never clips, in time with what is seen."""

from __future__ import annotations

import math

import numpy as np
import pytest
from playwright.sync_api import Browser

from support.listening import RATE, listen, loudness, true_peak
from support.server_harness import Running

SECONDS = 60  # at most: a loaded machine plays a game slowly
NOTES, SCENES = 40, 4
USUAL_VOLUME = 0.8
CEILING = -1.0  # dBFS
QUIETEST, LOUDEST = -20.0, -14.0  # LUFS


def tone(
    hertz: float, level: float, seconds: float
) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return level * np.sin(2 * np.pi * hertz * np.arange(round(RATE * seconds)) / RATE)


def test_the_meter_reads_as_the_standard_says() -> None:
    """BS.1770: a tone of 997 Hz at full scale in one channel is -3.01 LUFS."""
    assert loudness(tone(997, 1, 3), channels=1) == pytest.approx(-3.01, abs=0.02)
    assert loudness(tone(997, 0.1, 3), channels=1) == pytest.approx(-23.01, abs=0.02)
    assert loudness(np.zeros(RATE)) == -math.inf


def test_silence_between_sounds_does_not_count() -> None:
    sound = tone(997, 0.1, 3)
    pause = np.zeros(20 * RATE)
    assert loudness(np.concatenate([sound, pause]), channels=1) == pytest.approx(-23, abs=0.5)


def test_a_peak_between_two_samples_is_found() -> None:
    at_the_slopes = np.sin(2 * np.pi * (RATE / 4) * np.arange(RATE) / RATE + np.pi / 4)
    assert np.max(np.abs(at_the_slopes)) < 0.71
    assert true_peak(at_the_slopes) == pytest.approx(0, abs=0.1)


def test_a_game_is_neither_too_loud_nor_too_quiet(browser: Browser, house: Running) -> None:
    """One game, the fullest; tools/sound_levels.py measures all of them, to their end."""
    enough = f"window.ear?.asked.length >= {NOTES}"
    played = listen(browser, house, "fiddlefoo", SECONDS, enough=enough, speed="fast", volume=1)
    assert len(played.asked) >= NOTES
    assert true_peak(played.samples) < CEILING
    # The volume comes last: what is softer is the same, with smaller samples.
    assert QUIETEST <= loudness(played.samples * USUAL_VOLUME) <= LOUDEST


def test_a_muted_table_is_silent(browser: Browser, house: Running) -> None:
    enough = f"performance.getEntriesByName('bandstand landed').length >= {SCENES}"
    played = listen(browser, house, "a-chord", SECONDS, enough=enough, speed="fast", muted=True)
    assert len(played.landed) > 2
    assert played.asked == []
    assert np.all(played.samples == 0)
