/**
 * What the page and its workers say to each other. Messages of tables travel inside as text, just as
 * they would over a socket.
 */

export type ToHost =
  | { kind: "load"; base: string }
  | { kind: "request"; id: number; method: string; path: string; body: string }
  | { kind: "connect"; wire: number; table: string }
  | { kind: "message"; wire: number; text: string }
  | { kind: "disconnect"; wire: number };

export type FromHost =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; trouble: Trouble }
  /** The engine itself failed: it answers nothing any more. */
  | { kind: "broken"; reason: string }
  | { kind: "answer"; id: number; text: string }
  | { kind: "message"; wire: number; text: string }
  | { kind: "closed"; wire: number; code: number };

/** Why this browser cannot play without a server: it runs no WebAssembly, or keeps nothing. */
export type Trouble = "no-wasm" | "no-storage" | "no-engine";

export type ToBots = { kind: "load"; base: string } | { kind: "ask"; id: number; question: string };

export type FromBots =
  | { id: number; answer: string }
  | { id: number; failed: string }
  /** The engine itself failed: it answers nothing any more. */
  | { broken: string };
