/** How everybody at a table is drawn: people by a colour and an instrument, bots as musicians. */

import type { ChairInfo, Colour, Face, Instrument } from "./protocol";

/** Who sits in a chair, as a mark shows it without words or colour alone: by the frame. */
export type Sort = "person" | "bot" | "program";

export interface SeatFace {
  sort: Sort;
  face: Face;
  /** The bot's name, if it is one of ours. */
  musician?: Musician;
}

export const COLOURS: Record<Colour, string> = {
  blue: "#0072b2",
  green: "#009e73",
  red: "#d55e00",
  yellow: "#e6b800",
  purple: "#a560b4",
  grey: "#7a8594",
};

/** Strokes in a square of 24. */
export const INSTRUMENTS: Record<Instrument, string> = {
  guitar:
    "M14 10 20 4M18.500 3.500l2 2M14 10q2 2 0 4-1.500 1-1.500 3a4.500 4.500 0 1 1-5.500-5.500q2 0 3-1.500 2-2 4 0zM9.500 14.500v.100",
  violin:
    "M10 2v7M8.500 2h3M7 9.500q3-1.500 6 0 .800 2-1 3.500 1.800 1 2.500 3.500 0 5-4.500 5t-4.500-5q.700-2.500 2.500-3.500-1.800-1.500-1-3.500zM19 3v18",
  piano: "M4 6h16v12H4zM9.300 18v-5M14.700 18v-5M8 6v7h2.600V6M13.400 6v7H16V6",
  drum: "M4 10q8 4 16 0v7q-8 4-16 0zM4 10q8-4 16 0M7 3l6 6M18 3l-6 6",
  trumpet: "M3 11h11q4 0 7-4v10q-3-4-7-4M9 11V8M12 11V8M7.500 13q-1.500 4 2 4t2-4",
  flute: "M3 16.500 18 4l3 3.500L6 20zM9.500 14v.100M12.500 11.500v.100M15.500 9v.100",
};

export const MUSICIANS = ["Brio", "Dolce", "Forza", "Lento", "Mosso", "Presto"] as const;
export type Musician = (typeof MUSICIANS)[number];

/** Hair, eyes and mouth of each, in a square of 24; all have the same round head. */
export const PORTRAITS: Record<Musician, string> = {
  Brio: "M5 10 4.500 4l4 2.500L12 2l3.500 4.500 4-2.500L19 10M9 11.500v1M15 11.500v1M8 15.500q4 4 8 0z",
  Dolce:
    "M5 17Q2 4 12 4t7 13M5.500 11Q10 10 12 6q2 4 6.500 5M8 12.500q1 1 2 0M14 12.500q1 1 2 0M10 16.500q2 1.500 4 0",
  Forza:
    "M4.500 8.500Q12 10.500 20 7 18 2.500 10 4 5 5 4.500 8.500zM9 11.500v1M15 11.500v1M7.500 16q2-2 4.500-.500 2.500-1.500 4.500.500",
  Lento: "M3.500 9h17M6.500 9V5q0-2 2-2h7q2 0 2 2v4M8 12.500h2M14 12.500h2M10 16.500h4",
  Mosso:
    "M5.500 10a2.500 2.500 0 0 1 1-4.500A2.700 2.700 0 0 1 11 4a2.700 2.700 0 0 1 4.500.500A2.500 2.500 0 0 1 18.500 10M6.500 12.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM13.500 12.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM10.500 12.500h3M10 17q2 1 4-.500",
  Presto:
    "M5 9.500Q12 6.500 19 9.500M5.500 7Q7 4 12 4t6.500 3M19 9.500l3 1.500M8.500 12.500 10 12M14 12l1.500.500M12 15.500a1.500 1.700 0 1 0 .010 0z",
};

const colours = Object.keys(COLOURS) as Colour[];
const instruments = Object.keys(INSTRUMENTS) as Instrument[];
export const FACES = { colours, instruments };

/** The face of a chair; if none was chosen, the one of the seat. */
export function faceOf(chair: ChairInfo, seat: number): SeatFace {
  const usual: Face = {
    colour: colours[seat % colours.length]!,
    instrument: instruments[seat % instruments.length]!,
  };
  const face = chair.face ?? usual;
  if (chair.kind !== "bot") return { sort: chair.program ? "program" : "person", face };
  const musician = MUSICIANS.find((name) => name === chair.name);
  return musician ? { sort: "bot", face, musician } : { sort: "bot", face };
}
