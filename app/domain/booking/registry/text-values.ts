/** Values between the text that drafts and forms hold and the types of JSON that programs send and read. */
import { type AdditionalCounsel, type BookedDay, readCounsel, readDays, writeList } from "#app/domain/booking/schedule/lists.ts";
import { unaliased } from "#app/domain/booking/vocabulary.ts";
import type { OnSomeDays } from "./by-day.ts";
import {
  type AlternativeDay,
  type Participant,
  type Remark,
  type RuledOut,
  readAlternatives,
  readFieldNames,
  readOnSomeDays,
  readPeople,
  readRemarks,
  readRuledOut,
} from "./entries.ts";
import type { FieldKind, KindName } from "./kinds.ts";
import type { FieldName } from "./registry.ts";

/** How a kind is written in JSON. */
type Written = "text" | "flag" | "count" | "joined" | "entries";
const WRITTEN: Readonly<Record<KindName, Written>> = {
  choice: "text",
  choices: "joined",
  flag: "flag",
  count: "count",
  line: "text",
  name: "text",
  firm: "text",
  text: "text",
  story: "text",
  email: "text",
  phone: "text",
  date: "text",
  time: "text",
  dates: "entries",
  counsel: "entries",
  people: "entries",
  alternatives: "entries",
  ruledOut: "entries",
  onSomeDays: "entries",
  remarks: "entries",
  fields: "joined",
};

export const writtenAs = ({ kind }: FieldKind): Written => WRITTEN[kind];
/** True of a list whose entries are objects: its text is JSON. */
export const hasEntries = (is: FieldKind): boolean => writtenAs(is) === "entries";

/** Longest text that is read before a field is refused outright. */
export const mostRead = (is: FieldKind): number => (hasEntries(is) ? 60_000 : 20_000);

/** A choice by its canonical value. */
export function canonical(is: FieldKind, value: string): string {
  return is.kind === "choice" ? unaliased(is.aliases ?? {}, value) : value;
}

/** What a program sent, as the text of a draft: "" for nothing, null when it is of a type that the field does not take. */
export function textOf(is: FieldKind, raw: unknown): string | null {
  if (raw === null || raw === undefined) return "";
  if (typeof raw === "boolean") return String(raw);
  if (typeof raw === "number") return Number.isFinite(raw) ? String(raw) : null;
  if (typeof raw === "string") return canonical(is, raw.trim());
  if (!Array.isArray(raw)) return null;
  if (hasEntries(is)) return writeList(raw);
  return writtenAs(is) === "joined" && raw.every((entry) => typeof entry === "string") ? raw.join(",") : null;
}

/** A value as programs read it: flags and counts in JSON's own types, lists as entries. */
export type JsonValue =
  | string
  | boolean
  | number
  | readonly string[]
  | readonly BookedDay[]
  | readonly AdditionalCounsel[]
  | readonly Participant[]
  | readonly AlternativeDay[]
  | readonly RuledOut[]
  | readonly OnSomeDays[]
  | readonly Remark[]
  | readonly FieldName[]
  | null;

/** A draft's text as programs read it; what is missing or unreadable as false, null, an empty list or "". */
export function jsonOf(is: FieldKind, value: string | undefined): JsonValue {
  switch (is.kind) {
    case "flag":
      return value === "true";
    case "count":
      return value ? Number(value) : null;
    case "choices":
      return value ? value.split(",") : [];
    case "fields":
      return readFieldNames(value ?? "") ?? [];
    case "dates":
      return readDays(value ?? "[]") ?? [];
    case "counsel":
      return readCounsel(value ?? "[]") ?? [];
    case "people":
      return readPeople(value ?? "[]") ?? [];
    case "alternatives":
      return readAlternatives(value ?? "[]") ?? [];
    case "ruledOut":
      return readRuledOut(value ?? "[]") ?? [];
    case "onSomeDays":
      return readOnSomeDays(value ?? "[]") ?? [];
    case "remarks":
      return readRemarks(value ?? "[]") ?? [];
    default:
      return value ?? "";
  }
}

/** True of a value that says something: not "", not an empty list, not a flag that is off. */
export function isGiven(is: FieldKind, value: string | undefined): value is string {
  if (!value || value === "[]") return false;
  return is.kind !== "flag" || value === "true";
}

/** A list's text without one of its entries; "" once none is left. */
export function withoutEntryAt(is: FieldKind, value: string, index: number): string {
  const entries = jsonOf(is, value);
  if (!Array.isArray(entries)) return value;
  const rest = entries.filter((_, at) => at !== index);
  if (rest.length === 0) return "";
  return hasEntries(is) ? writeList(rest) : rest.join(",");
}
