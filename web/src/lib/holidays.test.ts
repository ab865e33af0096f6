import { describe, expect, it, vi } from "vitest";

// Settings are read when the module is; there is no browser here.
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en" });
const { ahead, dayOf, daysOf, holidayOf } = await import("./holidays");

describe("a holiday", () => {
  it("lasts from the first day's beginning to the last day's end", () => {
    const { start, end } = holidayOf("2026-08-03", "2026-08-10");
    expect(new Date(start * 1000)).toEqual(new Date(2026, 7, 3));
    expect(new Date(end * 1000)).toEqual(new Date(2026, 7, 11));
  });

  it("may be a single day, also the last one of a month", () => {
    const { start, end } = holidayOf("2026-02-28", "2026-02-28");
    expect(dayOf(new Date(start * 1000))).toBe("2026-02-28");
    expect(dayOf(new Date(end * 1000))).toBe("2026-03-01");
  });

  it("is said by its days", () => {
    expect(daysOf(holidayOf("2026-08-03", "2026-08-10"))).toMatch(/Aug 3\s–\s10, 2026/u);
    expect(daysOf(holidayOf("2026-08-03", "2026-08-03"))).toBe("Aug 3, 2026");
  });

  it("is over after its end", () => {
    const holiday = { start: 1, end: 2 };
    expect(ahead(holiday, 1999)).toBe(holiday);
    expect(ahead(holiday, 2000)).toBeNull();
    expect(ahead(null)).toBeNull();
  });
});
