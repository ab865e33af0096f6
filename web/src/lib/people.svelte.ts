/** Who the house takes this browser for. */

import { get, patch, post } from "./http";
import type { Person } from "./protocol";
import { words } from "../text";

export const me = $state<{ person: Person | null; known: boolean }>({ person: null, known: false });

/** Ask the house who we are; nobody, on a first visit. */
export async function whoAmI(): Promise<Person | null> {
  if (!me.known) {
    me.person = await get<Person | null>("/api/me/known");
    me.known = true;
  }
  return me.person;
}

/** Somebody the house knows: whoever we are, or a new guest. */
export async function beSomebody(): Promise<Person> {
  const known = await whoAmI();
  if (known) return known;
  me.person = await post<Person>("/api/me", { name: words().guest });
  return me.person;
}

export async function rename(name: string): Promise<void> {
  await beSomebody();
  me.person = await patch<Person>("/api/me", { name });
}
