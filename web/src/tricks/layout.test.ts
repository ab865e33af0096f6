import { describe, expect, it } from "vitest";
import { readCard, sorted } from "./cards";
import { layOut, spotsOfCorners, spotsOfSeats } from "./layout";

describe("the hand", () => {
  it("gives a finger 44 pixels of every card, on a narrow phone too", () => {
    for (let count = 2; count <= 12; count++) {
      const { step, rows } = layOut(count, 300, 150);
      expect(step).toBeGreaterThanOrEqual(44);
      expect(rows.reduce((sum, row) => sum + row)).toBe(count);
    }
  });

  it("never grows wider than the room it has", () => {
    for (const width of [300, 340, 900]) {
      for (let count = 1; count <= 12; count++) {
        const { step, card, rows } = layOut(count, width, 180);
        expect(step * (Math.max(...rows) - 1) + card).toBeLessThanOrEqual(width + 0.001);
      }
    }
  });

  it("is sorted by colour, or by number as numbers", () => {
    const hand = ["g12", "r2", "g2", "r10"].map(readCard);
    const texts = (order: "colour" | "sign") =>
      sorted(hand, order, ["red", "green"]).map((card) => card.text);
    expect(texts("colour")).toEqual(["r2", "r10", "g2", "g12"]);
    expect(texts("sign")).toEqual(["r2", "g2", "r10", "g12"]);
  });
});

describe("the places", () => {
  it("go clockwise from the viewer: the left neighbour is on the left", () => {
    expect(spotsOfSeats(4, 2)).toEqual(["top", "right", "bottom", "left"]);
    expect(spotsOfSeats(3, 1)).toEqual(["right", "bottom", "left"]);
  });

  it("of two players are corners, one's own below", () => {
    // white L, black R, black L, white R, seen by black, whose L is the third
    expect(spotsOfCorners(2)).toEqual(["top-right", "bottom-right", "bottom-left", "top-left"]);
  });
});
