import type { Happened } from "../../lib/protocol";
import type { GameFace, Stage } from "../../lib/stage";
import Hand from "./Hand.svelte";
import { lessons } from "./lessons";
import { expects, nameMove } from "./say";
import Scores from "./Scores.svelte";
import Table from "./Table.svelte";
import type { ReChordView } from "./view";
import { voice } from "./voice";

/** Picks go back into the bag; cards to whoever played them, or into the deck. */
function goesTo(happened: Happened[], _stage: Stage<ReChordView>) {
  return (piece: string): string | null => {
    if (piece.startsWith("pick ")) return "bag";
    const id = piece.replace(/^card /, "");
    const played = happened.find(
      (one) => one.kind.endsWith("chord-played") && one.facts.card === id,
    );
    if (!played) return "deck";
    return played.kind.startsWith("automa-") ? "automa" : `seat:${String(played.facts.seat)}`;
  };
}

const face: GameFace<ReChordView> = {
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
