/** The order of one's cards, remembered in this browser. */

import { COLOURS, type FaceOfCard } from "./view";

export type Order = "colour" | "number";
const KEY = "bandstand fiddlefoo order";

function remembered(): Order {
  try {
    return localStorage.getItem(KEY) === "number" ? "number" : "colour";
  } catch {
    return "colour";
  }
}

export const sorting = $state<{ by: Order }>({ by: remembered() });

export function sortBy(order: Order): void {
  sorting.by = order;
  try {
    localStorage.setItem(KEY, order);
  } catch {
    // A browser that keeps nothing still sorts.
  }
}

export function sorted(cards: string[], faces: Record<string, FaceOfCard>, order: Order): string[] {
  const worth = (card: string): number => {
    const face = faces[card];
    if (!face) return 0;
    const colour = COLOURS.indexOf(face.colour);
    return order === "colour" ? colour * 100 + face.number : face.number * 10 + colour;
  };
  return [...cards].sort((some, other) => worth(some) - worth(other));
}
