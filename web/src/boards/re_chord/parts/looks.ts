/** How picks look: the common colours and shapes, a star for wyldes, dark for the face-down. */

import { LOOKS } from "../../../cards/shapes";
import type { TypeName } from "../view";

export const PLECTRUM =
  "M22 46C16 46 2.500 23 2.500 12.500 2.500 4 12 2 22 2s19.500 2 19.500 10.500C41.500 23 28 46 22 46z";
const STAR =
  "M12 1.500l3 7 7.500.7-5.700 5 1.700 7.400L12 17.700l-6.500 3.900 1.700-7.400-5.700-5 7.500-.7z";
const OCTAGON = "M12 2l7 3 3 7-3 7-7 3-7-3-3-7 3-7z";
export const PAPER = "#fbf6ea";
export const INK = "#1c1a16";
const GOLD = "#ffd98a";

export interface PickLook {
  letter: string;
  paint: string;
  /** A path in a box of 24 by 24. */
  shape: string;
  /** The colour of the shape upon the pick. */
  shapePaint: string;
}

export function lookOf(pick: TypeName): PickLook {
  if (pick === "wylde") return { letter: "★", paint: "#1d1630", shape: STAR, shapePaint: GOLD };
  if (pick === "down") {
    return { letter: "▾", paint: "#26314d", shape: OCTAGON, shapePaint: "#d9c7a0" };
  }
  const look = LOOKS[pick];
  return {
    letter: look.letter.toUpperCase(),
    paint: look.paint,
    shape: look.shape,
    shapePaint: pick === "white" ? "#6b6352" : PAPER,
  };
}
