/** Where cards come from and go to. */

import { seatOf } from "../../lib/travels";

/** The two decks, as events call them. */
export type Deck = "PLAY" | "RYTHM";
export const STAVE = "stave";
/** What the board calls the places that all share. */
const SPOTS: Record<string, string> = {
  "PLAY stack": "play-stack",
  "RYTHM stack": "rythm-stack",
  "RYTHM discards": "discards",
  [STAVE]: "stave",
};

/** The place of a seat's cards of one deck, as events call it. */
export function handPlace(deck: Deck, seat: number): string {
  return `${deck} hand ${seat + 1}`;
}

/** What a seat holds, has picked up or laid down lies at its plate. */
export function spot(place: string): string {
  const seat = seatOf(place);
  return seat === null ? (SPOTS[place] ?? place) : `seat:${seat}`;
}
