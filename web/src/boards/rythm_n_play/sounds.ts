/** How Rythm 'n' Play sounds: notes as they stand, and a picked-up stave as a melody. */

import type { Happened } from "../../lib/protocol";
import type { Voice } from "../../lib/sound";
import type { Stage } from "../../lib/stage";
import {
  beatsOf,
  isChange,
  pitchOf,
  type RythmNPlayView,
  type ChangeName,
  type ValueName,
} from "./view";
import { listed } from "../../text";
import { nameCard, nameValue, say } from "./text";

const BEAT = 0.28; // seconds
const RING = 0.5; // how long a note rings on
const SLIDES: Record<ChangeName, number[]> = { Sharp: [76, 78, 81], Flat: [81, 78, 76] };
const DRUMS: Record<ValueName, number> = { whole: 0, half: 1, quarter: 2, eighth: 3 };

export function voice(happened: Happened, stage: Stage<RythmNPlayView>): Voice[] {
  const { kind, facts } = happened;
  switch (kind) {
    case "note-composed": {
      const note = facts["card"] as string;
      return [piano([pitchOf(note)], 0, 1.2, say("board-heard-note", { note: nameCard(note) }))];
    }
    case "change-composed":
      return [slide(facts["card"] as ChangeName, 0)];
    case "stave-shut":
      return [slide(facts["card"] as ChangeName, 0), chord(say("board-heard-shut"))];
    case "stave-picked-up":
      return melody(piecesOf(happened), rhythmOf(stage.view));
    case "exchanged":
      return drummed(facts["values"] as ValueName[]);
    case "rythm-taken":
      return [
        {
          instrument: "drum",
          notes: [3],
          seconds: 0.3,
          loudness: 0.4,
          caption: say("board-heard-take"),
        },
      ];
    case "card-laid":
      return [{ instrument: "drum", notes: [0], seconds: 0.6, caption: say("board-heard-thud") }];
    case "silent-lap":
      return [
        { instrument: "soft", notes: [57, 64], seconds: 2.5, caption: say("board-heard-silence") },
      ];
    default:
      return [];
  }
}

/** The cards that an event moved. */
function piecesOf({ travels = [] }: Happened): string[] {
  return travels.map(({ piece }) => piece).filter((piece) => piece !== null);
}

function piano(notes: number[], at: number, seconds: number, caption: string): Voice {
  return { instrument: "piano", notes, at, seconds, caption };
}

function slide(tone: ChangeName, at: number): Voice {
  const caption = say(`board-heard-change-${tone}`);
  const notes = SLIDES[tone];
  return { instrument: "soft", notes, at, seconds: 0.5, strum: 0.06, loudness: 0.5, caption };
}

function chord(caption: string): Voice {
  return { instrument: "soft", notes: [57, 64, 69, 72], at: 0.3, seconds: 2, strum: 0.04, caption };
}

/** The RYTHM cards spent so far give the melody its rhythm; before any, it walks in quarters. */
function rhythmOf(view: RythmNPlayView): ValueName[] {
  const spent = view.discarded ?? [];
  return spent.length > 0 ? spent : ["quarter"];
}

function melody(stave: readonly string[], rhythm: readonly ValueName[]): Voice[] {
  const notes = stave.filter((card) => !isChange(card));
  const caption = say("board-heard-melody", { count: notes.length });
  const voices: Voice[] = [];
  let at = 0;
  for (const note of notes) {
    // Long values come first among the spent ones; strides of seven mix them.
    const seconds = BEAT * beatsOf(rhythm[(voices.length * 7 + 3) % rhythm.length]!);
    voices.push(piano([pitchOf(note)], at, seconds + RING, voices.length === 0 ? caption : ""));
    at += seconds;
  }
  return voices;
}

function drummed(values: readonly ValueName[]): Voice[] {
  const caption = say("board-heard-rhythm", {
    values: listed(values.map(nameValue)),
  });
  const voices: Voice[] = [];
  let at = 0;
  for (const value of values) {
    const notes = [DRUMS[value]];
    const first = voices.length === 0;
    voices.push({ instrument: "drum", notes, at, seconds: 0.6, caption: first ? caption : "" });
    at += BEAT * beatsOf(value);
  }
  return voices;
}
