/** In which order one likes to hold one's cards; this browser remembers it. */

export type Order = "up" | "down";
const KEY = "bandstand rythm-n-play order";

export function keptOrder(): Order {
  try {
    return localStorage.getItem(KEY) === "down" ? "down" : "up";
  } catch {
    return "up";
  }
}

export function keepOrder(order: Order): void {
  try {
    localStorage.setItem(KEY, order);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
