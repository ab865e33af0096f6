/** A move as it is seen: the last pick and its chords come before the genres are shown. */

import type { Happened } from "../../lib/protocol";
import type { Holds, Scene } from "../../lib/stage";
import type { ReChordView } from "./view";

export const holds: Holds = {
  "chord-played": "callout",
  "re-chord-played": "callout",
  "automa-chord-played": "callout",
  "automa-re-chord-played": "callout",
  "song-played": "callout",
  "fret-scored": "callout",
  clang: "callout",
  "automa-flips": "callout",
};

/** The first event of the count at the game's end. */
const COUNT = "fame-counted";

export function scenes(
  before: ReChordView,
  after: ReChordView,
  happened: Happened[],
): Scene<ReChordView>[] {
  const count = happened.findIndex(({ kind }) => kind === COUNT);
  if (count < 1) return [{ view: after, happened }];
  return [
    { view: unrevealed(before, after), happened: happened.slice(0, count), hold: "trick" },
    { view: after, happened: happened.slice(count) },
  ];
}

/** The board at the end, while the genres and what they earn are still secret. */
function unrevealed(before: ReChordView, after: ReChordView): ReChordView {
  const people = after.people.map((person, seat) => {
    const { genre = null, lead_fame = null, fame = null } = before.people[seat] ?? {};
    return { ...person, genre, lead_fame, fame };
  });
  return { ...after, over: false, placing: null, waiting: [], people };
}
