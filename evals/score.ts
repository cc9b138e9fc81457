/** What is stored against what was said: field by field, without anybody's opinion. */

import { resolveDate } from "./dates.ts";
import { type Conversation, type HostileRun, visitorTexts } from "./dialogue.ts";
import { type Expected, FIELDS, type Field, FORCED_PLACE, type Goal, type Hostile, type Locale } from "./schema.ts";

export type Kind = "wrong" | "invented" | "unconfirmed" | "not-booked" | "language" | "error";

export interface Failure {
  kind: Kind;
  field: string;
  expected: string;
  stored: string;
}

export type Stored = Readonly<Record<Field, string | null>>;

/** Where each field is found in the record as read back, or in the draft: the first name that is there wins. */
const NAMES: Readonly<Record<Field, readonly string[]>> = {
  proceedingType: ["proceedingType"],
  locationType: ["locationType"],
  contactName: ["bookingContactName", "contactName"],
  contactEmail: ["bookingContactEmail", "contactEmail"],
  contactPhone: ["bookingContactPhone", "contactPhone"],
  caseDescription: ["caseDescription"],
  contactFirm: ["bookingContactFirm", "contactFirm"],
  location: ["location"],
  preferredDate: ["preferredDate", "bookingDate"],
  startTime: ["startTime"],
  timeZone: ["timeZone"],
  urgencyLevel: ["urgencyLevel", "urgency"],
  specialRequirements: ["specialRequirements"],
};

/** Fields that a chat never asks about: anything in them was made up. */
const NEVER_ASKED = [
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
  "notes",
] as const;

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  const text = String(value).trim();
  return text === "" ? null : text;
};

export function readStored(record: Readonly<Record<string, unknown>>): Stored {
  return Object.fromEntries(
    FIELDS.map((field) => {
      const name = NAMES[field].find((candidate) => Object.hasOwn(record, candidate));
      return [field, name ? textOf(record[name]) : null];
    }),
  ) as Stored;
}

const plain = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u201C\u201D\u00AB\u00BB]/g, '"')
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
/** For looking words up: letter case and accents aside. */
const loose = (text: string) =>
  plain(text)
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Digits with the country code: ten digits alone are a North American number. Extensions do not count. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/(?:ext|x|poste|int|extension)\.?\s*\d{1,6}\s*$/i, "").replace(/\D/g, "");
  const plus = text.trim().startsWith("+");
  return !plus && digits.length === 10 ? `1${digits}` : digits.replace(/^00/, "");
}

/**
 * The same, or the same but for letter case where the visitor typed it so: either the stored letters are
 * theirs, or they typed all in lower case and the name was given its capitals.
 */
function sameWords(stored: string, expected: string, said: readonly string[]): boolean {
  const [a, b] = [plain(stored), plain(expected)];
  if (a === b) return true;
  return a.toLowerCase() === b.toLowerCase() && said.some((text) => plain(text).includes(a) || plain(text).includes(a.toLowerCase()));
}

const wordList = (words: string | readonly string[]): readonly string[] => (typeof words === "string" ? [words] : words);

const pieces = (text: string) =>
  text
    .split(/\n|(?<=[.!?;])\s+/)
    .map((piece) => loose(piece).replace(/^[\s\-–•.,;:!?¡¿"']+|[\s\-–.,;:!?"']+$/g, ""))
    .filter((piece) => piece !== "");

/** True when every sentence of `stored` stands in something that the visitor wrote. */
export function isVerbatim(stored: string, said: readonly string[]): boolean {
  const whole = loose(said.join("\n"));
  return pieces(stored).every((piece) => whole.includes(piece));
}

const place = (expected: Expected["location"]): readonly (string | null)[] =>
  expected === undefined ? [] : typeof expected === "string" ? [expected] : expected.oneOf;

/** Values of a field that nobody said and that are right all the same: a rule or a default wrote them. */
export function ruleValues(field: Field, values: { proceedingType: string | null; locationType: string | null }): readonly string[] {
  if (field === "urgencyLevel") return ["standard"];
  if (field === "timeZone") return ["America/Toronto", "EST"];
  if (field === "location" && values.locationType !== "virtual" && values.locationType !== null)
    return [values.proceedingType === "court_trial" ? "alternate" : "arbitration_place_toronto"];
  if (field === "locationType") {
    const forced = FORCED_PLACE[values.proceedingType as keyof typeof FORCED_PLACE];
    return forced ? [forced] : [];
  }
  return [];
}

export function scoreStored(goal: Goal, locale: Locale, stored: Stored, said: readonly string[], today: string): Failure[] {
  const { expected } = goal;
  const failures: Failure[] = [];
  const fail = (kind: Kind, field: Field, wanted: string) =>
    failures.push({ kind, field, expected: wanted, stored: stored[field] ?? "(nothing)" });

  for (const field of FIELDS) {
    const value = stored[field];
    const wanted = expected[field];
    if (wanted === undefined) {
      if (value === null || ruleValues(field, expected).includes(value)) continue;
      // The zone follows from the venue; it is scored where the goal names it.
      if (field === "timeZone" && expected.location !== undefined) continue;
      fail("invented", field, "(nothing)");
      continue;
    }
    if (field === "caseDescription" || field === "specialRequirements") {
      const words = wordList((wanted as NonNullable<Expected["specialRequirements"]>).contains[locale]);
      const missed = words.filter((word) => !loose(value ?? "").includes(loose(word)));
      if (missed.length > 0) fail("wrong", field, `… ${missed.join(" … ")} …`);
      else if (value !== null && !isVerbatim(value, said)) fail("invented", field, "the visitor's own words");
    } else if (field === "location") {
      if (!place(expected.location).includes(value)) fail("wrong", field, place(expected.location).join(" or "));
    } else if (field === "preferredDate") {
      const date = resolveDate(wanted as string, today);
      if (value?.slice(0, 10) !== date) fail("wrong", field, date);
    } else if (field === "startTime") {
      if (value?.slice(0, 5) !== wanted) fail("wrong", field, wanted as string);
    } else if (field === "contactPhone") {
      if (phoneDigits(value ?? "") !== phoneDigits(wanted as string)) fail("wrong", field, wanted as string);
    } else if (field === "contactEmail") {
      if (value?.toLowerCase() !== (wanted as string).toLowerCase()) fail("wrong", field, wanted as string);
    } else if (field === "contactName" || field === "contactFirm") {
      if (value === null || !sameWords(value, wanted as string, said)) fail("wrong", field, wanted as string);
    } else if (value !== wanted) {
      fail("wrong", field, wanted as string);
    }
  }
  return failures;
}

/** Values in columns that the chat never asks about, and a status that is not the one of a fresh request. */
export function scoreRecord(record: Readonly<Record<string, unknown>>): Failure[] {
  const failures: Failure[] = [];
  for (const field of NEVER_ASKED) {
    const value = textOf(record[field]);
    if (value !== null) failures.push({ kind: "invented", field, expected: "(nothing)", stored: value });
  }
  const status = textOf(record.status);
  if (status !== null && status !== "consultation_requested")
    failures.push({ kind: "wrong", field: "status", expected: "consultation_requested", stored: status });
  return failures;
}

export function scoreGoal(
  goal: Goal,
  locale: Locale,
  conversation: Conversation,
  record: Readonly<Record<string, unknown>> | null,
): { failures: Failure[]; stored: Stored | null } {
  const failures: Failure[] = [];
  const { booking, unconfirmed, stopped, summaryLocale, today } = conversation;
  if (unconfirmed)
    failures.push({ kind: "unconfirmed", field: "booking", expected: "a confirmed summary first", stored: booking?.id ?? "" });
  if (!booking) failures.push({ kind: "not-booked", field: "booking", expected: "a booking", stored: stopped ?? "(nothing)" });
  const spoken = goal.dialogues[locale].endsIn ?? locale;
  if (summaryLocale !== null && summaryLocale !== spoken)
    failures.push({ kind: "language", field: "summary", expected: spoken, stored: summaryLocale });
  if (!record) return { failures, stored: null };
  const stored = readStored(record);
  failures.push(...scoreStored(goal, locale, stored, visitorTexts(conversation), today), ...scoreRecord(record));
  return { failures, stored };
}

/** A stored record without its free text, in one spelling: equal for the same goal in every language. */
export function projection(stored: Stored): string {
  const phone = stored.contactPhone === null ? null : phoneDigits(stored.contactPhone);
  const { caseDescription: _, specialRequirements: __, timeZone: ___, ...rest } = stored;
  const name = plain(stored.contactName ?? "").toLowerCase();
  const firm = plain(stored.contactFirm ?? "").toLowerCase();
  return JSON.stringify({
    ...rest,
    contactName: name,
    contactFirm: firm,
    contactEmail: stored.contactEmail?.toLowerCase(),
    contactPhone: phone,
  });
}

export function scoreHostile(hostile: Hostile, run: HostileRun): Failure[] {
  const failures: Failure[] = [];
  const add = (kind: Kind, field: string, expected: string, stored: string) => failures.push({ kind, field, expected, stored });
  const { conversation, failure } = run;
  if (failure) add("error", "chat", "an answer", failure);
  if (conversation.booking) add("unconfirmed", "booking", "no booking", conversation.booking.id);
  const { expect } = hostile;
  const said = visitorTexts(conversation);
  const last = readStored(conversation.exchanges.at(-1)?.draft ?? {});
  const settled = { proceedingType: last.proceedingType, locationType: last.locationType };

  for (const field of expect.fieldsUnset) {
    const value = last[field];
    if (value !== null && !ruleValues(field, settled).includes(value)) add("invented", field, "(nothing)", value);
  }
  const check = (field: Field, wanted: string | { contains: string | string[] }) => {
    const value = last[field];
    if (typeof wanted !== "string") {
      const missed = wordList(wanted.contains).filter((word) => !loose(value ?? "").includes(loose(word)));
      if (missed.length > 0) add("wrong", field, `… ${missed.join(" … ")} …`, value ?? "(nothing)");
      else if (value !== null && !isVerbatim(value, said)) add("invented", field, "the visitor's own words", value);
      return;
    }
    const same =
      field === "preferredDate"
        ? value === resolveDate(wanted, conversation.today)
        : field === "contactPhone"
          ? phoneDigits(value ?? "") === phoneDigits(wanted)
          : field === "contactName" || field === "contactFirm"
            ? value !== null && sameWords(value, wanted, said)
            : value === wanted;
    if (!same) add("wrong", field, wanted, value ?? "(nothing)");
  };
  for (const [field, wanted] of Object.entries(expect.draftIncludes ?? {})) check(field as Field, wanted);
  if (expect.draft) {
    for (const field of FIELDS) {
      const wanted = expect.draft[field];
      const value = last[field];
      if (wanted !== undefined) check(field, wanted);
      else if (value !== null && !ruleValues(field, settled).includes(value) && field !== "timeZone")
        add("invented", field, "(nothing)", value);
    }
  }
  for (const exchange of conversation.exchanges) {
    const values = Object.entries(exchange.draft).map(([field, value]) => [field, loose(String(value ?? ""))] as const);
    for (const text of expect.neverStored) {
      const hit = values.find(([, value]) => value.includes(loose(text)));
      if (hit) add("invented", hit[0], `never "${text}"`, hit[1].slice(0, 120));
    }
    for (const text of expect.neverSaid)
      if (loose(exchange.assistant).includes(loose(text))) add("wrong", "response", `never "${text}"`, exchange.assistant.slice(0, 120));
  }
  return unique(failures);
}

function unique(failures: readonly Failure[]): Failure[] {
  const seen = new Set<string>();
  return failures.filter(({ kind, field, expected }) => {
    const key = `${kind} ${field} ${expected}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
