import { describe, expect, it } from "vitest";
import { queryOf } from "./played";

const ANY = { game: "", ending: "", rated: "", name: "" };

describe("asking for finished games", () => {
  it("asks for all of them without a word", () => {
    expect(queryOf(ANY, 0)).toBe("");
    expect(queryOf({ ...ANY, name: "  " }, 0)).toBe("");
  });

  it("names what matters, and where to go on", () => {
    expect(queryOf({ ...ANY, game: "fiddlefoo", rated: "false" }, 50)).toBe(
      "?game=fiddlefoo&rated=false&start=50",
    );
    expect(queryOf({ ...ANY, name: " Ann & Bo " }, 0)).toBe("?name=Ann+%26+Bo");
  });
});
