/**
 * The rule tables: for every proceeding and location type the sections that apply, and for each mandatory field
 * the reason that is shown to the reader (specification, section 5 "Mandatory and visible rules by combination";
 * rulings, "Rules of the detailed form"). Data only; `evaluate.ts` reads it.
 */
import type { DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import type { SectionId } from "../registry/registry.ts";
import { LOCATION_TYPES, type LocationType, PROCEEDING_TYPES, type ProceedingType } from "../vocabulary.ts";
import { SECTION_OF } from "./sections.ts";

/** Changes with every change of the tables or the effects; each booking stores the one it was made under. */
export const RULES_VERSION = 1;

/** Why a field is mandatory; texts in `app/i18n/detailed`. */
export type ReasonCode =
  | "to_reach_you"
  | "who_is_on_each_side"
  | "who_orders"
  | "to_name_the_matter"
  | "to_file_the_record"
  | "to_hold_the_day"
  | "kind_decides_the_room"
  | "to_prepare_the_witness"
  | "to_quote_the_transcript"
  | "to_find_the_recording"
  | "where_it_takes_place"
  | "to_set_the_room"
  | "to_open_the_platform"
  | "who_decides"
  | "hybrid_needs_the_unit"
  | "cross_examination_needs_a_copy"
  | "sharing_needs_a_copy";

/** What a listed section makes mandatory, and why. */
type Demand = readonly [field: DetailedField, reason: ReasonCode];

const CONTACT: readonly Demand[] = [
  ["bookingContactName", "to_reach_you"],
  ["bookingContactFirm", "to_reach_you"],
  ["bookingContactEmail", "to_reach_you"],
  ["bookingContactPhone", "to_reach_you"],
];
const SIDES: readonly Demand[] = [
  ["claimantName", "who_is_on_each_side"],
  ["claimantFirm", "who_is_on_each_side"],
  ["respondentName", "who_is_on_each_side"],
  ["respondentFirm", "who_is_on_each_side"],
];
const ORDERING: readonly Demand[] = [
  ["orderingCounselName", "who_orders"],
  ["orderingCounselFirm", "who_orders"],
  ["orderingCounselEmail", "who_orders"],
  ["orderingCounselPhone", "who_orders"],
];
const CAUSE: readonly Demand[] = [["styleOfCause", "to_name_the_matter"]];
const COURT_FILE: readonly Demand[] = [["courtFileNumber", "to_file_the_record"]];
const CONTRACT: readonly Demand[] = [["contractNumber", "to_file_the_record"]];
/** Of a single day; what several days need instead follows from the booking type (`evaluate.ts`). */
const DAY: readonly Demand[] = [
  ["bookingDate", "to_hold_the_day"],
  ["startTime", "to_hold_the_day"],
  ["duration", "to_hold_the_day"],
];

/** What a proceeding demands however it is held. */
interface ProceedingRow {
  demands: readonly Demand[];
  /** Fields of the proceeding's own, offered under "details"; nobody else's are shown. */
  details: readonly DetailedField[];
  /** Sections that have no meaning for it. */
  without?: readonly SectionId[];
  /** Asks for nothing: the Express panel takes the form's place. For these location types; all where true. */
  express?: true | readonly LocationType[];
  /** A witness is heard, so that a hybrid one needs the large display. */
  witnesses?: true;
}

const RECORDING: readonly Demand[] = [
  ["mediaType", "to_find_the_recording"],
  ["lengthOfMedia", "to_quote_the_transcript"],
  ["languageOfAudio", "to_quote_the_transcript"],
  ["numberOfSpeakers", "to_quote_the_transcript"],
];
/** Transcript work happens in no room, at no hour of ours. */
const NO_HEARING: readonly SectionId[] = ["location", "virtual_platform", "equipment", "extra_services"];

const ROWS: Readonly<Record<ProceedingType, ProceedingRow>> = {
  arbitration: {
    demands: [...CONTACT, ...SIDES, ...CAUSE, ...DAY, ["arbitrationProceedingType", "kind_decides_the_room"]],
    details: [
      "arbitrationProceedingType",
      "arbitrationAuthority",
      "adjudicationType",
      "arbitratorName",
      "arbitratorEmail",
      "arbitratorPhone",
      "witnessName",
      "witnessDetails",
    ],
    witnesses: true,
  },
  mediation: {
    demands: [...CONTACT, ...SIDES, ...CAUSE, ...DAY],
    details: ["mediatorName", "mediatorEmail", "mediatorPhone"],
  },
  examination_or_related: {
    demands: [
      ...CONTACT,
      ...CAUSE,
      ...COURT_FILE,
      ...DAY,
      ["examType", "kind_decides_the_room"],
      ["witnessName", "to_prepare_the_witness"],
    ],
    details: ["examType", "witnessName", "witnessDetails"],
    witnesses: true,
  },
  court_trial: {
    demands: [
      ...CONTACT,
      ...SIDES,
      ...CAUSE,
      ...COURT_FILE,
      ...DAY,
      ["trialType", "kind_decides_the_room"],
      ["trialCourtLocation", "where_it_takes_place"],
    ],
    details: [
      "trialType",
      "trialCourtLocation",
      "trialCourtJudgeName",
      "trialCourtContactName",
      "trialCourtContactEmail",
      "witnessName",
      "witnessDetails",
    ],
    without: ["virtual_platform"],
    witnesses: true,
  },
  hearing_board: {
    demands: [...CONTACT, ...CAUSE, ...DAY, ["adjudicatingBody", "who_decides"]],
    details: ["adjudicatingBody", "adjudicationType", "witnessName", "witnessDetails"],
    witnesses: true,
  },
  expert_determination: {
    demands: [...CONTACT, ...SIDES, ...CONTRACT, ...DAY],
    details: ["proceedingTypeSpecific", "witnessName", "witnessDetails"],
    witnesses: true,
  },
  virtual_hearing: {
    demands: [...CONTACT, ...CAUSE, ...DAY],
    details: ["proceedingTypeSpecific", "witnessName", "witnessDetails"],
    without: ["location", "equipment"],
  },
  case_conference: {
    demands: [...CONTACT, ...CAUSE, ...DAY],
    details: ["proceedingTypeSpecific", "adjudicationType"],
    express: ["virtual"],
  },
  boardroom_only: {
    demands: [...CONTACT, ...DAY, ["meetingType", "kind_decides_the_room"], ["mainRoomCapacity", "to_set_the_room"]],
    details: ["meetingType"],
    without: ["claimant", "respondent", "ordering_counsel", "additional_counsel", "court_reporting", "virtual_platform"],
  },
  audio_transcription: {
    demands: [...CONTACT, ...RECORDING],
    details: ["mediaType", "lengthOfMedia", "numberOfSpeakers", "languageOfAudio", "formatDelivery"],
    without: [...NO_HEARING, "scheduling"],
  },
  past_proceeding_transcript_order: {
    demands: [...CONTACT, ...ORDERING, ["typeOfProceeding", "to_find_the_recording"], ["witnessName", "to_find_the_recording"]],
    details: ["typeOfProceeding", "witnessName", "witnessDetails", "formatDelivery"],
    without: [...NO_HEARING, "scheduling"],
  },
  other: {
    demands: [],
    details: ["proceedingTypeSpecific", "witnessName", "witnessDetails"],
    express: true,
  },
};

/** What a location type adds to a proceeding that has a hearing. */
const PLACE: Readonly<Record<LocationType, readonly Demand[]>> = {
  in_person: [["location", "where_it_takes_place"]],
  virtual: [["platformPreference", "to_open_the_platform"]],
  in_person_and_virtual: [
    ["location", "where_it_takes_place"],
    ["platformPreference", "to_open_the_platform"],
  ],
};
/** Sections that need people in a room, or on a screen. */
const MEANINGLESS: Readonly<Record<LocationType, readonly SectionId[]>> = {
  in_person: ["virtual_platform"],
  virtual: ["location", "equipment"],
  in_person_and_virtual: [],
};

/** The questions of a proceeding's own: no other proceeding asks them. None of what is no proceeding. */
export const detailsOf = (proceeding: string | undefined): readonly DetailedField[] | null =>
  PROCEEDING_TYPES.find((type) => type === proceeding) ? ROWS[proceeding as ProceedingType].details : null;

/** The row of one combination. */
export interface RuleRow {
  demands: readonly Demand[];
  details: readonly DetailedField[];
  without: readonly SectionId[];
  express: boolean;
}

/** The row for a proceeding held in a way; what is not chosen yet demands nothing of its own. */
export function ruleRow(proceeding: ProceedingType, locationType: LocationType): RuleRow {
  const row = ROWS[proceeding];
  const without = [...(row.without ?? []), ...MEANINGLESS[locationType]];
  const express = row.express === true || (row.express?.includes(locationType) ?? false);
  if (express) return { demands: [], details: row.details, without, express };
  // A court trial's place is settled, and asked for by its own fields.
  const place = PLACE[locationType].filter(([field]) => field !== "location" || proceeding !== "court_trial");
  const unit: readonly Demand[] =
    locationType === "in_person_and_virtual" && row.witnesses ? [["needsConferencingUnit", "hybrid_needs_the_unit"]] : [];
  const demands = [...row.demands, ...place, ...unit].filter(([field]) => !without.includes(SECTION_OF[field]));
  return { demands, details: row.details, without, express };
}

/** Every combination, in the order of the vocabularies: what staff read and tests walk. */
export const COMBINATIONS: readonly (readonly [ProceedingType, LocationType])[] = PROCEEDING_TYPES.flatMap((proceeding) =>
  LOCATION_TYPES.map((locationType) => [proceeding, locationType] as const),
);
