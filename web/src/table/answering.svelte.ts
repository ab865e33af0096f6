/**
 * Answers that are given for a person: the only one there is, and a card chosen ahead of its turn.
 *
 * Others see when somebody answers. So for every question one moment is drawn before anything is
 * known of the hand, and an answer that anybody could give in this place never leaves before it,
 * whether it is given by itself or by hand: a quick answer tells nothing.
 */

import { settings, type Speed } from "../lib/settings.svelte";
import type { Choice } from "../lib/protocol";

/** The earliest and the latest moment after a question, in milliseconds. */
const WINDOW: Record<Speed, readonly [number, number]> = {
  slow: [2000, 4000],
  normal: [1200, 2600],
  fast: [500, 1100],
  instant: [200, 500],
};

export class Answering {
  /** The card that is to be played when its turn comes, as a move is written. */
  ahead = $state<string | null>(null);
  /** The answer that is on its way, and may still be called back. */
  held = $state.raw<Choice | null>(null);

  #turn: number | undefined;
  #moment = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ready`: whether one may answer now: not while something is played or read. */
  constructor(
    private readonly send: (choice: Choice) => void,
    private readonly ready: () => boolean,
    private readonly random: () => number = Math.random,
  ) {}

  /** A question has come: whatever waited for an earlier one is forgotten. */
  asked(turn: number): void {
    if (turn === this.#turn) return;
    this.cancel();
    this.#turn = turn;
    const [earliest, latest] = WINDOW[settings.speed];
    // Whole milliseconds: a timer cuts fractions off, and would be early.
    this.#moment = Date.now() + Math.ceil(earliest + this.random() * (latest - earliest));
  }

  /** Whether an answer that tells nothing must not leave yet. */
  get early(): boolean {
    return Date.now() < this.#moment;
  }

  /** Give this answer at the moment of the question. */
  giveLater(choice: Choice): void {
    this.cancel();
    this.held = choice;
    this.#timer = setTimeout(() => this.give(), Math.max(0, this.#moment - Date.now()));
  }

  /** Give what waits, if it is time and one may answer. */
  give(): void {
    const choice = this.held;
    if (!choice || this.early || !this.ready()) return;
    this.cancel();
    this.send(choice);
  }

  /** Choose a card ahead of its turn, another one instead, or none after all. */
  choose(text: string): void {
    this.ahead = this.ahead === text ? null : text;
  }

  /** Call back what is on its way. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.held = null;
  }
}
