/** What a person likes at the trick tables, kept in this browser. */

import type { Order } from "./cards";

/** The order of the hand in a game; it outlasts the visit. */
export function keptOrder(game: string): { value: Order; toggle(): void } {
  const key = `bandstand order ${game}`;
  let order = $state<Order>(read(key) === "sign" ? "sign" : "colour");
  return {
    get value() {
      return order;
    },
    toggle() {
      order = order === "colour" ? "sign" : "colour";
      try {
        localStorage.setItem(key, order);
      } catch {
        // A browser that keeps nothing still sorts.
      }
    },
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
