import { describe, expect, it } from "vitest";
import { follow, reversed, type Lying } from "./travels";

const at = (place: string, piece: string): Lying => ({ place, piece });
const way = (piece: string | null, origin: string, target: string) => ({ piece, origin, target });

describe("a piece that an event moved", () => {
  it("is what it was at the place it left", () => {
    const held = at("in hand", "red");
    const placed = at("on 6/3", "red");
    const others = [at("on 1/1", "red"), at("slot 1", "red")];
    const { arrived, left } = follow(
      [...others, held],
      [...others, placed],
      [way("red", "in hand", "on 6/3")],
    );
    expect(arrived).toContainEqual({ now: placed, before: held, origin: "in hand" });
    expect(left).toEqual([]);
  });

  it("comes from a place where no piece was seen", () => {
    const drawn = at("slot 1", "blue");
    const { arrived } = follow([], [drawn], [way("blue", "bag", "slot 1")]);
    expect(arrived).toEqual([{ now: drawn, before: null, origin: "bag" }]);
  });

  it("leaves for a place where none is seen", () => {
    const removed = at("on 6/3", "red");
    const travel = way("red", "on 6/3", "bag");
    expect(follow([removed], [], [travel]).left).toEqual([{ before: removed, travel }]);
  });

  it("changes places with another, though both look alike", () => {
    const [one, other] = [at("on 6/3", ""), at("on 2/2", "")];
    const now = [at("on 6/3", ""), at("on 2/2", "")];
    const travels = [way(null, "on 6/3", "on 2/2"), way(null, "on 2/2", "on 6/3")];
    const { arrived } = follow([one, other], now, travels);
    expect(arrived.map((moved) => moved.before)).toEqual([one, other]);
    expect(arrived.map((moved) => moved.now.place)).toEqual(["on 2/2", "on 6/3"]);
  });

  it("shows its face on the way", () => {
    const back = at("PLAY hand 2", "");
    const laid = at("stave", "C");
    const { arrived } = follow([back], [laid], [way("C", "PLAY hand 2", "stave")]);
    expect(arrived[0]!.before).toBe(back);
  });

  it("is replaced by an equal one from elsewhere", () => {
    const [taken, placed, filled] = [at("slot 1", "red"), at("on 5/2", "red"), at("slot 1", "red")];
    const travels = [way("red", "slot 1", "on 5/2"), way("red", "bag", "slot 1")];
    const { arrived } = follow([taken], [filled, placed], travels);
    expect(arrived).toEqual([
      { now: placed, before: taken, origin: "slot 1" },
      { now: filled, before: null, origin: "bag" },
    ]);
  });

  it("stays in sight while one looks at it", () => {
    const [lying, still] = [at("played 1", "rA"), at("played 1", "rA")];
    const gathered = [way("rA", "played 1", "deck")];
    const { arrived, left } = follow([lying], [still], gathered, () => true);
    expect(left).toEqual([]);
    expect(arrived[0]!.before).toBe(lying);
  });
});

it("a piece that nothing moved is the same, of equals each its own", () => {
  const before = [at("hand 1", "C"), at("hand 1", "C"), at("hand 1", "E")];
  const now = [at("hand 1", "C"), at("hand 1", "E")];
  const { arrived, left } = follow(before, now, [way("C", "hand 1", "stave")]);
  expect(left.map((one) => one.before)).toEqual([before[1]]);
  expect(arrived.map((one) => one.before)).toEqual([before[0], before[2]]);
});

it("backwards everything goes back, the last first", () => {
  expect(reversed([way("a", "x", "y"), way(null, "y", "z")])).toEqual([
    way(null, "z", "y"),
    way("a", "y", "x"),
  ]);
});
