/**
 * The detailed request's fields as data (specification, section 3 "Detailed booking request"): what kind of value
 * each takes, in the specification's names. Values are text as forms, drafts and tools hold them: a flag is
 * "true" or "false", a count its digits, a list the JSON of its entries. No validator here, so that a page can
 * show the form without one; `detailed.ts` checks.
 */
import type { MessageCode } from "../message-codes.ts";
import {
  ADJUDICATION_TYPES,
  ARBITRATION_PROCEEDING_TYPES,
  BOOKING_TYPES,
  DURATIONS,
  EXAM_TYPES,
  FAST_URGENCIES,
  FINANCIAL_RESPONSIBILITIES,
  INTERPRETATION_TYPES,
  LOCATION_TYPES,
  LOCATIONS,
  MEDIA_TYPES,
  MEETING_TYPES,
  PLATFORMS,
  PROCEEDING_TYPES,
  RECORD_LANGUAGES,
  ROOM_SETUPS,
  SENIOR_SERVICES,
  TIME_ZONES,
  TRANSCRIPT_DELIVERIES,
  TRANSCRIPT_FORMATS,
  TRIAL_TYPES,
  VIRTUAL_SUPPORTS,
} from "./vocabulary.ts";

export type FieldKind =
  | { kind: "choice"; values: readonly string[] }
  | { kind: "choices"; values: readonly string[] }
  | { kind: "flag" }
  | { kind: "count"; most: number }
  | { kind: "line"; least: number }
  | { kind: "name" | "firm" | "text" | "story" | "email" | "phone" | "date" | "time" }
  | { kind: "dates" | "counsel" };

export interface FieldRule {
  is: FieldKind;
  /** Said when the field is mandatory and empty or too short. */
  missing: MessageCode;
}

const choice = (values: readonly string[], missing: MessageCode = "choice_required"): FieldRule => ({
  is: { kind: "choice", values },
  missing,
});
const flag: FieldRule = { is: { kind: "flag" }, missing: "required" };
const count = (most: number): FieldRule => ({ is: { kind: "count", most }, missing: "count_required" });
const line = (missing: MessageCode = "required", least = 1): FieldRule => ({ is: { kind: "line", least }, missing });
const name = (missing: MessageCode): FieldRule => ({ is: { kind: "name" }, missing });
const firm = (missing: MessageCode): FieldRule => ({ is: { kind: "firm" }, missing });
const email: FieldRule = { is: { kind: "email" }, missing: "email_required" };
const phone: FieldRule = { is: { kind: "phone" }, missing: "phone_required" };
const text: FieldRule = { is: { kind: "text" }, missing: "required" };

const FIELDS = {
  proceedingType: choice(PROCEEDING_TYPES, "proceeding_type_required"),
  locationType: choice(LOCATION_TYPES, "location_type_required"),

  bookingContactName: name("name_required"),
  bookingContactFirm: firm("firm_required"),
  bookingContactEmail: email,
  bookingContactPhone: phone,
  claimantName: name("claimant_name_required"),
  claimantFirm: firm("claimant_firm_required"),
  claimantEmail: email,
  claimantPhone: phone,
  orderingCounselName: name("ordering_counsel_name_required"),
  orderingCounselFirm: firm("ordering_counsel_firm_required"),
  orderingCounselEmail: email,
  orderingCounselPhone: phone,
  respondentName: name("respondent_name_required"),
  respondentFirm: firm("respondent_firm_required"),
  respondentEmail: email,
  respondentPhone: phone,
  additionalCounselName: name("additional_counsel_name_required"),
  additionalCounselFirm: firm("additional_counsel_firm_required"),
  additionalCounselEmail: email,
  additionalCounselPhone: phone,
  additionalCounselActsFor: line("acts_for_required", 2),
  showAdditionalCounsel: flag,
  additionalCounselList: { is: { kind: "counsel" }, missing: "required" },

  styleOfCause: line("style_of_cause_required", 2),
  contractNumber: line("contract_number_required"),
  courtFileNumber: line("court_file_number_required"),
  // Concord's own: what a fast booking holds beyond these fields goes on with it into the detailed form.
  caseDescription: { is: { kind: "story" }, missing: "description_required" },

  bookingType: choice(BOOKING_TYPES),
  bookingDate: { is: { kind: "date" }, missing: "date_required" },
  startTime: { is: { kind: "time" }, missing: "start_time_required" },
  timeZone: choice(TIME_ZONES, "time_zone_invalid"),
  urgencyLevel: choice(FAST_URGENCIES, "urgency_invalid"),
  duration: choice(DURATIONS),
  endTime: { is: { kind: "time" }, missing: "end_time_required" },
  bookingDates: { is: { kind: "dates" }, missing: "dates_required" },
  consecutiveStartDate: { is: { kind: "date" }, missing: "date_required" },
  consecutiveEndDate: { is: { kind: "date" }, missing: "date_required" },
  consecutiveStartTime: { is: { kind: "time" }, missing: "start_time_required" },
  consecutiveDuration: choice(DURATIONS),
  consecutiveEndTime: { is: { kind: "time" }, missing: "end_time_required" },

  examType: choice(EXAM_TYPES),
  arbitrationProceedingType: choice(ARBITRATION_PROCEEDING_TYPES),
  arbitrationAuthority: line(),
  adjudicationType: choice(ADJUDICATION_TYPES),
  arbitratorName: name("required"),
  arbitratorEmail: email,
  arbitratorPhone: phone,
  mediatorName: name("required"),
  mediatorEmail: email,
  mediatorPhone: phone,
  mediaType: choice(MEDIA_TYPES),
  lengthOfMedia: line(),
  numberOfSpeakers: count(99),
  languageOfAudio: line(),
  witnessName: name("witness_name_required"),
  witnessDetails: text,
  typeOfProceeding: line("type_of_proceeding_required", 2),
  adjudicatingBody: line(),
  proceedingTypeSpecific: line(),
  meetingType: choice(MEETING_TYPES),
  trialType: choice(TRIAL_TYPES),
  trialCourtJudgeName: name("required"),
  trialCourtLocation: line(),
  trialCourtContactName: name("required"),
  trialCourtContactEmail: email,
  formatDelivery: choice(TRANSCRIPT_FORMATS),

  location: choice(LOCATIONS, "location_invalid"),
  alternateLocationName: line(),
  alternateLocationAddress: line(),
  alternateLocationContactName: name("required"),
  alternateLocationContactEmail: email,
  alternateLocationContactPhone: phone,
  mainRoomCapacity: count(500),
  roomSetup: choice(ROOM_SETUPS),
  needsBreakoutRooms: flag,
  breakoutRoomCount: count(20),
  breakoutRoomCapacities: line(),
  needsAdditionalRooms: flag,
  additionalRoomTypes: line(),
  needsConferencingUnit: { is: { kind: "flag" }, missing: "conferencing_unit_required" },

  platformPreference: choice(PLATFORMS),
  virtualSupport: choice(VIRTUAL_SUPPORTS),
  streamingRequired: flag,
  evidencePresentationSpecialist: flag,
  needsDocumentPlatform: flag,

  additionalMonitors: count(50),
  monitorAssignment: line(),
  additionalIpads: count(50),
  ipadFirmAssignment: line(),
  additionalMicrophones: count(50),
  microphoneTypes: line(),
  additionalLaptops: count(50),
  laptopFirmAssignment: line(),

  courtReportingRequired: flag,
  alternateLanguage: choice(RECORD_LANGUAGES),
  transcriptDelivery: choice(TRANSCRIPT_DELIVERIES),
  transcriptSeniorServices: { is: { kind: "choices", values: SENIOR_SERVICES }, missing: "choice_required" },
  secondCopy: { is: { kind: "flag" }, missing: "second_copy_required" },
  transcriptFormat: choice(TRANSCRIPT_FORMATS),

  needsLegalVideography: flag,
  needsInterpretation: flag,
  interpretationLanguage: line(),
  interpretationType: choice(INTERPRETATION_TYPES),
  needsSignLanguage: flag,
  caseManagementSupport: flag,

  financialResponsibility: choice(FINANCIAL_RESPONSIBILITIES),
  specialRequirements: text,
} as const satisfies Readonly<Record<string, FieldRule>>;

export type DetailedField = keyof typeof FIELDS;
export const DETAILED_FIELDS: Readonly<Record<DetailedField, FieldRule>> = FIELDS;
/** Text as typed; absent and "" both mean "not given". */
export type DetailedValues = Partial<Record<DetailedField, string>>;

export const DETAILED_FIELD_NAMES = Object.keys(DETAILED_FIELDS) as readonly DetailedField[];

export function isDetailedField(name: string): name is DetailedField {
  return Object.hasOwn(DETAILED_FIELDS, name);
}

/** What holds where nothing was said of it. A day or an hour is never among them: what nobody chose is not stored as chosen. */
export const DETAILED_DEFAULTS: DetailedValues = { financialResponsibility: "100_booking_party" };

/** Other names that clients use, and those of the specification's own variants (rulings, "Vocabularies"). */
export const DETAILED_ALIASES: Readonly<Record<string, DetailedField>> = {
  needs60InchUnit: "needsConferencingUnit",
  mediaLength: "lengthOfMedia",
  audioLanguage: "languageOfAudio",
  contactName: "bookingContactName",
  contactFirm: "bookingContactFirm",
  contactEmail: "bookingContactEmail",
  contactPhone: "bookingContactPhone",
  preferredDate: "bookingDate",
};
