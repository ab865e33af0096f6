/** The chord card somebody looks at: its dots appear as rings on the fretboard. */

import type { Stage } from "../../lib/stage";
import { handOf, type CardView, type ReChordView } from "./view";

export const spotlight = $state<{ card: string | null }>({ card: null });

export function lookAt(card: string): void {
  spotlight.card = spotlight.card === card ? null : card;
}

/** The card in the spotlight, while it lies in one's hand or in the automa's row. */
export function spotlit(stage: Stage<ReChordView>): CardView | null {
  const cards = [...handOf(stage.view, stage.shown), ...(stage.view.automa?.row ?? [])];
  return cards.find((card) => card.card === spotlight.card) ?? null;
}
