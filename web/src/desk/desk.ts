/** What the desk asks of the server, and how its answers are shown. */

import { get, post, put, remove } from "../lib/http";
import type {
  Adding,
  Audited,
  BannedAddress,
  Banning,
  BanningAddress,
  Because,
  DeskPerson,
  DeskTable,
  Lifting,
  Load,
  LogLine,
  Member,
  NewAccess,
  NewAnnouncement,
  NewTexts,
  Parked,
  Renaming,
  Report,
  Status,
  Texts,
} from "../lib/protocol";
import { say, sayOr } from "../text";

const at = (path: string) => `/api/admin/${path}`;

export const people = (named: string) =>
  get<DeskPerson[]>(at(`people?named=${encodeURIComponent(named)}`));
export const addMember = (member: Adding) => post<Member>(at("people"), member);
export const rename = (person: string, wish: Renaming) => put(at(`people/${person}/name`), wish);
export const mute = (person: string, wish: Banning) => put(at(`people/${person}/mute`), wish);
export const unmute = (person: string) => remove(at(`people/${person}/mute`));
export const ban = (person: string, wish: Banning) => put(at(`people/${person}/ban`), wish);
export const unban = (person: string) => remove(at(`people/${person}/ban`));
export const addresses = () => get<BannedAddress[]>(at("people/addresses"));
export const banAddress = (wish: BanningAddress) => post(at("people/addresses"), wish);
export const grant = (person: string, wish: Because) =>
  put(at(`people/${person}/administrator`), wish);
export const revoke = (person: string) => remove(at(`people/${person}/administrator`));
export const lift = (wish: Lifting) => post(at("people/addresses/lift"), wish);
export const tables = (named: string, status: Status | "") =>
  get<DeskTable[]>(at(`tables?named=${encodeURIComponent(named)}${status && `&status=${status}`}`));
export const closeTable = (table: string, wish: Because) => post(at(`tables/${table}/close`), wish);
export const reports = () => get<Report[]>(at("reports"));
export const settle = (report: string, wish: Because) => post(at(`reports/${report}/close`), wish);
export const texts = () => get<Texts>(at("texts"));
export const setTexts = (wish: NewTexts) => put<Texts>(at("texts"), wish);
export const setAccess = (wish: NewAccess) => put<Texts>(at("texts/access"), wish);
export const announce = (wish: NewAnnouncement) => put<Texts>(at("texts/announcement"), wish);
export const load = () => get<Load>(at("load"));
export const errors = () => get<LogLine[]>(at("errors"));
export const quarantine = () => get<Parked[]>(at("quarantine"));
/** The latest acts; those before a number, to page on. */
export const audit = (before?: number) =>
  get<Audited[]>(at(before === undefined ? "audit" : `audit?before=${before}`));
/** How many acts come at once. */
export const ACTS_AT_ONCE = 100;

export type Span = "hour" | "day" | "week" | "for-good";
const SECONDS: Record<Exclude<Span, "for-good">, number> = {
  hour: 3_600,
  day: 86_400,
  week: 604_800,
};
export const SPANS: Span[] = ["hour", "day", "week", "for-good"];

/** When something ends that begins now, in the server's seconds. */
export function endOf(span: Span, now = Date.now()): number | null {
  return span === "for-good" ? null : now / 1000 + SECONDS[span];
}

/** What was done, in words; a later server may do what this page has no words for. */
export const actOf = (line: Audited): string => sayOr(`desk-act-${line.act}`, line.act);

/** Who did it. */
export const actorOf = ({ actor, actor_name }: Audited): string =>
  actor === "shell" ? say("desk-shell") : actor_name || say("gone");

/** On whom or what: a person by name, everything else by its id. */
export const subjectOf = ({ subject, subject_name }: Audited): string => subject_name || subject;
