/** What a phone lets one feel: a card that lands, a finished trick, a word on what changed. */

import { settings } from "./settings.svelte";
import type { Hold } from "./stage";

/** Milliseconds of shaking and of rest, in turn: light, so that nothing rattles on a table. */
const LANDING = [8];
const PATTERNS: Record<Hold, number[]> = { trick: [14], callout: [10, 50, 18] };

/** Whether this device can shake at all: a phone, not a desk whose browser has the function too. */
export function canShake(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Whether the person wishes to feel anything, and has touched the page: browsers insist on it. */
function mayShake(): boolean {
  const wished = settings.haptics && !settings.stillness;
  const touched = navigator.userActivation?.hasBeenActive ?? false;
  return wished && touched && !document.hidden && canShake();
}

/** Feel what has just landed. */
export function feel(holds: readonly Hold[]): void {
  if (!mayShake()) return;
  const hold = holds.includes("callout") ? "callout" : holds[0];
  navigator.vibrate(hold ? PATTERNS[hold] : LANDING);
}
