/** Where cards go that leave the table. */

import type { Happened } from "../../lib/protocol";
import type { Stage } from "../../lib/stage";
import type { SixForcesView } from "./view";

/** A card travels under this name; every round has a deal of its own. */
export function pieceOf(round: number, card: string): string {
  return `${round} ${card}`;
}

export function goesTo(
  _happened: Happened[],
  { view }: Stage<SixForcesView>,
): (piece: string) => string | null {
  // The last card of a round and its trick go while the next round is being conceived.
  const gone = new Set(
    view.last_trick.flatMap(({ card }) => [
      pieceOf(view.round, card),
      pieceOf(view.round - 1, card),
    ]),
  );
  const to = view.last_winner === null ? null : `seat:${view.last_winner}`;
  return (piece) => (gone.has(piece) ? to : null);
}
