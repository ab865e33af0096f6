/** Take the A Chord in the browser. */

import type { Happened } from "../../lib/protocol";
import type { GameFace, Stage } from "../../lib/stage";
import { readCard } from "../tricks/cards";
import { find, rememberTaken, takenTrick, written } from "../tricks/taken.svelte";
import Hand from "./Hand.svelte";
import { allOffered, lessons } from "./lessons";
import Scores from "./Scores.svelte";
import { voice } from "./sounds";
import Table from "./Table.svelte";
import { pieceOf, type AChordView } from "./view";
import { words } from "./words";

function expects(stage: Stage<AChordView>): string {
  const { view } = stage;
  const sentence = whatToPlay(stage);
  const name = view.places[view.place_to_play ?? -1]?.name;
  return name ? words().toPlace(words().places[name] ?? name, sentence) : sentence;
}

function whatToPlay(stage: Stage<AChordView>): string {
  const { view } = stage;
  const lead = view.round[0];
  if (!lead) return view.face_down > 0 ? words().leadOn(view.key) : words().leadAny;
  const { colour } = readCard(lead.card);
  const holdsIt = holds(stage, colour);
  return allOffered(stage) && !holdsIt ? words().followNothing(colour) : words().follow(colour);
}

function holds({ view, shown }: Stage<AChordView>, colour: string): boolean {
  const hand = view.people[shown ?? -1]?.hand ?? [];
  return hand.some((card) => card !== null && readCard(card).colour === colour);
}

function nameMove(text: string): string {
  const card = readCard(text);
  return words().move(words().card(card.colour, card.sign));
}

function goesTo(
  happened: Happened[],
  { view }: Stage<AChordView>,
): (piece: string) => string | null {
  const ended = find(happened, "trick-won", "improvised-trick-won", "improvisation");
  if (ended) {
    const won = ended.kind !== "improvisation";
    rememberTaken({
      cards: written(view.last_round),
      winner: won ? Number(ended.facts.place) : null,
      to: won ? `seat:${ended.facts.seat}` : "face down",
    });
  }
  const to = takenTrick(view.last_round)?.to ?? null;
  // The first card of a stage sweeps away the last round of the stage before.
  const gone = new Set(
    view.last_round.flatMap(({ card }) => [
      pieceOf(view.stage, card),
      pieceOf(view.stage - 1, card),
    ]),
  );
  return (piece) => (gone.has(piece) ? to : null);
}

const face: GameFace<AChordView> = {
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
