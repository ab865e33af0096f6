/** What is expected, and every move, in words. */

import type { Stage } from "../../lib/stage";
import {
  HAND_LIMIT,
  fretOf,
  handOf,
  stringOf,
  type CardView,
  type ReChordView,
  type SpaceView,
} from "./view";
import { words } from "./words";

type ReChordStage = Stage<ReChordView>;

export function sayPick(space: SpaceView): string {
  const { picks, faceDown, faceDownKnown, faceUp } = words();
  if (!space.face_down) return faceUp(picks[space.pick ?? "down"]);
  return space.pick ? faceDownKnown(picks[space.pick]) : faceDown;
}

export function saySpace(space: string): string {
  return words().space(stringOf(space), fretOf(space));
}

export function sayCard(card: CardView): string {
  const { picks, dotLabel, cardLabel } = words();
  const dots = card.dots.map((dot) =>
    dotLabel(picks[dot.pick], stringOf(dot.space), fretOf(dot.space)),
  );
  return cardLabel(card.chord, dots.join(", "), card.silver, card.gold);
}

/** The automa's code, for example 2U^!, in words. */
export function sayCode(code: string): string {
  const say = words().code;
  const [source = "", fret = "", string = "", power = ""] = code;
  return [
    source === "B" ? say.bag : say.slot(source),
    fret === "U" ? say.unscored : say.fret(fret),
    string === "^" ? say.up : say.down,
    power === "!" ? say.power : say.idle,
  ].join(", ");
}

// -- What is expected --------------------------------------------------------------------------

export function expects(stage: ReChordStage): string {
  const say = words().expects;
  const { asks } = stage.view.question;
  const chords = completeChords(stage);
  if (asks === "go on") {
    if (isLive(stage)) return say.tryChord;
    return chords ? say.goOnChord(chords) : say.goOn;
  }
  if (chords && asks === "replacement") return say.replacementOrPlay(chords);
  const plain = expectsPlainly(stage);
  return chords ? say.orPlay(chords, plain) : plain;
}

function expectsPlainly(stage: ReChordStage): string {
  const say = words().expects;
  const { question, drawing_closed, deck } = stage.view;
  switch (question.asks) {
    case "action":
      return drawing_closed || deck === 0 ? say.actionClosed : say.action;
    case "place":
      return expectsPlace(stage.view);
    case "ability":
      return say.ability[question.pick ?? "wylde"] ?? "";
    case "blue goal":
      return say.blueGoal;
    case "grey goal":
      return say.greyGoal;
    case "neighbour":
      return say.neighbour;
    case "return":
      return expectsReturn(stage);
    case "listen":
      return say.listen;
    case "replacement":
      return say.replacement;
    default:
      return "";
  }
}

function expectsPlace({ holding }: ReChordView): string {
  const say = words().expects;
  const pick = words().picks[holding?.pick ?? "down"];
  if (holding?.face_down) return say.placeDown(pick);
  return holding?.pick === "wylde" ? say.placeWylde : say.placeUp(pick);
}

function expectsReturn(stage: ReChordStage): string {
  const say = words().expects;
  const excess = handOf(stage.view, stage.shown).length - HAND_LIMIT;
  return stage.offer("pass") ? say.returnAny : say.returnMore(Math.max(1, excess));
}

/** The chords the house says are complete, while the seat shown decides. */
function completeChords(stage: ReChordStage): string {
  if (isLive(stage)) return "";
  const cards = handOf(stage.view, stage.shown);
  const chords = cards.filter((card) => stage.offer(`claim ${card.card}`));
  return [...new Set(chords.map((card) => card.chord))].join(", ");
}

/** With live clang nobody is told what is complete. */
export function isLive(stage: ReChordStage): boolean {
  const cards = handOf(stage.view, stage.shown);
  return cards.length > 0 && cards.every((card) => card.order === null);
}

// -- Moves ---------------------------------------------------------------------------------------

export function nameMove(text: string, stage: ReChordStage): string {
  const say = words().moves;
  const [verb = "", rest = ""] = splitOnce(text);
  if (text.includes("/")) return nameSpace(text, stage.view);
  switch (verb) {
    case "take":
      return nameTake(Number(rest), stage.view);
    case "bag":
      return say.bag;
    case "draw":
      return rest === "two" ? say.drawTwo : say.drawOne;
    case "clear":
      return say.clear(words().picks[rest as keyof ReturnType<typeof words>["picks"]]);
    case "pass":
      return words().pass[stage.view.question.asks] ?? words().passPlain;
    default:
      return nameCardMove(verb, rest, stage);
  }
}

function nameTake(slot: number, view: ReChordView): string {
  const pick = view.supply[slot - 1];
  return words().moves.take(pick ? words().picks[pick] : words().empty, slot);
}

function nameSpace(text: string, view: ReChordView): string {
  const say = words().moves;
  const where = saySpace(text);
  const space = view.board.find((one) => one.space === text);
  const pick = words().picks[space?.face_down ? "down" : (space?.pick ?? "down")];
  const { asks, pick: using } = view.question;
  if (asks === "place") return say.place(where);
  if (asks === "neighbour" || (asks === "ability" && using === "red")) {
    return say.remove(pick, where);
  }
  if (asks === "ability" && using === "blue") return say.lift(pick, where);
  if (asks === "ability" && using === "grey") return say.turnDown(pick, where);
  if (asks === "ability" && using === "purple") return say.turnUp(where);
  if (asks === "blue goal" && space?.taken) return say.swapWith(pick, where);
  if (asks === "blue goal" || asks === "grey goal") return say.moveTo(where);
  return where;
}

function nameCardMove(verb: string, id: string, stage: ReChordStage): string {
  const say = words().moves;
  if (id === "all") return verb === "hold" ? say.holdAll : say.claimAll;
  const cards = handOf(stage.view, stage.shown);
  const chord = cards.find((card) => card.card === id)?.chord ?? id;
  switch (verb) {
    case "claim":
      return isLive(stage) ? say.attempt(chord, id) : say.claim(chord, id);
    case "return":
      return say.returnCard(chord, id);
    case "hold":
      return say.hold(chord, id);
    case "release":
      return say.release(chord, id);
    default:
      return `${verb} ${id}`.trim();
  }
}

function splitOnce(text: string): [string, string] {
  const gap = text.indexOf(" ");
  return gap < 0 ? [text, ""] : [text.slice(0, gap), text.slice(gap + 1)];
}
