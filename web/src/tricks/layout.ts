/** Where the cards of a hand and the places of a trick lie. */

// -- The hand: how its cards share the room there is -----------------------------------------

export interface Layout {
  /** How many cards each row holds, the back row first. */
  rows: number[];
  /** The width of a card, in pixels. */
  card: number;
  /** From one card to the next in its row. */
  step: number;
}

/** What a finger needs of each card. */
const FINGER = 44;
const RATIO = 7 / 5;
/** How much of a card in the back row looks over the front row. */
const PEEK = 0.62;
/** A legal card rises by so much. */
const RISE = 14;
const GAP = 6;
/** A hand needs no cards larger than this. */
const WIDEST = 150;

export function layOut(count: number, width: number, height: number): Layout {
  const twoRows = count > 1 && (count + 0.5) * FINGER > width;
  const inRow = twoRows ? Math.ceil(count / 2) : count;
  const rows = twoRows ? [count - inRow, inRow] : [count];
  const tallest = (height - RISE) / (twoRows ? 1 + PEEK : 1);
  const leftForLast = width - FINGER * (inRow - 1);
  const card = Math.max(FINGER, Math.min(tallest / RATIO, width * 0.3, WIDEST, leftForLast));
  const step = inRow > 1 ? Math.min(card + GAP, (width - card) / (inRow - 1)) : card;
  return { rows, card, step };
}

// -- The trick: its places around the table, clockwise, seen from the seat at the thumb ---------

export type Spot =
  "bottom" | "left" | "top" | "right" | "bottom-left" | "top-left" | "top-right" | "bottom-right";

const CLOCKWISE: Record<number, readonly Spot[]> = {
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
};

/** One place a seat: the spot of each, the nearest seat's at the bottom. */
export function spotsOfSeats(seats: number, nearest: number): Spot[] {
  const spots = CLOCKWISE[seats]!;
  return spots.map((_, seat) => spots[(seat - nearest + seats) % seats]!);
}

const CORNERS: readonly Spot[] = ["bottom-left", "top-left", "top-right", "bottom-right"];

/** Two places a person: four corners, the nearest person's left place at the lower left. */
export function spotsOfCorners(nearestLeft: number): Spot[] {
  return CORNERS.map((_, place) => CORNERS[(place - nearestLeft + 4) % 4]!);
}
