/** Where cards come from and go to. */

import type { Happened } from "../../lib/protocol";
import type { Stage } from "../../lib/stage";
import { seatOf } from "../../lib/travels";
import type { SixForcesView } from "./view";

/** Where a seat holds its cards, and where it has laid them, as events call it. */
export function handPlace(seat: number): string {
  return `hand ${seat + 1}`;
}

export function playedPlace(seat: number): string {
  return `played ${seat + 1}`;
}

/** What a seat holds or has won lies at its plate; the deck is nowhere to be seen. */
export function spot(place: string): string {
  const seat = seatOf(place);
  return seat === null ? place : `seat:${seat}`;
}

/** A finished trick is seen until the next card is led, then its winner has it. */
export function leaves(
  _happened: Happened[],
  { view }: Stage<SixForcesView>,
): (piece: string) => string | null {
  const trick = new Set(view.last_trick.map(({ card }) => card));
  const to = view.last_winner === null ? null : `seat:${view.last_winner}`;
  return (piece) => (trick.has(piece) ? to : null);
}
