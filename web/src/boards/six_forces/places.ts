/** Where cards come from and go to. */

import type { Happened } from "../../lib/protocol";
import type { Stage } from "../../lib/stage";
import type { SixForcesView } from "./view";

export { handPlace, playedPlace, spot } from "../../tricks/places";

/** A finished trick is seen until the next card is led, then its winner has it. */
export function leaves(
  _happened: Happened[],
  { view }: Stage<SixForcesView>,
): (piece: string) => string | null {
  const trick = new Set(view.last_trick.map(({ card }) => card));
  const to = view.last_winner === null ? null : `seat:${view.last_winner}`;
  return (piece) => (trick.has(piece) ? to : null);
}
