/** The letter is the root, the colour the feeling; the key a soft drone. */

import type { Colour } from "../../cards/shapes";
import type { Happened } from "../../lib/protocol";
import type { Instrument, Voice } from "../../lib/sound";
import type { Stage } from "../../lib/stage";
import { readCard } from "../../tricks/cards";
import { roundShown, type AChordView } from "./view";
import { say, sayOr } from "./text";

/** MIDI numbers of the roots, A below middle C to the G above it. */
const ROOTS: Record<string, number> = { A: 57, B: 59, C: 60, D: 62, E: 64, F: 65, G: 67 };

interface Voicing {
  instrument: Instrument;
  steps: number[];
  strum: number;
}

const VOICINGS: Partial<Record<Colour, Voicing>> = {
  blue: { instrument: "piano", steps: [0, 4, 7, 10], strum: 0.03 },
  green: { instrument: "guitar", steps: [0, 7, 14, 16], strum: 0.06 },
  red: { instrument: "piano", steps: [0, 4, 7, 9], strum: 0.02 },
  yellow: { instrument: "piano", steps: [0, 3, 7, 10], strum: 0.05 },
  purple: { instrument: "guitar", steps: [-12, -5, 0], strum: 0.015 },
};

/** A fill that runs down the drums, ever faster, and lands: which drum, and when in seconds. */
const FILL: readonly [number, number][] = [
  [2, 0],
  [2, 0.16],
  [3, 0.24],
  [2, 0.32],
  [2, 0.44],
  [1, 0.54],
  [1, 0.63],
  [0, 0.72],
  [4, 0.72],
];
const FILL_SECONDS = 0.9;
/** In seconds: the trick itself sounds first. */
const AFTER_THE_TRICK = 0.5;

function chord(text: string): Voice[] {
  const card = readCard(text);
  const voicing = VOICINGS[card.colour];
  const root = ROOTS[card.sign];
  if (!voicing || root === undefined) return [];
  return [
    {
      instrument: voicing.instrument,
      notes: voicing.steps.map((step) => root + step),
      strum: voicing.strum,
      seconds: 1.6,
      loudness: 0.6,
      caption: say("board-sound-chord", {
        chord: card.sign,
        voicing: sayOr(`board-voicing-${card.colour}`, ""),
      }),
    },
  ];
}

function drone(key: string, at = 0): Voice {
  const root = (ROOTS[key] ?? 57) - 12;
  return {
    instrument: "soft",
    notes: [root, root + 7],
    at,
    seconds: 2.8,
    loudness: 0.35,
    caption: say("board-sound-drone", { key }),
  };
}

function fill(): Voice[] {
  const caption = say("board-sound-fill");
  return FILL.map(([drum, at], index) => ({
    instrument: "drum",
    notes: [drum],
    at,
    seconds: drum === 4 ? 1.2 : 0.5,
    loudness: drum === 4 ? 0.35 : 0.7 + at / 3,
    caption: index === 0 ? caption : "",
  }));
}

/** The trick as its chord: every letter that lies there, over the key in the bass. */
function trick(view: AChordView): Voice[] {
  const roots = roundShown(view).cards.map(({ card }) => ROOTS[readCard(card).sign] ?? 57);
  const notes = [...new Set(roots)].sort((one, other) => one - other);
  const caption = say("board-sound-trick");
  const bass = (ROOTS[view.key] ?? 57) - 24;
  return [
    { instrument: "bass", notes: [bass], seconds: 1.8, caption },
    { instrument: "guitar", notes, strum: 0.035, seconds: 2, loudness: 0.5, caption: "" },
    { instrument: "piano", notes, strum: 0.02, seconds: 1.8, loudness: 0.4, caption: "" },
  ];
}

function shimmer(key: string): Voice {
  const root = (ROOTS[key] ?? 57) + 24;
  return {
    instrument: "soft",
    notes: [root, root + 4, root + 7, root + 12],
    strum: 0.07,
    at: AFTER_THE_TRICK,
    loudness: 0.5,
    caption: say("board-sound-spotlight"),
  };
}

export function voice({ kind, facts }: Happened, stage: Stage<AChordView>): Voice[] {
  const { view } = stage;
  switch (kind) {
    case "card-played":
    case "card-played-to": {
      const led = view.round.length === 1;
      return [...(led ? [drone(view.key)] : []), ...chord(String(facts.card))];
    }
    case "key-turned-up":
      return [drone(String(facts.key))];
    case "key-changed":
      return [drone(String(facts.key), AFTER_THE_TRICK)];
    case "improvisation":
      return [...fill(), drone(String(facts.key), FILL_SECONDS)];
    case "trick-won":
    case "improvised-trick-won":
      return trick(view);
    case "spotlight":
      return [shimmer(view.key)];
    default:
      return [];
  }
}
