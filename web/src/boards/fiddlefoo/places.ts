/** Where cards come from and go to. */

import { seatOf } from "../../lib/travels";
import type { FiddlefooStage } from "./view";

export const MAP = "map";
/** Where all put cards together in a cooperative game. */
const TOGETHER = "together";

/** The place of a hand, as events call it. */
export function handPlace(seat: number): string {
  return `hand ${seat + 1}`;
}

/** A seat's cards are at its plate; together, each colour has a pile; the rest have own spots. */
export function spot(
  place: string,
  piece: string | null,
  { view }: Pick<FiddlefooStage, "view">,
): string {
  const seat = seatOf(place);
  if (seat !== null) return `seat:${seat}`;
  const colour = piece === null ? undefined : view.cards[piece]?.colour;
  return place === TOGETHER && colour ? `together:${colour}` : place;
}
