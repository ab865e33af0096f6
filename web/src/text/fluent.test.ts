import { expect, test } from "vitest";
import { bundleOf, format } from "./fluent";

const FRENCH = `
watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
welcome = Bonjour, { $name }.
`;

test("a number takes the plural of the language: in French nought is singular", () => {
  const french = bundleOf("fr", FRENCH);
  expect(format(french, "watchers", { count: 0 })).toBe("0 personne regarde");
  expect(format(french, "watchers", { count: 1.5 })).toBe("1,5 personne regarde");
  expect(format(french, "watchers", { count: 2 })).toBe("2 personnes regardent");
});

test("nothing is put around a variable, so that labels can be compared and searched", () => {
  expect(format(bundleOf("fr", FRENCH), "welcome", { name: "Ann" })).toBe("Bonjour, Ann.");
});

test("an id that no message has is told apart from an empty message", () => {
  expect(format(bundleOf("fr", 'empty = { "" }'), "none")).toBeNull();
  expect(format(bundleOf("fr", 'empty = { "" }'), "empty")).toBe("");
});
