/** What is expected of the seat shown, and every move in words. */

import type { Stage } from "../../lib/stage";
import { readCard } from "../../tricks/cards";
import { me, TRUMPS, type SixForcesView, type TrumpName } from "./view";
import { words } from "./words";

export function expects(stage: Stage<SixForcesView>): string {
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

/** Whether every card of the hand may be played. */
export function allOffered(stage: Stage<SixForcesView>): boolean {
  return stage.choices.length === me(stage)?.hand.length;
}

function isTrump(text: string): text is TrumpName {
  return (TRUMPS as readonly string[]).includes(text);
}

export function nameMove(text: string): string {
  if (isTrump(text)) return words().trumpMove(text);
  if (/^\d/.test(text)) return words().predictMove(parseInt(text, 10), text.endsWith("+"));
  const card = readCard(text);
  return words().cardMove(words().card(card.colour, card.sign));
}
