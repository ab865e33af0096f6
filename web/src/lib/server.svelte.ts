/** What the operator says of this server, and to the person who looks: asked now and again. */

import { get } from "./http";
import { me } from "./people.svelte";
import type { ServerInfo } from "./protocol";
import { settings } from "./settings.svelte";
import { serverless } from "./transport";

const EVERY = 60_000;

export const server = $state<{ info: ServerInfo | null }>({ info: null });

export async function askServer(): Promise<void> {
  if (serverless) return;
  try {
    server.info = await get<ServerInfo>("/api/server");
  } catch {
    // Nobody asked for this answer: what was said last stays until the next one.
  }
}

/** Ask now, again and again while the page is looked at, and when somebody signs in or out. */
export function keepInformed(): () => void {
  void me.person?.id;
  void askServer();
  const look = () => document.hidden || void askServer();
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/** A moment as it is shown; the server counts seconds. */
export const moment = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString(settings.language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
