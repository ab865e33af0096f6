/** Who the server takes this browser for, and whom this person does not hear. */

import { get, patch, post, put, remove } from "./http";
import {
  GONE,
  type Arriving,
  type Changes,
  type Device,
  type Ended,
  type Face,
  type Holiday,
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
  return arrive(say("guest"));
}

/** The invitation code that newcomers bring to some servers; a link may carry it. */
export const invitation = $state({
  code:
    typeof location === "undefined" ? "" : (new URLSearchParams(location.search).get("code") ?? ""),
});

async function arrive(name: string): Promise<Person> {
  const code = invitation.code ? { code: invitation.code } : {};
  me.person = await post<Person>("/api/me", { name, ...code } satisfies Arriving);
  return me.person;
}

export async function rename(name: string): Promise<void> {
  if (!(await whoAmI())) await arrive(name);
  else me.person = await patch<Person>("/api/me", { name } satisfies Changes);
}

export async function changeFace(face: Face): Promise<void> {
  me.person = await patch<Person>("/api/me", { face } satisfies Changes);
}

/** Want to be rated, or not any more. */
export async function beRated(rated: boolean): Promise<void> {
  await beSomebody();
  me.person = await patch<Person>("/api/me", { rated } satisfies Changes);
}

/** Be away on some days: clocks of an hour or more for a decision stand still meanwhile. */
export async function takeHoliday(holiday: Holiday): Promise<void> {
  me.person = await put<Person>("/api/me/holiday", holiday);
}

export async function endHoliday(): Promise<void> {
  me.person = await remove<Person>("/api/me/holiday");
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
