/** The five gig posters, by game. */

import type { Component } from "svelte";
import AChord from "./AChord.svelte";
import Fiddlefoo from "./Fiddlefoo.svelte";
import ReChord from "./ReChord.svelte";
import RythmNPlay from "./RythmNPlay.svelte";
import SixForces from "./SixForces.svelte";

export const POSTERS: Record<string, Component> = {
  "a-chord": AChord,
  "six-forces": SixForces,
  "rythm-n-play": RythmNPlay,
  fiddlefoo: Fiddlefoo,
  "re-chord": ReChord,
};
