/**
 * Sound made in the page: plucked strings, soft tones, drums.
 *
 * Every voice is computed into a buffer by plain arithmetic, so that it works wherever there is an
 * AudioContext, also on plain http. Silent until the first touch of the page.
 */

import { MAKERS, RATE, type Instrument } from "./instruments";
import { settings } from "./settings.svelte";

export type { Instrument };

export interface Voice {
  instrument: Instrument;
  /** MIDI numbers; together they make a chord. For a drum: 0 low to 3 high, 4 the crash. */
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

let context: AudioContext | null = null;
let mix: Mix | null = null;
const buffers = new Map<string, AudioBuffer>();

/** Where voices go in, and how loud all of it is. */
interface Mix {
  input: AudioNode;
  volume: GainNode;
}

/**
 * Where the mix bends to, whatever is played together. It is 3.6 dB below full scale, because what
 * a loudspeaker makes between two samples of noise is up to 2.5 dB above them.
 */
const CEILING = 0.66;
/** What brings a game to about -17 LUFS before the volume (tools/sound_levels.py measures it). */
const DRIVE = 0.45;
/** After the compressor, which raises what is soft by itself. */
const TRIM = 0.86;
const ROOM_SECONDS = 0.7;
const ROOM_SHARE = 0.16;

/** One soft mix: a little room, a compressor that evens out, and a ceiling that nothing breaks. */
function makeMix(context: BaseAudioContext): Mix {
  const input = new GainNode(context, { gain: DRIVE });
  const room = new ConvolverNode(context, { buffer: roomOf(context) });
  const share = new GainNode(context, { gain: ROOM_SHARE });
  const compressor = new DynamicsCompressorNode(context, {
    threshold: -26,
    knee: 18,
    ratio: 3.5,
    attack: 0.004,
    release: 0.22,
  });
  const trim = new GainNode(context, { gain: TRIM });
  const ceiling = new WaveShaperNode(context, { curve: softCeiling(), oversample: "2x" });
  const volume = new GainNode(context, { gain: settings.volume });
  input.connect(compressor);
  input.connect(room).connect(share).connect(compressor);
  compressor.connect(trim).connect(ceiling).connect(volume).connect(context.destination);
  return { input, volume };
}

/** Straight up to half of the ceiling, then bent towards it. */
function softCeiling(): Float32Array<ArrayBuffer> {
  const steps = 2049;
  const straight = CEILING / 2;
  return Float32Array.from({ length: steps }, (_, index) => {
    const level = (2 * index) / (steps - 1) - 1;
    const over = Math.max(0, Math.abs(level) - straight);
    const bent = (CEILING - straight) * Math.tanh(over / (CEILING - straight));
    return Math.sign(level) * (Math.min(Math.abs(level), straight) + bent);
  });
}

/** How a small room answers: noise that dies away. */
function roomOf(context: BaseAudioContext): AudioBuffer {
  const length = Math.ceil(context.sampleRate * ROOM_SECONDS);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3;
  }
  return buffer;
}

/** To be called on the first touch or key: browsers allow no sound before. */
export function wakeSound(): void {
  if (context || typeof AudioContext === "undefined") return;
  context = new AudioContext();
  mix = makeMix(context);
}

/** Let it be heard; a page out of sight is silent, unless it calls somebody back. */
export function sound(voices: Voice[], calling = false): void {
  if (!context || !mix || settings.muted || (document.hidden && !calling)) return;
  if (context.state === "suspended") void context.resume();
  mix.volume.gain.value = settings.volume;
  for (const voice of voices) sing(context, mix.input, voice);
}

/** Compute what will be needed soon, so that it sounds at its moment and not when it is ready. */
export function prepare(voices: Voice[]): void {
  if (!context || settings.muted) return;
  for (const voice of voices) for (const note of voice.notes) bufferOf(context, voice, note);
}

/** What makes the instruments equally loud: a plucked string dies away sooner than a tone. */
const LEVELS: Record<Instrument, number> = {
  guitar: 1.75,
  bass: 1.2,
  violin: 0.7,
  piano: 1.25,
  soft: 0.75,
  drum: 0.85,
};

function sing(context: AudioContext, out: AudioNode, voice: Voice): void {
  const start = context.currentTime + 0.02 + (voice.at ?? 0);
  voice.notes.forEach((note, index) => {
    const source = context.createBufferSource();
    const gain = context.createGain();
    gain.gain.value =
      (LEVELS[voice.instrument] * (voice.loudness ?? 0.8)) / Math.sqrt(voice.notes.length);
    source.buffer = bufferOf(context, voice, note);
    source.connect(gain).connect(out);
    source.start(start + index * (voice.strum ?? 0));
  });
}

/** A note as samples, computed once. */
function bufferOf(
  context: BaseAudioContext,
  { instrument, seconds = 1.2 }: Voice,
  note: number,
): AudioBuffer {
  const key = `${instrument} ${note} ${seconds}`;
  let buffer = buffers.get(key);
  if (!buffer) {
    buffer = context.createBuffer(1, Math.ceil(RATE * seconds), RATE);
    MAKERS[instrument](buffer.getChannelData(0), note);
    buffers.set(key, buffer);
  }
  return buffer;
}
