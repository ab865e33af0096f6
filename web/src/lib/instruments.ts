/** The instruments, by plain arithmetic: plucked strings, soft tones, drums. */

export type Instrument = "guitar" | "violin" | "piano" | "drum" | "soft" | "bass";

/** Samples a second of what is computed here. */
export const RATE = 44_100;

function frequency(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

type Maker = (samples: Float32Array, note: number) => void;

/** Karplus and Strong: a burst of noise in a loop as long as the string, softened at each turn. */
function pluck(brightness: number): Maker {
  return (samples, note) => {
    const length = Math.max(2, Math.round(RATE / frequency(note)));
    const string = Float32Array.from({ length }, () => Math.random() * 2 - 1);
    for (let index = 0, spot = 0; index < samples.length; index++) {
      const next = (spot + 1) % length;
      const value = string[spot]!;
      samples[index] = value * fadeOut(index, samples.length);
      string[spot] = 0.996 * (brightness * value + (1 - brightness) * string[next]!);
      spot = next;
    }
  };
}

const PERIOD = 2048;

/**
 * Overtones added up, each with its share, under an envelope. One period is computed once and read at
 * the speed of the note: a chord must be there when its card lands, on a slow phone too.
 */
function blend(shares: number[], attack: number, decay: number): Maker {
  const period = Float32Array.from({ length: PERIOD }, (_, index) =>
    shares.reduce(
      (sum, share, overtone) =>
        sum + share * Math.sin((2 * Math.PI * (overtone + 1) * index) / PERIOD),
      0,
    ),
  );
  return (samples, note) => {
    const stride = (frequency(note) * PERIOD) / RATE;
    const fading = Math.exp(-decay / RATE);
    const rising = attack * RATE;
    for (let index = 0, level = 1; index < samples.length; index++, level *= fading) {
      const value = period[Math.floor(index * stride) % PERIOD]!;
      const rise = Math.min(1, index / rising);
      samples[index] = value * rise * level * fadeOut(index, samples.length);
    }
  };
}

/** From the bass drum up to the closed hi-hat, then the crash. */
const DRUMS = [
  { hertz: 55, noise: 0.05, decay: 14 },
  { hertz: 110, noise: 0.2, decay: 16 },
  { hertz: 190, noise: 0.7, decay: 22 },
  { hertz: 400, noise: 1, decay: 45 },
  { hertz: 620, noise: 1.6, decay: 5 },
];

const drum: Maker = (samples, note) => {
  const { hertz, noise, decay } = DRUMS[Math.abs(Math.round(note)) % DRUMS.length]!;
  for (let index = 0; index < samples.length; index++) {
    const time = index / RATE;
    const skin = Math.sin(2 * Math.PI * hertz * time * (1 + Math.exp(-time * 30)));
    const rattle = (Math.random() * 2 - 1) * noise;
    samples[index] = (skin * (1 - noise / 2) + rattle) * Math.exp(-time * decay);
  }
};

/** The last hundredth of a second fades, so that nothing clicks. */
function fadeOut(index: number, length: number): number {
  return Math.min(1, (length - index) / (RATE / 100));
}

/** How each instrument writes a note into its samples. */
export const MAKERS: Record<Instrument, Maker> = {
  guitar: pluck(0.5),
  bass: pluck(0.7),
  violin: blend([0.5, 0.3, 0.22, 0.14, 0.1, 0.06], 0.08, 1.2),
  piano: blend([0.7, 0.25, 0.12, 0.05], 0.004, 3.5),
  soft: blend([0.8, 0.1, 0.03], 0.03, 2),
  drum,
};
