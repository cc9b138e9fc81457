/**
 * The detailed booking (specification, sections 3 to 5) from any door: shape, effects, rules, one issue per field.
 * The same engine as the form (`rules/evaluate.ts`); the server never trusts what a client says it has applied.
 */
import type { z } from "zod";
import type { Issue } from "../errors.ts";
import type { MessageCode } from "../message-codes.ts";
import { firstPerField } from "../schema-issues.ts";
import {
  DETAILED_ALIASES,
  DETAILED_DEFAULTS,
  DETAILED_FIELD_NAMES,
  DETAILED_FIELDS,
  type DetailedField,
  type DetailedValues,
  isDetailedField,
} from "./detailed-fields.ts";
import { zoneOf } from "./fast-values.ts";
import * as field from "./fields.ts";
import { type AdditionalCounsel, readCounsel, readDays, writeList } from "./lists.ts";
import { todayIn } from "./local-date.ts";
import { type Evaluation, evaluate } from "./rules/evaluate.ts";
import { offeredValues } from "./rules/offers.ts";
import { SECTION_IDS, SECTIONS } from "./rules/sections.ts";
import { scheduleIssues } from "./schedule-rules.ts";
import { LOCATION_ALIASES, LOCATION_TYPE_ALIASES, PROCEEDING_TYPE_ALIASES, TIME_ZONE_ALIASES } from "./vocabulary.ts";

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

/** Longest text that is read before a field is refused outright. */
const READ_MAX = 20_000;

const CHOICE_ALIASES: Readonly<Partial<Record<DetailedField, Readonly<Record<string, string>>>>> = {
  proceedingType: PROCEEDING_TYPE_ALIASES,
  locationType: LOCATION_TYPE_ALIASES,
  location: LOCATION_ALIASES,
  timeZone: TIME_ZONE_ALIASES,
};

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
    const name = Object.hasOwn(DETAILED_ALIASES, given) ? DETAILED_ALIASES[given] : given;
    if (!name || !isDetailedField(name)) {
      issues.push({ field: given.slice(0, 100), code: "unknown_field" });
      continue;
    }
    const text = textOf(name, raw);
    if (text === null) issues.push({ field: given, code: DETAILED_FIELDS[name].is.kind === "flag" ? "flag_invalid" : "invalid_input" });
    else if (text.length > READ_MAX) issues.push({ field: given, code: "too_long" });
    else if (text !== "" || values[name] === undefined) values[name] = text;
  }
  return { values, issues };
}

function textOf(name: DetailedField, raw: unknown): string | null {
  if (raw === null || raw === undefined) return "";
  if (typeof raw === "boolean") return String(raw);
  if (typeof raw === "number") return Number.isFinite(raw) ? String(raw) : null;
  if (typeof raw === "string") return canonical(name, raw.trim());
  const { kind } = DETAILED_FIELDS[name].is;
  if (Array.isArray(raw)) {
    if (kind === "choices" && raw.every((entry) => typeof entry === "string")) return raw.join(",");
    if (kind === "dates" || kind === "counsel") return writeList(raw);
  }
  return null;
}

function canonical(name: DetailedField, value: string): string {
  const aliases = CHOICE_ALIASES[name] ?? {};
  return Object.hasOwn(aliases, value) ? (aliases[value] ?? value) : value;
}

/** Checks a whole detailed booking. `now` decides what is past at the venue. */
export function checkDetailedBooking(input: unknown, now: Date): DetailedCheck {
  const read = readDetailed(input);
  // An empty text is what the specification's clients send for "not given".
  const said = Object.fromEntries(Object.entries(read.values).filter(([, value]) => value !== ""));
  const given: DetailedValues = { ...DETAILED_DEFAULTS, ...said };
  const issues: Issue[] = [...read.issues, ...refusedChoices(given)];
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
  issues.push(...scheduleIssues(clean, todayIn(zone, now)));
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

const FORM_ORDER: readonly string[] = SECTION_IDS.flatMap((id) => SECTIONS[id]);

/** Form order, so that the first issue is the one nearest the top. */
function inOrder(issues: readonly Issue[]): Issue[] {
  const at = (name: string) => FORM_ORDER.indexOf(name);
  return [...issues].sort((one, other) => at(one.field) - at(other.field));
}

/** Checks one value of one field. Gives the clean text, or the message code of what is wrong with it. */
export function checkDetailedField(name: DetailedField, value: string): { ok: true; value: string } | { ok: false; code: MessageCode } {
  const { is, missing } = DETAILED_FIELDS[name];
  switch (is.kind) {
    case "choice": {
      const known = canonical(name, value);
      return is.values.includes(known) ? { ok: true, value: known } : { ok: false, code: missing };
    }
    case "choices": {
      const chosen = value.split(",").map((one) => one.trim());
      const known = chosen.every((one) => is.values.includes(one));
      return known
        ? { ok: true, value: is.values.filter((one) => chosen.includes(one)).join(",") }
        : { ok: false, code: "choice_required" };
    }
    case "flag":
      return value === "true" || value === "false" ? { ok: true, value } : { ok: false, code: "flag_invalid" };
    case "count": {
      if (!/^\d{1,9}$/.test(value)) return { ok: false, code: "count_required" };
      return Number(value) <= is.most ? { ok: true, value: String(Number(value)) } : { ok: false, code: "count_too_large" };
    }
    case "dates": {
      const days = readDays(value);
      return days ? { ok: true, value: JSON.stringify(days) } : { ok: false, code: "list_invalid" };
    }
    case "counsel": {
      const counsel = readCounsel(value);
      if (!counsel) return { ok: false, code: "list_invalid" };
      const wrong = counsel.flatMap(counselIssues)[0];
      return wrong ? { ok: false, code: wrong } : { ok: true, value: JSON.stringify(counsel) };
    }
    case "line":
      return parsed(field.shortText(missing, is.least), value);
    default:
      return parsed(atomOf(is.kind, missing), value);
  }
}

/** What is wrong with one entry, in its order: the form's own limits for counsel, e-mail and telephone valid or empty. */
function counselIssues({ name, firm, email, phone, actsFor }: AdditionalCounsel): MessageCode[] {
  const checks = [
    checkDetailedField("additionalCounselName", name),
    ...(firm ? [checkDetailedField("additionalCounselFirm", firm)] : []),
    ...(email ? [checkDetailedField("additionalCounselEmail", email)] : []),
    ...(phone ? [checkDetailedField("additionalCounselPhone", phone)] : []),
    ...(actsFor ? [checkDetailedField("additionalCounselActsFor", actsFor)] : []),
  ];
  return checks.flatMap((check) => (check.ok ? [] : [check.code]));
}

function atomOf(kind: "name" | "firm" | "text" | "story" | "email" | "phone" | "date" | "time", missing: MessageCode): z.ZodType<string> {
  switch (kind) {
    case "name":
      return field.personName(missing);
    case "firm":
      return field.firmName(missing);
    case "text":
      return field.notes;
    case "story":
      return field.story;
    case "email":
      return field.email("email_required");
    case "phone":
      return field.phone("phone_required");
    case "date":
      return field.localDate("date_invalid");
    case "time":
      return field.wallTime("time_invalid");
  }
}

function parsed(atom: z.ZodType<string>, value: string): { ok: true; value: string } | { ok: false; code: MessageCode } {
  const result = atom.safeParse(value);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, code: (result.error.issues[0]?.message ?? "invalid_input") as MessageCode };
}
