import { expect, test, vi } from "vitest";
import type { Audited } from "../lib/protocol";

vi.mock("../text", () => ({
  say: (id: string) => id,
  sayOr: (id: string, otherwise: string) => (id === "desk-act-mute" ? id : otherwise),
}));
const { actOf, actorOf, endOf, subjectOf } = await import("./desk");

const line: Audited = {
  number: 1,
  at: 0,
  actor: "shell",
  actor_name: "",
  act: "mute",
  subject: "p1",
  subject_name: "Ben",
  detail: "",
  until: null,
  why: "",
};

test("an end is counted in the server's seconds", () => {
  expect(endOf("hour", 1_000_000)).toBe(4_600);
  expect(endOf("for-good", 1_000_000)).toBeNull();
});

test("an act is in words, or as the server calls it", () => {
  expect(actOf(line)).toBe("desk-act-mute");
  expect(actOf({ ...line, act: "promote" })).toBe("promote");
});

test("who acted and on whom is named; who left has no name", () => {
  expect(actorOf(line)).toBe("desk-shell");
  expect(actorOf({ ...line, actor: "", actor_name: "" })).toBe("gone");
  expect(subjectOf(line)).toBe("Ben");
  expect(subjectOf({ ...line, subject: "192.0.2.7/32", subject_name: "" })).toBe("192.0.2.7/32");
});
