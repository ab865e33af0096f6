/** Who is there, as the server tells it; a connection that only blinks is not worth a word. */

import type { Presence } from "./protocol";

/** How long a seat must be missing before anybody is told. */
const BLINK_MS = 1_500;

export class AttendanceList {
  /** The seats with somebody connected. */
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  /**
   * Seats that have been missing for longer than a blink; with the moment, by the server's clock,
   * at which the substitute bot takes over, or null where nobody waits or a clock decides.
   */
  missing = $state.raw<ReadonlyMap<number, number | null>>(new Map());

  /** When each seat was first found missing, by this page's clock. */
  #since = new Map<number, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(told: Presence, seats: number): void {
    this.present = told.seats;
    this.spectators = told.spectators;
    const until = new Map(told.away.map((away) => [away.seat, away.until]));
    const now = performance.now();
    for (let seat = 0; seat < seats; seat++) {
      const missing = until.has(seat) || !told.seats.includes(seat);
      if (!missing) this.#since.delete(seat);
      else if (!this.#since.has(seat)) this.#since.set(seat, now);
    }
    this.#settle(until);
  }

  /** The connection is gone: nothing is known of the others. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#since.clear();
    this.missing = new Map();
  }

  #settle(until: Map<number, number>): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    const missing = new Map<number, number | null>();
    let wait = Infinity;
    for (const [seat, since] of this.#since) {
      const left = since + BLINK_MS - now;
      if (left <= 0) missing.set(seat, until.get(seat) ?? null);
      else wait = Math.min(wait, left);
    }
    this.missing = missing;
    if (wait < Infinity) this.#timer = setTimeout(() => this.#settle(until), wait);
  }
}
