/** 6 Forces in the browser. */

import type { Happened } from "../../lib/protocol";
import type { GameFace, Stage } from "../../lib/stage";
import { readCard } from "../tricks/cards";
import Hand from "./Hand.svelte";
import { allOffered, lessons, me } from "./lessons";
import Scores from "./Scores.svelte";
import { voice } from "./sounds";
import Table from "./Table.svelte";
import { pieceOf, TRUMPS, type SixForcesView, type TrumpName } from "./view";
import { words } from "./words";

function expects(stage: Stage<SixForcesView>): string {
  const { view } = stage;
  return view.phase === "conception" ? whatToChoose(stage) : whatToPlay(stage);
}

function whatToChoose(stage: Stage<SixForcesView>): string {
  const person = me(stage);
  if (person?.predicted == null && person?.trump == null) return words().expectEither;
  return person.trump === null ? words().expectTrump : words().expectPrediction(stage.view.chips);
}

function whatToPlay(stage: Stage<SixForcesView>): string {
  const lead = stage.view.trick[0];
  if (!lead) return words().expectLead(me(stage)?.trump ?? "big");
  const { colour } = readCard(lead.card);
  const holdsIt = me(stage)?.hand.some((card) => card !== null && readCard(card).colour === colour);
  return allOffered(stage) && !holdsIt
    ? words().expectAnything(colour)
    : words().expectFollow(colour);
}

function isTrump(text: string): text is TrumpName {
  return (TRUMPS as readonly string[]).includes(text);
}

function nameMove(text: string): string {
  if (isTrump(text)) return words().trumpMove(text);
  if (/^\d/.test(text)) return words().predictMove(parseInt(text, 10), text.endsWith("+"));
  const card = readCard(text);
  return words().cardMove(words().card(card.colour, card.sign));
}

function goesTo(
  _happened: Happened[],
  { view }: Stage<SixForcesView>,
): (piece: string) => string | null {
  // The last card of a round and its trick go while the next round is being conceived.
  const gone = new Set(
    view.last_trick.flatMap(({ card }) => [
      pieceOf(view.round, card),
      pieceOf(view.round - 1, card),
    ]),
  );
  const to = view.last_winner === null ? null : `seat:${view.last_winner}`;
  return (piece) => (gone.has(piece) ? to : null);
}

const face: GameFace<SixForcesView> = {
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
