/** Who keeps tapping on is offered a faster pace, once; the answer is remembered in this browser. */

import { noteAsked, wasAsked } from "../lib/kept.svelte";
import { settings, type Speed } from "../lib/settings.svelte";

/** Taps in a row of games after which somebody clearly knows what they see. */
const TAPS = 3;
const QUESTION = "faster";
const FASTER: Partial<Record<Speed, Speed>> = { slow: "normal", normal: "fast" };

export class PaceOffer {
  /** Whether the offer is made now. */
  open = $state(false);
  #taps = 0;

  /** Something that was played has been cut short. */
  tapped(): void {
    this.#taps += 1;
    if (this.#taps < TAPS || !FASTER[settings.speed] || wasAsked(QUESTION)) return;
    noteAsked(QUESTION);
    this.open = true;
  }

  answer(wanted: boolean): void {
    this.open = false;
    if (wanted) settings.speed = FASTER[settings.speed] ?? settings.speed;
  }
}
