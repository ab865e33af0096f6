/**
 * Sound made in the page: plucked strings, soft tones, drums.
 *
 * Every voice is computed into a buffer by plain arithmetic, so that it works wherever there is an
 * AudioContext, also on plain http. Silent until the first touch of the page.
 */

import { settings } from "./settings.svelte";

export type Instrument = "guitar" | "violin" | "piano" | "drum" | "soft" | "bass";

export interface Voice {
  instrument: Instrument;
  /** MIDI numbers; together they make a chord. For a drum: 0 low to 3 high. */
  notes: number[];
  /** Seconds from now. */
  at?: number;
  seconds?: number;
  /** Seconds between the notes of a strummed chord. */
  strum?: number;
  loudness?: number;
  /** What it is, for those who do not hear it: a caption in the log. */
  caption: string;
}

const RATE = 44_100;
let context: AudioContext | null = null;
let master: GainNode | null = null;
const buffers = new Map<string, AudioBuffer>();

/** To be called on the first touch or key: browsers allow no sound before. */
export function wakeSound(): void {
  if (context || typeof AudioContext === "undefined") return;
  context = new AudioContext();
  master = context.createGain();
  master.connect(context.destination);
}

/** Let it be heard; a page out of sight is silent, unless it calls somebody back. */
export function sound(voices: Voice[], calling = false): void {
  if (!context || !master || settings.muted || (document.hidden && !calling)) return;
  if (context.state === "suspended") void context.resume();
  master.gain.value = settings.volume;
  for (const voice of voices) sing(context, master, voice);
}

function sing(context: AudioContext, out: GainNode, voice: Voice): void {
  const start = context.currentTime + 0.02 + (voice.at ?? 0);
  voice.notes.forEach((note, index) => {
    const source = context.createBufferSource();
    const gain = context.createGain();
    gain.gain.value = (voice.loudness ?? 0.8) / Math.sqrt(voice.notes.length);
    source.buffer = tone(context, voice.instrument, note, voice.seconds ?? 1.2);
    source.connect(gain).connect(out);
    source.start(start + index * (voice.strum ?? 0));
  });
}

function tone(
  context: AudioContext,
  instrument: Instrument,
  note: number,
  seconds: number,
): AudioBuffer {
  const key = `${instrument} ${note} ${seconds}`;
  let buffer = buffers.get(key);
  if (!buffer) {
    buffer = context.createBuffer(1, Math.ceil(RATE * seconds), RATE);
    MAKERS[instrument](buffer.getChannelData(0), frequency(note), note);
    buffers.set(key, buffer);
  }
  return buffer;
}

export function frequency(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

type Maker = (samples: Float32Array, hertz: number, note: number) => void;

/** Karplus and Strong: a burst of noise in a loop as long as the string, softened at each turn. */
function pluck(brightness: number): Maker {
  return (samples, hertz) => {
    const length = Math.max(2, Math.round(RATE / hertz));
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

/** Overtones added up, each with its share, under an envelope. */
function blend(shares: number[], attack: number, decay: number): Maker {
  return (samples, hertz) => {
    for (let index = 0; index < samples.length; index++) {
      const time = index / RATE;
      let value = 0;
      shares.forEach((share, overtone) => {
        value += share * Math.sin(2 * Math.PI * hertz * (overtone + 1) * time);
      });
      const rise = Math.min(1, time / attack);
      samples[index] = value * rise * Math.exp(-time * decay) * fadeOut(index, samples.length);
    }
  };
}

const DRUMS = [
  { hertz: 55, noise: 0.05, decay: 14 },
  { hertz: 110, noise: 0.2, decay: 16 },
  { hertz: 190, noise: 0.7, decay: 22 },
  { hertz: 400, noise: 1, decay: 45 },
];

const drum: Maker = (samples, _hertz, note) => {
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

const MAKERS: Record<Instrument, Maker> = {
  guitar: pluck(0.5),
  bass: pluck(0.7),
  violin: blend([0.5, 0.3, 0.22, 0.14, 0.1, 0.06], 0.08, 1.2),
  piano: blend([0.7, 0.25, 0.12, 0.05], 0.004, 3.5),
  soft: blend([0.8, 0.1, 0.03], 0.03, 2),
  drum,
};
