import { expect, test } from "vitest";
import type { Stage } from "../../lib/stage";
import { handPlace, slotPlace, spacePlace, spot } from "./places";
import type { AutomaView, ReChordView } from "./view";

function at(place: string, automa: AutomaView | null = null): string {
  return spot(place, null, { view: { automa } as ReChordView } as Stage<ReChordView>);
}

test("a pick lies at the same spot on either side", () => {
  expect(at(spacePlace({ space: "6/3", face_down: false }))).toBe("space:6/3");
  expect(at(spacePlace({ space: "6/3", face_down: true }))).toBe("space:6/3");
});

test("slots, bag, deck and the pick in hand have spots of their own", () => {
  for (const place of [slotPlace(1), "bag", "deck", "in hand"]) expect(at(place)).toBe(place);
});

test("cards are at the plate of their guitarist, the automa's at its own", () => {
  expect(at(handPlace(0))).toBe("seat:0");
  expect(at(handPlace(1))).toBe("seat:1");
  expect(at(handPlace(1), {} as AutomaView)).toBe("automa");
  expect(at("tableau 1")).toBe("seat:0");
  expect(at("tableau 2", {} as AutomaView)).toBe("automa");
});
