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
  type TypeName,
} from "./view";
import { and, listed } from "../../text";
import { namePass, namePick, say, sayOr } from "./text";

type ReChordStage = Stage<ReChordView>;

export function sayPick(space: SpaceView): string {
  if (!space.face_down) return say("board-face-up", { pick: namePick(space.pick ?? "down") });
  if (!space.pick) return say("board-face-down");
  return say("board-face-down-known", { pick: namePick(space.pick) });
}

export function saySpace(space: string): string {
  return say("board-space", { string: stringOf(space), fret: fretOf(space) });
}

export function sayCard(card: CardView): string {
  const { chord, silver, gold } = card;
  const dots = card.dots.map((dot) =>
    say("board-dot-label", {
      pick: namePick(dot.pick),
      string: stringOf(dot.space),
      fret: fretOf(dot.space),
    }),
  );
  return say("board-card-label", { chord, dots: listed(dots), silver, gold });
}

/** The automa's code, for example 2U^!, in words. */
export function sayCode(code: string): string {
  const [source = "", fret = "", string = "", power = ""] = code;
  return listed([
    source === "B" ? say("board-code-bag") : say("board-code-slot", { slot: source }),
    fret === "U" ? say("board-code-unscored") : say("board-code-fret", { fret }),
    string === "^" ? say("board-code-up") : say("board-code-down"),
    power === "!" ? say("board-code-power") : say("board-code-idle"),
  ]);
}

// -- What is expected --------------------------------------------------------------------------

export function expects(stage: ReChordStage): string {
  const { asks } = stage.view.question;
  const chords = completeChords(stage);
  if (asks === "go on") {
    if (isLive(stage)) return say("board-expect-try-chord");
    return chords ? say("board-expect-go-on-chord", { chords }) : say("board-expect-go-on");
  }
  if (chords && asks === "replacement") return say("board-expect-replacement-or-play", { chords });
  const plain = expectsPlainly(stage);
  return chords ? say("board-expect-or-play", { chords, what: plain }) : plain;
}

/** To go on: everybody with cards is asked after each change, whether a chord is complete or not. */
export function idle({ view }: ReChordStage): string | null {
  return view.question.asks === "listen" ? "pass" : null;
}

function expectsPlainly(stage: ReChordStage): string {
  const { question, drawing_closed, deck } = stage.view;
  switch (question.asks) {
    case "action":
      return drawing_closed || deck === 0
        ? say("board-expect-action-closed")
        : say("board-expect-action");
    case "place":
      return expectsPlace(stage.view);
    case "ability":
      return sayOr(`board-expect-ability-${question.pick}`, "");
    case "blue goal":
      return say("board-expect-blue-goal");
    case "grey goal":
      return say("board-expect-grey-goal");
    case "neighbour":
      return say("board-expect-neighbour");
    case "return":
      return expectsReturn(stage);
    case "listen":
      return say("board-expect-listen");
    case "replacement":
      return say("board-expect-replacement");
    default:
      return "";
  }
}

function expectsPlace({ holding }: ReChordView): string {
  const pick = namePick(holding?.pick ?? "down");
  if (holding?.face_down) return say("board-expect-place-down", { pick });
  return holding?.pick === "wylde"
    ? say("board-expect-place-wylde")
    : say("board-expect-place-up", { pick });
}

function expectsReturn(stage: ReChordStage): string {
  const excess = handOf(stage.view, stage.shown).length - HAND_LIMIT;
  return stage.offer("pass")
    ? say("board-expect-return-any")
    : say("board-expect-return-more", { excess: Math.max(1, excess) });
}

/** The chords the server says are complete, while the seat shown decides. */
function completeChords(stage: ReChordStage): string {
  if (isLive(stage)) return "";
  const cards = handOf(stage.view, stage.shown);
  const chords = cards.filter((card) => stage.offer(`claim ${card.card}`));
  return listed([...new Set(chords.map((card) => card.chord))]);
}

/** Whether a card is what one wants to play or return now, so that going on comes second. */
export function isCardWanted(stage: ReChordStage, chosen: string | null): boolean {
  const cards = handOf(stage.view, stage.shown).map(({ card }) => card);
  if (chosen && cards.includes(chosen)) {
    return Boolean(stage.offer(`claim ${chosen}`) ?? stage.offer(`return ${chosen}`));
  }
  return !isLive(stage) && cards.some((card) => stage.offer(`claim ${card}`));
}

/** With live clang nobody is told what is complete. */
export function isLive(stage: ReChordStage): boolean {
  const cards = handOf(stage.view, stage.shown);
  return cards.length > 0 && cards.every((card) => card.order === null);
}

// -- Moves ---------------------------------------------------------------------------------------

export function nameMove(text: string, stage: ReChordStage): string {
  const [verb = "", rest = ""] = splitOnce(text);
  if (text.includes("/")) return nameSpace(text, stage.view);
  switch (verb) {
    case "take":
      // Of a move that was made earlier, the slot has another pick by now.
      return stage.offer(text)
        ? nameTake(Number(rest), stage.view)
        : say("board-move-take-slot", { slot: Number(rest) });
    case "bag":
      return say("board-move-bag");
    case "draw":
      return rest === "two" ? say("board-move-draw-two") : say("board-move-draw-one");
    case "clear":
      return say("board-move-clear", { pick: namePick(rest as TypeName) });
    case "pass":
      return namePass(stage.view.question.asks);
    default:
      return nameCardMove(verb, rest, stage);
  }
}

/** A move as it is meant before one is asked: to pass stands for every question. */
export function nameAhead(text: string, stage: ReChordStage): string {
  return text === "pass" ? say("board-pass-plain") : nameMove(text, stage);
}

function nameTake(slot: number, view: ReChordView): string {
  const pick = view.supply[slot - 1];
  return say("board-move-take", { pick: pick ? namePick(pick) : say("board-empty"), slot });
}

function nameSpace(text: string, view: ReChordView): string {
  const where = saySpace(text);
  const space = view.board.find((one) => one.space === text);
  const pick = namePick(space?.face_down ? "down" : (space?.pick ?? "down"));
  const { asks, pick: using } = view.question;
  if (asks === "place") return say("board-move-place", { where });
  if (asks === "neighbour" || (asks === "ability" && using === "red")) {
    return say("board-move-remove", { pick, where });
  }
  if (asks === "ability" && using === "blue") return say("board-move-lift", { pick, where });
  if (asks === "ability" && using === "grey") return say("board-move-turn-down", { pick, where });
  if (asks === "ability" && using === "purple") return say("board-move-turn-up", { where });
  if (asks === "blue goal" && space?.taken) return say("board-move-swap-with", { pick, where });
  if (asks === "blue goal" || asks === "grey goal") return say("board-move-move-to", { where });
  return where;
}

/** A card as people call it; those of one chord differ in the picks they want. */
function nameCard({ chord, dots }: CardView): string {
  return say("board-one-card", { chord, dots: and(dots.map((dot) => namePick(dot.pick))) });
}

function nameCardMove(verb: string, id: string, stage: ReChordStage): string {
  if (id === "all")
    return verb === "hold" ? say("board-move-hold-all") : say("board-move-claim-all");
  const cards = handOf(stage.view, stage.shown);
  const known = cards.find((one) => one.card === id);
  const card = known ? nameCard(known) : id.replace(/-[^-]*$/, "");
  switch (verb) {
    case "claim":
      return isLive(stage)
        ? say("board-move-attempt", { card })
        : say("board-move-claim", { card });
    case "return":
      return say("board-move-return-card", { card });
    case "hold":
      return say("board-move-hold", { card });
    case "release":
      return say("board-move-release", { card });
    default:
      return `${verb} ${id}`.trim();
  }
}

function splitOnce(text: string): [string, string] {
  const gap = text.indexOf(" ");
  return gap < 0 ? [text, ""] : [text.slice(0, gap), text.slice(gap + 1)];
}
