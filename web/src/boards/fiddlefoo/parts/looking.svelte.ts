/** What a person looks at on the board before anything is played, and how they like to see it. */

import { kept } from "../../../lib/kept.svelte";
import { ORDERS } from "../view";

interface Looking {
  /** A lit cell, as written. */
  cell: string | null;
  card: string | null;
  seat: number | null;
  /** The cell or card that a finger touched once; the second touch plays it. */
  armed: string | null;
}

export const looking = $state<Looking>({ cell: null, card: null, seat: null, armed: null });

/** The order of one's cards. */
export const sorting = kept("bandstand fiddlefoo order", ORDERS);

let byFinger = false;

/** A finger cannot hover: what matters is shown at its first touch, and played at the second. */
export function notePointer(event: PointerEvent): void {
  byFinger = event.pointerType === "touch";
}

/** Whether this press plays: any but a finger's first. */
export function pressPlays(what: string): boolean {
  if (!byFinger || looking.armed === what) {
    looking.armed = null;
    return true;
  }
  looking.armed = what;
  return false;
}
