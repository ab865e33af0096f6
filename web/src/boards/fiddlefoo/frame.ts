/** Where the cells of the map lie in its box: all of them in sight, or nearer and shifted. */

import type { Cell, FooView } from "./view";

export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Glance {
  zoom: number;
  right: number;
  down: number;
}

export interface Frame {
  /** The side of a cell, in pixels. */
  side: number;
  /** Where the middle of a cell lies. */
  at(cell: Cell): { x: number; y: number };
  /** The cell at a point. */
  cellAt(x: number, y: number): Cell;
}

const LARGEST = 92;
export const NEAREST = 4;
export const WHOLE: Glance = { zoom: 1, right: 0, down: 0 };

/** All cards, with room for one more on each side where the map may still grow. */
export function boundsOf(view: FooView): Bounds {
  const columns = view.map.map((square) => square.column);
  const rows = view.map.map((square) => square.row);
  const [left, right] = widened(Math.min(...columns), Math.max(...columns), view.size);
  const [top, bottom] = widened(Math.min(...rows), Math.max(...rows), view.size);
  return { left, right, top, bottom };
}

function widened(low: number, high: number, size: number | null): [number, number] {
  return size !== null && high - low + 1 >= size ? [low, high] : [low - 1, high + 1];
}

export function frameOf(bounds: Bounds, width: number, height: number, glance: Glance): Frame {
  const columns = bounds.right - bounds.left + 1;
  const rows = bounds.bottom - bounds.top + 1;
  const side = Math.min(width / columns, height / rows, LARGEST) * glance.zoom;
  const middle = {
    column: (bounds.left + bounds.right) / 2,
    row: (bounds.top + bounds.bottom) / 2,
  };
  const right = width / 2 + kept(glance.right, columns * side - width);
  const down = height / 2 + kept(glance.down, rows * side - height);
  return {
    side,
    at: ([column, row]) => ({
      x: right + (column - middle.column) * side,
      y: down + (row - middle.row) * side,
    }),
    cellAt: (x, y) => [
      Math.round((x - right) / side + middle.column),
      Math.round((y - down) / side + middle.row),
    ],
  };
}

/** A shift that does not lose the map out of sight. */
function kept(shift: number, beyond: number): number {
  const most = Math.max(0, beyond / 2);
  return Math.max(-most, Math.min(most, shift));
}

/** Nearer or farther by a factor; the point, counted from the middle of the box, stays put. */
export function nearer(glance: Glance, factor: number, x = 0, y = 0): Glance {
  const zoom = Math.max(1, Math.min(NEAREST, glance.zoom * factor));
  const ratio = zoom / glance.zoom;
  return {
    zoom,
    right: x - (x - glance.right) * ratio,
    down: y - (y - glance.down) * ratio,
  };
}
