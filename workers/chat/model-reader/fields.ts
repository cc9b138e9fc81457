/** The fields that a model is asked about: those of the registry that apply to the draft as it is, each with its format. */
import { type DraftField, type DraftPlain, detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import type { FieldRow } from "#app/domain/booking/registry/kinds.ts";
import { FIELD_NAMES, FIELDS } from "#app/domain/booking/registry/registry.ts";
import type { DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { SECTION_OF } from "#app/domain/booking/rules/sections.ts";
import { OPENED_BY } from "#app/domain/booking/rules/visibility.ts";

export interface AskedField {
  name: DraftField;
  /** What it holds and how it is written. */
  about: string;
}

/**
 * What a model reads in the place of the registry's line. Days and hours are claimed one by one, whatever the plan makes of them: a run, days
 * apart, a second choice.
 */
const TOLD: Readonly<Partial<Record<DraftField, string>>> = {
  preferredDate:
    "A day that is named. YYYY-MM-DD, a run of days YYYY-MM-DD..YYYY-MM-DD; one entry for each day or run, the role says what it is for",
  startTime: "The hour at which it begins. HH:MM on 24 hours",
  endTime: "The hour at which it ends. HH:MM on 24 hours",
  duration: "How long the hearing lasts. Hours or days, such as 3.5h or 2d",
  timeZone: "Whose clock the hours are on, where one is named. IANA",
  transcriptDelivery:
    "How soon the transcript is wanted. One of: next_day_9am, next_day_5pm, 2_days, 3_days, 4_days, standard_5_10, no_transcript; a rush without a day is specialRequirements",
  roomSetup:
    "How tables and seats are set. One of: exam, courtroom, u_shape, boardroom (one long table), or other: a round table and whatever else, in the quote",
  interpretationLanguage:
    "Languages that the interpreter works between; of several interpreters one entry each, with `on` where one does not come every day",
  contractNumber: "Number of a contract; a purchase order that an invoice is to quote is of costsInWords",
  courtFileNumber: "The court's or the institution's number of the file; a firm's own number is ownFileNumber",
  caseDescription: "What the dispute is about, and nothing else",
  financialResponsibility:
    "Who pays the invoices. 100_booking_party, 50_50, examining_counsel_proportional, or other, with the rest in costsInWords",
};
const DAYS: ReadonlySet<DraftField> = new Set<DraftField>(["preferredDate", "startTime", "endTime", "duration"]);
/** Fields of the plan that follow from the days, and fields of the talk itself. */
const LEFT_OUT: readonly DraftField[] = [
  "bookingType",
  "consecutiveStartDate",
  "consecutiveEndDate",
  "bookingDates",
  "consecutiveStartTime",
  "consecutiveDuration",
  "consecutiveEndTime",
  "alternativeDays",
  "ruledOutDays",
  "remarks",
  "toFollow",
  "contactBy",
  "contactWhen",
  // Further rooms are claimed one by one, with whom they are for.
  "needsBreakoutRooms",
  "breakoutRoomCount",
  "breakoutRoomCapacities",
  "needsAdditionalRooms",
  "additionalRoomTypes",
];
/** Everyone who takes part is a person, with their part: whose e-mail and telephone it is nobody can read again. */
const PEOPLES_SECTIONS: readonly string[] = ["claimant", "ordering_counsel", "respondent", "additional_counsel", "people"];
/** Which firm speaks for a party is asked by itself, and not who of it comes. */
const FIRMS_OF_PARTIES: ReadonlySet<DraftField> = new Set<DraftField>(["claimantFirm", "respondentFirm"]);
const OF_PEOPLE: readonly string[] = ["name", "firm", "email", "phone"];

/** Fields that mean something once another one is on, which the same message may say. */
const OPENED: Readonly<Partial<Record<DetailedField, DetailedField>>> = {
  ...OPENED_BY,
  alternateLocationName: "location",
  alternateLocationAddress: "location",
};

/** Most messages that name no proceeding are of one of these: a first message says "a court reporter" before "arbitration". */
const SUPPOSED = ["arbitration", "mediation", "other"] as const;

/** `values` are the draft's, with what is known already of this very message. */
export function fieldsToAsk(values: DraftPlain): AskedField[] {
  // Of a proceeding that nobody has named yet, what any of these has.
  const proceedings = values.proceedingType ? [values.proceedingType] : SUPPOSED;
  const applying = new Set(
    proceedings.flatMap((proceedingType) => {
      // A message may bring somebody in by video, and say how.
      const locationType = values.locationType === "virtual" ? "virtual" : "in_person_and_virtual";
      const supposed = { ...values, proceedingType, locationType };
      return evaluate(detailedValuesOf(supposed)).sections.flatMap(({ fields }) => fields);
    }),
  );
  return FIELD_NAMES.filter((name) => isAsked(name) && applies(name, applying)).map((name) => ({ name, about: aboutOf(name) }));
}

function isAsked(name: DraftField): boolean {
  if (LEFT_OUT.includes(name)) return false;
  if (name.startsWith("contact") || FIRMS_OF_PARTIES.has(name)) return true;
  return !PEOPLES_SECTIONS.includes(SECTION_OF[detailedFieldOf(name)]) && !OF_PEOPLE.includes(FIELDS[name].is.kind);
}

function applies(name: DraftField, applying: ReadonlySet<DetailedField>): boolean {
  const field = detailedFieldOf(name);
  const opener = OPENED[field];
  return DAYS.has(name) || FIELDS[name].fast !== undefined || applying.has(field) || (opener !== undefined && applying.has(opener));
}

function aboutOf(name: DraftField): string {
  const { about, is } = FIELDS[name];
  return TOLD[name] ?? `${about.replace(/\.$/, "")}.${formatOf(is)}`;
}

function formatOf(is: FieldRow["is"]): string {
  switch (is.kind) {
    case "choice":
      return ` One of: ${is.values.join(", ")}`;
    case "choices":
      return ` Any of, with commas: ${is.values.join(", ")}`;
    case "flag":
      return " true or false";
    case "count":
      return " Digits";
    default:
      return "";
  }
}
