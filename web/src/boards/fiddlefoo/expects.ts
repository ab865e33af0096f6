/** Cards, cells and moves of Fiddlefoo in words. */

import {
  readCell,
  type BasisName,
  type Cell,
  type FaceView,
  type ColourName,
  type FiddlefooStage,
} from "./view";
import { and, labelled, listed, sentence } from "../../text";
import { nameColour, nameSpecial, say, saySpecial } from "./text";

function faceOf(stage: FiddlefooStage, card: string): FaceView | undefined {
  return stage.view.cards[card];
}

/** A card as people call it: "yellow 7", or "red 3 “Play again”". */
export function nameCard(stage: FiddlefooStage, card: string): string {
  const face = faceOf(stage, card);
  if (!face) return card;
  const plain = say("board-plain", { colour: nameColour(face.colour), number: face.number });
  const name = nameSpecial(card);
  return name ? say("board-special", { name, card: plain }) : plain;
}

/** A card with everything it shows. */
export function describeCard(stage: FiddlefooStage, card: string): string {
  const face = faceOf(stage, card);
  if (!face) return card;
  const named = say("board-with-notes", { card: nameCard(stage, card), count: face.notes });
  const effect = effectOf(stage, card);
  return effect ? `${sentence(named)} ${effect}` : named;
}

/** What a special card does; empty for a plain one. */
function effectOf(stage: FiddlefooStage, card: string): string {
  const face = faceOf(stage, card);
  const effect = saySpecial(card);
  return face?.when && effect ? labelled(say(`board-when-${face.when}`), effect) : "";
}

export function nameCards(stage: FiddlefooStage, cards: string[]): string {
  return and(cards.map((card) => nameCard(stage, card)));
}

/** Where a card lies whose neighbour is a cell, by the step from the cell; sides before corners. */
const AROUND = [
  [0, 1, "above"],
  [0, -1, "below"],
  [1, 0, "left"],
  [-1, 0, "right"],
  [1, 1, "above-left"],
  [-1, 1, "above-right"],
  [1, -1, "below-left"],
  [-1, -1, "below-right"],
] as const;

/** Where a cell lies, by a card beside it: "above the red 6". */
export function nameCell(stage: FiddlefooStage, [column, row]: Cell): string {
  const { map, card: moved } = stage.view;
  for (const [right, down, side] of AROUND) {
    const beside = map.find(
      (square) =>
        square.column === column + right && square.row === row + down && square.card !== moved,
    );
    if (beside) return say(`board-near-${side}`, { card: nameCard(stage, beside.card) });
  }
  return "";
}

/** Where a card of the map lies, counted from its upper left corner. */
export function placeOnMap(
  stage: FiddlefooStage,
  [column, row]: Cell,
): { column: number; row: number } {
  const { map } = stage.view;
  return {
    column: column - Math.min(...map.map((square) => square.column)) + 1,
    row: row - Math.min(...map.map((square) => square.row)) + 1,
  };
}

/** Numbers as people write them: 4–11, 13. */
export function spans(numbers: number[]): string {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else found.push([number, number]);
  }
  return listed(
    found.map(([low, high]) => (low === high ? `${low}` : say("board-span", { low, high }))),
  );
}

/** The button that ends whatever may be ended now. */
function nameDone(stage: FiddlefooStage): string {
  switch (stage.view.phase) {
    case "throws":
      return say("board-done-throwing", { count: given(stage) });
    case "discard":
      return say("board-done-discarding");
    case "moved card":
      return say("board-done-moving");
    case "removed card":
      return say("board-done-removing");
    case "offered card":
      return say("board-done-exchanging");
    case "another card":
      return say("board-done-again");
    default:
      return say("board-done");
  }
}

function nameCardMove(stage: FiddlefooStage, card: string): string {
  const named = { card: nameCard(stage, card) };
  // What was done with a card earlier does not show in what is asked now.
  if (!stage.offer(card)) return named.card;
  switch (stage.view.phase) {
    case "throws":
      return say("board-move-throws", named);
    case "discard":
      return say("board-move-discard", named);
    case "moved card":
      return say("board-move-moved", named);
    case "removed card":
      return say("board-move-removed", named);
    case "offered card":
      return say("board-move-offered", named);
    case "wanted card":
      return say("board-move-wanted", named);
    default:
      return say("board-move-card", named);
  }
}

/** Any move in words. */
export function nameMove(text: string, stage: FiddlefooStage): string {
  if (text === "done") return nameDone(stage);
  if (text === "take") return say("board-take");
  if (text === "pass") return say("board-pass");
  if (text === "leave open") return say("board-leave-open");
  const [verb = "", rest = ""] = text.split(" ");
  if (verb === "as") return say("board-as-colour", { colour: nameColour(rest as ColourName) });
  if (verb === "by") return say(`board-by-basis-${rest as BasisName}`);
  if (verb === "pile") return say("board-move-pile", { card: nameCard(stage, rest) });
  const cell = readCell(text);
  if (cell) {
    const near = nameCell(stage, cell);
    return stage.view.phase === "target cell"
      ? say("board-move-target", { near })
      : say("board-move-cell", { near });
  }
  return nameCardMove(stage, text);
}

/** A move as it is meant before one is asked: only throws are. */
export function nameAhead(text: string, stage: FiddlefooStage): string {
  if (text === "done") return say("board-done-throwing", { count: 0 });
  return say("board-move-throws", { card: nameCard(stage, text) });
}

/** To throw nothing: everybody is asked, also those who have nothing to throw. */
export function idle(stage: FiddlefooStage): string | null {
  return stage.view.phase === "throws" && given(stage) === 0 ? "done" : null;
}

/** How many cards the seat shown means to throw or to put on a pile. */
export function given(stage: FiddlefooStage): number {
  const me = stage.shown === null ? undefined : stage.view.people[stage.shown];
  return (me?.throwing?.length ?? 0) + (me?.piling?.length ?? 0);
}

/** What the seat shown must do now. */
export function expects(stage: FiddlefooStage): string {
  const { phase, card, placer } = stage.view;
  const chosen = { card: card ? nameCard(stage, card) : "" };
  switch (phase) {
    case "card":
      if (stage.offer("take")) return say("board-expect-take");
      return stage.offer("pass") ? say("board-expect-pass") : say("board-expect-card");
    case "throws":
      return expectsThrows(stage, stage.names[placer] ?? "");
    case "cell":
      return say("board-expect-cell", chosen);
    case "colour":
      return say("board-expect-colour", chosen);
    case "target cell":
      return say("board-expect-target-cell", chosen);
    case "wanted card":
      return say("board-expect-wanted-card", chosen);
    case "moved card":
      return say("board-expect-moved-card");
    case "removed card":
      return say("board-expect-removed-card");
    case "offered card":
      return say("board-expect-offered-card");
    case "another card":
      return say("board-expect-another-card");
    default:
      return say(`board-expect-${phase}`);
  }
}

function expectsThrows(stage: FiddlefooStage, at: string): string {
  if (stage.choices.length > 1) {
    return say(stage.view.piles ? "board-expect-throws-or-piles" : "board-expect-throws", {
      name: at,
    });
  }
  if (given(stage) > 0) return say("board-expect-enough-thrown");
  return say("board-expect-nothing-to-throw", { name: at });
}
