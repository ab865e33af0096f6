/** 6 Forces in the browser. */

import type { GameFace } from "../../lib/stage";
import { expects, nameMove } from "./expects";
import Hand from "./Hand.svelte";
import { lessons } from "./lessons";
import { leaves, spot } from "./places";
import { holds, scenes } from "./scenes";
import Scores from "./Scores.svelte";
import { voice } from "./sounds";
import Table from "./Table.svelte";
import type { SixForcesView } from "./view";

const face: GameFace<SixForcesView> = {
  Table,
  Hand,
  Scores,
  expects,
  nameMove,
  plansAhead: true,
  spot,
  leaves,
  holds,
  scenes,
  voice,
  lessons,
};

export default face;
