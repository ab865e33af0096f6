/** Whom this person does not hear, at any table; the server remembers it. */

import { get, put, remove } from "./http";

export const mutes = $state<{ people: string[] }>({ people: [] });

export async function learnMutes(): Promise<void> {
  mutes.people = await get<string[]>("/api/me/mutes");
}

export async function mute(person: string): Promise<void> {
  await put(`/api/me/mutes/${person}`);
  mutes.people = [...mutes.people, person];
}

export async function unmute(person: string): Promise<void> {
  await remove(`/api/me/mutes/${person}`);
  mutes.people = mutes.people.filter((other) => other !== person);
}
