/** Where the cells of the map lie in its box: all of them in sight, or nearer, part of them. */

import type { Cell, FiddlefooView } from "../view";

export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Box {
  width: number;
  height: number;
}

/** A point of the map, counted in cells. */
interface Point {
  column: number;
  row: number;
}

/** How large the cells are wanted, and which point of the map in the middle; null: its own. */
export interface Glance {
  side: number;
  middle: Point | null;
}

export interface Frame {
  /** The side of a cell, in pixels. */
  side: number;
  /** Whether all cells are in sight. */
  whole: boolean;
  /** What lies in the middle of the box. */
  middle: Point;
  /** Where the middle of a cell lies. */
  at(cell: Cell): { x: number; y: number };
  /** The cell at a point. */
  cellAt(x: number, y: number): Cell;
  /** How far a cell lies beyond the box, in pixels; negative to the left and upwards. */
  beyond(cell: Cell): { x: number; y: number };
}

/** A card of the map grows with its box, up to the size of one in the hand of a large screen. */
const LARGEST = 148;
export const NEAREST = 180;
/** A card fills so much of its cell. */
export const FILLED = 0.92;
/** The side of a cell whose card a finger finds. */
export const FINGER = 44 / FILLED + 0.2;
export const WHOLE: Glance = { side: 0, middle: null };
/** Everything in sight if a finger finds every cell then, else part of it. */
export const USUAL: Glance = { side: FINGER, middle: null };

/** All cards, with so much room on each side where the map may still grow: for one more. */
export function boundsOf(view: FiddlefooView, room = 1): Bounds {
  const columns = view.map.map((square) => square.column);
  const rows = view.map.map((square) => square.row);
  const [left, right] = widened(Math.min(...columns), Math.max(...columns), view.size, room);
  const [top, bottom] = widened(Math.min(...rows), Math.max(...rows), view.size, room);
  return { left, right, top, bottom };
}

function widened(low: number, high: number, size: number | null, room: number): [number, number] {
  return size !== null && high - low + 1 >= size ? [low, high] : [low - room, high + room];
}

export function frameOf(bounds: Bounds, box: Box, glance: Glance): Frame {
  const columns = bounds.right - bounds.left + 1;
  const rows = bounds.bottom - bounds.top + 1;
  const fitting = Math.min(box.width / columns, box.height / rows, LARGEST);
  const side = Math.max(fitting, glance.side);
  const middle = {
    column: kept(glance.middle?.column, bounds.left, bounds.right, box.width / side),
    row: kept(glance.middle?.row, bounds.top, bounds.bottom, box.height / side),
  };
  const at = ([column, row]: Cell) => ({
    x: box.width / 2 + (column - middle.column) * side,
    y: box.height / 2 + (row - middle.row) * side,
  });
  return {
    side,
    whole: side <= fitting,
    middle,
    at,
    cellAt: (x, y) => [
      Math.round((x - box.width / 2) / side + middle.column),
      Math.round((y - box.height / 2) / side + middle.row),
    ],
    beyond: (cell) => {
      const { x, y } = at(cell);
      return { x: overhang(x, side, box.width), y: overhang(y, side, box.height) };
    },
  };
}

/** What is in the middle, so that the box is not wider than the map needs; *shown* cells fit. */
function kept(wanted: number | undefined, low: number, high: number, shown: number): number {
  const own = (low + high) / 2;
  const play = Math.max(0, (high - low + 1 - shown) / 2);
  return Math.max(own - play, Math.min(own + play, wanted ?? own));
}

function overhang(middle: number, side: number, length: number): number {
  const edge = (side * FILLED) / 2;
  return Math.min(0, middle - edge) + Math.max(0, middle + edge - length);
}

/** Nearer or farther by a factor; the point, counted from the middle of the box, stays put. */
export function nearer(frame: Frame, factor: number, x = 0, y = 0): Glance {
  const side = Math.min(NEAREST, frame.side * factor);
  const apart = 1 / frame.side - 1 / side;
  const { column, row } = frame.middle;
  return { side, middle: { column: column + x * apart, row: row + y * apart } };
}

/** The map moved by some pixels. */
export function moved(glance: Glance, frame: Frame, right: number, down: number): Glance {
  const { column, row } = frame.middle;
  const middle = { column: column - right / frame.side, row: row - down / frame.side };
  return { ...glance, middle };
}

/** Moved, if that is needed, to where most of these cells are in sight. */
export function showing(cells: Cell[], bounds: Bounds, box: Box, glance: Glance): Glance {
  const here = frameOf(bounds, box, glance).middle;
  const middles = cells.flatMap((one, index) =>
    cells.slice(index).map((other) => ({
      column: (one[0] + other[0]) / 2,
      row: (one[1] + other[1]) / 2,
    })),
  );
  middles.sort((one, other) => apart(one, here) - apart(other, here));
  let best: Glance = { ...glance, middle: here };
  let most = seen(cells, frameOf(bounds, box, best));
  for (const middle of middles) {
    const count = seen(cells, frameOf(bounds, box, { ...glance, middle }));
    if (count > most) [best, most] = [{ ...glance, middle }, count];
  }
  return best;
}

function seen(cells: Cell[], frame: Frame): number {
  return cells.filter((cell) => {
    const { x, y } = frame.beyond(cell);
    return x === 0 && y === 0;
  }).length;
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.column - other.column, one.row - other.row);
}
