/** Any view as things to read: single facts, a table by seat, and tables of things with facts. */

import type { View } from "../lib/protocol";

export interface Grid {
  title: string;
  columns: string[];
  rows: { name: string; cells: string[] }[];
}

export interface Layout {
  facts: { name: string; text: string }[];
  /** A row for each fact that every seat has; none where the view says nothing of the kind. */
  seats: Grid;
  things: Grid[];
}

/** How what has no words of its own is said. */
export interface Words {
  seats: string;
  yes: string;
  no: string;
  unknown: string;
  hidden(count: number): string;
}

type Facts = Record<string, unknown>;

const LEFT_OUT = ["game", "seat", "over", "waiting"];
/** A list of these names has an entry for each seat, if it is as long. */
const PER_SEAT = ["people", "hands", "points", "scores", "score_sheet", "placing"];
const MOST_ROWS = 30; // a longer list is a catalogue, not a board

export function layOut(view: View, names: readonly string[], words: Words): Layout {
  const seats: Grid = { title: words.seats, columns: [...names], rows: [] };
  const layout: Layout = { facts: [], seats, things: [] };
  for (const [name, value] of Object.entries(view as Facts)) {
    if (LEFT_OUT.includes(name) || value === null || value === undefined) continue;
    const title = inWords(name);
    const things = thingsOf(value);
    if (PER_SEAT.includes(name) && Array.isArray(value) && value.length === names.length)
      seats.rows.push(...bySeat(title, value, words));
    else if (things && things.length <= MOST_ROWS) layout.things.push(grid(title, things, words));
    else layout.facts.push({ name: title, text: write(value, words) });
  }
  return layout;
}

/** What the seat holds, if the view says so in one of the usual ways. */
export function handOf(view: View, seat: number | null): (string | number)[] {
  if (seat === null) return [];
  const { hand, hands, people } = view as Facts;
  const person = Array.isArray(people) ? (people[seat] as unknown) : null;
  const found = [
    hand,
    Array.isArray(hands) ? (hands[seat] as unknown) : null,
    isFacts(person) ? person.hand : null,
  ].find(Array.isArray);
  return ((found ?? []) as unknown[]).filter(
    (piece): piece is string | number => typeof piece === "string" || typeof piece === "number",
  );
}

/** A row for each fact of the seats; a single one is called as the list is. */
function bySeat(title: string, entries: readonly unknown[], words: Words): Grid["rows"] {
  const seats = entries.map((entry) => (isFacts(entry) ? entry : { [title]: entry }));
  const facts = [...new Set(seats.flatMap((seat) => Object.keys(seat)))];
  return facts.map((fact) => ({
    name: inWords(fact),
    cells: seats.map((seat) => write(seat[fact], words)),
  }));
}

function grid(title: string, things: [string, Facts][], words: Words): Grid {
  const facts = [...new Set(things.flatMap(([, thing]) => Object.keys(thing)))];
  return {
    title,
    columns: facts.map(inWords),
    rows: things.map(([name, thing]) => ({
      name,
      cells: facts.map((fact) => write(thing[fact], words)),
    })),
  };
}

/** The entries of a list or a dictionary if each has facts; else null. */
function thingsOf(value: unknown): [string, Facts][] | null {
  if (typeof value !== "object" || value === null) return null;
  const named: [string, unknown][] = Array.isArray(value)
    ? value.map((thing, index) => [`${index + 1}`, thing])
    : Object.entries(value);
  const things = named.filter((entry): entry is [string, Facts] => isFacts(entry[1]));
  return things.length > 0 && things.length === named.length ? things : null;
}

function isFacts(value: unknown): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function inWords(name: string): string {
  return name.replaceAll("_", " ");
}

function write(value: unknown, words: Words): string {
  if (value === null || value === undefined) return words.unknown;
  if (value === true) return words.yes;
  if (value === false) return words.no;
  if (Array.isArray(value)) {
    if (value.length === 0) return "–";
    if (value.every((part) => part === null)) return words.hidden(value.length);
    return value.map((part) => write(part, words)).join(" ");
  }
  if (isFacts(value))
    return Object.entries(value)
      .map(([name, part]) => `${inWords(name)} ${write(part, words)}`)
      .join(", ");
  return String(value as string | number);
}
