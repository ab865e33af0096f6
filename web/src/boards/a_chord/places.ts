/** Where cards come from and go to. */

import type { Happened } from "../../lib/protocol";
import type { Stage } from "../../lib/stage";
import { find, rememberTaken, takenTrick, written } from "../../tricks/taken.svelte";
import type { AChordView } from "./view";

export { handPlace, playedPlace, spot } from "../../tricks/places";

/** A finished round is seen until the next card is led; then the trick's winner has it. */
export function leaves(
  happened: Happened[],
  { view }: Stage<AChordView>,
): (piece: string) => string | null {
  const ended = find(happened, "trick-won", "improvised-trick-won", "improvisation");
  if (ended) {
    const won = ended.kind !== "improvisation";
    rememberTaken({
      cards: written(view.last_round),
      winner: won ? Number(ended.facts.place) : null,
      to: won ? `seat:${ended.facts.seat}` : "face down",
    });
  }
  const round = new Set(view.last_round.map(({ card }) => card));
  const to = takenTrick(view.last_round)?.to ?? null;
  return (piece) => (round.has(piece) ? to : null);
}
