/** The lines drawn over the map: Pairs, Pairs to come, lines that a Safesong has closed. */

import { LOOKS } from "../../../cards/shapes";
import type { Frame } from "./frame";
import type { Cell, FiddlefooView } from "../view";

export interface Line {
  key: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  paint: string;
}

const TRIM = 0.4; // of a cell: a line ends inside the frame of its cards, not on their numbers

function between(frame: Frame, from: Cell, to: Cell, key: string, paint: string): Line {
  const a = frame.at(from);
  const b = frame.at(to);
  const right = Math.sign(b.x - a.x) * frame.side * TRIM;
  const down = Math.sign(b.y - a.y) * frame.side * TRIM;
  return { key, x1: a.x + right, y1: a.y + down, x2: b.x - right, y2: b.y - down, paint };
}

/** From a cell to each of the cards that lie on the map. */
export function linesFrom(
  view: FiddlefooView,
  frame: Frame,
  from: Cell,
  partners: string[],
): Line[] {
  const lines: Line[] = [];
  for (const square of view.map) {
    const face = view.cards[square.card];
    if (!face || !partners.includes(square.card)) continue;
    const paint = LOOKS[face.colour].paint;
    lines.push(between(frame, from, [square.column, square.row], square.card, paint));
  }
  return lines;
}

/** The Pairs just made, as long as their card lies on the map. */
export function pairLines(view: FiddlefooView, frame: Frame): Line[] {
  const placed = view.map.find((square) => square.card === view.pairs.card);
  if (!placed) return [];
  return linesFrom(view, frame, [placed.column, placed.row], view.pairs.partners);
}

/** The cards that a line to one of these partners runs over; it begins at the card last placed. */
export function crossed(view: FiddlefooView, from: Cell | null, partners: string[]): string[] {
  const placed = view.map.find((square) => square.card === view.pairs.card);
  const start = from ?? (placed && ([placed.column, placed.row] satisfies Cell));
  if (!start) return [];
  const ends = view.map.filter((square) => partners.includes(square.card));
  return view.map
    .filter((square) => ends.some((end) => liesBetween(square, start, [end.column, end.row])))
    .map((square) => square.card);
}

function liesBetween(square: { column: number; row: number }, from: Cell, to: Cell): boolean {
  const along = { column: to[0] - from[0], row: to[1] - from[1] };
  const here = { column: square.column - from[0], row: square.row - from[1] };
  const length = Math.max(Math.abs(along.column), Math.abs(along.row));
  const steps = Math.max(Math.abs(here.column), Math.abs(here.row));
  const onLine =
    here.column * length === along.column * steps && here.row * length === along.row * steps;
  return onLine && steps > 0 && steps < length;
}

/** A closed line, with a bar across each end. */
export function closedLines(view: FiddlefooView, frame: Frame): Line[] {
  return view.pairs.closed.flatMap(([from, to], index) => {
    const [a, b] = [frame.at(from), frame.at(to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    const beyond = frame.side * 0.56 * Math.max(1, Math.abs(along.x) + Math.abs(along.y));
    const ends = [
      { x: a.x - along.x * beyond, y: a.y - along.y * beyond },
      { x: b.x + along.x * beyond, y: b.y + along.y * beyond },
    ];
    const half = frame.side * 0.3;
    return ends.map((end, which) => ({
      key: `closed ${index} ${which}`,
      x1: end.x - along.y * half,
      y1: end.y + along.x * half,
      x2: end.x + along.y * half,
      y2: end.y - along.x * half,
      paint: "currentColor",
    }));
  });
}
