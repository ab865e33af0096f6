/** Whose seat is empty, and what a bot plays there meanwhile. */

import { untrack } from "svelte";
import type { LiveTable } from "../lib/live.svelte";
import { notify } from "../lib/notices";
import { current, lastDayOf } from "../lib/holidays";
import type { ChairInfo, Told } from "../lib/protocol";
import type { Away } from "../lib/stage";
import { further, say } from "../text";

/** Where a decision may take so long, nobody expects the others to be there. */
const SLOW_SECONDS = 3600;

/** The seats whose owners do not play just now, in this machine's time. */
export function awayAt(live: LiveTable): ReadonlyMap<number, Away> {
  const found = new Map<number, Away>();
  const table = live.table;
  if (!table || table.status !== "playing") return found;
  const slow = (table.pace.seconds ?? 0) >= SLOW_SECONDS;
  for (const [seat, chair] of table.seats.entries()) {
    if (chair.person === null) continue;
    const until = live.attendance.missing.get(seat);
    if (chair.resigned) found.set(seat, { kind: "resigned", until: null });
    else if (chair.absent) found.set(seat, { kind: "bot", until: null });
    else if (onHoliday(chair)) found.set(seat, { kind: "holiday", until: chair.holiday!.end });
    else if (until !== undefined && until !== null)
      found.set(seat, { kind: "lost", until: until + live.ahead });
    else if (until === null && !slow) found.set(seat, { kind: "lost", until: null });
  }
  return found;
}

/** Whether the person in a chair is on holiday: then nobody expects them. */
export const onHoliday = (chair: ChairInfo | undefined): boolean =>
  current(chair?.holiday ?? null) !== null;

/** What a screen reader says of a seat, with whether its owner is there; without a running clock. */
export function withAway(label: string, away: Away | undefined): string {
  if (!away) return label;
  if (away.kind === "resigned") return further(label, say("mark-resigned"));
  if (away.kind === "bot") return further(label, say("bot-plays-label"));
  if (away.kind === "holiday")
    return further(label, say("on-holiday", { day: lastDayOf(away.until ?? 0) }));
  return further(label, say(away.until === null ? "not-there" : "lost-label"));
}

/** Say whose connection is lost and who is there again, once each; to be called by a component. */
export function announceWhoIsLost(live: LiveTable, announce: (text: string) => void): void {
  let before: number[] = [];
  $effect(() => {
    const away = awayAt(live);
    untrack(() => {
      const sentences = newsOf(before, away, live);
      if (sentences.length > 0) announce(sentences.join(" "));
      before = [...away].filter(([, { kind }]) => kind === "lost").map(([seat]) => seat);
    });
  });
  const missed = $derived(live.you.seats.some((seat) => live.attendance.missing.get(seat)));
  $effect(() => {
    if (missed) untrack(() => notify(live.table?.title ?? "", say("you-are-missed"), live.id));
  });
}

/** What has changed since *before* were lost. */
function newsOf(before: number[], away: ReadonlyMap<number, Away>, live: LiveTable): string[] {
  const name = (seat: number) => live.table?.seats[seat]?.name ?? "";
  const gone = [...away]
    .filter(([seat, { kind }]) => kind === "lost" && !before.includes(seat))
    .map(([seat, { until }]) => {
      if (until === null) return say("is-not-there", { name: name(seat) });
      return say("is-lost", {
        name: name(seat),
        seconds: Math.max(0, Math.round(until - Date.now() / 1000)),
      });
    });
  // Whom a bot plays for is told in the log; a player who is neither is there again.
  const known = live.connection === "open" && live.table?.status === "playing";
  const back = before.filter((seat) => known && !away.has(seat));
  return [...gone, ...back.map((seat) => say("is-there-again", { name: name(seat) }))];
}

/**
 * The substitute bot's moves in the absences of a seat's owner since they last moved themselves;
 * none while they are away still, unless the game is over. Those up to line *known* were read
 * before.
 */
export function playedMeanwhile(lines: Told[], seat: number, known: number, over: boolean): Told[] {
  let away = false;
  let played: Told[] = [];
  for (const line of lines) {
    if (line.seat !== seat) continue;
    if (line.kind === "absent") away = true;
    else if (line.kind === "back") away = false;
    else if (line.kind === "moved") played = away ? [...played, line] : [];
  }
  return away && !over ? [] : played.filter((line) => line.number > known);
}

/** How long something still lasts, as short as a plate needs it: 0:43, 12:05, 3 h, 2 d. */
export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole >= 86_400) return say("days-left", { count: Math.round(whole / 86_400) });
  if (whole >= 3600) return say("hours-left", { count: Math.round(whole / 3600) });
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
