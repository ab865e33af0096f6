/** What people say at a table, in words and signs. */

import { mutes } from "../lib/people.svelte";
import type { Told } from "../lib/protocol";
import { aside, labelled, say, sayOr } from "../text";

export function isTalk(line: Told): boolean {
  return line.kind === "said" || line.kind === "emoted" || line.kind === "remarked";
}

/** Whether a line is for this person's ears: not the talk of somebody they muted. */
export function isHeard(line: Told): boolean {
  return !(isTalk(line) && line.person && mutes.people.includes(line.person));
}

/** A sign as the language that is chosen calls it. */
export function nameEmote(emote: string): string {
  return sayOr(`emote-${emote}`, emote);
}

export function textOf(line: Told): string {
  const text = line.text ?? "";
  return line.kind === "emoted" || line.sign ? nameEmote(text) : text;
}

/** Who said it; spectators are marked, whatever they call themselves. */
export function nameOf(line: Told): string {
  const name = line.name ?? "";
  return line.kind === "remarked" ? aside(name, say("mark-watching")) : name;
}

export function spokenLine(line: Told): string {
  return labelled(nameOf(line), textOf(line));
}

/** The number of the latest line. */
export const lastNumber = (lines: Told[]): number => lines.at(-1)?.number ?? 0;

/** What others have said after a line, as far as this person hears them. */
export function heardSince(lines: Told[], number: number, me: string | null): Told[] {
  return lines.filter(
    (line) => line.number > number && isTalk(line) && isHeard(line) && line.person !== me,
  );
}
