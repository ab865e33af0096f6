/** The palette: colours, each with its shape and letter; the same in all five games. */

export type Colour = "blue" | "green" | "red" | "yellow" | "purple" | "grey" | "white";

export interface Look {
  letter: string;
  /** The colour itself, for shapes and frames. */
  paint: string;
  /** A path in a box of 24 by 24. */
  shape: string;
}

export const LOOKS: Record<Colour, Look> = {
  blue: {
    letter: "b",
    paint: "#0072b2",
    shape:
      "M2 14c3-6 6-6 9-2s6 4 11-3v4c-4 6-8 7-11 3s-6-3-9 3zM2 8c3-5 6-5 9-2s6 4 11-2v3c-4 5-8 6-11 3s-6-3-9 2z",
  },
  green: {
    letter: "g",
    paint: "#009e73",
    shape: "M21 3C10 2 3 8 3 15c0 2 .6 4 1.6 6C7 14 11 10 16 8c-4 3-7 7-9 13 9 1 15-5 14-18z",
  },
  red: { letter: "r", paint: "#d55e00", shape: "M12 2.5 22.5 21h-21z" },
  yellow: {
    letter: "y",
    paint: "#e6b800",
    shape:
      "M12 1l2 4 4-2.2-.2 4.6 4.6-.2L20 11l4 1-4 2 2.4 3.800-4.600-.2.2 4.600L14 20l-2 4-2-4-4 2.200.2-4.600-4.600.2L4 14l-4-2 4-1-2.400-3.800 4.600.2L6 2.800 10 5z",
  },
  purple: { letter: "p", paint: "#a560b4", shape: "M12 1.500 22 12 12 22.500 2 12z" },
  grey: {
    letter: "e",
    paint: "#7a8594",
    shape: "M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20zm0 5a5 5 0 1 0 0 10a5 5 0 0 0 0-10z",
  },
  white: {
    letter: "w",
    paint: "#fffdf6",
    shape: "M6 3h9l4 4v14H6zM14.500 4.500V8H18",
  },
};
