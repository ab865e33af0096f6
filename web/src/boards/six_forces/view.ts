/** What a seat at 6 Forces may see: its types, and what follows from them. */

import type { Stage } from "../../lib/stage";
import {
  HIGHEST_NUMBERS,
  type CardView,
  type PersonView,
  type SixForcesView,
} from "../../generated/six_forces";

export * from "../../generated/six_forces";

/** The numbers on the cards: with few players the highest stay in the box. */
export function numbersInPlay(view: SixForcesView): string[] {
  const players = view.people.length as keyof typeof HIGHEST_NUMBERS;
  return Array.from({ length: HIGHEST_NUMBERS[players] }, (_, index) => `${index + 1}`);
}

/** The person of the seat shown. */
export function me({ view, shown }: Stage<SixForcesView>): PersonView | null {
  return shown === null ? null : (view.people[shown] ?? null);
}

/** The trick to be seen: the one being played, or the last until the next card is led. */
export function trickShown(view: SixForcesView): { cards: CardView[]; finished: boolean } {
  if (view.trick.length > 0) return { cards: view.trick, finished: false };
  // At the first lead of a round the last trick is another round's.
  const ofThisRound = view.people.some((person) => person.tricks > 0);
  return { cards: ofThisRound || view.over ? view.last_trick : [], finished: true };
}

/** A prediction as it is written: 3, or 3+ with a spare. */
export function writePrediction(tricks: number, spare: boolean): string {
  return spare ? `${tricks}+` : `${tricks}`;
}
