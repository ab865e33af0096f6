/** How ratings are written: a strength, and the range that holds it 19 times in 20. */

import { settings } from "../lib/settings.svelte";
import { say } from "../text";

/** Of a rating's uncertainty, on each side of it. */
export const DEVIATIONS = 2;

export function figure(value: number): string {
  return value.toLocaleString(settings.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

interface Rated {
  strength: number;
  unsure: number;
}

/** "27.4 ± 3.2", or a dash for somebody without one. */
export function ratingOf(rated: Rated | undefined): string {
  if (!rated) return "–";
  const margin = figure(DEVIATIONS * rated.unsure);
  return say("rating-value", { strength: figure(rated.strength), margin });
}
