import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
let still = false;
vi.stubGlobal("matchMedia", () => ({ matches: still, addEventListener: () => {} }));
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("location", { pathname: "/" });
const { get, put } = vi.hoisted(() => ({ get: vi.fn(), put: vi.fn() }));
vi.mock("./http", () => ({ get, put }));
vi.mock("./people.svelte", () => ({ me: { person: { id: "ada" } } }));
const { arrive, carry, known } = await import("./travelling.svelte");
const { remembered } = await import("./kept.svelte");
const { settings } = await import("./settings.svelte");

const MARK = "bandstand-travelled";
const kept = (at: number | null, more = {}) =>
  get.mockResolvedValue({
    at,
    preferences: { settings: {}, met: [], learnt: [], asked: [], ...more },
  });

beforeEach(() => {
  stored.clear();
  still = false;
  Object.assign(settings, { language: "en", speed: "normal", stillness: false });
  put.mockReset().mockResolvedValue({ at: 9 });
});

test("settings that this version knows are taken over", () => {
  const found = { language: "ja", theme: "dark", speed: "fast", keys: false };
  expect(known(found, settings)).toEqual(found);
});

test("values of another version are left alone, and so is what suits a device", () => {
  const found = { language: "xx", theme: 7, speed: null, keys: "no", volume: 0.1, muted: true };
  expect(known(found, settings)).toEqual({});
});

test("a device that nobody was on learns what the person chose elsewhere", async () => {
  remembered.learnt.set(["a-chord/win"]);
  kept(5, { settings: { language: "ja" }, learnt: ["fiddlefoo/throw"] });
  await arrive("ada");
  expect(settings.language).toBe("ja");
  expect(remembered.learnt.all()).toEqual(["fiddlefoo/throw", "a-chord/win"]);
  expect(put).not.toHaveBeenCalled();
});

test("what has been taken over once does not undo what is chosen here", async () => {
  stored.set(MARK, JSON.stringify({ person: "ada", at: 5, changed: false }));
  kept(5, { settings: { speed: "slow" } });
  await arrive("ada");
  expect(settings.speed).toBe("normal");
});

test("a change that the server was not told of is told, not undone", async () => {
  stored.set(MARK, JSON.stringify({ person: "ada", at: 5, changed: true }));
  settings.speed = "fast";
  kept(6, { settings: { speed: "slow" } });
  await arrive("ada");
  expect(settings.speed).toBe("fast");
  expect(put.mock.calls[0]![1].settings.speed).toBe("fast");
  expect(JSON.parse(stored.get(MARK)!)).toEqual({ person: "ada", at: 9, changed: false });
});

test("lessons of somebody else who was here before do not become one's own", async () => {
  stored.set(MARK, JSON.stringify({ person: "ben", at: 3, changed: true }));
  remembered.learnt.set(["a-chord/win"]);
  kept(5, { learnt: ["fiddlefoo/throw"] });
  await arrive("ada");
  expect(remembered.learnt.all()).toEqual(["fiddlefoo/throw"]);
});

test("a device that asks for stillness stays still", async () => {
  still = true;
  kept(5, { settings: { stillness: false } });
  await arrive("ada");
  expect(settings.stillness).toBe(true);
});

test("without an answer the device goes on with what it has", async () => {
  get.mockRejectedValue(new Error("gone"));
  put.mockRejectedValue(new Error("gone"));
  await arrive("ada");
  await carry();
  expect(stored.has(MARK)).toBe(false);
});
