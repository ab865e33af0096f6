/** Where something fits on a board without lying over anything that is needed there. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Steps across and down in which a place is looked for. */
const STEPS = 16;
/** What must stay free around it, in pixels. */
const MARGIN = 2;

/** The place nearest to the middle of the room where nothing is taken; null if there is none. */
export function freeSpot(room: Box, taken: Box[], width: number, height: number): Box | null {
  const across = room.width - width;
  const down = room.height - height;
  if (across < 0 || down < 0) return null;
  const places: Box[] = [];
  for (let row = 0; row <= STEPS; row += 1) {
    for (let column = 0; column <= STEPS; column += 1) {
      const left = room.left + (across * column) / STEPS;
      const top = room.top + (down * row) / STEPS;
      places.push({ left, top, width, height });
    }
  }
  const free = places.filter((place) => !taken.some((box) => overlap(place, box)));
  const away = ({ left, top }: Box): number =>
    Math.hypot(left - room.left - across / 2, top - room.top - down / 2);
  return free.reduce<Box | null>(
    (best, place) => (best && away(best) <= away(place) ? best : place),
    null,
  );
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width + MARGIN &&
    other.left < one.left + one.width + MARGIN &&
    one.top < other.top + other.height + MARGIN &&
    other.top < one.top + one.height + MARGIN
  );
}

/** What of a board must be seen: its pieces, drawings, words and controls; no layer over all of it. */
export function needed(board: Element): Box[] {
  return [...board.querySelectorAll("*")]
    .filter((element) => !element.closest(".unseen, .over-board") && matters(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

function matters(element: Element): boolean {
  if (element.matches("[data-piece], svg, button")) return true;
  if (element.closest("svg")) return false;
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
  );
}
