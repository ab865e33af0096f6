/** How the six forces are drawn. */

import { LOOKS } from "../../../cards/shapes";
import type { TrumpName } from "../view";

interface Drawing {
  paint: string;
  /** A path in a box of 24 by 24. */
  shape: string;
}

const INK = "#2a2550";

const POWERS: Record<"big" | "small", Drawing> = {
  // Two chevrons, up for the highest number and down for the lowest: neither the red triangle nor
  // the green leaf.
  big: {
    paint: INK,
    shape:
      "M12 1 23 12l-3.500 3.500L12 8l-7.500 7.500L1 12zM12 10l9 9-3.500 3.500-5.500-5.500-5.500 5.500L3 19z",
  },
  small: {
    paint: INK,
    shape:
      "M12 23 1 12l3.500-3.500L12 16l7.500-7.500L23 12zM12 14 3 5l3.500-3.500L12 7l5.500-5.500L21 5z",
  },
};

export function drawingOf(trump: TrumpName): Drawing {
  return trump === "big" || trump === "small" ? POWERS[trump] : LOOKS[trump];
}
