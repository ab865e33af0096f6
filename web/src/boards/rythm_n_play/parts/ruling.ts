/** How the stave is ruled: in one system, or in more as on a real sheet, as large as fits. */

/** In spaces of the stave: what a system needs besides its cards, and a card at least and at most. */
const HEAD = 5.2;
const END = 1;
const NARROWEST = 2;
const WIDEST = 3;
/** The height of a system: 2.2 above the lines, 4 of them, 3.4 below for ledger lines and names. */
export const ABOVE = 2.2;
const HEIGHT = 9.6;
/** A stave is ruled for this many cards, then for more. */
const ROOM = 5;
const MOST_SYSTEMS = 5;
const LARGEST = 34;
/** Lines this many pixels apart are large enough not to begin another system. */
const LEGIBLE = 14;

export interface Ruling {
  systems: number;
  /** Cards in a system. */
  each: number;
  /** Pixels between two lines. */
  space: number;
  /** Pixels from card to card. */
  pitch: number;
  /** Pixels from the left edge to the first card. */
  head: number;
  height: number;
  top: number;
  width: number;
}

export function rule(cards: number, width: number, height: number): Ruling {
  const room = Math.max(ROOM, cards + 1);
  let best = { systems: 1, each: room, space: 0 };
  for (let systems = 1; systems <= MOST_SYSTEMS && best.space < LEGIBLE; systems++) {
    const each = Math.ceil(room / systems);
    const wide = width / (HEAD + END + each * NARROWEST);
    const space = Math.min(LARGEST, wide, height / (systems * HEIGHT));
    if (space > best.space) best = { systems, each, space };
  }
  const { systems, each, space } = best;
  const pitch = Math.min(WIDEST * space, (width - (HEAD + END) * space) / each);
  return {
    systems,
    each,
    space,
    pitch,
    head: HEAD * space,
    height: HEIGHT * space,
    top: (height - systems * HEIGHT * space) / 2,
    width,
  };
}

/** Where the card with this number stands, from the left and the top of the sheet. */
export function placeOf(ruling: Ruling, index: number): { left: number; top: number } {
  const system = Math.floor(index / ruling.each);
  return {
    left: ruling.head + (index - system * ruling.each) * ruling.pitch,
    top: ruling.top + system * ruling.height,
  };
}
