import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Director, timesOf, type Beat } from "./director";
import type { Holds } from "./stage";

const HOLDS: Holds = { "trick-won": "trick", "key-changed": "callout" };
const happened = (kind: string, moves = false) => ({
  kind,
  facts: {},
  sentence: kind,
  travels: moves ? [{ piece: "rA", origin: "hand 1", target: "played 1" }] : [],
});

let log: string[];
let atOnce: boolean;
let director: Director;

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  atOnce = false;
  director = new Director(() => atOnce);
});
afterEach(() => vi.useRealTimers());

function beat(name: string, hold = 0): Beat {
  return {
    leadIn: 250,
    travel: 300,
    landing: 150,
    hold,
    show: () => log.push(`${name} shown`),
    land: () => log.push(`${name} landed`),
    mean: () => log.push(`${name} meant`),
    end: () => log.push(`${name} over`),
  };
}

const all = (name: string) => ["shown", "landed", "meant", "over"].map((part) => `${name} ${part}`);

function play(name: string, hold = 0, patient = true): void {
  director.play({ patient, beats: () => [beat(name, hold)] });
}

describe("the timeline", () => {
  it("shows, lands, means and holds one thing before the next", () => {
    play("card", 1500);
    play("next");
    expect(log).toEqual(["card shown"]);
    vi.advanceTimersByTime(300);
    expect(log).toEqual(["card shown", "card landed"]);
    vi.advanceTimersByTime(150);
    expect(log).toEqual(["card shown", "card landed", "card meant"]);
    vi.advanceTimersByTime(1499);
    expect(log).not.toContain("card over");
    vi.advanceTimersByTime(1);
    expect(log).toEqual(all("card"));
    vi.runAllTimers();
    expect(log).toEqual([...all("card"), ...all("next")]);
  });

  it("lights the seat that acts before anything of theirs moves, unless they have stood there", () => {
    play("card");
    vi.advanceTimersByTime(450);
    play("prompt");
    vi.advanceTimersByTime(249);
    expect(log).not.toContain("prompt shown");
    vi.advanceTimersByTime(1);
    expect(log).toContain("prompt shown");
    vi.advanceTimersByTime(5000);
    play("late");
    expect(log).toContain("late shown");
  });

  it("does not tell people that they are about to act", () => {
    play("card");
    vi.advanceTimersByTime(450);
    play("mine", 0, false);
    expect(log).toContain("mine shown");
  });

  it("makes the beats of an act when its turn comes", () => {
    let made = false;
    play("card", 1500);
    director.play({ patient: true, beats: () => ((made = true), [beat("next")]) });
    vi.advanceTimersByTime(1900);
    expect(made).toBe(false);
    vi.runAllTimers();
    expect(made).toBe(true);
  });

  it("plays the scenes of an act in order", () => {
    director.play({ patient: true, beats: () => [beat("landing"), beat("winner", 1500)] });
    play("next");
    vi.runAllTimers();
    expect(log).toEqual([...all("landing"), ...all("winner"), ...all("next")]);
  });
});

describe("a tap", () => {
  it("ends the beat, and only that", () => {
    director.play({ patient: true, beats: () => [beat("landing"), beat("winner", 1500)] });
    director.skip();
    expect(log).toEqual([...all("landing"), "winner shown"]);
    vi.advanceTimersByTime(450);
    director.skip();
    expect(log).toEqual([...all("landing"), ...all("winner")]);
    expect(director.playing).toBe(false);
  });

  it("does nothing where nothing is played", () => {
    director.skip();
    play("card");
    vi.runAllTimers();
    expect(log).toEqual(all("card"));
  });
});

describe("a viewer in a hurry", () => {
  it("sees all at once if the page is hidden or nobody wishes to wait", () => {
    atOnce = true;
    play("card", 1500);
    play("next");
    expect(log).toEqual([...all("card"), ...all("next")]);
  });

  it("waits for nothing while too many wait", () => {
    for (let index = 0; index < 20; index++) play(`${index}`, 1500);
    vi.advanceTimersByTime(300);
    expect(log).toContain("6 over");
    expect(log).not.toContain("10 over");
    vi.runAllTimers();
    expect(log.at(-1)).toBe("19 over");
  });
});

describe("a viewer who reads a panel", () => {
  it("is waited for by what follows from what they did themselves", () => {
    const beats = () => [beat("last card"), beat("count", 1200), beat("deal")];
    director.play({ patient: false, beats });
    const readOn = director.pause();
    vi.runAllTimers();
    expect(log).toEqual([...all("last card")]);
    readOn();
    vi.runAllTimers();
    expect(log).toEqual([...all("last card"), ...all("count"), ...all("deal")]);
  });

  it("is waited for, by all but what they did themselves", () => {
    const readOn = director.pause();
    play("mine", 0, false);
    play("theirs");
    vi.runAllTimers();
    expect(log).toEqual(all("mine"));
    readOn();
    vi.runAllTimers();
    expect(log).toEqual([...all("mine"), ...all("theirs")]);
  });

  it("stops the scenes of one act from the next", () => {
    director.play({ patient: true, beats: () => [beat("winner", 1500), beat("panel")] });
    const [one, other] = [director.pause(), director.pause()];
    vi.runAllTimers();
    expect(log).toEqual(all("winner"));
    one();
    one();
    vi.runAllTimers();
    expect(log).toEqual(all("winner"));
    other();
    vi.runAllTimers();
    expect(log).toEqual([...all("winner"), ...all("panel")]);
  });

  it("is not waited for where all is at once", () => {
    director.pause();
    atOnce = true;
    play("theirs");
    expect(log).toEqual(all("theirs"));
  });
});

it("what was to be played is forgotten", () => {
  play("card", 1500);
  play("next");
  director.clear();
  vi.runAllTimers();
  expect(log).toEqual(["card shown"]);
});

describe("the times of a scene", () => {
  it("are those of its longest hold", () => {
    const scene = { happened: [happened("key-changed"), happened("trick-won")] };
    expect(timesOf(scene, HOLDS, "normal")).toMatchObject({ travel: 0, landing: 0, hold: 1500 });
    expect(timesOf(scene, HOLDS, "fast").hold).toBe(500);
    expect(timesOf(scene, HOLDS, "slow").hold).toBe(2400);
  });

  it("have room for what travels", () => {
    const scene = { happened: [happened("card-played", true)] };
    const times = { leadIn: 250, travel: 300, landing: 150, hold: 0 };
    expect(timesOf(scene, HOLDS, "normal")).toEqual(times);
    expect(timesOf({ ...scene, hold: "callout" }, HOLDS, "normal").hold).toBe(1200);
  });

  it("are nothing at all where everything is at once", () => {
    const scene = { happened: [happened("card-played", true), happened("trick-won")] };
    const times = timesOf(scene, HOLDS, "instant");
    expect(Math.max(...Object.values(times))).toBe(0);
  });
});
