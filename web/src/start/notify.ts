/** How this person is told of their turns: what the server keeps of it, and how it is changed. */

import { get, post, put, remove } from "../lib/http";
import type {
  ChannelInfo,
  ChannelKind,
  Code,
  NewChannel,
  NotifySettings,
  Preferences,
  Token,
} from "../lib/protocol";
import { subscribe, unsubscribe } from "../lib/push";

const PATH = "/api/me/notify";

export const readSettings = () => get<NotifySettings>(PATH);
export const choose = (preferences: Preferences) => put<NotifySettings>(PATH, preferences);
export const addChannel = (channel: NewChannel) =>
  post<NotifySettings>(`${PATH}/channels`, channel);
export const sendTest = (id: string) => post<NotifySettings>(`${PATH}/channels/${id}/test`);
export const confirmCode = (id: string, code: string) =>
  post<NotifySettings>(`${PATH}/channels/${id}/confirm`, { code } satisfies Code);

export async function removeChannel(channel: ChannelInfo): Promise<NotifySettings> {
  if (channel.here) await unsubscribe();
  return remove<NotifySettings>(`${PATH}/channels/${channel.id}`);
}

/** Tell this browser from now on; null, if its owner or its push service says no. */
export async function addBrowser(key: string): Promise<NotifySettings | null> {
  const subscription = await subscribe(key).catch(() => null);
  return subscription && addChannel({ kind: "push", subscription });
}

/** The address of a calendar of deadlines, shown this once. */
export async function makeCalendar(): Promise<string> {
  const { token } = await post<Token>(`${PATH}/calendar`);
  return `${location.origin}/api/calendar/${token}.ics`;
}

export const endCalendar = () => remove<void>(`${PATH}/calendar`);

/** What a person fills in for each kind of channel, besides browsers. */
export const FIELDS: Record<
  Exclude<ChannelKind, "push">,
  ("url" | "room" | "token" | "email")[]
> = {
  email: ["email"],
  ntfy: ["url"],
  discord: ["url"],
  matrix: ["url", "room", "token"],
  webhook: ["url"],
};

/** Minutes after midnight as a field for times writes them, and back. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

export function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
