/** The rows of a card: entries of a list as texts by column, and back. What a row holds beyond its columns stays with it. */
import { BY_DAY, type OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import {
  type AlternativeDay,
  ATTENDANCES,
  PARTS,
  type Participant,
  type Remark,
  type RuledOut,
  SIDES,
} from "#app/domain/booking/registry/entries.ts";
import { parsedList } from "#app/domain/booking/schedule/lists.ts";
import { isLocalDate, isWallTime } from "#app/domain/booking/schedule/local-date.ts";
import { minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { isAfar } from "#app/domain/hearing-plan/heads.ts";
import type { PlanDay } from "#app/domain/talk/plan/operations.ts";
import type { RowList } from "./parts.ts";

/** One row, by column; "" where nothing is given. */
export type Row = Readonly<Record<string, string>>;
export interface Column {
  name: string;
  kind: "line" | "area" | "date" | "dates" | "time" | "count" | "choice";
  options?: readonly string[];
}

export const COLUMNS: Readonly<Record<RowList, readonly Column[]>> = {
  days: [
    { name: "date", kind: "date" },
    { name: "start", kind: "time" },
    { name: "end", kind: "time" },
  ],
  alternativeDays: [
    { name: "date", kind: "date" },
    { name: "reserve", kind: "choice", options: ["true"] },
    { name: "startTime", kind: "time" },
    { name: "endTime", kind: "time" },
  ],
  ruledOutDays: [
    { name: "date", kind: "date" },
    { name: "until", kind: "date" },
    { name: "weekday", kind: "choice", options: ["1", "2", "3", "4", "5", "6", "7"] },
  ],
  people: [
    { name: "name", kind: "line" },
    { name: "part", kind: "choice", options: PARTS },
    { name: "title", kind: "line" },
    { name: "side", kind: "choice", options: SIDES },
    { name: "firm", kind: "line" },
    { name: "attends", kind: "choice", options: ATTENDANCES },
    { name: "remoteOn", kind: "dates" },
    { name: "place", kind: "line" },
    { name: "count", kind: "count" },
    { name: "days", kind: "dates" },
    { name: "hours", kind: "line" },
    { name: "access", kind: "line" },
    { name: "email", kind: "line" },
    { name: "phone", kind: "line" },
    { name: "note", kind: "line" },
  ],
  onSomeDays: [
    { name: "field", kind: "choice", options: BY_DAY },
    { name: "days", kind: "dates" },
    { name: "note", kind: "line" },
    { name: "hours", kind: "line" },
  ],
  remarks: [{ name: "text", kind: "area" }],
};

/** What a row holds beyond its columns, as JSON; sent back untouched. */
const MORE = "more";

/** An entry as a row. */
export function rowOf(list: RowList, entry: object): Row {
  const columns = COLUMNS[list].map(({ name }) => name);
  const held = entry as Record<string, unknown>;
  const own = columns.map((name) => [name, typedOf(held[name])]);
  const more = Object.fromEntries(Object.entries(held).filter(([name]) => !columns.includes(name)));
  return Object.fromEntries([...own, ...(Object.keys(more).length > 0 ? [[MORE, JSON.stringify(more)]] : [])]);
}

const typedOf = (value: unknown): string => (value === undefined ? "" : Array.isArray(value) ? value.join(SEPARATOR) : String(value));
const SEPARATOR = ", ";
/** The dates of a row, as they were typed. */
export const datesIn = (text = ""): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** What is typed into rows, as a client sends it; null where it is no list of rows. Rows with nothing in them are left out. */
export function readRows(list: RowList, text: string): Row[] | null {
  const columns = new Set([...COLUMNS[list].map(({ name }) => name), MORE]);
  try {
    const read = parsedList(text || "[]");
    if (!Array.isArray(read)) return null;
    const rows = read.map((one: unknown): Row => {
      const entries = Object.entries(one as object);
      if (!entries.every(([name, value]) => columns.has(name) && typeof value === "string")) throw new Error("No row");
      return Object.fromEntries(entries.map(([name, value]) => [name, (value as string).trim()]));
    });
    return rows.filter((row) => isFilled(list, row));
  } catch {
    return null;
  }
}

/** A choice by itself says nothing of a row: "a witness" does. */
const isFilled = (list: RowList, row: Row): boolean =>
  COLUMNS[list].some(({ name, kind }) => row[name] && (list !== "people" || kind !== "choice" || name === "part"));

/** The entry of a row, whose columns alone give what has a column, for the schema of its list to check. */
export function entryOf(list: Exclude<RowList, "days">, row: Row): Participant | AlternativeDay | RuledOut | OnSomeDays | Remark {
  const more = Object.fromEntries(Object.entries(moreOf(row)).filter(([name]) => !COLUMNS[list].some((column) => column.name === name)));
  const own = Object.fromEntries(
    COLUMNS[list].flatMap(({ name, kind }) => {
      const value = row[name];
      if (!value) return [];
      return [[name, kind === "count" ? Number(value) : kind === "dates" ? datesIn(value) : value]];
    }),
  );
  const entry = { ...more, ...own };
  // Of who is in the room all along no day is by video, whatever its box still holds.
  if (list === "people" && !("attends" in entry && isAfar(entry as Participant))) delete (entry as { remoteOn?: unknown }).remoteOn;
  // Whether it is one is asked of the schema of its list.
  return (list === "people" && !("part" in entry) ? { ...entry, part: "other" } : entry) as unknown as
    | Participant
    | AlternativeDay
    | RuledOut
    | OnSomeDays
    | Remark;
}

/** Nothing where it cannot be read: the schema of the list would refuse the whole. */
function moreOf(row: Row): object {
  try {
    const read = parsedList(row[MORE] || "{}");
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** The day of a row; null where it is none, or ends before it begins. */
export function dayOfRow({ date = "", start = "", end = "" }: Row): PlanDay | null {
  if (!isLocalDate(date) || (start && !isWallTime(start)) || (end && !isWallTime(end))) return null;
  if (start && end && minutesOf(end) <= minutesOf(start)) return null;
  return { date, ...(start ? { start } : {}), ...(end ? { end } : {}) };
}
