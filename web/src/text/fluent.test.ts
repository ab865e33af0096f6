import { expect, test } from "vitest";
import { bundleOf, format } from "./fluent";

const FRENCH = `
watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
welcome = Bonjour, { $name }.
`;

test("a number takes the plural of the language: in French zero is singular", () => {
  const french = bundleOf("fr", FRENCH);
  expect(format(french, "watchers", { count: 0 })).toBe("0\u00a0personne regarde");
  expect(format(french, "watchers", { count: 1.5 })).toBe("1,5\u00a0personne regarde");
  expect(format(french, "watchers", { count: 2 })).toBe("2\u00a0personnes regardent");
});

test("nothing is put around a variable, so that labels can be compared and searched", () => {
  expect(format(bundleOf("fr", FRENCH), "welcome", { name: "Ann" })).toBe("Bonjour, Ann.");
});

test("an id that no message has is told apart from an empty message", () => {
  expect(format(bundleOf("fr", 'empty = { "" }'), "none")).toBeNull();
  expect(format(bundleOf("fr", 'empty = { "" }'), "empty")).toBe("");
});

test("a minus is a minus", () => {
  const bundle = bundleOf("en", "points = { $points } points, from --host 0.0.0.0 on 2026-11-18");
  expect(format(bundle, "points", { points: -3 })).toBe(
    "\u22123 points, from --host 0.0.0.0 on 2026-11-18",
  );
});

test("in French no line breaks before a sign or between a number and its unit", () => {
  const bundle = bundleOf(
    "fr",
    "asked = { $name } : « { $text } » ; vraiment ? Oui ! 12 cartes, 5 %",
  );
  expect(format(bundle, "asked", { name: "Ann", text: "moi" })).toBe(
    "Ann\u00a0: «\u00a0moi\u00a0»\u202f; vraiment\u202f? Oui\u202f! 12\u00a0cartes, 5\u00a0%",
  );
});
