import { afterEach, expect, test, vi } from "vitest";
import { reachableAt, whereabouts } from "./whereabouts";

const answer = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock("./http", () => ({ get: answer }));
afterEach(() => vi.unstubAllGlobals());

const NETWORK = "http://192.168.1.5:8450/";
const LOCAL = "http://localhost:8450";

test("whoever opened the page by an address that others have too invites to it", async () => {
  const origin = "http://192.168.1.5:8450";
  vi.stubGlobal("location", { origin });
  expect(await whereabouts()).toEqual({ origin, here: false });
  expect(answer).not.toHaveBeenCalled();
  expect(reachableAt("https://play.example.org").here).toBe(false);
});

test.each([LOCAL, "http://127.0.0.1:8450", "http://[::1]:8450"])("%s is here alone", (origin) => {
  expect(reachableAt(origin)).toEqual({ origin, here: true });
  expect(reachableAt(origin, NETWORK)).toEqual({ origin: NETWORK.slice(0, -1), here: false });
});

test("the server says where others find it; while it does not answer, the link works here", async () => {
  vi.stubGlobal("location", { origin: LOCAL });
  answer.mockResolvedValueOnce({ network: NETWORK });
  expect(await whereabouts()).toEqual({ origin: NETWORK.slice(0, -1), here: false });
  answer.mockResolvedValueOnce({ network: null });
  expect(await whereabouts()).toEqual({ origin: LOCAL, here: true });
  answer.mockRejectedValueOnce(new Error("gone"));
  expect(await whereabouts()).toEqual({ origin: LOCAL, here: true });
});
