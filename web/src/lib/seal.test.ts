import { expect, test } from "vitest";
import { commitmentOf, keyOf, prove, sealOf, type Dealt, type Note } from "./seal";

const SECRET = "00".repeat(32);
const MINE = "ab".repeat(32);
const THEIRS = "cd".repeat(32);
const DEAL: Dealt[] = [{ kind: "hand-dealt", facts: { seat: 0, cards: [1, 2] } }];
const ENTROPY = [MINE, THEIRS, null];
const SEAL = { commitment: commitmentOf(SECRET), secret: SECRET, entropy: ENTROPY };
const DICE = `secret ${keyOf(SECRET, ENTROPY)}`;
const NOTE: Note = {
  commitment: SEAL.commitment,
  at: 0,
  early: true,
  entropy: MINE,
  seat: 0,
  deal: DEAL,
};

test("hashes are those of Python", () => {
  expect(commitmentOf(SECRET)).toBe(
    "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
  );
  expect(keyOf(SECRET, [MINE, null])).toBe(
    "b3825f7175c5a39c752560fc65bb7f08dad9efb0ae32cda2f8ea7a6b391cc5e0",
  );
  expect(keyOf(SECRET, [null, null])).toBe(SECRET);
});

test("an honest shuffle proves three things", () => {
  const told = { sentence: "", facts: { cards: [1, 2], seat: 0 }, kind: "hand-dealt" };
  const proof = prove(SEAL, DICE, NOTE, [told]);
  expect(proof).toEqual({
    secret: { answer: "noted", holds: true },
    shuffle: { answer: "own", holds: true },
    others: 1,
    deal: { answer: "same", holds: true },
  });
});

test("another secret is caught, also with a commitment of its own", () => {
  const secret = "11".repeat(32);
  expect(prove({ ...SEAL, secret }, DICE, NOTE, DEAL).secret.holds).toBe(false);
  const forged = { ...SEAL, secret, commitment: commitmentOf(secret) };
  expect(prove(forged, DICE, NOTE, DEAL).secret.holds).toBe(false);
});

test("what was added and left out, or exchanged, is caught", () => {
  for (const entropy of [[null, THEIRS, null], ["ef".repeat(32), THEIRS, null], []]) {
    const dice = `secret ${keyOf(SECRET, entropy)}`;
    const { shuffle } = prove({ ...SEAL, entropy }, dice, NOTE, DEAL);
    expect(shuffle).toEqual({ answer: "missing", holds: false });
  }
});

test("dice that are made of something else are caught", () => {
  const { shuffle } = prove(SEAL, `secret ${"22".repeat(32)}`, NOTE, DEAL);
  expect(shuffle).toEqual({ answer: "forged", holds: false });
});

test("other cards are caught, and a record that the rules refuse", () => {
  const other = [{ kind: "hand-dealt", facts: { seat: 0, cards: [1, 3] } }];
  expect(prove(SEAL, DICE, NOTE, other).deal.holds).toBe(false);
  expect(prove(SEAL, DICE, NOTE, null).deal.holds).toBe(false);
});

test("who noted nothing is told how little that proves", () => {
  const proof = prove(SEAL, DICE, null, DEAL);
  expect([proof.secret.answer, proof.shuffle.answer, proof.deal.answer]).toEqual([
    "late",
    "others",
    "unseen",
  ]);
  expect(proof.others).toBe(2);
});

test("where nobody added anything the dice are the secret", () => {
  const seal = sealOf({ dice: `secret ${SECRET}` }, SEAL.commitment);
  const proof = prove(seal, `secret ${SECRET}`, null, DEAL);
  expect(proof.shuffle).toEqual({ answer: "alone", holds: true });
});
