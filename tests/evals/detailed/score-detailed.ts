/** A detailed request as stored against what was said: the fields that a goal names, and nothing in all others. */
import { isVerbatim, loose, phoneDigits, plain, sameWords, textOf, wordList } from "#tests/evals/compare.ts";
import { resolveDate } from "#tests/evals/dates.ts";
import type { Failure, Kind } from "#tests/evals/failures.ts";
import type { Locale } from "#tests/evals/schema.ts";
import { DEFAULTS, DRAFT_FIELDS, type DraftField, kindOf } from "./detailed-fields.ts";
import { byRule, type Look } from "./detailed-rules.ts";
import type { Containing, DetailedGoal, ExpectedCounsel, ExpectedDay, ExpectedValue, Worded } from "./detailed-schema.ts";
import { isEntry, readDetailed, type StoredDetails, spelled, strangers, writeDays } from "./read-detailed.ts";

/** What was said in the end, as the rules look at it. Where several answers are right, the one that was stored. */
function saidIn(goal: DetailedGoal, stored: StoredDetails): Look {
  return (field) => {
    const wanted = goal.expected[field];
    if (wanted === undefined) return null;
    if (typeof wanted === "object" && !Array.isArray(wanted)) return stored[field];
    return spelled(field, wanted);
  };
}

const alternatives = (worded: Worded, locale: Locale): readonly string[] =>
  typeof worded === "string" ? [worded] : wordList(worded[locale]);
const isContaining = (wanted: ExpectedValue): wanted is Containing => isEntry(wanted) && "contains" in wanted;
const isOneOf = (wanted: ExpectedValue): wanted is { oneOf: (string | null)[] } => isEntry(wanted) && "oneOf" in wanted;

interface Wrong {
  kind: Kind;
  wanted: string;
}

/** Null when what is stored is right. */
export function wrongIn(
  field: DraftField,
  wanted: ExpectedValue,
  stored: string | null,
  locale: Locale,
  said: readonly string[],
  today: string,
): Wrong | null {
  const unless = (right: boolean, text: string): Wrong | null => (right ? null : { kind: "wrong", wanted: text });
  if (isOneOf(wanted)) {
    const values = wanted.oneOf.map((value) => (value === DEFAULTS[field] ? null : value));
    return unless(values.includes(stored), values.join(" or "));
  }
  if (isContaining(wanted)) {
    const missed = wordList(wanted.contains[locale]).filter((word) => !loose(stored ?? "").includes(loose(word)));
    if (missed.length > 0) return { kind: "wrong", wanted: `… ${missed.join(" … ")} …` };
    return isVerbatim(stored ?? "", said) ? null : { kind: "invented", wanted: "the visitor's own words" };
  }
  switch (kindOf(field)) {
    case "name":
    case "firm":
    case "line": {
      const texts = alternatives(wanted as Worded, locale);
      return unless(
        texts.some((text) => stored !== null && sameWords(stored, text, said)),
        texts.join(" or "),
      );
    }
    case "email":
      return unless(stored?.toLowerCase() === String(wanted).toLowerCase(), String(wanted));
    case "phone":
      return unless(phoneDigits(stored ?? "") === phoneDigits(String(wanted)), String(wanted));
    case "date": {
      const date = resolveDate(String(wanted), today);
      return unless(stored === date, date);
    }
    case "days": {
      const days = writeDays((wanted as ExpectedDay[]).map((day) => ({ ...day, date: resolveDate(day.date, today) })));
      return unless(stored === days, days);
    }
    case "counsel":
      return unless(sameCounsel(wanted as ExpectedCounsel[], stored, locale, said), JSON.stringify(wanted));
    default: {
      const text = spelled(field, wanted);
      return unless(stored === text, text ?? "(nothing)");
    }
  }
}

function sameCounsel(wanted: readonly ExpectedCounsel[], stored: string | null, locale: Locale, said: readonly string[]): boolean {
  const entries = JSON.parse(stored ?? "[]") as Record<string, string>[];
  if (entries.length !== wanted.length) return false;
  return wanted.every((counsel) => {
    const entry = entries.find(({ name }) => name && sameWords(name, counsel.name, said));
    if (!entry) return false;
    const same = (text: string | undefined, expected: string | undefined, equal: (a: string, b: string) => boolean) =>
      expected === undefined ? text === undefined : text !== undefined && equal(text, expected);
    return (
      same(entry.firm, counsel.firm, (a, b) => sameWords(a, b, said)) &&
      same(entry.email, counsel.email, (a, b) => a.toLowerCase() === b.toLowerCase()) &&
      same(entry.phone, counsel.phone, (a, b) => phoneDigits(a) === phoneDigits(b)) &&
      (counsel.actsFor === undefined
        ? entry.actsFor === undefined
        : alternatives(counsel.actsFor, locale).some((text) => loose(entry.actsFor ?? "") === loose(text)))
    );
  });
}

export function scoreDetailed(
  goal: DetailedGoal,
  locale: Locale,
  stored: StoredDetails,
  said: readonly string[],
  today: string,
): Failure[] {
  const look = saidIn(goal, stored);
  return DRAFT_FIELDS.flatMap((field): Failure[] => {
    const value = stored[field];
    const wanted = goal.expected[field];
    const shown = value ?? "(nothing)";
    if (wanted !== undefined) {
      const wrong = wrongIn(field, wanted, value, locale, said, today);
      return wrong ? [{ kind: wrong.kind, field, expected: wrong.wanted, stored: shown }] : [];
    }
    if (value === null || byRule(field, value, look)) return [];
    if (goal.free.includes(field) && isVerbatim(value, said)) return [];
    return [{ kind: "invented", field, expected: "(nothing)", stored: shown }];
  });
}

/** Columns of the record that repeat the details, for lists and search. */
const COLUMNS = [
  "proceedingType",
  "locationType",
  "location",
  "bookingContactName",
  "bookingContactFirm",
  "bookingContactEmail",
  "bookingContactPhone",
  "claimantName",
  "claimantFirm",
  "claimantEmail",
  "claimantPhone",
  "respondentName",
  "respondentFirm",
  "respondentEmail",
  "respondentPhone",
  "styleOfCause",
  "contractNumber",
  "courtFileNumber",
] as const;

/** What the server sets, and that the record and its details tell the same. */
export function scoreDetailedRecord(goal: DetailedGoal, record: Readonly<Record<string, unknown>>): Failure[] {
  const failures: Failure[] = [];
  const wrong = (field: string, expected: string, stored: unknown) =>
    failures.push({ kind: "wrong", field, expected, stored: textOf(stored) ?? "(nothing)" });
  for (const [field, stored] of strangers(record)) failures.push({ kind: "invented", field, expected: "(nothing)", stored });
  const notes = textOf(record.notes);
  if (notes) failures.push({ kind: "invented", field: "notes", expected: "(nothing)", stored: notes });
  const status = textOf(record.status);
  // Who takes the Express way asks to be called: as a fast booking, or as an Express request.
  const statuses = goal.becomes === "fast" ? ["consultation_requested", "pending"] : ["pending"];
  if (status !== null && !statuses.includes(status)) wrong("status", statuses.join(" or "), status);
  const source = textOf(record.source);
  if (source !== null && source !== "assistant") wrong("source", "assistant", source);
  if (status === null || goal.becomes === "fast") return failures;
  if (!isEntry(record.details)) wrong("details", "every field of a detailed request", record.details);
  else {
    const { details } = record;
    for (const name of COLUMNS)
      if (textOf(record[name]) !== textOf(details[name])) wrong(name, `${details[name]} as in details`, record[name]);
    const first = firstDay(readDetailed(record));
    if (textOf(record.bookingDate) !== first) wrong("bookingDate", first ?? "(nothing)", record.bookingDate);
  }
  if (textOf(record.rulesVersion) === null) wrong("rulesVersion", "the rules' version", record.rulesVersion);
  return failures;
}

function firstDay(stored: StoredDetails): string | null {
  const [listed] = JSON.parse(stored.bookingDates ?? "[]") as { date: string }[];
  return stored.preferredDate ?? stored.consecutiveStartDate ?? listed?.date ?? null;
}

/** Fields that a goal's record is compared by between languages: not the visitor's own words, nor what helps the form. */
export function detailedProjection(goal: DetailedGoal, stored: StoredDetails): string {
  const helper: readonly DraftField[] = ["timeZone", "showAdditionalCounsel"];
  return JSON.stringify(
    DRAFT_FIELDS.flatMap((field) => {
      const value = stored[field];
      const kind = kindOf(field);
      const wanted = goal.expected[field];
      const ownWords = kind === "story" || (isEntry(wanted) && !isOneOf(wanted)) || goal.free.includes(field);
      if (value === null || ownWords || helper.includes(field)) return [];
      if (kind === "phone") return [[field, phoneDigits(value)]];
      if (kind === "counsel") return [[field, value.replace(/,?"actsFor":"[^"]*"/g, "").toLowerCase()]];
      return [[field, plain(value).toLowerCase()]];
    }),
  );
}
