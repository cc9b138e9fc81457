/**
 * What one choice settles for others (specification, section 4 "Detailed form rules on choices"), as a table in the
 * order of application. Each effect looks at the values as they then stand and says what must hold; applying the
 * table again changes nothing. `court_trial` comes last of those on place and reporting, since it wins (rulings).
 */

import type { DetailedField, DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { forcedLocationType } from "#app/domain/booking/requests/effects.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { type ProceedingType, TRANSCRIPT_PROCEEDINGS } from "../vocabulary.ts";
import { SECTIONS } from "./sections.ts";
import { peopleOfOneDay } from "./sent-days.ts";

export interface Effect {
  /** Names the rule; its text is in `app/i18n/detailed`. */
  code: EffectCode;
  when(values: DetailedValues): boolean;
  /** Must hold while `when` does; the reader cannot change it where `locks`. */
  sets?(values: DetailedValues): DetailedValues;
  clears?: readonly DetailedField[];
  locks?: readonly DetailedField[];
}

export const EFFECT_CODES = [
  "location_type_settled",
  "transcripts_paid_by_booking_party",
  "transcripts_not_scheduled_in_a_room",
  "mediation_full_support",
  "mediation_case_management",
  "head_office_unless_chosen",
  "boardroom_at_our_venues",
  "boardroom_without_reporting",
  "court_trial_elsewhere",
  "court_trial_reported",
  "hybrid_has_the_unit",
  "cross_examination_second_copy",
  "sharing_second_copy",
  "own_venue_has_no_other_address",
  "other_place_brings_its_own",
  "virtual_has_no_place",
  "single_day_has_no_list",
  "consecutive_days_have_no_list",
  "listed_days_have_no_span",
  "end_follows_duration",
  "zone_of_the_venue",
  "no_transcript_not_for_arbitration",
] as const;
export type EffectCode = (typeof EFFECT_CODES)[number];

const proceedingIs =
  (...types: ProceedingType[]) =>
  (values: DetailedValues) =>
    types.includes(values.proceedingType as ProceedingType);
const inARoom = (values: DetailedValues) => values.locationType === "in_person" || values.locationType === "in_person_and_virtual";

export const ALTERNATE_FIELDS: readonly DetailedField[] = [
  "alternateLocationName",
  "alternateLocationAddress",
  "alternateLocationContactName",
  "alternateLocationContactEmail",
  "alternateLocationContactPhone",
];
/** Ours to provide, so not asked for at a place that is not ours. */
const OF_OUR_ROOMS: readonly DetailedField[] = [
  "needsConferencingUnit",
  "additionalMonitors",
  "monitorAssignment",
  "additionalIpads",
  "ipadFirmAssignment",
  "additionalMicrophones",
  "microphoneTypes",
  "additionalLaptops",
  "laptopFirmAssignment",
  "needsBreakoutRooms",
  "breakoutRoomCount",
  "breakoutRoomCapacities",
  "needsAdditionalRooms",
  "additionalRoomTypes",
  "roomSetup",
  "mainRoomCapacity",
];
const SPAN: readonly DetailedField[] = [
  "consecutiveStartDate",
  "consecutiveEndDate",
  "consecutiveStartTime",
  "consecutiveDuration",
  "consecutiveEndTime",
];

export const EFFECTS: readonly Effect[] = [
  {
    code: "location_type_settled",
    when: (values) => forcedLocationType(values.proceedingType as ProceedingType | undefined) !== null,
    sets: (values) => ({ locationType: forcedLocationType(values.proceedingType as ProceedingType) ?? "" }),
    locks: ["locationType"],
  },
  {
    code: "transcripts_paid_by_booking_party",
    when: proceedingIs(...TRANSCRIPT_PROCEEDINGS),
    sets: () => ({ financialResponsibility: "100_booking_party" }),
    locks: ["financialResponsibility"],
  },
  {
    code: "transcripts_not_scheduled_in_a_room",
    when: proceedingIs(...TRANSCRIPT_PROCEEDINGS),
    clears: ["location", ...ALTERNATE_FIELDS, ...OF_OUR_ROOMS],
  },
  {
    code: "mediation_full_support",
    when: proceedingIs("mediation"),
    sets: () => ({ virtualSupport: "full_support" }),
    locks: ["virtualSupport"],
  },
  {
    code: "mediation_case_management",
    when: proceedingIs("mediation"),
    sets: () => ({ caseManagementSupport: "true" }),
    locks: ["caseManagementSupport"],
  },
  {
    code: "boardroom_at_our_venues",
    when: (values) => proceedingIs("boardroom_only")(values) && values.location === "alternate",
    clears: ["location"],
  },
  {
    code: "head_office_unless_chosen",
    when: (values) => inARoom(values) && !values.location && !proceedingIs("court_trial", ...TRANSCRIPT_PROCEEDINGS)(values),
    sets: () => ({ location: HEAD_OFFICE.id }),
  },
  { code: "boardroom_without_reporting", when: proceedingIs("boardroom_only"), clears: SECTIONS.court_reporting },
  {
    code: "court_trial_elsewhere",
    when: proceedingIs("court_trial"),
    sets: () => ({ location: "alternate" }),
    locks: ["location"],
  },
  {
    code: "court_trial_reported",
    when: proceedingIs("court_trial"),
    sets: () => ({ courtReportingRequired: "true" }),
    locks: ["courtReportingRequired"],
  },
  { code: "virtual_has_no_place", when: (values) => values.locationType === "virtual", clears: ["location"] },
  {
    code: "hybrid_has_the_unit",
    when: (values) => values.locationType === "in_person_and_virtual" && values.location !== "alternate",
    sets: () => ({ needsConferencingUnit: "true" }),
    locks: ["needsConferencingUnit"],
  },
  {
    code: "cross_examination_second_copy",
    when: (values) => proceedingIs("examination_or_related")(values) && values.examType === "cross_examination",
    sets: () => ({ secondCopy: "true" }),
    locks: ["secondCopy"],
  },
  {
    code: "sharing_second_copy",
    when: (values) =>
      Boolean(values.financialResponsibility) &&
      values.financialResponsibility !== "100_booking_party" &&
      !proceedingIs("boardroom_only")(values),
    sets: () => ({ secondCopy: "true" }),
    locks: ["secondCopy"],
  },
  {
    code: "no_transcript_not_for_arbitration",
    when: (values) => proceedingIs("arbitration")(values) && values.transcriptDelivery === "no_transcript",
    clears: ["transcriptDelivery"],
  },
  { code: "own_venue_has_no_other_address", when: (values) => values.location !== "alternate", clears: ALTERNATE_FIELDS },
  { code: "other_place_brings_its_own", when: (values) => values.location === "alternate", clears: OF_OUR_ROOMS },
  {
    code: "single_day_has_no_list",
    when: (values) => (values.bookingType ?? "single") === "single",
    sets: peopleOfOneDay,
    clears: ["bookingDates", ...SPAN],
  },
  {
    code: "consecutive_days_have_no_list",
    when: (values) => values.bookingType === "consecutive",
    clears: ["bookingDates", "bookingDate", "startTime", "duration", "endTime"],
  },
  {
    code: "listed_days_have_no_span",
    when: (values) => values.bookingType === "non-consecutive",
    clears: [...SPAN, "bookingDate", "startTime", "duration", "endTime"],
  },
  {
    code: "end_follows_duration",
    when: (values) => Boolean(values.duration) && values.duration !== "extended",
    clears: ["endTime"],
  },
  {
    code: "end_follows_duration",
    when: (values) => Boolean(values.consecutiveDuration) && values.consecutiveDuration !== "extended",
    clears: ["consecutiveEndTime"],
  },
  {
    code: "zone_of_the_venue",
    when: (values) => inARoom(values) && venueOf(values.location) !== null,
    sets: (values) => ({ timeZone: venueOf(values.location)?.zone ?? "" }),
    locks: ["timeZone"],
  },
];
