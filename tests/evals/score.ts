/** What is stored against what was said: field by field, without anybody's opinion. */

import { type Goal, isDetailed } from "#tests/evals/detailed/detailed-schema.ts";
import { readDetailed, type StoredDetails } from "#tests/evals/detailed/read-detailed.ts";
import { detailedProjection, scoreDetailed, scoreDetailedRecord } from "#tests/evals/detailed/score-detailed.ts";
import { isVerbatim, loose, phoneDigits, plain, sameWords, textOf, wordList } from "./compare.ts";
import { resolveDate } from "./dates.ts";
import { type Conversation, visitorTexts } from "./dialogue.ts";
import type { Failure, Kind } from "./failures.ts";
import { type Expected, type FastGoal, FIELDS, type Field, type Locale } from "./schema.ts";
import { FORCED_PLACE } from "./vocabulary.ts";

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

export function readStored(record: Readonly<Record<string, unknown>>): Stored {
  return Object.fromEntries(
    FIELDS.map((field) => {
      const name = NAMES[field].find((candidate) => Object.hasOwn(record, candidate));
      return [field, name ? textOf(record[name]) : null];
    }),
  ) as Stored;
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

export function scoreStored(goal: FastGoal, locale: Locale, stored: Stored, said: readonly string[], today: string): Failure[] {
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
): { failures: Failure[]; stored: Stored | StoredDetails | null } {
  const failures: Failure[] = [];
  const { booking, unconfirmed, stopped, summaryLocale, today } = conversation;
  if (unconfirmed)
    failures.push({ kind: "unconfirmed", field: "booking", expected: "a confirmed summary first", stored: booking?.id ?? "" });
  if (!booking) failures.push({ kind: "not-booked", field: "booking", expected: "a booking", stored: stopped ?? "(nothing)" });
  const spoken = goal.dialogues[locale].endsIn ?? locale;
  if (summaryLocale !== null && summaryLocale !== spoken)
    failures.push({ kind: "language", field: "summary", expected: spoken, stored: summaryLocale });
  for (const { asked, expected, heard } of conversation.unanswered)
    failures.push({ kind: "unanswered", field: asked, expected, stored: heard });
  for (const { asked, expected, heard } of conversation.misspoken)
    failures.push({ kind: "language", field: asked, expected, stored: heard });
  for (const { asked, before, after } of conversation.lost) failures.push({ kind: "lost", field: asked, expected: before, stored: after });
  if (!record) return { failures, stored: null };
  if (isDetailed(goal)) {
    const stored = readDetailed(record);
    failures.push(...scoreDetailed(goal, locale, stored, visitorTexts(conversation), today), ...scoreDetailedRecord(goal, record));
    return { failures, stored };
  }
  const stored = readStored(record);
  failures.push(...scoreStored(goal, locale, stored, visitorTexts(conversation), today), ...scoreRecord(record));
  return { failures, stored };
}

/** What is wrong or made up in `draft`, were it booked as it is. */
export function faultsOf(goal: Goal, locale: Locale, conversation: Conversation, draft: Readonly<Record<string, unknown>>): Failure[] {
  const said = visitorTexts(conversation);
  const failures = isDetailed(goal)
    ? scoreDetailed(goal, locale, readDetailed(draft), said, conversation.today)
    : scoreStored(goal, locale, readStored(draft), said, conversation.today);
  return failures.filter(({ kind }) => kind === "wrong" || kind === "invented");
}

/** A stored record without its free text, in one spelling: equal for the same goal in every language. */
export function projection(goal: Goal, record: Stored | StoredDetails): string {
  if (isDetailed(goal)) return detailedProjection(goal, record as StoredDetails);
  const stored: Stored = record;
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
