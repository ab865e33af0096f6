/** What is expected of the seat shown, and every move in words. */

import type { Stage } from "../../lib/stage";
import { readCard } from "../../tricks/cards";
import { nameCard, nameColour, namePlace, say } from "./text";
import { handOf, type AChordView } from "./view";

export function expects(stage: Stage<AChordView>): string {
  const { view } = stage;
  const sentence = whatToPlay(stage);
  const name = view.places[view.place_to_play ?? -1]?.name;
  return name ? say("board-to-place", { place: namePlace(name), sentence }) : sentence;
}

function whatToPlay(stage: Stage<AChordView>): string {
  const { view } = stage;
  const lead = view.round[0];
  if (!lead)
    return view.face_down > 0 ? say("board-lead-on", { key: view.key }) : say("board-lead-any");
  const { colour } = readCard(lead.card);
  const holdsIt = holds(stage, colour);
  return allOffered(stage) && !holdsIt
    ? say("board-follow-nothing", { colour: nameColour(colour) })
    : say("board-follow", { colour: nameColour(colour) });
}

/** Whether every card of the hand may be played. */
export function allOffered({ view, shown, choices }: Stage<AChordView>): boolean {
  return shown !== null && choices.length === view.people[shown]?.hand.length;
}

function holds(stage: Stage<AChordView>, colour: string): boolean {
  return handOf(stage).some((card) => readCard(card).colour === colour);
}

export function nameMove(text: string): string {
  const card = readCard(text);
  return say("board-move", { card: nameCard(card) });
}
