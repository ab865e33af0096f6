/** What this browser does about a shuffle: add to it, note what it is told, check it at the end. */

import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import { Problem, get, post } from "./http";
import type { Added, Dealt as Deal, TableInfo, Told, You } from "./protocol";
import { facts, keyOf, prove, sealOf, type Note, type Proof, type SealedRecord } from "./seal";
import { settings } from "./settings.svelte";

const NOTES = "bandstand-shuffles";
/** How many tables are remembered, the latest. */
const MOST_NOTES = 30;
/** Tables that this page is adding to, until they say so. */
const adding = new Set<string>();
/** Tables whose deal is noted, so that not every line asks again. */
const dealt = new Set<string>();

function notes(): Record<string, Note> {
  try {
    return JSON.parse(localStorage.getItem(NOTES) ?? "{}") as Record<string, Note>;
  } catch {
    return {};
  }
}

export const noteOf = (table: string): Note | null => notes()[table] ?? null;

function keep(table: string, note: Note): void {
  const { [table]: _, ...others } = notes();
  const latest = [...Object.entries(others), [table, note] as const].slice(-MOST_NOTES);
  try {
    localStorage.setItem(NOTES, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // A browser that keeps nothing says so when it checks.
  }
}

/** The note of a table; made now, unless there is one. A commitment is noted once. */
function noted({ id, commitment, status }: TableInfo): Note {
  const known = noteOf(id);
  if (known) return known;
  const note = { commitment, at: Date.now(), early: status === "gathering" };
  keep(id, note);
  return note;
}

/** Note the commitment, and add to the shuffle if this browser sits there and has not yet. */
export async function addToShuffle(table: TableInfo, seats: readonly number[]): Promise<void> {
  const note = noted(table);
  const missing = seats.length > 0 && seats.every((seat) => !table.entropy[seat]);
  if (!missing) adding.delete(table.id);
  if (table.status !== "gathering" || !missing || adding.has(table.id)) return;
  adding.add(table.id);
  const entropy = bytesToHex(randomBytes(32));
  try {
    await post(`/api/tables/${table.id}/entropy`, { entropy } satisfies Added);
    keep(table.id, { ...(noteOf(table.id) ?? note), entropy });
  } catch {
    // The game began meanwhile, or nobody hears us: it is played without our part.
    adding.delete(table.id);
  }
}

/** Note what a viewer was told of the deal. */
export function noteDeal(table: TableInfo, you: You, lines: readonly Told[]): void {
  const started = lines.find((line) => line.kind === "started");
  if (!started || dealt.has(table.id)) return;
  dealt.add(table.id);
  const note = noted(table);
  if (!note.deal) keep(table.id, { ...note, seat: you.shown, deal: facts(started.events ?? []) });
}

/** Compute the shuffle of a game that is over again, and have the rules deal from it. */
export async function checkShuffle(table: TableInfo): Promise<Proof> {
  const record = await get<SealedRecord>(`/api/tables/${table.id}/record`);
  const note = noteOf(table.id);
  const seal = sealOf(record, table.commitment);
  const dice = `secret ${keyOf(seal.secret, seal.entropy)}`;
  return prove(seal, record.dice, note, await deal({ ...record, dice }, note?.seat ?? null));
}

async function deal(record: SealedRecord, seat: number | null): Promise<Deal["events"] | null> {
  const query = new URLSearchParams({ language: settings.language });
  if (seat !== null) query.set("seat", String(seat));
  try {
    return (await post<Deal>(`/api/records/verify?${query}`, record)).events;
  } catch (error) {
    if (error instanceof Problem && error.status === 422) return null;
    throw error;
  }
}
