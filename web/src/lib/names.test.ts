import { describe, expect, test } from "vitest";
import { isAboutName, isUnnamed, nameLength } from "./names";

describe("a name is as long as the server says", () => {
  test.each([
    ["", 0],
    ["Ada", 3],
    ["  Ada   Lovelace ", 12],
    ["🎷".repeat(24), 24],
    ["e\u0301", 1],
    ["👨‍👩‍👧", 5],
  ])("%s: %i", (name, length) => expect(nameLength(name)).toBe(length));
});

test("only a refused name is about the name", () => {
  expect(isAboutName("borrowed-name")).toBe(true);
  expect(isAboutName("too-many")).toBe(false);
});

test("a person who was not asked for a name has none yet", () => {
  for (const name of ["Guest", "Guest 2", "Invité", "ゲスト 3"]) expect(isUnnamed(name)).toBe(true);
  for (const name of ["Ada", "Guest of honour", "Guests"]) expect(isUnnamed(name)).toBe(false);
});
