/** The lists of a request whose entries are read by people one by one: who takes part, other days and those that are ruled out, remarks, what follows. */

import { entriesOf } from "#app/domain/booking/schedule/lists.ts";
import { isLocalDate, isWallTime, type LocalDate, type WallTime } from "#app/domain/booking/schedule/local-date.ts";
import { withoutHidden } from "#app/domain/hidden-characters.ts";
import { normalized } from "#app/domain/normalized.ts";
import { zoneNamed } from "#app/domain/people/time-zones.ts";
import { DURATIONS, SENIOR_SERVICES } from "../vocabulary.ts";
import { hasHours, inOrder, isByDay, isNumberOfDay, MOST_PEOPLE, type OnSomeDays } from "./by-day.ts";
import { presenceHours } from "./presence-hours.ts";
import { type FieldName, NAMED } from "./registry.ts";

/** What people do in a hearing. `assistant` is a law clerk or a trainee, `support` a relative or a friend who comes along. */
export const PARTS = [
  "claimant",
  "respondent",
  "representative",
  "counsel",
  "assistant",
  "witness",
  "expert",
  "neutral",
  "secretary",
  "interpreter",
  "insurer",
  "support",
  "observer",
  "technician",
  "other",
] as const;
export const SIDES = ["claimant", "respondent"] as const;
/** `remote` is by video. */
export const ATTENDANCES = ["remote", "telephone", "in_person"] as const;

/** Somebody who takes part, or several of a kind who are counted together. */
export interface Participant {
  name?: string;
  part: (typeof PARTS)[number];
  /** What they are besides, in the words of anyone who says it: "president of the tribunal", "beneficiary", "daughter". */
  title?: string;
  side?: (typeof SIDES)[number];
  firm?: string;
  place?: string;
  /** IANA zone that they are in, by its present name. */
  zone?: string;
  attends?: (typeof ATTENDANCES)[number];
  /** Of who attends by video or telephone on some days alone, which; on the others on which they come they are in the room. */
  remoteOn?: readonly LocalDate[];
  /** What they need to take part. */
  access?: string;
  /** Their own, at which they are written to or called; shown where the contacts of the sides are (`kinds.ts`, `OF_OTHERS`). */
  email?: string;
  phone?: string;
  /** What else is known of them, in the words of anyone who says it: "lands at nine", "weak line, may have to dial in". */
  note?: string;
  /** Which of the hearing's days they come on; every day where it is absent. */
  days?: readonly LocalDate[];
  /** Within which hours of a day they come, as `presence-hours.ts` writes them: "13:00-17:00", "13:00-", "-12:00". */
  hours?: string;
  /** How many, of people who are not named. */
  count?: number;
}

/** A day that would do as well, or, in `reserve`, one more of the same hearing in case it runs over. */
export interface AlternativeDay {
  date: LocalDate;
  reserve?: true;
  startTime?: WallTime;
  duration?: (typeof DURATIONS)[number];
  endTime?: WallTime;
}

/** A day on which there can be no hearing, with `until` a stretch of them; or a weekday by itself, 1 for Monday to 7 for Sunday. */
export type RuledOut = { date: LocalDate; until?: LocalDate; weekday?: never } | { weekday: number; date?: never; until?: never };

/** What the visitor said for staff. */
export interface Remark {
  text: string;
}

/** Most entries of each list, and most characters of one text. */
export const ENTRY_LIMITS = {
  people: 60,
  alternatives: 10,
  ruledOut: 40,
  remarks: 40,
  remark: 1000,
  line: 300,
  count: 500,
  days: 60,
  onSomeDays: 60,
} as const;

const LONGEST_ZONE = 64;

type Entry = Record<string, unknown>;
/** Thrown while an entry is read; nothing outside sees it. */
class Unreadable extends Error {}

function lineOf(value: unknown, most: number = ENTRY_LIMITS.line): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value !== "string") throw new Unreadable();
  const text = withoutHidden(normalized(value, "NFC")).trim();
  if (text.length > most) throw new Unreadable();
  return text || undefined;
}

function oneOf<const T extends readonly string[]>(values: T, value: unknown): T[number] | undefined {
  const text = lineOf(value);
  if (text === undefined) return undefined;
  const known = values.find((one) => one === text);
  if (known === undefined) throw new Unreadable();
  return known;
}

function zoneOf(value: unknown): string | undefined {
  const name = lineOf(value, LONGEST_ZONE);
  if (name === undefined) return undefined;
  const zone = zoneNamed(name);
  if (zone === null) throw new Unreadable();
  return zone;
}

/** Days in their order, each once. */
function daysOf(value: unknown): LocalDate[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (
    !Array.isArray(value) ||
    value.length > ENTRY_LIMITS.days ||
    !value.every((day): day is LocalDate => typeof day === "string" && isLocalDate(day))
  )
    throw new Unreadable();
  return value.length > 0 ? [...new Set(value)].sort() : undefined;
}

/** The hours of somebody within a day. */
function presenceOf(value: unknown): string | undefined {
  const typed = lineOf(value);
  const hours = typed === undefined ? undefined : presenceHours(typed);
  if (hours === null) throw new Unreadable();
  return hours;
}

/** An object without what is not given. */
const given = <T extends object>(entry: T): T => Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as T;

function participantOf({ part, count, ...entry }: Entry): Participant {
  const { name, title, side, firm, place, zone, attends, remoteOn, access, email, phone, note, days, hours, ...rest } = entry;
  const named = oneOf(PARTS, part);
  const many = count === undefined || count === null ? undefined : Number(count);
  if (!named || Object.keys(rest).length > 0) throw new Unreadable();
  if (many !== undefined && !(Number.isInteger(many) && many > 0 && many <= ENTRY_LIMITS.count)) throw new Unreadable();
  return given({
    name: lineOf(name),
    part: named,
    title: lineOf(title),
    side: oneOf(SIDES, side),
    firm: lineOf(firm),
    place: lineOf(place),
    zone: zoneOf(zone),
    attends: oneOf(ATTENDANCES, attends),
    // Of who is in the room all along no day is by video.
    remoteOn: attends === "remote" || attends === "telephone" ? daysOf(remoteOn) : undefined,
    access: lineOf(access, ENTRY_LIMITS.remark),
    email: lineOf(email),
    phone: lineOf(phone),
    note: lineOf(note, ENTRY_LIMITS.remark),
    days: daysOf(days),
    hours: presenceOf(hours),
    count: many,
  });
}

function alternativeOf({ date, startTime, duration, endTime, reserve, ...rest }: Entry): AlternativeDay {
  const day = lineOf(date);
  const kept = reserve === true || reserve === "true" ? true : [undefined, "", false].includes(reserve as "") ? undefined : null;
  if (kept === null) throw new Unreadable();
  const [from, to] = [hourOf(startTime), hourOf(endTime)];
  if (!day || !isLocalDate(day) || (from !== undefined && to !== undefined && to <= from) || Object.keys(rest).length > 0)
    throw new Unreadable();
  return given({ date: day, reserve: kept, startTime: from, duration: oneOf(DURATIONS, duration), endTime: to });
}

function hourOf(value: unknown): WallTime | undefined {
  const hour = lineOf(value);
  if (hour !== undefined && !isWallTime(hour)) throw new Unreadable();
  return hour;
}

const SUNDAY = 7;
function ruledOutOf({ date, until, weekday, ...rest }: Entry): RuledOut {
  const [day, last, named] = [lineOf(date), lineOf(until), lineOf(typeof weekday === "number" ? String(weekday) : weekday)];
  const many = Number(named);
  if (Object.keys(rest).length > 0 || (day === undefined) === (named === undefined)) throw new Unreadable();
  if (day === undefined) {
    if (last !== undefined || !(Number.isInteger(many) && many >= 1 && many <= SUNDAY)) throw new Unreadable();
    return { weekday: many };
  }
  if (!isLocalDate(day) || (last !== undefined && (!isLocalDate(last) || last < day))) throw new Unreadable();
  return { date: day, ...(last !== undefined && last > day ? { until: last } : {}) };
}

function remarkOf({ text, ...rest }: Entry): Remark {
  const words = lineOf(text, ENTRY_LIMITS.remark);
  if (!words || Object.keys(rest).length > 0) throw new Unreadable();
  return { text: words };
}

function onSomeDaysOf({ field, days, note, hours, ...rest }: Entry): OnSomeDays {
  const [name, dates, within] = [lineOf(field), daysOf(days), presenceOf(hours)];
  if (!name || !isByDay(name) || !dates || Object.keys(rest).length > 0) throw new Unreadable();
  const own = lineOf(note);
  if (own !== undefined && isNumberOfDay(name) && !(/^[1-9]\d*$/.test(own) && Number(own) <= MOST_PEOPLE)) throw new Unreadable();
  if (within !== undefined && !hasHours(name)) throw new Unreadable();
  if (own !== undefined && name === "transcriptSeniorServices" && !(SENIOR_SERVICES as readonly string[]).includes(own))
    throw new Unreadable();
  return given({ field: name, days: dates, note: own, hours: within });
}

function read<T>(text: string, most: number, of: (entry: Entry) => T): T[] | null {
  try {
    return entriesOf(text, most)?.map(of) ?? null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** The people of a list, or null when it cannot be read. Whether a name is one is asked by `atoms.ts`. */
export const readPeople = (text: string): Participant[] | null => read(text, ENTRY_LIMITS.people, participantOf);
/** The people of a record without how each of them is reached, for those who may only know that they come. */
export const withoutReach = (people: unknown): unknown =>
  Array.isArray(people) ? people.map(({ email: _email, phone: _phone, ...person }: Partial<Participant>) => person) : people;

/** The days of a list in the order of preference, or null when it cannot be read or has a day that does not exist. */
export const readAlternatives = (text: string): AlternativeDay[] | null => read(text, ENTRY_LIMITS.alternatives, alternativeOf);
/** Days that are ruled out, or null when the list cannot be read or a stretch ends before it begins. */
export const readRuledOut = (text: string): RuledOut[] | null => read(text, ENTRY_LIMITS.ruledOut, ruledOutOf);
/** The remarks of a list, or null when it cannot be read or one is too long. */
export const readRemarks = (text: string): Remark[] | null => read(text, ENTRY_LIMITS.remarks, remarkOf);

/** What is wanted on some days alone, in the registry's order, or null when the list cannot be read or an entry names no day. */
export function readOnSomeDays(text: string): OnSomeDays[] | null {
  const entries = read(text, ENTRY_LIMITS.onSomeDays, onSomeDaysOf);
  return entries && inOrder(entries);
}

/** The fields of a comma-joined list by their canonical names, each once, or null when one is no field. */
export function readFieldNames(text: string): FieldName[] | null {
  const names = text.split(",").flatMap((name) => name.trim() || []);
  const fields = names.map((name) => NAMED.get(name));
  return fields.every((field) => field !== undefined) ? [...new Set(fields)] : null;
}
