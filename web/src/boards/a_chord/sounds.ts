/** The letter is the root, the colour the feeling; the key a soft drone. */

import type { Colour } from "../../cards/shapes";
import type { Happened } from "../../lib/protocol";
import type { Instrument, Voice } from "../../lib/sound";
import type { Stage } from "../../lib/stage";
import { readCard } from "../../tricks/cards";
import type { AChordView } from "./view";
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

/** A fill that runs down the drums and lands. */
const FILL = [3, 2, 2, 1, 1, 0];
/** In seconds: the card itself sounds first. */
const AFTER_THE_CARD = 0.35;

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

function fill(): Voice {
  return {
    instrument: "drum",
    notes: FILL,
    strum: 0.11,
    at: AFTER_THE_CARD,
    seconds: 0.5,
    loudness: 1.2,
    caption: say("board-sound-fill"),
  };
}

function won(key: string): Voice {
  return {
    instrument: "bass",
    notes: [(ROOTS[key] ?? 57) - 24],
    at: AFTER_THE_CARD,
    seconds: 1,
    caption: say("board-sound-won"),
  };
}

function shimmer(key: string): Voice {
  const root = (ROOTS[key] ?? 57) + 24;
  return {
    instrument: "soft",
    notes: [root, root + 4, root + 7, root + 12],
    strum: 0.07,
    at: AFTER_THE_CARD + 0.2,
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
      return [drone(String(facts.key), AFTER_THE_CARD)];
    case "improvisation":
      return [fill(), drone(String(facts.key), AFTER_THE_CARD + 0.6)];
    case "trick-won":
    case "improvised-trick-won":
      return [won(view.key)];
    case "spotlight":
      return [shimmer(view.key)];
    default:
      return [];
  }
}
