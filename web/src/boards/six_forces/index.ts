import type { GameFace } from "../../lib/stage";
import Table from "./Table.svelte";
import Hand from "./Hand.svelte";
import Scores from "./Scores.svelte";

const face: GameFace = {
  Table,
  Hand,
  Scores,
  expects: () => "",
  nameMove: (text) => text,
  voice: () => [],
  lessons: [],
};

export default face;
