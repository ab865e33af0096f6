/** The five games in the browser; each is loaded when somebody sits down at it. */

import type { GameFace } from "../lib/stage";

/** Each is a `GameFace` of its game's own view. */
type Load = () => Promise<{ default: unknown }>;

const FACES: Record<string, Load> = {
  "a-chord": () => import("./a_chord"),
  "six-forces": () => import("./six_forces"),
  "rythm-n-play": () => import("./rythm_n_play"),
  fiddlefoo: () => import("./fiddlefoo"),
  "re-chord": () => import("./re_chord"),
};

/** The face of a game. Its view is its own; the shell hands it on unread. */
export async function loadFace(game: string): Promise<GameFace> {
  const load = FACES[game];
  if (!load) throw new Error(`There is no board for ${game}.`);
  return (await load()).default as GameFace;
}
