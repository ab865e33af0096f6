/** Where picks and cards lie, come from and go to. */

import type { Stage } from "../../lib/stage";
import { seatOf } from "../../lib/travels";
import type { ReChordView, SpaceView } from "./view";

export const HELD = "in hand";
/** Its place among the guitarists, after the only one. */
export const AUTOMA = 1;

export function slotPlace(slot: number): string {
  return `slot ${slot + 1}`;
}

/** A space of the fretboard, by the side its pick shows. */
export function spacePlace({ space, face_down }: Pick<SpaceView, "space" | "face_down">): string {
  return face_down ? `on ${space} face down` : `on ${space}`;
}

export function handPlace(who: number): string {
  return `hand ${who + 1}`;
}

/** Slots, spaces, bag and deck have spots of their own; a guitarist's cards are at their plate. */
export function spot(
  place: string,
  _piece: string | null,
  { view }: Pick<Stage<ReChordView>, "view">,
): string {
  const space = /^on (\S+)/.exec(place)?.[1];
  if (space) return `space:${space}`;
  const who = place.startsWith("slot") ? null : seatOf(place);
  if (who === null) return place;
  return view.automa && who === AUTOMA ? "automa" : `seat:${who}`;
}
