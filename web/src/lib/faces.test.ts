import { expect, test } from "vitest";
import { COLOURS, faceOf, FACES, INSTRUMENTS, MUSICIANS, PORTRAITS } from "./faces";
import type { ChairInfo } from "./protocol";

const CHAIR: ChairInfo = {
  kind: "person",
  name: "Ann",
  level: null,
  person: "ann",
  absent: false,
  resigned: false,
  face: null,
  program: false,
  holiday: null,
  bot: "",
};

test("without a chosen face there is the one of the seat, and no two seats the same", () => {
  const usual = [0, 1, 2, 3, 4, 5].map((seat) => JSON.stringify(faceOf(CHAIR, seat).face));
  expect(new Set(usual).size).toBe(6);
});

test("a chosen face goes with the person, wherever they sit", () => {
  const face = { colour: "red", instrument: "flute" } as const;
  for (const seat of [0, 3]) {
    expect(faceOf({ ...CHAIR, face }, seat)).toEqual({ sort: "person", face });
  }
});

test("bots are musicians, programs are programs", () => {
  const bot = { ...CHAIR, kind: "bot", person: null, name: "Lento" } as const;
  expect(faceOf(bot, 1)).toMatchObject({ sort: "bot", musician: "Lento" });
  expect(faceOf({ ...bot, name: "Kasparov" }, 1).musician).toBeUndefined();
  expect(faceOf({ ...CHAIR, program: true }, 1).sort).toBe("program");
});

test("everything that can be chosen is drawn, and no two alike", () => {
  expect(FACES.colours).toEqual(Object.keys(COLOURS));
  expect(new Set(Object.values(INSTRUMENTS)).size).toBe(FACES.instruments.length);
  expect(new Set(MUSICIANS.map((name) => PORTRAITS[name])).size).toBe(MUSICIANS.length);
});
