/** A field and the text of its value as a claim of the understanding: sloppy in form, exact in meaning. */

import { type DraftField, detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { FIELDS } from "#app/domain/booking/registry/registry.ts";
import { canonical } from "#app/domain/booking/registry/text-values.ts";
import { isLocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { Claim, ClaimedWhen } from "#app/understanding/claims/claims.ts";
import type { Locale, Role, SlotValues } from "#app/understanding/contract.ts";
import { fold } from "#app/understanding/text/fold.ts";
import { read } from "#app/understanding/time/read.ts";
import type { Fact } from "#app/understanding/time/types.ts";

export interface ClaimedValue {
  field: DraftField;
  value: string;
  quote: string;
  role: Role;
  more?: boolean;
  reserve?: boolean;
}
type Valued = Claim extends infer C ? (C extends Claim ? Omit<C, "quote" | "role"> : never) : never;

/** Null where the value cannot be one of its field. */
export function claimOf(told: ClaimedValue, today: string, locale: Locale): Claim | null {
  const { field, quote } = told;
  const { is } = FIELDS[field];
  const value = is.kind === "choice" ? choiceOf(is.values, canonical(is, told.value)) : told.value.trim();
  if (value === "") return null;
  const role = is.kind === "flag" && fold(value) === "false" ? "not" : told.role;
  if (WHENS.has(field)) {
    const when = whenOf(field, value, today, locale);
    const of =
      when && when.days.length > 0
        ? { ...(told.more ? { further: true as const } : {}), ...(told.reserve ? { reserve: true as const } : {}) }
        : {};
    return when && { slot: "when", value: { ...when, ...of }, quote, role };
  }
  const said = slotOf(field, value, quote);
  return said && ({ ...said, quote, role } as Claim);
}

const one = (value: string): SlotValues["headcount"] | null => {
  const [count] = value.match(/\d+/g)?.slice(-1) ?? [];
  return count ? { least: Number(count), most: Number(count) } : null;
};

function slotOf(field: DraftField, value: string, quote: string): Valued | null {
  switch (field) {
    case "proceedingType":
      return { slot: "proceeding", value: { type: value } };
    case "locationType":
      return { slot: "format", value: { type: FORMATS.get(value) ?? "hybrid" } };
    case "location":
      return { slot: "venue", value: { location: value } };
    case "contactName":
      return { slot: "name", value: { name: value } };
    case "contactFirm":
      return { slot: "firm", value: { firm: value } };
    case "contactEmail":
      return { slot: "email", value: { address: value } };
    case "contactPhone":
      return { slot: "phone", value: { number: value } };
    case "mainRoomCapacity": {
      const heads = one(value);
      return heads && { slot: "headcount", value: heads };
    }
    case "breakoutRoomCount": {
      const rooms = one(value);
      return rooms && { slot: "breakouts", value: { rooms: rooms.most } };
    }
    case "roomSetup":
      return { slot: "setup", value: { setup: value } };
    case "urgencyLevel":
      return { slot: "urgency", value: { level: value } };
    case "financialResponsibility":
      return { slot: "split", value: { responsibility: value } };
    case "specialRequirements":
      return { slot: "need", value: { text: value } };
    case "caseDescription":
      return { slot: "story", value: { text: value } };
    case "styleOfCause":
      return { slot: "styleOfCause", value: { text: value } };
    case "courtFileNumber":
      return { slot: "reference", value: { kind: "court_file", number: value } };
    case "contractNumber":
      return { slot: "reference", value: { kind: "contract", number: value } };
    case "ownFileNumber":
      return { slot: "reference", value: { kind: "own", number: value } };
    case "interpretationLanguage":
      return { slot: "service", value: { kind: "needsInterpretation", language: value } };
    default:
      return serviceOf(field, value, quote);
  }
}

const FORMATS: ReadonlyMap<string, SlotValues["format"]["type"]> = new Map([
  ["in_person", "in_person"],
  ["virtual", "virtual"],
  ["in_person_and_virtual", "hybrid"],
]);

/** Any other field by its name: a flag needs no more, of everything else the quote has to hold the detail. */
function serviceOf(field: DraftField, value: string, quote: string): Valued | null {
  const kind = detailedFieldOf(field);
  if (FIELDS[field].is.kind === "flag") return { slot: "service", value: { kind } };
  // Meals are kept in the visitor's words.
  return { slot: "service", value: { kind, detail: field === "catering" ? quote : value } };
}

/** The word of the list that is meant: to the letter, or the one that ends in it ("Toronto"). */
function choiceOf(values: readonly string[], value: string): string {
  const key = wordKey(value);
  if (key === "") return "";
  const exact = values.find((known) => wordKey(known) === key);
  if (exact) return exact;
  const ending = values.filter((known) => wordKey(known).endsWith(key));
  return ending.length === 1 ? (ending[0] ?? "") : "";
}
const wordKey = (text: string) => fold(text).replace(/[^a-z0-9]+/g, "");

const WHENS: ReadonlySet<DraftField> = new Set<DraftField>(["preferredDate", "startTime", "endTime", "duration", "timeZone"]);
const LENGTHS: ReadonlyMap<string, ClaimedWhen["length"]> = new Map([
  ["half_day", { days: 0.5 }],
  ["full_day", { days: 1 }],
]);
const NONE: ClaimedWhen = { days: [], hours: [] };
/** A day, or the first and the last of a run. */
const RUN = /(\d{4}-\d\d-\d\d)(?:\s*(?:\.{2,}|[/–—-]|to)\s*(\d{4}-\d\d-\d\d))?/g;

/** A model's own spelling of a day or an hour is read by the grammar, like a visitor's. */
function whenOf(field: DraftField, value: string, today: string, locale: Locale): ClaimedWhen | null {
  if (field === "timeZone") return { ...NONE, zone: value };
  const length = field === "duration" ? (LENGTHS.get(value) ?? lengthIn(value)) : undefined;
  if (length) return { ...NONE, length };
  const runs = field === "preferredDate" ? [...value.matchAll(RUN)].map(([, from = "", to = from]) => [from, to] as const) : [];
  if (runs.some(([from, to]) => !isLocalDate(from) || !isLocalDate(to) || from > to)) return null;
  if (runs.length > 0) return { ...NONE, days: runs.flatMap(([from, to]) => (from === to ? [from] : [from, to])), runs };
  const facts = read(value.slice(0, 200), {
    today,
    locale,
    asked: field === "preferredDate" ? "date" : field === "duration" ? "length" : "time",
  }).flatMap((reading) => reading.value ?? []);
  const said = claimedIn(facts);
  const [hour] = said.hours;
  const told = hour && said.hours.length === 1 && field !== "duration" ? { ...said, [field === "endTime" ? "to" : "from"]: hour } : said;
  return told.days.length + told.hours.length > 0 || told.length ? told : null;
}

const AMOUNT = /^(\d+(?:[.,]\d+)?)\s*(h|hours?|d|days?)$/i;
function lengthIn(value: string): ClaimedWhen["length"] {
  const [, amount, unit = ""] = AMOUNT.exec(value.trim()) ?? [];
  if (!amount) return undefined;
  const number = Number(amount.replace(",", "."));
  return unit.toLowerCase().startsWith("h") ? { hours: number } : { days: number };
}

function claimedIn(facts: readonly Fact[]): ClaimedWhen {
  const [length] = facts.flatMap((fact) => (fact.length?.min === undefined ? [] : [fact.length]));
  return {
    days: facts.flatMap(({ when }) =>
      when?.kind === "days" ? when.spans.flatMap(([from, to]) => (from === to ? [from] : [from, to])) : [],
    ),
    hours: facts.flatMap(({ clock }) => Object.values(clock ?? {}).filter((hour): hour is string => typeof hour === "string")),
    ...(length?.unit === "h" ? { length: { hours: length.min } } : length?.unit === "d" ? { length: { days: length.min } } : {}),
  } as ClaimedWhen;
}
