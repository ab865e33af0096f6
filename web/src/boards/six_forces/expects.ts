/** What is expected of the seat shown, and every move in words. */

import type { Stage } from "../../lib/stage";
import { readCard } from "../../tricks/cards";
import { me, TRUMPS, type SixForcesView, type TrumpName } from "./view";
import { nameCard, nameColour, namePrediction, nameTrump, say } from "./text";

export function expects(stage: Stage<SixForcesView>): string {
  const { view } = stage;
  return view.phase === "conception" ? whatToChoose(stage) : whatToPlay(stage);
}

function whatToChoose(stage: Stage<SixForcesView>): string {
  const person = me(stage);
  if (person?.predicted == null && person?.trump == null) return say("board-expect-either");
  return person.trump === null
    ? say("board-expect-trump")
    : say("board-expect-prediction", { chips: stage.view.chips });
}

function whatToPlay(stage: Stage<SixForcesView>): string {
  const lead = stage.view.trick[0];
  if (!lead) return say("board-expect-lead", { trump: nameTrump(me(stage)?.trump ?? "big") });
  const { colour } = readCard(lead.card);
  const holdsIt = me(stage)?.hand.some((card) => card !== null && readCard(card).colour === colour);
  const free = allOffered(stage) && !holdsIt;
  return say(free ? "board-expect-anything" : "board-expect-follow", {
    colour: nameColour(colour),
  });
}

/** Whether every card of the hand may be played. */
export function allOffered(stage: Stage<SixForcesView>): boolean {
  return stage.choices.length === me(stage)?.hand.length;
}

function isTrump(text: string): text is TrumpName {
  return (TRUMPS as readonly string[]).includes(text);
}

/** A prediction as a move. */
export function namePredictMove(tricks: number, spare: boolean): string {
  if (!spare) return say("board-predict-move", { tricks });
  return say("board-predict-spare-move", { prediction: namePrediction(tricks, spare) });
}

export function nameMove(text: string): string {
  if (isTrump(text)) return say("board-trump-move", { trump: nameTrump(text) });
  if (/^\d/.test(text)) return namePredictMove(parseInt(text, 10), text.endsWith("+"));
  const card = readCard(text);
  return say("board-card-move", { card: nameCard(card) });
}
