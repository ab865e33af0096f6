/** What travels between the page and the server; most of it is written by `make types`. */

import type { Done, Event, Explained, Refused } from "../generated/protocol";

export * from "../generated/protocol";

/** The next line of a table; browsers have events of their own. */
export type EventMessage = Event;

/** What is answered to something that was asked. */
export type Reply = Done | Refused | Explained;

/** A game's own view; each board knows the shape of its game's. */
export type View = Record<string, unknown>;
