import { afterEach, expect, test, vi } from "vitest";
import type { Whereabouts } from "./protocol";
import { openToNetwork, reachableAt, whereabouts } from "./whereabouts";

const answer = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock("./http", () => ({ get: answer, post: answer }));
afterEach(() => vi.unstubAllGlobals());

const NETWORK = "http://192.168.1.5:8450/";
const LOCAL = "http://localhost:8450";
const PUBLIC = "https://play.example.org";

const found = (network: string | null, rest: Partial<Whereabouts> = {}): Whereabouts => ({
  network,
  public: null,
  addresses: network ? [network] : [],
  name: null,
  openable: false,
  ...rest,
});
const reached = (origin: string, name: string | null = null) => ({
  origin,
  here: false,
  name,
  openable: false,
});

test("a page opened by an address that others have, too, invites to it", () => {
  const origin = "http://192.168.1.7:8450";
  expect(reachableAt(origin, found(NETWORK))).toEqual(reached(origin));
  expect(reachableAt(PUBLIC).here).toBe(false);
});

test.each([LOCAL, "http://127.0.0.1:8450", "http://[::1]:8450"])("%s is here alone", (origin) => {
  expect(reachableAt(origin)).toEqual({ origin, here: true, name: null, openable: false });
  expect(reachableAt(origin, found(NETWORK))).toEqual(reached(NETWORK.slice(0, -1)));
});

test("a name on the network is told beside the address, without its scheme", () => {
  const known = found(NETWORK, { name: "http://bandstand.local:8450/" });
  const expected = reached(NETWORK.slice(0, -1), "bandstand.local:8450");
  expect(reachableAt(LOCAL, known)).toEqual(expected);
});

test("a public address goes before any other", () => {
  const known = found(PUBLIC, { public: PUBLIC, addresses: [NETWORK] });
  for (const origin of [LOCAL, "http://192.168.1.5:8450"])
    expect(reachableAt(origin, known)).toEqual(reached(PUBLIC));
});

test("the server says where others find it; while it does not answer, the link works here", async () => {
  vi.stubGlobal("location", { origin: LOCAL });
  answer.mockResolvedValueOnce(found(NETWORK));
  expect(await whereabouts()).toEqual(reached(NETWORK.slice(0, -1)));
  answer.mockResolvedValueOnce(found(null, { openable: true }));
  expect(await whereabouts()).toEqual({ origin: LOCAL, here: true, name: null, openable: true });
  answer.mockRejectedValueOnce(new Error("gone"));
  expect(await whereabouts()).toEqual({ origin: LOCAL, here: true, name: null, openable: false });
});

test("a server that was opened is invited to by its new address; a refusal is not hidden", async () => {
  vi.stubGlobal("location", { origin: LOCAL });
  answer.mockResolvedValueOnce(found(NETWORK));
  expect(await openToNetwork()).toEqual(reached(NETWORK.slice(0, -1)));
  answer.mockRejectedValueOnce(new Error("refused"));
  await expect(openToNetwork()).rejects.toThrow("refused");
});
