/** A detailed request as one spelling of texts, read from the stored record or from a draft. */
import { textOf } from "#tests/evals/compare.ts";
import { DEFAULTS, DRAFT_FIELDS, type DraftField, kindOf, recordName } from "./detailed-fields.ts";

/** Null where nothing, false, zero or the default is stored; lists as JSON in a fixed order. */
export type StoredDetails = Readonly<Record<DraftField, string | null>>;
type Entry = Readonly<Record<string, unknown>>;

export const isEntry = (value: unknown): value is Entry => typeof value === "object" && value !== null && !Array.isArray(value);

/** Drafts hold lists as JSON text, records as entries. */
function entriesOf(value: unknown): Entry[] {
  const list: unknown = typeof value === "string" ? parsed(value) : value;
  return Array.isArray(list) ? list.filter(isEntry) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const writeDays = (days: readonly Entry[]): string =>
  JSON.stringify(
    days
      .map(({ date, startTime, duration, endTime }) => ({ date, startTime, duration, ...(endTime ? { endTime } : {}) }))
      .sort((one, other) => (String(one.date) < String(other.date) ? -1 : 1)),
  );

/** One value in the exam's spelling. */
export function spelled(field: DraftField, value: unknown): string | null {
  switch (kindOf(field)) {
    case "flag":
      return value === true || value === "true" ? "true" : null;
    case "count":
      return Number(value ?? 0) > 0 ? String(Number(value)) : null;
    case "services": {
      const list = Array.isArray(value) ? value.map(String) : (textOf(value)?.split(",") ?? []);
      return list.length === 0 ? null : [...list].sort().join(",");
    }
    case "days": {
      const days = entriesOf(value);
      return days.length === 0 ? null : writeDays(days);
    }
    case "counsel": {
      const counsel = entriesOf(value).map((entry) => Object.fromEntries(Object.entries(entry).filter(([, text]) => textOf(text))));
      return counsel.length === 0 ? null : JSON.stringify(counsel);
    }
    case "date":
      return textOf(value)?.slice(0, 10) ?? null;
    case "time":
      return textOf(value)?.slice(0, 5) ?? null;
    default: {
      const text = textOf(value);
      return text === DEFAULTS[field] ? null : text;
    }
  }
}

/** Names under which the record of a short form, or a draft, has a field. */
const SHORT_NAMES: Readonly<Partial<Record<DraftField, readonly string[]>>> = {
  preferredDate: ["preferredDate", "bookingDate"],
  urgencyLevel: ["urgency", "urgencyLevel"],
};

export function readDetailed(record: Entry): StoredDetails {
  const details = isEntry(record.details) ? record.details : {};
  return Object.fromEntries(
    DRAFT_FIELDS.map((field) => {
      const name = recordName(field);
      // Urgency has a column and is listed by it. Days stand in the columns for lists too, so the details win.
      if (Object.hasOwn(details, name) && field !== "urgencyLevel") return [field, spelled(field, details[name])];
      const short = [...(SHORT_NAMES[field] ?? []), field, name].find((candidate) => Object.hasOwn(record, candidate));
      return [field, short ? spelled(field, record[short]) : null];
    }),
  ) as StoredDetails;
}

const ALIASES = ["needs60InchUnit", "declined"];

/** Values under names that the detailed request does not have. */
export function strangers(record: Entry): [string, string][] {
  if (!isEntry(record.details)) return [];
  const known = new Set([...DRAFT_FIELDS.map(recordName), ...ALIASES]);
  return Object.entries(record.details).flatMap(([name, value]) => {
    const text = value === false || (Array.isArray(value) && value.length === 0) ? null : textOf(value);
    return known.has(name) || text === null ? [] : [[name, text] as [string, string]];
  });
}
