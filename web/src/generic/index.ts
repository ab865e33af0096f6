/**
 * A board for any game: titles from outside have none of their own. It draws what the typed view
 * says (facts, a table by seat, tables of things), the hand where the view has one, and the legal
 * moves as buttons; the log and all else is the shell's.
 */

import type { GameFace } from "../lib/stage";
import { say } from "../text";
import Hand from "./Hand.svelte";
import Scores from "./Scores.svelte";
import Table from "./Table.svelte";

const face: GameFace = {
  Table,
  Hand,
  Scores,
  expects: () => say("generic-expects"),
  nameMove: (text) => text,
  // Nothing flies: what a place of such a game looks like is not known.
  spot: (place) => place,
  holds: {},
  scenes: (_before, after, happened) => [{ view: after, happened }],
  voice: () => [],
  lessons: [],
};

export default face;
