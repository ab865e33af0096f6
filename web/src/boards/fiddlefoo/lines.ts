/** The lines drawn over the map: Pairs, Pairs to come, lines that a Safesong has closed. */

import { LOOKS } from "../../cards/shapes";
import type { Frame } from "./frame";
import type { Cell, FooView } from "./view";

export interface Line {
  key: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  paint: string;
}

function between(frame: Frame, from: Cell, to: Cell, key: string, paint: string): Line {
  const a = frame.at(from);
  const b = frame.at(to);
  return { key, x1: a.x, y1: a.y, x2: b.x, y2: b.y, paint };
}

/** From a cell to each of the cards that lie on the map. */
export function linesFrom(view: FooView, frame: Frame, from: Cell, partners: string[]): Line[] {
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
export function pairLines(view: FooView, frame: Frame): Line[] {
  const placed = view.map.find((square) => square.card === view.pairs.card);
  if (!placed) return [];
  return linesFrom(view, frame, [placed.column, placed.row], view.pairs.partners);
}

/** A closed line, with a bar across each end. */
export function closedLines(view: FooView, frame: Frame): Line[] {
  return view.pairs.closed.flatMap(([from, to], index) => {
    const line = between(frame, from, to, `closed ${index}`, "currentColor");
    const length = Math.hypot(line.x2 - line.x1, line.y2 - line.y1) || 1;
    const along = { x: (line.x2 - line.x1) / length, y: (line.y2 - line.y1) / length };
    const ends = [
      { x: line.x1 - along.x * frame.side * 0.56, y: line.y1 - along.y * frame.side * 0.56 },
      { x: line.x2 + along.x * frame.side * 0.56, y: line.y2 + along.y * frame.side * 0.56 },
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
