/** Rythm 'n' Play in the browser. */

import type { GameFace } from "../../lib/stage";
import { expects, nameMove } from "./expects";
import Hand from "./Hand.svelte";
import { lessons } from "./lessons";
import { spot } from "./places";
import { holds, scenes } from "./scenes";
import Scores from "./Scores.svelte";
import { voice } from "./sounds";
import Table from "./Table.svelte";
import type { RythmNPlayView } from "./view";

const face: GameFace<RythmNPlayView> = {
  Table,
  Hand,
  Scores,
  points: (halves) => halves / 2,
  expects,
  nameMove,
  spot,
  holds,
  scenes,
  voice,
  lessons,
};

export default face;
