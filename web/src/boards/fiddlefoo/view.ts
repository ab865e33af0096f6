/** What a seat at Fiddlefoo may see: its types, and what follows from them. */

import {
  COLOURS,
  type FaceView,
  type FiddlefooView,
  type ProspectView,
} from "../../generated/fiddlefoo";
import type { Stage } from "../../lib/stage";

export * from "../../generated/fiddlefoo";

export type FiddlefooStage = Stage<FiddlefooView>;
export type Cell = ProspectView["cell"];
/** What may be thrown, after Pairs were made or if they were. */
export type Throwable = Omit<ProspectView, "cell">;

export const writeCell = ([column, row]: Cell): string => `${column},${row}`;

/** The cell written like this; null for any other move. */
export function readCell(text: string): Cell | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** How many rounds have been scored. */
export function roundsScored(view: FiddlefooView): number {
  return Object.keys(view.score_sheet[0] ?? {}).length;
}

/** The cards of a seat, as far as they are seen; with everything open, all of them. */
export function handOf(stage: FiddlefooStage, seat: number): (string | null)[] {
  return stage.open?.[`hand ${seat + 1}`] ?? stage.view.people[seat]?.hand ?? [];
}

export const ORDERS = ["colour", "number"] as const;
export type Order = (typeof ORDERS)[number];

/** A hand in the order a person likes. */
export function sorted(cards: string[], faces: Record<string, FaceView>, order: Order): string[] {
  const worth = (card: string): number => {
    const face = faces[card];
    if (!face) return 0;
    const colour = COLOURS.indexOf(face.colour);
    return order === "colour" ? colour * 100 + face.number : face.number * 10 + colour;
  };
  return [...cards].sort((some, other) => worth(some) - worth(other));
}
