/** Looking for players: what can be asked for, and how it is said. */

import type { GameInfo, NewSeek, Tempo } from "../lib/protocol";
import { or, say } from "../text";

const MINUTE = 60;
const DAY = 86_400;

/** Seconds that one may look for players, at each pace. */
export const WAITS: Record<Tempo, number[]> = {
  live: [30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE],
  daily: [DAY, 3 * DAY, 7 * DAY],
};

/** What the form begins with: a quick match, which ends with bots. */
export const usualSeek = (games: GameInfo[]): Required<NewSeek> => ({
  games: games.filter(forSeveral).map(({ id }) => id),
  wait: MINUTE,
  tempo: "live",
  rated: false,
  bots: true,
});

export const forSeveral = ({ players }: GameInfo): boolean => players.some((count) => count > 1);

/** A seek as the server takes it: at a rated table there are no bots. */
export const settled = (seek: Required<NewSeek>): Required<NewSeek> => ({
  ...seek,
  bots: seek.bots && !seek.rated,
  wait: WAITS[seek.tempo].includes(seek.wait) ? seek.wait : WAITS[seek.tempo][0]!,
});

export function waitOf(seconds: number): string {
  if (seconds < MINUTE) return say("wait-seconds", { count: seconds });
  if (seconds < DAY) return say("wait-minutes", { count: seconds / MINUTE });
  return say("wait-days", { count: seconds / DAY });
}

export const titlesOf = (ids: string[], games: GameInfo[]): string =>
  or(ids.map((id) => games.find((game) => game.id === id)?.title ?? id));
