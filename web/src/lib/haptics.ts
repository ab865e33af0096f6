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

/** Feel what has just landed; nothing before the first touch, which browsers would complain of. */
export function feel(holds: readonly Hold[]): void {
  if (!settings.haptics || settings.stillness || document.hidden || !canShake()) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  const hold = holds.includes("callout") ? "callout" : holds[0];
  navigator.vibrate(hold ? PATTERNS[hold] : LANDING);
}
