/** Where cards come from and go to. */

import type { Happened } from "../../lib/protocol";
import type { Stage } from "../../lib/stage";
import type { SixForcesView } from "./view";

export { handPlace, playedPlace, spot } from "../../tricks/places";

/**
 * A finished trick is seen until the next card is led, then its winner has it. The last of a round
 * stands above the count: nothing flies over that.
 */
export function leaves(
  happened: Happened[],
  { view }: Stage<SixForcesView>,
): (piece: string) => string | null {
  if (happened.some(({ kind }) => kind.startsWith("round-scored"))) return () => null;
  const trick = new Set(view.last_trick.map(({ card }) => card));
  const to = view.last_winner === null ? null : `seat:${view.last_winner}`;
  return (piece) => (trick.has(piece) ? to : null);
}
