/** How large the cards of a hand are, so that all of them are seen in its box. */

const RISE = 24; // what legal and chosen cards need above the others
const BETWEEN = 12; // between PLAY and RYTHM
const SMALLEST = 46;
const LARGEST = 128;
/** What a finger needs of each sort; what is seen of a row that another one covers. */
const FINGER = 44;
/** As parts of a card: the gap between two sorts, and what is seen of a copy beneath. */
const GAP = 0.12;
const STEP = 0.26;
/** So much is seen of a copy where there is room: its whole sign. */
const WIDE_STEP = 0.46;

export interface Fit {
  /** How many sorts lie in the back row; none while one row has room for all. */
  back: number;
  card: number;
  step: number;
  /** Between sorts; less than nothing when they overlap. */
  gap: number;
}

export function fit(copies: number[], width: number, height: number): Fit {
  const room = Math.max(0, width - BETWEEN);
  const one = oneRow(copies, room, height);
  if (one.card + one.gap >= FINGER || copies.length < 2) return { back: 0, ...one };
  const back = Math.floor(copies.length / 2);
  const rows = [copies.slice(0, back), copies.slice(back)];
  const [some, others] = rows.map((row) => oneRow(row, room, height - FINGER));
  return {
    back,
    card: Math.min(some!.card, others!.card),
    step: Math.min(some!.step, others!.step),
    gap: Math.min(some!.gap, others!.gap),
  };
}

function oneRow(copies: number[], room: number, height: number): Omit<Fit, "back"> {
  const gaps = Math.max(0, copies.length - 1);
  const widths = copies.reduce((sum, count) => sum + 1 + (count - 1) * STEP, 0);
  const tall = (height - RISE) / 1.4;
  const wished = Math.min(LARGEST, tall, room / (widths + gaps * GAP || 1));
  const card = Math.max(SMALLEST, wished);
  const left = room - widths * card;
  const gap = gaps > 0 ? Math.min(GAP * card, left / gaps) : 0;
  const beneath = copies.reduce((sum, count) => sum + count - 1, 0);
  const spare = Math.max(0, left - gaps * gap) / (beneath || 1);
  return { card, step: Math.min(WIDE_STEP * card, STEP * card + spare), gap };
}
