/** Where others find this server: a page opened as localhost is there for this computer alone. */

import { get, post } from "./http";
import type { TableInfo, Whereabouts } from "./protocol";

export interface Reachable {
  origin: string;
  /** Whether nobody on another device can open it. */
  here: boolean;
  /** The server's name on its network, for people who type. */
  name: string | null;
  /** Whether this browser may open the server to its network. */
  openable: boolean;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The origin to invite to, for a page at this one, with what the server says about itself. */
export function reachableAt(origin: string, found?: Whereabouts): Reachable {
  if (found?.public) return reached(found.public);
  const name = found?.name ? new URL(found.name).host : null;
  if (!LOOPBACK.test(new URL(origin).hostname)) return reached(origin, name);
  if (found?.network) return reached(found.network, name);
  return { origin, here: true, name: null, openable: found?.openable ?? false };
}

function reached(address: string, name: string | null = null): Reachable {
  return { origin: new URL(address).origin, here: false, name, openable: false };
}

/** The origin for a link to another device; without an answer the page's own, which works here. */
export async function whereabouts(): Promise<Reachable> {
  try {
    return reachableAt(location.origin, await get<Whereabouts>("/api/whereabouts"));
  } catch {
    return reachableAt(location.origin);
  }
}

/** Open the server to the network its computer is on, until it is restarted. */
export async function openToNetwork(): Promise<Reachable> {
  return reachableAt(location.origin, await post<Whereabouts>("/api/whereabouts/open"));
}

/** The link to hand round: that of the room, which outlasts the game; of a table without one, its own. */
export function linkTo({ id, party }: TableInfo): string {
  return party ? `/room/${party.id}` : `/table/${id}`;
}
