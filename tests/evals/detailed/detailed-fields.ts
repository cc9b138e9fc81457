/**
 * The detailed request once more, by kind of value: under the draft's names, with the lists that the specification
 * gives (section 3, "Enumerations"). Written here on purpose: the exam does not import what it examines.
 */
import { LOCATION_LISTS } from "#tests/evals/vocabulary.ts";

/** Fields with a list, and the lists. */
export const CHOICES = {
  ...LOCATION_LISTS,
  urgencyLevel: ["standard", "urgent", "emergency"],
  bookingType: ["single", "consecutive", "non-consecutive"],
  timeZone: ["America/Toronto", "America/Winnipeg", "America/Edmonton", "America/Vancouver", "America/New_York", "America/Cayman"],
  duration: ["half_day", "full_day", "extended"],
  consecutiveDuration: ["half_day", "full_day", "extended"],
  examType: [
    "discovery",
    "cross_examination",
    "questioning",
    "interview",
    "voluntary_interview",
    "compelled_interview",
    "us_deposition",
    "aid_of_execution",
    "section_13",
    "other",
  ],
  arbitrationProceedingType: ["motion", "case_conference", "arbitration", "other"],
  adjudicationType: ["sole_arbitrator", "panel", "tribunal"],
  mediaType: ["audio_file", "video_file", "other"],
  meetingType: ["shareholder", "business", "annual_general", "seminar", "other"],
  trialType: ["supreme", "superior_ontario", "other"],
  formatDelivery: ["electronic", "hard_copy", "both"],
  roomSetup: ["exam", "courtroom", "u_shape", "boardroom", "other"],
  platformPreference: ["zoom", "teams", "client_provided"],
  virtualSupport: ["setup_only", "full_support"],
  alternateLanguage: ["english_only", "french", "bilingual", "spanish", "other"],
  transcriptDelivery: ["next_day_9am", "next_day_5pm", "2_days", "3_days", "4_days", "standard_5_10", "no_transcript"],
  transcriptFormat: ["electronic", "hard_copy", "both"],
  interpretationType: ["simultaneous", "consecutive"],
  financialResponsibility: ["100_booking_party", "50_50", "examining_counsel_proportional", "other"],
} as const;

/** All others, by kind. */
export const KINDS = {
  name: [
    "contactName",
    "claimantName",
    "orderingCounselName",
    "respondentName",
    "additionalCounselName",
    "arbitratorName",
    "mediatorName",
    "witnessName",
    "trialCourtJudgeName",
    "trialCourtContactName",
    "alternateLocationContactName",
  ],
  firm: ["contactFirm", "claimantFirm", "orderingCounselFirm", "respondentFirm", "additionalCounselFirm"],
  email: [
    "contactEmail",
    "claimantEmail",
    "orderingCounselEmail",
    "respondentEmail",
    "additionalCounselEmail",
    "arbitratorEmail",
    "mediatorEmail",
    "trialCourtContactEmail",
    "alternateLocationContactEmail",
  ],
  phone: [
    "contactPhone",
    "claimantPhone",
    "orderingCounselPhone",
    "respondentPhone",
    "additionalCounselPhone",
    "arbitratorPhone",
    "mediatorPhone",
    "alternateLocationContactPhone",
  ],
  line: [
    "additionalCounselActsFor",
    "styleOfCause",
    "contractNumber",
    "courtFileNumber",
    "arbitrationAuthority",
    "lengthOfMedia",
    "languageOfAudio",
    "typeOfProceeding",
    "adjudicatingBody",
    "proceedingTypeSpecific",
    "trialCourtLocation",
    "alternateLocationName",
    "alternateLocationAddress",
    "breakoutRoomCapacities",
    "additionalRoomTypes",
    "monitorAssignment",
    "ipadFirmAssignment",
    "microphoneTypes",
    "laptopFirmAssignment",
    "interpretationLanguage",
  ],
  story: ["caseDescription", "specialRequirements", "witnessDetails"],
  date: ["preferredDate", "consecutiveStartDate", "consecutiveEndDate"],
  time: ["startTime", "endTime", "consecutiveStartTime", "consecutiveEndTime"],
  count: [
    "numberOfSpeakers",
    "mainRoomCapacity",
    "breakoutRoomCount",
    "additionalMonitors",
    "additionalIpads",
    "additionalMicrophones",
    "additionalLaptops",
  ],
  flag: [
    "showAdditionalCounsel",
    "needsBreakoutRooms",
    "needsAdditionalRooms",
    "needsConferencingUnit",
    "streamingRequired",
    "evidencePresentationSpecialist",
    "needsDocumentPlatform",
    "courtReportingRequired",
    "secondCopy",
    "needsLegalVideography",
    "needsInterpretation",
    "needsSignLanguage",
    "caseManagementSupport",
  ],
  services: ["transcriptSeniorServices"],
  days: ["bookingDates"],
  counsel: ["additionalCounselList"],
} as const;
export const SENIOR_SERVICES = ["real_time", "daily_rough", "cart_closed_caption", "same_day_finals"] as const;

type Listed = keyof typeof CHOICES;
export type Kind = keyof typeof KINDS | "choice";
export type DraftField = Listed | (typeof KINDS)[keyof typeof KINDS][number];

const KIND_OF = new Map<DraftField, Kind>([
  ...(Object.keys(CHOICES) as Listed[]).map((field) => [field, "choice"] as const),
  ...(Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((kind) => KINDS[kind].map((field) => [field, kind] as const)),
]);
export const DRAFT_FIELDS: readonly DraftField[] = [...KIND_OF.keys()];

export const isDraftField = (name: string): name is DraftField => KIND_OF.has(name as DraftField);
export const kindOf = (field: DraftField): Kind => KIND_OF.get(field) ?? "line";

/** The record's names of fields that a draft calls otherwise. */
const RECORD_NAMES: Readonly<Partial<Record<DraftField, string>>> = {
  contactName: "bookingContactName",
  contactFirm: "bookingContactFirm",
  contactEmail: "bookingContactEmail",
  contactPhone: "bookingContactPhone",
  preferredDate: "bookingDate",
};
export const recordName = (field: DraftField): string => RECORD_NAMES[field] ?? field;

/** What holds where nobody said anything: read as "nothing", so that it is neither invented nor missed. */
export const DEFAULTS: Readonly<Partial<Record<DraftField, string>>> = {
  bookingType: "single",
  financialResponsibility: "100_booking_party",
  urgencyLevel: "standard",
};
