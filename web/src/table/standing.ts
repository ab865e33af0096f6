/** Who came where in a game that is over. */

export interface Step {
  seat: number;
  /** From 1; those who tie share it. */
  place: number;
  points: number;
}

/** Everybody, the best first. */
export function standing(
  placing: readonly number[],
  scores: readonly number[],
  points: (score: number) => number,
): Step[] {
  return placing
    .map((place, seat) => ({ seat, place, points: points(scores[seat] ?? 0) }))
    .sort((some, other) => some.place - other.place || some.seat - other.seat);
}

/** Whether people won and lost against each other, and not together or against the game. */
export function isContest(placing: readonly number[]): boolean {
  return new Set(placing).size > 1;
}

/** How far a seat is from the best of the others, whichever way points count. */
export function distance(steps: readonly Step[], seat: number): { to: number; points: number } {
  const own = steps.find((step) => step.seat === seat);
  const best = steps.find((step) => step.seat !== seat);
  if (!own || !best) return { to: seat, points: 0 };
  return { to: best.seat, points: Math.abs(best.points - own.points) };
}
