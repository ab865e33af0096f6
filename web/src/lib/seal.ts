/** The arithmetic of a sealed shuffle, and what its parts prove; see bandstand.kernel.seal. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Happened, Seal } from "./protocol";

const PREFIX = utf8ToBytes("bandstand shuffle 1");

type Entropy = (string | null)[];

/** Something that was dealt, without the sentence about it. */
export type Dealt = Pick<Happened, "kind" | "facts">;

/** What this browser wrote down by itself while the game was played. */
export interface Note {
  commitment: string;
  /** When it did, in milliseconds. */
  at: number;
  /** Whether no card had been dealt then. */
  early: boolean;
  /** What this browser added to the shuffle. */
  entropy?: string;
  /** The seat that was told of the deal; null: all that a spectator may know. */
  seat?: number | null;
  deal?: Dealt[];
}

/** The part of a record that its shuffle is checked by. */
export interface SealedRecord {
  dice: string;
  seal?: Seal;
}

/** One question of the check: how it was answered, and whether that is as it should be. */
export interface Finding<Answer> {
  answer: Answer;
  holds: boolean;
}

export interface Proof {
  secret: Finding<"noted" | "late" | "forged">;
  shuffle: Finding<"own" | "others" | "alone" | "missing" | "forged">;
  /** How many other browsers added to the shuffle. */
  others: number;
  deal: Finding<"same" | "unseen" | "forged">;
}

/** SHA-256 of the secret: what the table shows before the first card. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** What the dice are keyed by: the hash of the secret and of what each seat added. */
export function keyOf(secret: string, entropy: Entropy): string {
  const parts = entropy.flatMap((value, seat) =>
    value === null ? [] : [Uint8Array.of(seat), hexToBytes(value)],
  );
  if (parts.length === 0) return secret;
  return bytesToHex(sha256(concatBytes(PREFIX, hexToBytes(secret), ...parts)));
}

/** The seal of a record; where nobody added anything, the secret of its dice is all there is. */
export function sealOf(record: SealedRecord, commitment: string): Seal {
  return record.seal ?? { commitment, secret: record.dice.replace("secret ", ""), entropy: [] };
}

/** The deal without what depends on the language. */
export const facts = (events: readonly Dealt[]): Dealt[] =>
  events.map(({ kind, facts }) => ({ kind, facts }));

/**
 * What a record proves to the writer of a note. *dealt*: what the rules deal from the key that was
 * computed here; null: they refuse the record.
 */
export function prove(seal: Seal, dice: string, note: Note | null, dealt: Dealt[] | null): Proof {
  const { secret, entropy } = seal;
  const added = entropy.filter((value) => value !== null);
  const own = note?.entropy !== undefined && added.includes(note.entropy);
  return {
    secret: finding(secretAnswer(seal, note), "forged"),
    shuffle: finding(shuffleAnswer(), "forged", "missing"),
    others: added.length - (own ? 1 : 0),
    deal: finding(dealAnswer(note, dealt), "forged"),
  };

  function shuffleAnswer(): Proof["shuffle"]["answer"] {
    if (dice !== `secret ${keyOf(secret, entropy)}`) return "forged";
    if (own) return "own";
    if (note?.entropy !== undefined) return "missing";
    return added.length > 0 ? "others" : "alone";
  }
}

function finding<Answer>(answer: Answer, ...bad: Answer[]): Finding<Answer> {
  return { answer, holds: !bad.includes(answer) };
}

function secretAnswer(seal: Seal, note: Note | null): Proof["secret"]["answer"] {
  if (commitmentOf(seal.secret) !== seal.commitment) return "forged";
  if (note && note.commitment !== seal.commitment) return "forged";
  return note?.early ? "noted" : "late";
}

function dealAnswer(note: Note | null, dealt: Dealt[] | null): Proof["deal"]["answer"] {
  if (!dealt) return "forged";
  if (!note?.deal) return "unseen";
  return canonical(facts(dealt)) === canonical(facts(note.deal)) ? "same" : "forged";
}

/** The same text for the same data, in whatever order its fields came. */
function canonical(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
