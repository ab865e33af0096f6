/** How the cards of a hand share the room there is. */

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
const WIDEST = 108;

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
