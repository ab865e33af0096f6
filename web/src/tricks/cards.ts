/** Cards of the trick games as they are written: a colour's letter, then a chord or a number. */

import { LOOKS, type Colour } from "../cards/shapes";

export interface TrickCard {
  /** As the server writes it: "rA", "g12". */
  text: string;
  colour: Colour;
  sign: string;
}

const COLOUR_OF = new Map(
  (Object.keys(LOOKS) as Colour[]).map((colour) => [LOOKS[colour].letter, colour]),
);

export function readCard(text: string): TrickCard {
  const colour = COLOUR_OF.get(text.slice(0, 1)) ?? "white";
  return { text, colour, sign: text.slice(1) };
}

export const ORDERS = ["colour", "sign"] as const;
export type Order = (typeof ORDERS)[number];

/** A hand in the order a person likes: colours together, or equal chords and numbers together. */
export function sorted(cards: TrickCard[], order: Order, colours: readonly Colour[]): TrickCard[] {
  const byColour = (a: TrickCard, b: TrickCard) =>
    colours.indexOf(a.colour) - colours.indexOf(b.colour);
  const bySign = (a: TrickCard, b: TrickCard) =>
    a.sign.localeCompare(b.sign, "en", { numeric: true });
  return [...cards].sort((a, b) =>
    order === "colour" ? byColour(a, b) || bySign(a, b) : bySign(a, b) || byColour(a, b),
  );
}
