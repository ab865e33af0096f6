/** What is known of a hand: one's own, all of them after the end or in an open replay. */

import type { Stage } from "../../lib/stage";
import { rankOf, type RythmNPlayView, type ValueName } from "./view";

export interface KnownHand {
  play: string[];
  rythm: ValueName[];
}

export function knownHand(stage: Stage<RythmNPlayView>, seat: number): KnownHand | null {
  const person = stage.view.people[seat]!;
  const play: (string | null)[] = stage.open?.[`PLAY hand ${seat + 1}`] ?? person.play;
  const rythm: (string | null)[] = stage.open?.[`RYTHM hand ${seat + 1}`] ?? person.rythm;
  if (play.includes(null) || rythm.includes(null)) return null;
  return {
    play: (play as string[]).toSorted((one, other) => rankOf(one) - rankOf(other)),
    rythm: rythm as ValueName[],
  };
}
