import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/" });
const post = vi.hoisted(() => vi.fn());
vi.mock("../lib/http", () => ({ post }));
const { countPlayed, keepPlayed } = await import("./played");

function notesWith(records: Record<string, object>) {
  const kept = new Map(Object.entries(records).map(([name, one]) => [name, JSON.stringify(one)]));
  return {
    kept,
    names: async (prefix: string) =>
      JSON.stringify([...kept.keys()].filter((name) => name.startsWith(prefix))),
    read: async (name: string) => kept.get(name) ?? "",
    forget: async (name: string) => void kept.delete(name),
  };
}

beforeEach(() => post.mockReset());

test("games played alone are kept with the server as such, and not offered again", async () => {
  const notes = notesWith({
    "finished a": { game: "a-chord" },
    "finished b": { game: "fiddlefoo" },
    person: { name: "Ada" },
  });
  expect(await countPlayed(notes)).toBe(2);
  await keepPlayed(notes);
  expect(post.mock.calls).toEqual([
    ["/api/records?alone=true", { game: "a-chord" }],
    ["/api/records?alone=true", { game: "fiddlefoo" }],
  ]);
  expect(await countPlayed(notes)).toBe(0);
  expect([...notes.kept.keys()]).toEqual(["person"]);
});

test("what the server did not take stays on the device", async () => {
  const notes = notesWith({ "finished a": { game: "a-chord" }, "finished b": { game: "x" } });
  post.mockResolvedValueOnce({ id: "r" });
  post.mockRejectedValueOnce(new Error("No more room."));
  await expect(keepPlayed(notes)).rejects.toThrow("No more room.");
  expect([...notes.kept.keys()]).toEqual(["finished b"]);
});
