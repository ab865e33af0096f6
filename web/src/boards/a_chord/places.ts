/** Where cards go that leave the table. */

import type { Happened } from "../../lib/protocol";
import type { Stage } from "../../lib/stage";
import { find, rememberTaken, takenTrick, written } from "../../tricks/taken.svelte";
import type { AChordView } from "./view";

/** A card travels under this name; every stage has a deck of its own. */
export function pieceOf(stage: number, card: string): string {
  return `${stage} ${card}`;
}

export function goesTo(
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
  const to = takenTrick(view.last_round)?.to ?? null;
  // The first card of a stage sweeps away the last round of the stage before.
  const gone = new Set(
    view.last_round.flatMap(({ card }) => [
      pieceOf(view.stage, card),
      pieceOf(view.stage - 1, card),
    ]),
  );
  return (piece) => (gone.has(piece) ? to : null);
}
