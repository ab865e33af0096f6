/** Scores that count up: how long by the timeline's pace, cut short by a tap, at once if still. */

import { COUNT_UP } from "./director";
import { settings } from "./settings.svelte";

/** What is shown of a number after a share of the time: whole steps, and the number itself in the end. */
export function counted(from: number, to: number, share: number): number {
  if (share >= 1) return to;
  const eased = 1 - (1 - share) ** 3; // quick at first, slow where one reads it
  return Math.round(from + (to - from) * eased) || 0; // never minus nothing
}

/** The share of a count-up that has passed; it begins at once. */
export class CountUp {
  share = $state(0);
  #frame = 0;

  constructor() {
    if (this.#length() === 0) this.share = 1;
  }

  #length(): number {
    return settings.stillness ? 0 : COUNT_UP[settings.speed];
  }

  /** Count; the function that is returned stops it. A tap or a key goes to the end. */
  run(): () => void {
    const length = this.#length();
    if (this.share >= 1 || length === 0) return () => {};
    const began = performance.now();
    const step = (now: number): void => {
      this.share = Math.min(1, Math.max(0, now - began) / length);
      if (this.share < 1) this.#frame = requestAnimationFrame(step);
    };
    const finish = (): void => {
      cancelAnimationFrame(this.#frame);
      this.share = 1;
    };
    this.#frame = requestAnimationFrame(step);
    addEventListener("pointerdown", finish, { capture: true });
    addEventListener("keydown", finish, { capture: true });
    return () => {
      cancelAnimationFrame(this.#frame);
      removeEventListener("pointerdown", finish, { capture: true });
      removeEventListener("keydown", finish, { capture: true });
    };
  }
}
