/** Fields that mean something only with another value: shown, checked and sent only then. */
import type { DetailedField, DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { BY_DAY, isNumberOfDay } from "../registry/by-day.ts";
import { TRANSCRIPT_PROCEEDINGS } from "../vocabulary.ts";
import { ALTERNATE_FIELDS } from "./effects.ts";

type Condition = (values: DetailedValues) => boolean;

const yes =
  (field: DetailedField): Condition =>
  (values) =>
    values[field] === "true";
const some =
  (field: DetailedField): Condition =>
  (values) =>
    Number(values[field] ?? 0) > 0;
const days =
  (type: string): Condition =>
  (values) =>
    (values.bookingType || "single") === type;
const proceedingIs =
  (...types: readonly string[]): Condition =>
  (values) =>
    types.includes(values.proceedingType ?? "");
/** A court has questions of its own for where it sits. */
const elsewhere: Condition = (values) => values.location === "alternate" && !proceedingIs("court_trial")(values);
/** Transcript work has its own question for the format, and is nothing but a record. */
const atAHearing: Condition = (values) => !proceedingIs(...TRANSCRIPT_PROCEEDINGS)(values);
const ours: Condition = (values) => values.location !== "alternate";
const both =
  (one: Condition, other: Condition): Condition =>
  (values) =>
    one(values) && other(values);

/** Hours of a service are said of one day too. */
const hasHoursOfServices: Condition = (values) => values.onSomeDays?.includes('"hours"') ?? false;
/** Of several days, where something is asked for that may differ by day; what a rule puts into every hybrid hearing does not. */
const differsByDay: Condition = (values) =>
  (values.bookingType || "single") !== "single" &&
  // Meals may be said by the day alone, and who comes; of anything else the list says nothing by itself.
  (['"catering"', ...(values.mainRoomCapacity ? ['"mainRoomCapacity"'] : [])].some((name) => values.onSomeDays?.includes(name)) ||
    BY_DAY.some(
      (field) =>
        !isNumberOfDay(field) &&
        values[field] &&
        values[field] !== "false" &&
        !(field === "needsConferencingUnit" && values.locationType === "in_person_and_virtual"),
    ));

/** Fields that mean something once a question is answered by yes, by that question. */
export const OPENED_BY = {
  breakoutRoomCount: "needsBreakoutRooms",
  breakoutRoomCapacities: "needsBreakoutRooms",
  additionalRoomTypes: "needsAdditionalRooms",
  additionalCounselName: "showAdditionalCounsel",
  additionalCounselFirm: "showAdditionalCounsel",
  additionalCounselEmail: "showAdditionalCounsel",
  additionalCounselPhone: "showAdditionalCounsel",
  additionalCounselActsFor: "showAdditionalCounsel",
  alternateLanguage: "courtReportingRequired",
  transcriptSeniorServices: "courtReportingRequired",
  interpretationLanguage: "needsInterpretation",
  interpretationType: "needsInterpretation",
} as const satisfies Readonly<Partial<Record<DetailedField, DetailedField>>>;

/** What falls with a question that is answered by no. */
export const fieldsOpenedBy = (question: string): readonly (keyof typeof OPENED_BY)[] =>
  (Object.keys(OPENED_BY) as (keyof typeof OPENED_BY)[]).filter((field) => OPENED_BY[field] === question);

const CONDITIONS: Readonly<Partial<Record<DetailedField, Condition>>> = {
  ...Object.fromEntries(Object.entries(OPENED_BY).map(([field, question]) => [field, yes(question)])),
  ...Object.fromEntries(ALTERNATE_FIELDS.map((field) => [field, elsewhere])),
  mainRoomCapacity: ours,
  roomSetup: ours,
  needsConferencingUnit: ours,
  needsBreakoutRooms: ours,
  needsAdditionalRooms: ours,
  additionalMonitors: ours,
  additionalIpads: ours,
  additionalMicrophones: ours,
  additionalLaptops: ours,
  breakoutRoomCount: both(ours, yes("needsBreakoutRooms")),
  breakoutRoomCapacities: both(ours, yes("needsBreakoutRooms")),
  additionalRoomTypes: both(ours, yes("needsAdditionalRooms")),
  monitorAssignment: both(ours, some("additionalMonitors")),
  ipadFirmAssignment: both(ours, some("additionalIpads")),
  microphoneTypes: both(ours, some("additionalMicrophones")),
  laptopFirmAssignment: both(ours, some("additionalLaptops")),
  bookingDate: days("single"),
  startTime: days("single"),
  duration: days("single"),
  endTime: both(days("single"), (values) => values.duration === "extended"),
  bookingDates: days("non-consecutive"),
  consecutiveStartDate: days("consecutive"),
  consecutiveEndDate: days("consecutive"),
  consecutiveStartTime: days("consecutive"),
  consecutiveDuration: days("consecutive"),
  consecutiveEndTime: both(days("consecutive"), (values) => values.consecutiveDuration === "extended"),
  courtReportingRequired: atAHearing,
  transcriptFormat: atAHearing,
  onSomeDays: (values) => hasHoursOfServices(values) || differsByDay(values),
};

/** True when `field` means something with these values; its section is another question. */
export function isMeaningful(field: DetailedField, values: DetailedValues): boolean {
  return CONDITIONS[field]?.(values) ?? true;
}
