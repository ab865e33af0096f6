import { describe, expect, it } from "vitest";
import { HELD, track, untracked } from "./places";
import type { HoldingView, PickName, QuestionView, ReChordView, SpaceView } from "./view";

type Lying = PickName | `${PickName} down` | "unknown down";

/** A view with these picks on the fretboard and in the supply; the rest does not matter here. */
function view(
  lying: Record<string, Lying>,
  supply: (PickName | null)[],
  more: { holding?: HoldingView; question?: Partial<QuestionView> } = {},
): ReChordView {
  const board: SpaceView[] = [];
  for (let fret = 1; fret <= 5; fret++) {
    for (let string = 6; string >= 1; string--) {
      const space = `${string}/${fret}`;
      const [pick, down] = (lying[space] ?? "").split(" ");
      board.push({
        space,
        string,
        fret,
        pitch: 40,
        taken: space in lying,
        face_down: down === "down",
        pick: pick && pick !== "unknown" ? (pick as PickName) : null,
      });
    }
  }
  const question = { asks: "action", pick: null, space: null, source: null, ...more.question };
  return { board, supply, question, holding: more.holding ?? null } as unknown as ReChordView;
}

function held(pick: PickName | null, face_down = false): HoldingView {
  return { seat: 0, face_down, pick };
}

describe("a pick keeps its name", () => {
  it("from its slot through the hand to a space", () => {
    const start = track(untracked(), view({}, ["red", "blue"]));
    const taken = track(start, view({}, [null, "blue"], { holding: held("red") }));
    const placed = track(taken, view({ "6/3": "red" }, [null, "blue"]));
    expect(taken.names.get(HELD)).toBe(start.names.get("slot 1"));
    expect(placed.names.get("6/3")).toBe(start.names.get("slot 1"));
    expect(placed.names.get("slot 2")).toBe(start.names.get("slot 2"));
  });

  it("when the slot is refilled, the new pick comes from the bag", () => {
    const start = track(untracked(), view({}, ["red"], { holding: held("green") }));
    const taken = track(start, view({ "1/1": "green" }, ["white"]));
    const fresh = taken.names.get("slot 1")!;
    expect(fresh).not.toBe(start.names.get("slot 1"));
    expect(taken.origins.get(fresh)).toBe("bag");
  });

  it("when it moves", () => {
    const start = track(untracked(), view({ "6/3": "red", "5/1": "blue" }, []));
    const moved = track(start, view({ "2/2": "red", "5/1": "blue" }, []));
    expect(moved.names.get("2/2")).toBe(start.names.get("6/3"));
    expect(moved.names.get("5/1")).toBe(start.names.get("5/1"));
  });

  it("when it is turned over", () => {
    const start = track(untracked(), view({ "6/3": "unknown down" }, []));
    const shown = track(start, view({ "6/3": "red" }, []));
    expect(shown.names.get("6/3")).toBe(start.names.get("6/3"));
  });

  it("when blue swaps it with another", () => {
    const question = { asks: "blue goal", source: "6/3" } as const;
    const start = track(untracked(), view({ "6/3": "red", "2/2": "green" }, [], { question }));
    const swapped = track(start, view({ "6/3": "green", "2/2": "red" }, []));
    expect(swapped.names.get("2/2")).toBe(start.names.get("6/3"));
    expect(swapped.names.get("6/3")).toBe(start.names.get("2/2"));
  });

  it("and a wylde that replaces a pick keeps its own", () => {
    const start = track(untracked(), view({ "6/3": "red" }, [], { holding: held("wylde") }));
    const replaced = track(start, view({ "6/3": "wylde" }, []));
    expect(replaced.names.get("6/3")).toBe(start.names.get(HELD));
  });

  it("a drawn pick comes from the bag", () => {
    const start = track(untracked(), view({}, ["red"]));
    const drawn = track(start, view({}, ["red"], { holding: held(null, true) }));
    expect(drawn.origins.get(drawn.names.get(HELD)!)).toBe("bag");
  });

  it("names are never given twice", () => {
    const start = track(untracked(), view({ "6/3": "red" }, ["red", "red"]));
    const next = track(start, view({ "6/3": "red", "1/1": "red" }, ["red", "red"]));
    expect(new Set(next.names.values()).size).toBe(next.names.size);
  });
});
