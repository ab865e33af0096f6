/**
 * Playing without the network, seen from the pages of a server: what it takes, and what was played.
 * The pages that need no server lie under the same origin, so both see one database.
 */

import { post } from "../lib/http";
import type { Laid } from "../lib/protocol";
import { serverless } from "../lib/transport";
import { FINISHED, openExisting, PageStorage } from "./storage";

/** Where a server has the pages that need none; `server/http/pages.py` knows it too. */
export const OFFLINE = "/offline/";
const OFFER = 'meta[name="bandstand-offline"]';
const CACHES = "bandstand-site-";

/** Whether these pages need no server, and one has them beside its own. */
export const besideServer = serverless && location.pathname === OFFLINE;

/** How much is fetched to play without the network; null if this server does not offer it. */
export function megabytes(): number | null {
  const offer = document.querySelector<HTMLMetaElement>(OFFER);
  return offer && Number(offer.content);
}

/** Whether all of it is on this device already. */
export async function isInstalled(): Promise<boolean> {
  const names = "caches" in globalThis ? await caches.keys() : [];
  return names.some((name) => name.startsWith(CACHES));
}

/** The notes of a device: the part of its storage that is needed here. */
export type Notes = Pick<PageStorage, "names" | "read" | "forget">;

/** Do something with the notes of this device; nothing, where nobody played without a server. */
export async function withNotes<T>(work: (notes: Notes) => Promise<T>): Promise<T | null> {
  const database = await openExisting();
  if (!database) return null;
  try {
    return await work(new PageStorage(database, () => {}));
  } finally {
    database.close();
  }
}

/** How many games were played here that no server has. */
export async function countPlayed(notes: Notes): Promise<number> {
  return (JSON.parse(await notes.names(FINISHED)) as string[]).length;
}

/** Let the server keep them as records; one that it has is not offered again. */
export async function keepPlayed(notes: Notes): Promise<void> {
  for (const name of JSON.parse(await notes.names(FINISHED)) as string[]) {
    const record: unknown = JSON.parse(await notes.read(name));
    await post<Laid>("/api/records?alone=true", record);
    await notes.forget(name);
  }
}
