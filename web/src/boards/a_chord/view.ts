/** What a seat at Take the A Chord may see: its types, and what follows from them. */

import type { AChordView, LaidCardView } from "../../generated/a_chord";
import type { Stage } from "../../lib/stage";

export * from "../../generated/a_chord";

/** Whether the first round of a stage is not over yet: the last round is another stage's. */
export function inFirstRound(view: AChordView): boolean {
  return view.face_down === 0 && view.people.every((person) => person.trick_tokens === 0);
}

/** The round to be seen: the one being played, or the last until the next card is led, if it is
 *  not *cleared* away. */
export function roundShown(
  view: AChordView,
  cleared = false,
): { cards: LaidCardView[]; finished: boolean } {
  const finished = view.round.length === 0 && !cleared;
  return { cards: finished ? view.last_round : view.round, finished };
}

/** How far a person is along the inset; the spotlight counts as one more token. */
export function tokensOf(view: AChordView, seat: number): number {
  return (view.people[seat]?.trick_tokens ?? 0) + (view.spotlight === seat ? 1 : 0);
}

/** The cards of the seat shown; none for spectators. */
export function handOf({ view, shown }: Stage<AChordView>): string[] {
  const hand = view.people[shown ?? -1]?.hand ?? [];
  return hand.filter((card) => card !== null);
}
