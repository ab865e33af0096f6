/**
 * Which piece on the page is which, before and after a change, as the events say.
 *
 * Pieces and places have the names that events give them. Equal pieces are alike, and a piece one
 * may not know has no name, so a piece is found by where it lay and what it is called.
 */

import type { Travelled } from "./protocol";

/** A piece as it lies on the page; `piece` is empty for one that nobody here may know. */
export interface Lying {
  piece: string;
  place: string;
}

export interface Moves<T extends Lying> {
  /** Pieces that are there now, each with what it was before, or the place it came from. */
  arrived: { now: T; before: T | null; origin: string | null }[];
  /** Pieces that are gone, each with the place it went to, as far as an event said. */
  left: { before: T; travel: Travelled | null }[];
}

/** Follow the travels; what none of them moved is where it was. */
export function follow<T extends Lying>(
  before: readonly T[],
  now: readonly T[],
  travels: readonly Travelled[],
  /** Whether a piece is shown as before although an event took it away: a trick one looks at. */
  remains: (piece: T) => boolean = () => false,
): Moves<T> {
  const old = new Set(before);
  const fresh = new Set(now);
  const moves: Moves<T> = { arrived: [], left: [] };
  for (const travel of travels) {
    const source = find(old, travel.origin, travel.piece);
    const goal = find(fresh, travel.target, travel.piece);
    if (goal) {
      if (source) old.delete(source);
      fresh.delete(goal);
      moves.arrived.push({ now: goal, before: source, origin: travel.origin });
    } else if (source && !remains(source)) {
      old.delete(source);
      moves.left.push({ before: source, travel });
    }
  }
  for (const goal of fresh) {
    const same = [...old].find((one) => one.place === goal.place && one.piece === goal.piece);
    if (same) old.delete(same);
    moves.arrived.push({ now: goal, before: same ?? null, origin: null });
  }
  for (const piece of old) moves.left.push({ before: piece, travel: null });
  return moves;
}

/** The last piece of this name at a place; else one whose name is hidden; any for no name. */
function find<T extends Lying>(lying: Set<T>, place: string, piece: string | null): T | null {
  const there = [...lying].filter((one) => one.place === place);
  const named = there.findLast((one) => one.piece === (piece ?? ""));
  return named ?? there.findLast((one) => piece === null || one.piece === "") ?? null;
}

/** The same ways backwards, the last first. */
export function reversed(travels: readonly Travelled[]): Travelled[] {
  return travels
    .map(({ piece, origin, target }) => ({ piece, origin: target, target: origin }))
    .reverse();
}

/** The seat whose place this is: 1 for "hand 2"; null for a place that all share. */
export function seatOf(place: string): number | null {
  const found = /^\D+ (\d)$/.exec(place);
  return found ? Number(found[1]) - 1 : null;
}
