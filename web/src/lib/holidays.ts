/** Holidays in whole days of the reader's calendar; the server counts seconds since 1970. */

import { settings } from "./settings.svelte";
import type { Holiday } from "./protocol";

const SECOND = 1000;

/** From the first moment of one day to the last of another, as date fields write them. */
export function holidayOf(first: string, last: string): Holiday {
  const start = midnight(first);
  const end = midnight(last);
  end.setDate(end.getDate() + 1);
  return { start: start.getTime() / SECOND, end: end.getTime() / SECOND };
}

const midnight = (day: string): Date => new Date(`${day}T00:00`);

/** A day as a date field writes it. */
export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The holiday, if it goes on or is to come. */
export function ahead(holiday: Holiday | null, now = Date.now()): Holiday | null {
  return holiday && holiday.end * SECOND > now ? holiday : null;
}

/** The holiday, if it goes on just now. */
export function current(holiday: Holiday | null, now = Date.now()): Holiday | null {
  return holiday && holiday.start * SECOND <= now ? ahead(holiday, now) : null;
}

/** "10 Aug": the last day of a holiday that ends at a moment. */
export function lastDayOf(end: number): string {
  const written = new Intl.DateTimeFormat(settings.language, { day: "numeric", month: "short" });
  return written.format(new Date(end * SECOND - 1));
}

/** "3 – 10 Aug 2026": the days of it. */
export function daysOf({ start, end }: Holiday): string {
  const written = new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" });
  return written.formatRange(new Date(start * SECOND), new Date(end * SECOND - 1));
}
