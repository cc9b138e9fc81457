/**
 * The one engine that form, API and assistant ask (design, "One way through"): values in, what applies out. Pure,
 * total (no combination throws) and idempotent: evaluating what it gives changes nothing.
 */
import { DETAILED_FIELD_NAMES, type DetailedField, type DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { SECTION_IDS, type SectionId } from "../registry/registry.ts";
import { LOCATION_TYPES, type LocationType, PROCEEDING_TYPES, type ProceedingType } from "../vocabulary.ts";
import { EFFECTS, type EffectCode } from "./effects.ts";
import { offeredValues } from "./offers.ts";
import { SECTIONS } from "./sections.ts";
import { daysOfWanted, mealsOfOneDay } from "./sent-days.ts";
import { type ReasonCode, RULES_VERSION, type RuleRow, ruleRow } from "./table.ts";
import { isMeaningful } from "./visibility.ts";

export interface AppliedEffect {
  code: EffectCode;
  /** Fields that it wrote or cleared just now. */
  fields: readonly DetailedField[];
}

export interface Evaluation {
  rulesVersion: number;
  /** The values with every effect applied. What a choice hides but no effect clears is kept: nothing typed is lost by changing one's mind. */
  values: DetailedValues;
  /** Sections that apply, in order, with the fields that may be filled; mandatory where one of them is. */
  sections: readonly { id: SectionId; fields: readonly DetailedField[]; mandatory: boolean }[];
  /** Mandatory fields in the form's order, each with why. */
  mandatory: ReadonlyMap<DetailedField, ReasonCode>;
  /** Mandatory and still empty, in the order they are asked. */
  missing: readonly DetailedField[];
  /** Nothing is asked but how to reach the visitor: the Express panel takes the form's place. */
  express: boolean;
  /** Values that a rule holds: shown, not to be changed. */
  locked: ReadonlyMap<DetailedField, EffectCode>;
  applied: readonly AppliedEffect[];
}

/** What the Express panel asks for in any case: without it nobody can call back (docs/decisions/booking/2026-11-21-an-express-request-still-asks-whom-to-call.md). */
export const CALL_BACK_FIELDS = [
  "bookingContactName",
  "bookingContactEmail",
  "bookingContactPhone",
] as const satisfies readonly DetailedField[];

const isFlagOn = (value: string | undefined) => value === "true";
/** A flag that must be true is missing while it is not. */
const MUST_BE_TRUE: readonly DetailedField[] = ["needsConferencingUnit", "secondCopy"];

/** Applies every effect in the table's order; gives the values that then hold, the locks, and what changed. */
function settle(given: DetailedValues): Pick<Evaluation, "values" | "locked" | "applied"> {
  const values: DetailedValues = {};
  for (const field of DETAILED_FIELD_NAMES) if (given[field]) values[field] = given[field];
  const locked = new Map<DetailedField, EffectCode>();
  const applied: AppliedEffect[] = [];
  for (const effect of EFFECTS) {
    if (!effect.when(values)) continue;
    const before = { ...values };
    for (const [field, value] of Object.entries(effect.sets?.(values) ?? {}) as [DetailedField, string][]) {
      if (value) values[field] = value;
      else delete values[field];
    }
    for (const field of effect.clears ?? []) delete values[field];
    for (const field of effect.locks ?? []) locked.set(field, effect.code);
    const fields = DETAILED_FIELD_NAMES.filter((field) => before[field] !== values[field]);
    if (fields.length > 0) applied.push({ code: effect.code, fields });
  }
  return { values, locked, applied };
}

function rowOf(values: DetailedValues): RuleRow | null {
  const proceeding = PROCEEDING_TYPES.find((type) => type === values.proceedingType);
  const locationType = LOCATION_TYPES.find((type) => type === values.locationType);
  return proceeding && locationType ? ruleRow(proceeding as ProceedingType, locationType as LocationType) : null;
}

/** Everything the rules say of these values. */
export function evaluate(given: DetailedValues): Evaluation {
  const { values, locked, applied } = settle(given);
  const row = rowOf(values);
  const mandatory = new Map<DetailedField, ReasonCode>();
  if (row && !row.express) for (const [field, reason] of demandsOf(row, values)) mandatory.set(field, reason);
  const sections = SECTION_IDS.filter((id) => id === "proceeding" || (row !== null && !row.without.includes(id))).map((id) => {
    const fields = SECTIONS[id].filter(
      (field) => isMeaningful(field, values) && (id !== "proceeding_details" || row?.details.includes(field)),
    );
    return { id, fields, mandatory: id === "proceeding" || fields.some((field) => mandatory.has(field)) };
  });
  const shown = sections.filter(({ fields }) => fields.length > 0);
  const ordered = new Map(shown.flatMap(({ fields }) => fields.flatMap((field) => orderedDemand(field, mandatory))));
  const asked: readonly DetailedField[] = row === null ? [] : row.express ? CALL_BACK_FIELDS : [...ordered.keys()];
  const missing = [...(["proceedingType", "locationType"] as const), ...asked].filter((field) => isMissing(field, values));
  return {
    rulesVersion: RULES_VERSION,
    values,
    sections: shown,
    mandatory: ordered,
    missing,
    express: row?.express ?? false,
    locked,
    applied,
  };
}

function orderedDemand(field: DetailedField, mandatory: ReadonlyMap<DetailedField, ReasonCode>): [DetailedField, ReasonCode][] {
  const reason = mandatory.get(field);
  return reason ? [[field, reason]] : [];
}

/** The row's demands, and those that follow from the values: several days, another place, a copy that must be made. */
function demandsOf(row: RuleRow, values: DetailedValues): [DetailedField, ReasonCode][] {
  const demands = row.demands.flatMap(([field, reason]): [DetailedField, ReasonCode][] => {
    if (reason === "to_hold_the_day") return daysDemanded(field, values).map((one) => [one, reason]);
    return isMeaningful(field, values) ? [[field, reason]] : [];
  });
  const schedules = demands.some(([, reason]) => reason === "to_hold_the_day");
  if (schedules && values.duration === "extended" && isMeaningful("endTime", values)) demands.push(["endTime", "to_hold_the_day"]);
  if (schedules && values.consecutiveDuration === "extended" && isMeaningful("consecutiveEndTime", values))
    demands.push(["consecutiveEndTime", "to_hold_the_day"]);
  // Location details are mandatory, and it is no boardroom of ours (specification, section 5).
  const placed = demands.some(([field]) => field === "location");
  if (placed && values.location === "alternate" && values.proceedingType !== "boardroom_only") {
    for (const field of SECTIONS.location.filter((name) => name.startsWith("alternateLocation")))
      demands.push([field, "where_it_takes_place"]);
  }
  const reporting = !row.without.includes("court_reporting");
  if (reporting && values.proceedingType === "examination_or_related" && values.examType === "cross_examination")
    demands.push(["secondCopy", "cross_examination_needs_a_copy"]);
  else if (reporting && values.financialResponsibility && values.financialResponsibility !== "100_booking_party")
    demands.push(["secondCopy", "sharing_needs_a_copy"]);
  return demands;
}

/** What a single day demands, said of several days. */
function daysDemanded(field: DetailedField, values: DetailedValues): DetailedField[] {
  const type = values.bookingType || "single";
  if (type === "non-consecutive") return field === "bookingDate" ? ["bookingDates"] : [];
  if (type !== "consecutive") return [field];
  if (field === "bookingDate") return ["consecutiveStartDate", "consecutiveEndDate"];
  return field === "startTime" ? ["consecutiveStartTime"] : ["consecutiveDuration"];
}

function isMissing(field: DetailedField, values: DetailedValues): boolean {
  if (MUST_BE_TRUE.includes(field)) return !isFlagOn(values[field]);
  return !values[field] || values[field] === "[]";
}

/** The values that `field` is offered with, in order, once the rules have been applied; null for a field without a list. */
export function offered(field: DetailedField, evaluation: Evaluation): readonly string[] | null {
  return offeredValues(field, evaluation.values);
}

/** What is sent: of the sections that apply, every value that is in them. What another choice hides stays in the draft. */
export function sentValues({ sections, values: held }: Evaluation): DetailedValues {
  const values = { ...held, catering: mealsOfOneDay(held), onSomeDays: daysOfWanted(held.onSomeDays ?? "", held) };
  return Object.fromEntries(
    sections.flatMap(({ fields }) =>
      fields.flatMap((field) => {
        const value = values[field]?.trim();
        return value && value !== "[]" ? [[field, value]] : [];
      }),
    ),
  );
}
