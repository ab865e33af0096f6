import type { GameFace } from "../../lib/stage";
import Hand from "./Hand.svelte";
import { lessons } from "./lessons";
import { expects, nameMove } from "./names";
import Scores from "./Scores.svelte";
import Table from "./Table.svelte";
import { goesTo } from "./travels";
import type { FooView } from "./view";
import { voice } from "./voices";

const face: GameFace<FooView> = {
  Table,
  Hand,
  Scores,
  expects,
  nameMove,
  goesTo,
  voice,
  lessons,
};

export default face;
