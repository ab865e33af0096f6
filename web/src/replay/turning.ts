/** The one moment at which a game turned. */

import type { Reviewed } from "../lib/protocol";

export interface TurningPoint {
  /** Of the decision, from 1. */
  number: number;
  /** Who decided. */
  seat: number;
  /** What they chose, in words. */
  made: string;
  /** Whose chance to win it changed, from what to what. */
  whose: number;
  before: number;
  after: number;
}

/** What changes a chance by less decides nothing. */
const LEAST = 0.1;

/**
 * Of the decisions that the review found beyond its noise, the one that cost the seat of the one
 * who looks most, or brought it most, if it won; else the one that brought a winner most.
 */
export function turningPoint(
  review: Reviewed,
  own: number | null,
  winners: readonly number[],
): TurningPoint | null {
  const lost = own !== null && !winners.includes(own);
  const mine = own === null ? null : largest(review, own, lost ? -1 : 1);
  return mine ?? (winners[0] === undefined ? null : largest(review, winners[0], 1));
}

/** What changed the chance of a seat most, upwards (1) or downwards (-1). */
function largest(review: Reviewed, whose: number, way: 1 | -1): TurningPoint | null {
  const gain = ({ before, after }: TurningPoint): number => way * (after - before);
  const [first] = review.turning
    .flatMap((number) => momentOf(review, number, whose) ?? [])
    .toSorted((one, other) => gain(other) - gain(one));
  return first && gain(first) >= LEAST ? first : null;
}

function momentOf(review: Reviewed, number: number, whose: number): TurningPoint | null {
  const decision = review.decisions.find((one) => one.number === number);
  const said = review.words.find((one) => one.number === number);
  const before = review.curve[number - 1]?.[whose];
  const after = review.curve[number]?.[whose];
  if (!decision || !said || before === undefined || after === undefined) return null;
  return { number, seat: decision.seat, made: said.made, whose, before, after };
}
