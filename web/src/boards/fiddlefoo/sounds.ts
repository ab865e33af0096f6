/** Fiddlefoo sounds: each colour its instrument, the number its pitch, a Pair an interval. */

import type { Happened } from "../../lib/protocol";
import type { Instrument, Voice } from "../../lib/sound";
import { HIGHEST, type ColourName, type FiddlefooStage } from "./view";
import { say } from "./text";

const PLAYERS: Record<ColourName, Instrument> = {
  yellow: "violin",
  red: "guitar",
  blue: "drum",
  purple: "piano",
};
const LOWEST: Record<ColourName, number> = { yellow: 60, red: 48, blue: 0, purple: 55 };
/** Seconds from one thrown card to the next. */
const HIT = 0.12;
const MAJOR = [0, 2, 4, 5, 7, 9, 11];

/** The sixteen numbers are two octaves of a major scale and one tone; on the drums, four skins. */
export function pitch(colour: ColourName, number: number): number {
  if (colour === "blue") return Math.floor(((number - 1) * 4) / HIGHEST);
  const degree = number - 1;
  return LOWEST[colour] + 12 * Math.floor(degree / MAJOR.length) + MAJOR[degree % MAJOR.length]!;
}

function play(
  stage: FiddlefooStage,
  card: string,
  voice: Partial<Voice> & { caption: string },
): Voice[] {
  const face = stage.view.cards[card];
  if (!face) return [];
  const notes = [pitch(face.colour, face.number)];
  return [{ instrument: PLAYERS[face.colour], notes, seconds: 1, ...voice }];
}

function placed(stage: FiddlefooStage, card: string): Voice[] {
  const face = stage.view.cards[card];
  if (!face) return [];
  const caption = say("board-caption-placed", {
    instrument: say(`board-instrument-${face.colour}`),
    number: face.number,
  });
  return play(stage, card, { caption });
}

/** One Pair after the other, each with both its tones. */
function pair(stage: FiddlefooStage, card: string, other: string): Voice[] {
  const { cards, pairs } = stage.view;
  const caption = say("board-caption-pair", {
    some: cards[card]?.number ?? 0,
    other: cards[other]?.number ?? 0,
  });
  const at = 0.45 + 0.3 * Math.max(0, pairs.partners.indexOf(other));
  return [card, other].flatMap((one) => play(stage, one, { caption, at, loudness: 0.5 }));
}

/** Each card that is thrown hits: a drum, its own short note, and a crash with the last. */
function thrown(stage: FiddlefooStage, cards: string[]): Voice[] {
  const caption = say("board-caption-thrown", { count: cards.length });
  const hits = cards.flatMap((card, index): Voice[] => [
    { instrument: "drum", notes: [1], at: HIT * index, seconds: 0.3, loudness: 0.9, caption },
    ...play(stage, card, { caption, at: HIT * index, seconds: 0.5, loudness: 0.6 }),
  ]);
  const at = HIT * Math.max(0, cards.length - 1);
  const crash: Voice = { instrument: "drum", notes: [4], at, seconds: 1, loudness: 0.3, caption };
  return [...hits, crash];
}

function fill(caption: string): Voice[] {
  return [{ instrument: "drum", notes: [3, 2, 1, 0], strum: 0.08, seconds: 0.4, caption }];
}

function roundOver(): Voice[] {
  const caption = say("board-caption-round-over");
  return [
    { instrument: "drum", notes: [0, 3], seconds: 1, caption },
    { instrument: "guitar", notes: [48, 55, 60, 64], strum: 0.03, seconds: 2, caption },
    { instrument: "violin", notes: [72], seconds: 1.6, loudness: 0.4, caption },
  ];
}

/** Captions once for each sound, however many voices make it. */
function captionedOnce(voices: Voice[]): Voice[] {
  return voices.map((voice, index) => (index === 0 ? voice : { ...voice, caption: "" }));
}

function voicesOf({ kind, facts }: Happened, stage: FiddlefooStage): Voice[] {
  switch (kind) {
    case "card-placed":
      return placed(stage, String(facts.card));
    case "pair":
    case "pair-at-distance":
      return pair(stage, String(facts.card), String(facts.other));
    case "thrown":
      return thrown(stage, facts.cards as string[]);
    case "put-on-pile":
      return play(stage, String(facts.card), { caption: say("board-caption-piled") });
    case "drawn":
      return [
        {
          instrument: "drum",
          notes: [3],
          seconds: 0.1,
          loudness: 0.3,
          caption: say("board-caption-drawn"),
        },
      ];
    case "safesong":
      return [
        {
          instrument: "soft",
          notes: [60, 67, 76],
          seconds: 2,
          caption: say("board-caption-safesong"),
        },
      ];
    case "silence":
      return [
        {
          instrument: "drum",
          notes: [0],
          seconds: 0.4,
          loudness: 0.4,
          caption: say("board-caption-silence"),
        },
      ];
    case "discarded":
    case "card-moved":
    case "card-removed":
    case "exchanged":
    case "revealed":
    case "echoed":
      return fill(say("board-caption-special"));
    case "round-scored":
    case "hand-left":
      return facts.seat === 0 ? roundOver() : [];
    default:
      return [];
  }
}

export function voice(happened: Happened, stage: FiddlefooStage): Voice[] {
  return captionedOnce(voicesOf(happened, stage));
}
