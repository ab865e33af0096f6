/**
 * The timeline of a table: what arrives is played one thing after the other, at a pace people can
 * follow. A beat shows who is about to act, lets the pieces travel and land, says what it means and
 * holds it; only then the next begins. A tap cuts a beat short, an open panel stops them.
 */

import type { Speed } from "./settings.svelte";
import type { Hold, Holds, Scene } from "./stage";

type Pace = Record<Speed, number>;

/** In milliseconds. */
const LEAD_IN: Pace = { slow: 400, normal: 250, fast: 0, instant: 0 };
const TRAVEL: Pace = { slow: 480, normal: 300, fast: 150, instant: 0 };
const LANDING: Pace = { slow: 240, normal: 150, fast: 0, instant: 0 };
const HOLD: Record<Hold, Pace> = {
  trick: { slow: 2400, normal: 1500, fast: 400, instant: 0 },
  callout: { slow: 1920, normal: 1200, fast: 500, instant: 0 },
};
/** How long scores count up, once the panel that shows them is open. */
export const COUNT_UP: Pace = { slow: 2400, normal: 1500, fast: 0, instant: 0 };
/** A viewer who was away does not watch it all again: beyond this many, nothing is waited for. */
const MOST_WAITING = 12;

export interface Times {
  /** How long the seat that acts is lit before anything moves. */
  leadIn: number;
  travel: number;
  landing: number;
  /** How long one looks at what it means. */
  hold: number;
}

/** How long a scene takes. */
export function timesOf(
  { happened, hold }: Omit<Scene, "view">,
  holds: Holds,
  speed: Speed,
): Times {
  const moves = happened.some(({ travels }) => (travels?.length ?? 0) > 0);
  const held = [hold, ...happened.map(({ kind }) => holds[kind])].filter(
    (one) => one !== undefined,
  );
  return {
    leadIn: LEAD_IN[speed],
    travel: moves ? TRAVEL[speed] : 0,
    landing: moves ? LANDING[speed] : 0,
    hold: Math.max(0, ...held.map((one) => HOLD[one][speed])),
  };
}

/** One thing that is played. */
export interface Beat extends Times {
  /** The pieces go where they go. */
  show(): void;
  /** They are there. */
  land(): void;
  /** The sentence, the winner, the count. */
  mean(): void;
  /** It has been looked at. */
  end(): void;
}

/** Everything that one message brings; its beats are made when it is its turn. */
export interface Act {
  /** Whether it waits for an open panel and for the light on who acts; what one did oneself does
   *  not, but what follows from it does: the next deal waits until the count was read. */
  patient: boolean;
  beats(): Beat[];
}

interface Step {
  do(): void;
  /** How long to wait afterwards. */
  wait(): number;
  /** Whether a beat begins here, for which a panel may be read first. */
  opens: boolean;
}

export class Director {
  #acts: Act[] = [];
  #steps: Step[] = [];
  #patient = false;
  #readers = new Set<symbol>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;
  /** When nothing was being played any more. */
  #restedAt = -Infinity;

  /** `atOnce`: whether nothing is waited for: nobody can see the page, or wishes to wait. */
  constructor(private readonly atOnce: () => boolean) {}

  /** Whether something is being played, so that a tap would cut it short. */
  get playing(): boolean {
    return this.#timer !== undefined;
  }

  play(act: Act): void {
    this.#acts.push(act);
    this.#run();
  }

  /** Go on at once to what comes after the beat that is being played. */
  skip(): void {
    if (this.#timer === undefined) return;
    this.#stopWaiting();
    while (this.#steps.length > 0 && !this.#steps[0]!.opens) this.#steps.shift()!.do();
    this.#run();
  }

  /** Nothing new begins until the function that is returned was called. */
  pause(): () => void {
    const reader = Symbol();
    this.#readers.add(reader);
    return () => {
      if (this.#readers.delete(reader)) this.#run();
    };
  }

  /** Forget what was to be played. */
  clear(): void {
    this.#stopWaiting();
    this.#acts = [];
    this.#steps = [];
    this.#restedAt = Date.now();
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Play on, without a pause where none is due: at once means before this returns. */
  #run(): void {
    if (this.#running) return;
    this.#running = true;
    try {
      while (this.#timer === undefined && this.#goOn());
    } finally {
      this.#running = false;
    }
  }

  /** Whether there was something to do. */
  #goOn(): boolean {
    if (this.#steps.length === 0) {
      const act = this.#acts[0];
      if (!act || this.#isHeldUp(act.patient)) return false;
      this.#acts.shift();
      this.#patient = act.patient;
      this.#steps = act
        .beats()
        .flatMap((beat, index) => this.#stepsOf(beat, index === 0 && act.patient));
      return true;
    }
    if (this.#steps[0]!.opens && this.#isHeldUp(this.#patient)) return false;
    const step = this.#steps.shift()!;
    if (step.opens) this.#patient = true;
    step.do();
    if (this.#steps.length === 0) this.#restedAt = Date.now();
    this.#wait(step.wait());
    return true;
  }

  #wait(milliseconds: number): void {
    if (milliseconds <= 0 || this.#isHurried()) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#run();
    }, milliseconds);
  }

  #isHeldUp(patient: boolean): boolean {
    return patient && this.#readers.size > 0 && !this.#isHurried();
  }

  #isHurried(): boolean {
    return this.#acts.length > MOST_WAITING || this.atOnce();
  }

  #stepsOf(beat: Beat, led: boolean): Step[] {
    // The seat that acts next has been lit since the last act was over.
    const leadIn = (): number => (led ? beat.leadIn - (Date.now() - this.#restedAt) : 0);
    return [
      { do: () => {}, wait: leadIn, opens: true },
      { do: () => beat.show(), wait: () => beat.travel, opens: false },
      { do: () => beat.land(), wait: () => beat.landing, opens: false },
      { do: () => beat.mean(), wait: () => beat.hold, opens: false },
      { do: () => beat.end(), wait: () => 0, opens: false },
    ];
  }
}
