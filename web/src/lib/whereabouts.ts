/** Where others find this server: a page opened as localhost is there for this computer alone. */

import { get } from "./http";

export interface Reachable {
  origin: string;
  /** Whether nobody on another device can open it. */
  here: boolean;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The origin to invite to, for a page at this one, with what the server says about its network. */
export function reachableAt(origin: string, network: string | null = null): Reachable {
  if (!LOOPBACK.test(new URL(origin).hostname)) return { origin, here: false };
  return network ? { origin: new URL(network).origin, here: false } : { origin, here: true };
}

/** The origin for a link to another device; without an answer the page's own, which works here. */
export async function whereabouts(): Promise<Reachable> {
  const own = reachableAt(location.origin);
  if (!own.here) return own;
  try {
    const { network } = await get<{ network: string | null }>("/api/whereabouts");
    return reachableAt(location.origin, network);
  } catch {
    return own;
  }
}
