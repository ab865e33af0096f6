/** What the substitute bot played for a seat while its owner was away. */

import type { Told } from "../lib/protocol";

/**
 * The substitute bot's moves in the absences of a seat's owner since they last moved themselves;
 * none while they are away still, unless the game is over. Those up to line *known* were read
 * before.
 */
export function playedMeanwhile(lines: Told[], seat: number, known: number, over: boolean): Told[] {
  let away = false;
  let played: Told[] = [];
  for (const line of lines) {
    if (line.seat !== seat) continue;
    if (line.kind === "absent") away = true;
    else if (line.kind === "back") away = false;
    else if (line.kind === "moved") played = away ? [...played, line] : [];
  }
  return away && !over ? [] : played.filter((line) => line.number > known);
}
