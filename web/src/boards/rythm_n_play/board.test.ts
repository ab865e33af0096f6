import { describe, expect, it, vi } from "vitest";
import type { Stage } from "../../lib/stage";
import { fit } from "./parts/fit";
import { voice } from "./sounds";
import { handPlace, spot } from "./places";
import { placeOf, rule } from "./parts/ruling";
import { expects, nameMove } from "./expects";
import { say } from "./text";
import { beatsIn, lastNote, pitchOf, stepOf, type PersonView, type RythmNPlayView } from "./view";

// There is no browser here that prefers a language.
vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

const person = (play: string[]): PersonView => ({
  play,
  rythm: ["quarter"],
  face_down: 0,
  picked_up: [],
  face_up: [],
  score: 0,
});

function viewWith(changes: Partial<RythmNPlayView>): RythmNPlayView {
  return {
    game: "rythm-n-play",
    seat: 0,
    waiting: [0],
    over: false,
    phase: "act",
    names: "letters",
    hand_limit: "all",
    first: 0,
    tonality: "Sharp",
    stave: [],
    layer: null,
    must_continue: false,
    shut: false,
    play_left: 20,
    rythm_left: 20,
    discards: 0,
    discarded: [],
    silence: null,
    to_lay: 0,
    chosen: [],
    people: [person(["C", "C", "E"]), person(["A"])],
    placing: null,
    ...changes,
  };
}

function stageWith(view: RythmNPlayView, texts: string[] = []): Stage<RythmNPlayView> {
  const choices = texts.map((text, move) => ({ text, move }));
  return {
    view,
    names: ["You", "Ann"],
    shown: 0,
    waiting: view.waiting,
    choices,
    asides: [],
    own: null,
    advised: [],
    pending: null,
    open: null,
    offer: (text) => choices.find((choice) => choice.text === text),
    play: () => undefined,
    attempt: () => undefined,
  };
}

describe("notes", () => {
  it("sound where they stand on the stave", () => {
    expect(["A", "C", "G"].map(pitchOf)).toEqual([69, 72, 79]);
    expect(["Do", "Mi", "Si"].map(pitchOf)).toEqual([60, 64, 71]);
    expect(stepOf("Do")).toBe(-2);
  });

  it("are looked for before a Change", () => {
    expect(lastNote(["A", "E", "Flat"])).toBe("E");
    expect(lastNote([])).toBeUndefined();
  });
});

describe("the ruling of the stave", () => {
  it.each([
    [0, 284, 230],
    [6, 284, 180],
    [14, 284, 230],
    [54, 284, 180],
    [15, 800, 350],
  ])("keeps %i cards on a sheet of %i by %i", (cards, width, height) => {
    const ruling = rule(cards, width, height);
    for (let index = 0; index < cards; index++) {
      const { left, top } = placeOf(ruling, index);
      expect(left + ruling.pitch).toBeLessThanOrEqual(width + 0.01);
      expect(top).toBeGreaterThanOrEqual(-0.01);
      expect(top + ruling.height).toBeLessThanOrEqual(height + 0.01);
    }
  });
});

describe("the hand", () => {
  it.each([
    [[1, 1, 1, 1, 1], 344],
    [[2, 3, 1, 1, 1, 1, 1, 1, 2, 1], 344],
    [[1], 900],
  ])("of %j fits into %i pixels", (copies, width) => {
    const { back, card, step, gap } = fit(copies, width, 120);
    for (const row of [copies.slice(0, back), copies.slice(back)]) {
      const wide = row.reduce((sum, count) => sum + card + (count - 1) * step, 0);
      expect(wide + gap * (row.length - 1)).toBeLessThanOrEqual(width);
    }
    expect(card + Math.min(0, gap)).toBeGreaterThanOrEqual(44);
  });
});

describe("places", () => {
  it("of a seat are at its plate, the others have spots of their own", () => {
    expect(spot("face down 2")).toBe("seat:1");
    expect(spot(handPlace("RYTHM", 0))).toBe("seat:0");
    expect(spot("RYTHM discards")).toBe("discards");
  });
});

describe("words", () => {
  it("name every move", () => {
    const texts = ["C", "Sharp", "lay C", "pick up", "take", "pass", "done", "spend eighth"];
    const named = [...texts, "tonality Flat"].map((text) => nameMove(text));
    expect(new Set(named).size).toBe(named.length);
    expect(named).toContain("spend an eighth note");
    expect(named).not.toContain("");
  });

  it("say what is expected in every phase", () => {
    const told = (changes: Partial<RythmNPlayView>, texts: string[]) =>
      expects(stageWith(viewWith(changes), texts));
    expect(told({ phase: "tonality" }, ["tonality Sharp"])).toBe(say("board-choose-tonality"));
    expect(told({ phase: "lay", to_lay: 2 }, ["lay C"])).toBe(say("board-lay-down", { count: 2 }));
    expect(told({}, ["pass"])).toBe(say("board-must-pass"));
    expect(told({ chosen: ["eighth"] }, ["spend eighth"])).toBe(
      "Half a beat so far: add an eighth note.",
    );
    expect(told({ chosen: ["half"] }, ["done"])).toBe("2 beats: draw 2 cards.");
    const mine = { stave: ["A", "C"], must_continue: true };
    expect(told(mine, ["pick up"])).toBe(say("board-only-pick-up", { count: 2 }));
    expect(told(mine, ["pick up", "E"])).toBe(say("board-go-on-or-pick-up", { count: 2 }));
    expect(told({ stave: ["C"] }, ["E", "Flat", "spend quarter", "take"])).toBe(
      "Compose above C, lay a Change, spend RYTHM cards or take one.",
    );
    expect(told({}, ["C", "take"])).toBe("Begin the stave with any note or take a RYTHM card.");
  });
});

describe("sound", () => {
  it("plays the stave that was picked up, in the rhythm of the spent cards", () => {
    const stage = stageWith(viewWith({ discarded: ["half"] }));
    const travels = ["A", "Flat", "C"].map((piece) => ({
      piece,
      origin: "stave",
      target: "face down 2",
    }));
    const facts = { seat: 1, count: 3 };
    const happened = { kind: "stave-picked-up", facts, sentence: "", travels };
    const voices = voice(happened, stage);
    expect(voices.map((one) => one.notes)).toEqual([[69], [72]]);
    expect(voices[1]!.at).toBeCloseTo(0.28 * beatsIn(["half"]));
    expect(voices.map((one) => one.caption)).toEqual([say("board-heard-melody", { count: 2 }), ""]);
  });
});
