/** How the six forces are drawn. */

import { LOOKS } from "../../../cards/shapes";
import type { TrumpName } from "../view";

interface Drawing {
  paint: string;
  /** A path in a box of 24 by 24. */
  shape: string;
}

const GOLD = "#8a4b00";

const POWERS: Record<"big" | "small", Drawing> = {
  // a mountain with its peak, and a seed with its sprout
  big: { paint: GOLD, shape: "M12 1 23.500 23H.5zM12 8l-3 6 2-1 1 2 1.500-2 1.500 1z" },
  small: {
    paint: GOLD,
    shape:
      "M12 23c-4 0-6-2.500-6-5.500S8.500 12 12 12s6 2.500 6 5.500S16 23 12 23zM11.200 11C11 7 8 5 4 5c0 4 3 6 7.200 6zM12.800 9.500C12.500 5 15 2 19.500 1.500c.5 4.500-2 7.500-6.700 8z",
  },
};

export function drawingOf(trump: TrumpName): Drawing {
  return trump === "big" || trump === "small" ? POWERS[trump] : LOOKS[trump];
}
