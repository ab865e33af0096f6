/** Four elements are four soft tones; a trump is their octave. */

import type { Happened } from "../../lib/protocol";
import type { Voice } from "../../lib/sound";
import type { Stage } from "../../lib/stage";
import { readCard } from "../../tricks/cards";
import { trickShown, type SixForcesView, type TrumpName } from "./view";
import { nameCard, nameTrump, say } from "./text";

/** MIDI numbers: a D minor seventh, shared out among the colours. */
const TONES = { red: 62, yellow: 65, blue: 69, green: 72 } as const;
const OCTAVE = 12;
/** In seconds: the last trick sounds first. */
const AFTER_THE_TRICK = 0.6;

function toneOf(colour: string): number {
  return TONES[colour as keyof typeof TONES] ?? TONES.red;
}

/** A colour is one tone; big climbs through all four, small comes down. */
function tonesOf(trump: TrumpName): number[] {
  const rising = Object.values(TONES);
  if (trump === "big") return rising;
  if (trump === "small") return rising.toReversed();
  return [toneOf(trump)];
}

function card(text: string, trump: TrumpName | null): Voice {
  const read = readCard(text);
  const { colour, sign } = read;
  const tone = toneOf(colour);
  const isTrump = colour === trump;
  return {
    instrument: "soft",
    notes: isTrump ? [tone, tone + OCTAVE] : [tone],
    loudness: 0.5 + Number(sign) / 30,
    caption: say(isTrump ? "board-sound-trump-card" : "board-sound-card", { card: nameCard(read) }),
  };
}

function trumpChosen(trump: TrumpName): Voice {
  const tones = tonesOf(trump);
  return {
    instrument: "soft",
    notes:
      tones.length === 1 ? [tones[0]!, tones[0]! + OCTAVE] : tones.map((tone) => tone + OCTAVE),
    strum: 0.1,
    caption: say("board-sound-trump", { trump: nameTrump(trump) }),
  };
}

function taps(count: number): Voice[] {
  if (count === 0) return [];
  return [
    {
      instrument: "drum",
      notes: Array.from({ length: count }, () => 3),
      strum: 0.09,
      seconds: 0.2,
      caption: say("board-sound-taps", { taps: count }),
    },
  ];
}

/** The trick as its chord: the tones of its cards, over the one that took it. */
function trickWon(trump: TrumpName, view: SixForcesView): Voice[] {
  const tones = trickShown(view).cards.map(({ card }) => toneOf(readCard(card).colour));
  const notes = [...new Set(tones)].sort((one, other) => one - other);
  const caption = say("board-sound-won");
  const bass = tonesOf(trump)[0]! - 2 * OCTAVE;
  return [
    { instrument: "bass", notes: [bass], seconds: 1.6, loudness: 0.6, caption },
    { instrument: "soft", notes, strum: 0.04, seconds: 2, caption: "" },
    { instrument: "piano", notes, strum: 0.04, seconds: 1.8, loudness: 0.4, caption: "" },
  ];
}

function scored(points: number): Voice {
  const good = points > 0;
  return {
    instrument: "piano",
    notes: good ? [62, 66, 69, 74] : [65, 62, 57],
    strum: good ? 0.08 : 0.2,
    at: AFTER_THE_TRICK,
    seconds: 2,
    caption: good ? say("board-sound-good") : say("board-sound-bad"),
  };
}

export function voice({ kind, facts }: Happened, stage: Stage<SixForcesView>): Voice[] {
  switch (kind) {
    case "card-played":
      return [card(String(facts.card), stage.view.trump)];
    case "predicted":
      return taps(Number(facts.tricks));
    case "predicted-with-spare":
      return taps(Number(facts.predicted) + 1);
    case "trump-chosen":
      return [trumpChosen(facts.trump as TrumpName)];
    case "trick-won":
      return trickWon(facts.trump as TrumpName, stage.view);
    case "round-scored":
    case "round-scored-with-spare":
      return facts.seat === stage.shown ? [scored(Number(facts.points))] : [];
    default:
      return [];
  }
}
