/**
 * Who took the trick that still lies on the table. A view shows the cards of the last trick, the
 * events say where they go; both are needed until the next card is led.
 */

import type { Happened } from "../lib/protocol";

export interface Taken {
  /** The trick's cards, as they were played. */
  cards: string;
  /** The place in the trick whose card won; null if nobody's did. */
  winner: number | null;
  /** Where on the board the cards fly to. */
  to: string;
}

let last = $state.raw<Taken | null>(null);

export function rememberTaken(taken: Taken): void {
  last = taken;
}

/** What is known of the trick with these cards. */
export function takenTrick(cards: readonly { card: string }[]): Taken | null {
  return last && last.cards === written(cards) ? last : null;
}

export function written(cards: readonly { card: string }[]): string {
  return cards.map(({ card }) => card).join(" ");
}

export function find(happened: Happened[], ...kinds: string[]): Happened | undefined {
  return happened.find((one) => kinds.includes(one.kind));
}
