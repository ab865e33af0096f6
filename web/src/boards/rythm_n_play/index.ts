import type { GameFace } from "../../lib/stage";
import Hand from "./Hand.svelte";
import { lessons } from "./lessons";
import { voice } from "./music";
import { goesTo } from "./pieces";
import Scores from "./Scores.svelte";
import { expects, nameMove } from "./speech";
import Table from "./Table.svelte";
import type { RythmNPlayView } from "./view";

const face: GameFace<RythmNPlayView> = {
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
