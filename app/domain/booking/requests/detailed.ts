/**
 * The detailed booking (specification, sections 3 to 5) from any door: shape, effects, rules, one issue per field.
 * The same engine as the form (`rules/evaluate.ts`); the server never trusts what a client says it has applied.
 */

import { type Checked, checkValue } from "#app/domain/booking/registry/atoms.ts";
import { isGiven, mostRead, textOf } from "#app/domain/booking/registry/text-values.ts";
import { type Evaluation, evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { offeredValues } from "#app/domain/booking/rules/offers.ts";
import { SECTIONS } from "#app/domain/booking/rules/sections.ts";
import { detailsOf } from "#app/domain/booking/rules/table.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { scheduleIssues } from "#app/domain/booking/schedule/schedule-issues.ts";
import type { Issue } from "#app/domain/errors.ts";
import { daysLeftIssues } from "#app/domain/hearing-plan/days/days-left.ts";
import { firstPerField } from "#app/domain/schema-issues.ts";
import {
  DETAILED_DEFAULTS,
  DETAILED_FIELD_NAMES,
  DETAILED_FIELDS,
  type DetailedField,
  type DetailedValues,
  detailedFieldNamed,
} from "./detailed-fields.ts";
import { zoneOf } from "./fast-values.ts";
import { isDeclinable } from "./stored-details.ts";

/** Accepted from clients and ignored: the server sets them, or they are the form's own helpers (specification, section 3). */
const IGNORED = new Set([
  "status",
  "createdBy",
  "submittedAt",
  "userId",
  "role",
  "id",
  "bookingNumber",
  "createdAt",
  "updatedAt",
  "source",
  "version",
  "fastBookingMode",
  "express",
  "newDate",
  "newStartTime",
  "newDuration",
  "newEndTime",
]);

export interface DetailedRequest {
  /** Clean values with every effect applied. */
  values: DetailedValues;
  evaluation: Evaluation;
  /** IANA zone in which days and times are meant. */
  zone: string;
}
export type DetailedCheck = { ok: true; request: DetailedRequest } | { ok: false; issues: readonly Issue[]; evaluation: Evaluation | null };

/**
 * Reads a client's object into text values: aliases by their canonical name, flags and counts from JSON's own,
 * lists as JSON. Gives what could not be read as issues; never drops a field in silence.
 */
export function readDetailed(input: unknown): { values: DetailedValues; issues: Issue[] } {
  const values: DetailedValues = {};
  const issues: Issue[] = [];
  if (typeof input !== "object" || input === null || Array.isArray(input))
    return { values, issues: [{ field: "body", code: "invalid_input" }] };
  for (const [given, raw] of Object.entries(input)) {
    if (IGNORED.has(given)) continue;
    const name = detailedFieldNamed(given);
    if (!name) {
      issues.push({ field: given.slice(0, 100), code: "unknown_field" });
      continue;
    }
    const { is } = DETAILED_FIELDS[name];
    // A program that sends every flag declines nothing by it; in so many words a no is the text that forms and the talk hold.
    const text = raw === false && isDeclinable(name) ? "" : textOf(is, raw);
    if (text === null) issues.push({ field: given, code: is.kind === "flag" ? "flag_invalid" : "invalid_input" });
    else if (text.length > mostRead(is)) issues.push({ field: given, code: "too_long" });
    else if (text !== "" || values[name] === undefined) values[name] = text;
  }
  return { values, issues };
}

/** Checks a whole detailed booking. `now` decides what is past at the venue. */
export function checkDetailedBooking(input: unknown, now: Date): DetailedCheck {
  const read = readDetailed(input);
  // An empty text is what the specification's clients send for "not given".
  const said = Object.fromEntries(Object.entries(read.values).filter(([, value]) => value !== ""));
  const given: DetailedValues = { ...DETAILED_DEFAULTS, ...said };
  const issues: Issue[] = [...read.issues, ...refusedChoices(given), ...ofOtherProceedings(given)];
  const evaluation = evaluate(given);
  const clean: DetailedValues = {};
  for (const name of DETAILED_FIELD_NAMES) {
    const value = evaluation.values[name];
    if (value === undefined || value === "") continue;
    const checked = checkDetailedField(name, value);
    if (checked.ok) clean[name] = checked.value;
    else issues.push({ field: name, code: checked.code });
  }
  for (const name of evaluation.missing) issues.push({ field: name, code: DETAILED_FIELDS[name].missing });
  const zone = zoneOf(clean);
  issues.push(...scheduleIssues(clean, todayIn(zone, now)), ...daysLeftIssues(clean));
  if (issues.length > 0) return { ok: false, issues: firstPerField(inOrder(issues)), evaluation };
  return { ok: true, request: { values: clean, evaluation, zone } };
}

/** A value chosen that the other choices do not allow, unless a rule holds another in its place anyway. */
function refusedChoices(given: DetailedValues): Issue[] {
  const issues: Issue[] = [];
  const locationTypes = offeredValues("locationType", given);
  if (given.locationType && locationTypes && !locationTypes.includes(given.locationType))
    issues.push({ field: "locationType", code: "location_type_not_offered" });
  for (const name of ["location", "transcriptDelivery"] as const) {
    const values = offeredValues(name, given);
    if (!given[name] || !values || values.includes(given[name])) continue;
    if (name === "location" && given.proceedingType === "court_trial") continue;
    issues.push({ field: name, code: name === "location" ? "location_invalid" : "choice_not_offered" });
  }
  return issues;
}

/** Answers to the questions of another kind of proceeding, which nobody would look for: refused by name, so that nothing is dropped. */
function ofOtherProceedings(given: DetailedValues): Issue[] {
  const own = detailsOf(given.proceedingType);
  if (!own) return [];
  const others = SECTIONS.proceeding_details.filter((name) => isGiven(DETAILED_FIELDS[name].is, given[name]) && !own.includes(name));
  return others.map((field) => ({ field, code: "of_another_proceeding" }));
}

/** True when nothing else is wrong: each value is in order by itself, and they do not go together. */
export const isOfAnotherProceeding = (issues: readonly Issue[]): boolean => issues.every(({ code }) => code === "of_another_proceeding");

const FORM_ORDER: readonly string[] = DETAILED_FIELD_NAMES;

/** Form order, so that the first issue is the one nearest the top. */
function inOrder(issues: readonly Issue[]): Issue[] {
  const at = (name: string) => FORM_ORDER.indexOf(name);
  return [...issues].sort((one, other) => at(one.field) - at(other.field));
}

/** Checks one value of one field. Gives the clean text, or the message code of what is wrong with it. */
export function checkDetailedField(name: DetailedField, value: string): Checked {
  return checkValue(DETAILED_FIELDS[name], value);
}
