"""What a page plays in a game, as samples, and how loud that is by ITU-R BS.1770."""

from __future__ import annotations

import base64
import math
import random
import time
import wave
from bisect import bisect_right
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Browser, BrowserContext, Page

from support.browser import turn_of, visitor, wait_for_a_move
from support.server_harness import Running
from support.short_games import go_on, stored_game

Samples = npt.NDArray[np.float64]

RATE = 48_000  # samples a second; the coefficients below are those of the standard for this rate
SILENCE = -70.0  # LUFS; quieter blocks do not count
BELOW_AVERAGE = 10.0  # LU; nor do those so much below the average of the rest
BLOCK = 0.4  # seconds
STEP = 0.1
BANDS = (200, 2_000)  # Hz
CHANNELS = 2  # the page's one channel comes out of both loudspeakers

# The filter of the standard: a shelf for the head, then a high pass; numerators and denominators.
_K_WEIGHTING = (
    (
        (1.53512485958697, -2.69169618940638, 1.19839281085285),
        (1.0, -1.69065929318241, 0.73248077421585),
    ),
    ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621)),
)

# Everything that the page schedules goes to an offline context whose clock is the page's own: the
# samples are what a listener would have heard, at the moments that the director gave them.
_EAR = """
(() => {
  const [rate, seconds] = [%d, %d];
  window.AudioContext = class extends OfflineAudioContext {
    constructor() {
      super({ numberOfChannels: 1, length: rate * seconds, sampleRate: rate });
      this.begun = performance.now();
      this.asked = [];
      window.ear = this;
    }
    get currentTime() { return (performance.now() - this.begun) / 1000; }
    get state() { return "running"; }
    createBufferSource() {
      const source = super.createBufferSource();
      const start = source.start.bind(source);
      source.start = when => { this.asked.push(this.currentTime); start(when); };
      return source;
    }
  };
})();
"""
_HEARD = """async () => {
  const [ear, now] = [window.ear, performance.now()];
  const asked = [...ear.asked];
  const landed = performance.getEntriesByName("bandstand landed").map(({ startTime }) => startTime);
  const samples = (await ear.startRendering()).getChannelData(0);
  const length = Math.min(samples.length, Math.ceil(ear.sampleRate * (now - ear.begun) / 1000));
  const reader = new FileReader();
  const read = new Promise(resolve => (reader.onload = () => resolve(reader.result)));
  reader.readAsDataURL(new Blob([samples.slice(0, length)]));
  return {
    samples: (await read).split(",")[1],
    asked,
    landed: landed.map(at => (at - ear.begun) / 1000).filter(at => at >= 0),
  };
}"""


@dataclass(frozen=True)
class Heard:
    """What a page has played: samples, when it asked for each note, when scenes had landed."""

    samples: Samples
    asked: list[float]
    landed: list[float]

    @property
    def seconds(self) -> float:
        """How long it was listened to."""
        return len(self.samples) / RATE

    def delays(self) -> list[float]:
        """For each note, the seconds from the landing that it belongs to."""
        before = ((at, bisect_right(self.landed, at)) for at in self.asked)
        return [at - self.landed[index - 1] for at, index in before if index > 0]

    def write(self, path: Path) -> None:
        """Write a WAV file of 16 bits."""
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes((np.clip(self.samples, -1, 1) * 32767).astype("<i2").tobytes())


def put_ears_on(context: BrowserContext, seconds: int) -> None:
    """Before a page is opened: it will be heard for a number of seconds from the first touch on."""
    context.add_init_script(_EAR % (RATE, seconds))


def heard(page: Page) -> Heard:
    """All that was to be heard until now; once for each page."""
    told = page.evaluate(_HEARD)
    samples = np.frombuffer(base64.b64decode(told["samples"]), dtype="<f4").astype(np.float64)
    return Heard(samples, told["asked"], told["landed"])


def listen(
    browser: Browser,
    house: Running,
    game: str,
    seconds: int,
    number: int = 0,
    enough: str = "false",
    **settings: Any,
) -> Heard:
    """Go on with a stored game, and hear its page.

    To its end or for a number of seconds; or until there is enough, by a question to the page.
    """
    guest = house.guest("Mika")
    table = go_on(guest, stored_game(game), number)
    seat = guest.sit(table)
    dice = random.Random(5)
    with visitor(browser, house, **settings) as person:
        put_ears_on(person.context, seconds)
        person.be(guest)
        person.visit(f"/table/{table}")
        person.page.locator("h1").first.click()
        until = time.monotonic() + seconds
        while not person.page.evaluate(enough) and _is_my_turn(person.page, until):
            before = turn_of(person.page)
            while not seat.may_move:
                seat.receive()
            seat.move(dice.randrange(100))
            wait_for_a_move(person.page, before)
        seat.close()
        return heard(person.page)


def _is_my_turn(page: Page, until: float) -> bool:
    """Once the page has shown everything: whether there is a move to make, and time for it."""
    while time.monotonic() < until:
        if page.query_selector(".ending"):
            page.wait_for_timeout(2000)
            return False
        go_on = page.query_selector(".interlude .button.main, .round-over .button.main")
        if go_on:
            go_on.click()
        elif page.query_selector("[data-mine='true']"):
            return True
        page.wait_for_timeout(50)
    return False


def decibels(level: float) -> float:
    """A level as a share of full scale, in dBFS."""
    return 20 * math.log10(max(level, 1e-9))


def true_peak(samples: Samples) -> float:
    """The highest level between samples too, in dBFS, by fourfold oversampling."""
    spectrum = np.fft.rfft(samples)
    between = np.fft.irfft(spectrum, 4 * len(samples)) * 4
    return decibels(float(np.max(np.abs(between))))


def loudness(samples: Samples, channels: int = CHANNELS) -> float:
    """The integrated loudness in LUFS of one signal that comes out of a number of loudspeakers."""
    weighted = _k_weighted(samples)
    length, step = round(RATE * BLOCK), round(RATE * STEP)
    starts = range(0, len(weighted) - length + 1, step)
    powers = np.array([channels * np.mean(weighted[at : at + length] ** 2) for at in starts])
    audible = powers[_lufs(powers) > SILENCE]
    if len(audible) == 0:
        return -math.inf
    counted = audible[_lufs(audible) > _lufs(np.mean(audible)) - BELOW_AVERAGE]
    return float(_lufs(np.mean(counted)))


def bands(samples: Samples) -> tuple[float, ...]:
    """The shares of the energy below 200 Hz, from there to 2 kHz, and above."""
    energy = np.abs(np.fft.rfft(samples)) ** 2
    hertz = np.fft.rfftfreq(len(samples), 1 / RATE)
    total = max(float(np.sum(energy)), 1e-12)
    edges = zip((0, *BANDS), (*BANDS, RATE), strict=True)
    return tuple(
        float(np.sum(energy[(hertz >= low) & (hertz < high)])) / total for low, high in edges
    )


def _lufs(power: npt.ArrayLike) -> Samples:
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-12))


def _k_weighted(samples: Samples) -> Samples:
    """Both filters, on the spectrum; a second of silence keeps the end off the beginning."""
    length = len(samples) + RATE
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(length))
    spectrum = np.fft.rfft(samples, length)
    for numerator, denominator in _K_WEIGHTING:
        spectrum *= np.polyval(numerator[::-1], turn) / np.polyval(denominator[::-1], turn)
    return np.fft.irfft(spectrum, length)[: len(samples)]
