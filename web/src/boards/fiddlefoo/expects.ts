/** Cards, cells and moves of Fiddlefoo in words. */

import {
  readCell,
  type BasisName,
  type FaceView,
  type ColourName,
  type FiddlefooStage,
} from "./view";
import { words } from "./words";

function faceOf(stage: FiddlefooStage, card: string): FaceView | undefined {
  return stage.view.cards[card];
}

/** A card as people call it: "yellow 7", or "red 3 “Play again”". */
export function nameCard(stage: FiddlefooStage, card: string): string {
  const face = faceOf(stage, card);
  if (!face) return card;
  const plain = words().plain(words().colours[face.colour], face.number);
  const special = words().specials[card];
  return special ? words().special(special[0], plain) : plain;
}

/** A card with everything it shows. */
export function describeCard(stage: FiddlefooStage, card: string): string {
  const face = faceOf(stage, card);
  if (!face) return card;
  const named = words().withNotes(nameCard(stage, card), face.notes);
  const effect = effectOf(stage, card);
  return effect ? `${named}. ${effect}` : named;
}

/** What a special card does; empty for a plain one. */
export function effectOf(stage: FiddlefooStage, card: string): string {
  const face = faceOf(stage, card);
  const special = words().specials[card];
  return face?.when && special ? `${words().when[face.when]}: ${special[1]}` : "";
}

export function nameCards(stage: FiddlefooStage, cards: string[]): string {
  return words().list(cards.map((card) => nameCard(stage, card)));
}

/** Numbers as people write them: 4–11, 13. */
export function spans(numbers: number[]): string {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([low, high]) => words().span(low, high)).join(", ");
}

/** The button that ends whatever may be ended now. */
export function nameDone(stage: FiddlefooStage): string {
  const said = words();
  const me = stage.shown === null ? undefined : stage.view.people[stage.shown];
  switch (stage.view.phase) {
    case "throws":
      return said.doneThrowing((me?.throwing?.length ?? 0) + (me?.piling?.length ?? 0));
    case "discard":
      return said.doneDiscarding;
    case "moved card":
      return said.doneMoving;
    case "removed card":
      return said.doneRemoving;
    case "offered card":
      return said.doneExchanging;
    case "another card":
      return said.doneAgain;
    default:
      return said.done;
  }
}

function nameCardMove(stage: FiddlefooStage, card: string): string {
  const { move } = words();
  const named = nameCard(stage, card);
  switch (stage.view.phase) {
    case "throws":
      return move.throws(named);
    case "discard":
      return move.discard(named);
    case "moved card":
      return move.moved(named);
    case "removed card":
      return move.removed(named);
    case "offered card":
      return move.offered(named);
    case "wanted card":
      return move.wanted(named);
    default:
      return move.card(named);
  }
}

/** Any move in words. */
export function nameMove(text: string, stage: FiddlefooStage): string {
  const said = words();
  if (text === "done") return nameDone(stage);
  if (text === "take") return said.take;
  if (text === "pass") return said.pass;
  if (text === "leave open") return said.leaveOpen;
  const [verb = "", rest = ""] = text.split(" ");
  if (verb === "as") return said.asColour(said.colours[rest as ColourName]);
  if (verb === "by") return said.byBasis[rest as BasisName];
  if (verb === "pile") return said.move.pile(nameCard(stage, rest));
  if (readCell(text)) {
    return stage.view.phase === "target cell" ? said.move.target(text) : said.move.cell(text);
  }
  return nameCardMove(stage, text);
}

/** What the seat shown must do now. */
export function expects(stage: FiddlefooStage): string {
  const { expect } = words();
  const { phase, card, placer } = stage.view;
  const chosen = card ? nameCard(stage, card) : "";
  switch (phase) {
    case "card":
      if (stage.offer("take")) return expect.take;
      return stage.offer("pass") ? expect.pass : expect.card;
    case "throws":
      return expectsThrows(stage, stage.names[placer] ?? "");
    case "cell":
    case "colour":
    case "target cell":
    case "wanted card":
      return expect[phase](chosen);
    default:
      return expect[phase];
  }
}

function expectsThrows(stage: FiddlefooStage, at: string): string {
  const { expect } = words();
  const me = stage.shown === null ? undefined : stage.view.people[stage.shown];
  const given = (me?.throwing?.length ?? 0) + (me?.piling?.length ?? 0);
  if (stage.choices.length > 1) {
    return stage.view.piles ? expect.throwsOrPiles(at) : expect.throws(at);
  }
  return given > 0 ? expect.enoughThrown : expect.nothingToThrow(at);
}
