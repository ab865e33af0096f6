/** Who the server takes this browser for, and whom this person does not hear. */

import { get, patch, post, put, remove } from "./http";
import {
  GONE,
  type Changes,
  type Device,
  type Ended,
  type Named,
  type Person,
  type Where,
} from "./protocol";
import { say } from "../text";

export const me = $state<{ person: Person | null; known: boolean }>({ person: null, known: false });

/** Ask the server who we are; nobody, on a first visit. */
export async function whoAmI(): Promise<Person | null> {
  if (!me.known) {
    me.person = await get<Person | null>("/api/me/known");
    me.known = true;
  }
  return me.person;
}

/** A person the server knows: ourselves, or a new guest. */
export async function beSomebody(): Promise<Person> {
  const known = await whoAmI();
  if (known) return known;
  me.person = await post<Person>("/api/me", { name: say("guest") } satisfies Named);
  return me.person;
}

export async function rename(name: string): Promise<void> {
  const ask = (await whoAmI()) ? patch : post;
  me.person = await ask<Person>("/api/me", { name } satisfies Named & Changes);
}

export const devicesOf = () => get<Device[]>("/api/me/devices");

/** Sign out here, or on every other device. */
export async function signOut(where: "here" | "others"): Promise<void> {
  const ended = await post<Ended>("/api/me/sign-out", { where } satisfies Where);
  if (ended.here) me.person = null;
}

export async function signOutDevice(device: Device): Promise<void> {
  const ended = await remove<Ended>(`/api/me/devices/${device.id}`);
  if (ended.here) me.person = null;
}

/** For good; one's own name is the sign that one means it. */
export async function deleteMe(): Promise<void> {
  await post("/api/me/delete", { name: me.person?.name ?? "" });
  me.person = null;
}

/** A name as it is shown: people who left are called so in every language. */
export const called = (name: string): string => (name === GONE ? say("gone") : name);

/** Whom this person does not hear, at any table; the server remembers it. */
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
