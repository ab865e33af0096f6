/** Fiddlefoo in the browser. */

import type { GameFace } from "../../lib/stage";
import { expects, idle, nameAhead, nameMove } from "./expects";
import Hand from "./Hand.svelte";
import { lessons } from "./lessons";
import { spot } from "./places";
import { holds, scenes } from "./scenes";
import Scores from "./Scores.svelte";
import { voice } from "./sounds";
import Table from "./Table.svelte";
import type { FiddlefooView } from "./view";

const face: GameFace<FiddlefooView> = {
  Table,
  Hand,
  Scores,
  expects,
  nameMove,
  nameAhead,
  idle,
  spot,
  holds,
  scenes,
  voice,
  lessons,
};

export default face;
