/** Requests to the server. A refusal is an error whose message is the server's own sentence. */

import { say, sayOr } from "../text";
import type { Problem as ProblemDetails, Reply } from "./protocol";
import { request } from "./transport";

/** Why the server refuses, in the language chosen; in its own English where there is no other. */
export function refusal(code: string, sentence: string): string {
  return sayOr(`refusal-${code}`, sentence);
}

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** No answer came: the network is gone, or the server is down. */
export class Unreachable extends Error {}

/** What to say when something asked of the server failed. */
export function troubleOf(error: unknown): string {
  if (error instanceof Unreachable) return say("unreachable");
  return error instanceof Problem ? error.message : say("broken");
}

/** What went wrong when it was tried, as a sentence; nothing, if it was done. */
export async function troubleFrom(action: () => Promise<unknown>): Promise<string> {
  try {
    await action();
    return "";
  } catch (error) {
    return troubleOf(error);
  }
}

/** The same of an answer on the socket; nothing, if it was done. */
export function troubleIn(reply: Reply): string {
  return reply.type === "refused" ? reply.sentence || say("not-said") : "";
}

async function ask<T>(method: string, path: string, data?: unknown): Promise<T> {
  const response = await request(method, path, data).catch((error: unknown) => {
    throw new Unreachable(String(error));
  });
  if (!response.ok) throw await problem(response);
  const kind = response.headers.get("content-type") ?? "";
  if (response.status === 204) return undefined as T;
  return (kind.includes("json") ? await response.json() : await response.text()) as T;
}

async function problem(response: Response): Promise<Problem> {
  const body = (await response.json().catch(() => ({}))) as Partial<ProblemDetails>;
  const code = body.code ?? "";
  return new Problem(response.status, code, refusal(code, body.detail ?? response.statusText));
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, data: unknown = {}) => ask<T>("POST", path, data);
export const put = <T>(path: string, data: unknown = {}) => ask<T>("PUT", path, data);
export const patch = <T>(path: string, data: unknown) => ask<T>("PATCH", path, data);
export const remove = <T>(path: string) => ask<T>("DELETE", path);
