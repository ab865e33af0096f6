import { expect, test, vi } from "vitest";
import { reachableAt } from "./whereabouts";

vi.mock("./http", () => ({ get: () => Promise.reject(new Error("not asked here")) }));

test("whoever opened the page by an address that others have too invites to it", () => {
  const origin = "http://192.168.1.5:8450";
  expect(reachableAt(origin)).toEqual({ origin, here: false });
  expect(reachableAt("https://play.example.org").here).toBe(false);
});

test.each(["http://localhost:8450", "http://127.0.0.1:8450", "http://[::1]:8450"])(
  "%s is this computer: the server says where others find it",
  (origin) => {
    expect(reachableAt(origin)).toEqual({ origin, here: true });
    const network = "http://192.168.1.5:8450/";
    expect(reachableAt(origin, network)).toEqual({
      origin: "http://192.168.1.5:8450",
      here: false,
    });
  },
);
