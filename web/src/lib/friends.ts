/** The people one knows, and invitations between them. */

import { get, post, put, remove } from "./http";
import { whoAmI } from "./people.svelte";
import type { Acquaintance, Guests, Invitation, Invited } from "./protocol";
import { say } from "../text";

/** Nobody, on a first visit. */
export const knownPeople = async (): Promise<Acquaintance[]> =>
  (await whoAmI()) ? get<Acquaintance[]>("/api/me/friends") : [];

export const myInvitations = async (): Promise<Invitation[]> =>
  (await whoAmI()) ? get<Invitation[]>("/api/me/invitations") : [];

/** Ask somebody to be friends, or say yes. */
const befriend = (person: string) => put(`/api/me/friends/${person}`);

/** Decline, ask no more, or be friends no more. */
export const part = (person: string) => remove(`/api/me/friends/${person}`);

/** What can be done about somebody: the first is what one most likely wants. */
export function answersTo(
  relation: Acquaintance["relation"],
): [string, (person: string) => Promise<unknown>][] {
  if (relation === "asks") {
    return [
      [say("friend-accept"), befriend],
      [say("friend-decline"), part],
    ];
  }
  if (relation === "met") return [[say("friend-ask"), befriend]];
  return [[relation === "asked" ? say("friend-withdraw") : say("friend-remove"), part]];
}

export const declineInvitation = (table: string) => remove(`/api/me/invitations/${table}`);

export const guestsOf = (table: string) => get<Guests>(`/api/tables/${table}/invitations`);

export const invite = (table: string, person: string) =>
  post<Guests>(`/api/tables/${table}/invitations`, { person } satisfies Invited);
