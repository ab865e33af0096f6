/** The games in the browser; each is loaded when somebody sits down at it. */

import type { Component } from "svelte";
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

type Picture = Component<{ piece: string }>;

/** Drawings of the pieces that can be chosen for a game. */
const PICTURES: Record<string, () => Promise<{ default: Picture }>> = {
  fiddlefoo: () => import("./fiddlefoo/parts/SpecialPicture.svelte"),
};

export async function loadPicture(game: string): Promise<Picture | undefined> {
  return (await PICTURES[game]?.())?.default;
}

/** The face of a game, for a title from outside the generic one. Its view is its own, unread here. */
export async function loadFace(game: string): Promise<GameFace> {
  const load: Load = FACES[game] ?? (() => import("../generic"));
  return (await load()).default as GameFace;
}
