/**
 * What the rules of the detailed request may write without anybody having said it, and what they may ask for
 * (specification, sections 4 and 5; rulings). Small on purpose, and written here once more: a rule that the
 * application changes shows up as a failure of the exam, not as an exam that changed with it.
 */

import { FORCED_PLACE, type Proceeding } from "#tests/evals/vocabulary.ts";
import type { DraftField } from "./detailed-fields.ts";

/** The values of a request that rules look at, as text; null where nothing was said. */
export type Look = (field: DraftField) => string | null;

interface Rule {
  when: (value: Look) => boolean;
  writes: Readonly<Partial<Record<DraftField, string>>>;
}

const TRANSCRIPTS = ["audio_transcription", "past_proceeding_transcript_order"];
const inARoom = (value: Look) => ["in_person", "in_person_and_virtual"].includes(value("locationType") ?? "");
const proceeding = (name: string) => (value: Look) => value("proceedingType") === name;

const RULES: readonly Rule[] = [
  ...Object.entries(FORCED_PLACE).map(([name, place]) => ({ when: proceeding(name), writes: { locationType: place } })),
  { when: (value) => inARoom(value) && value("location") === null, writes: { location: "arbitration_place_toronto" } },
  { when: proceeding("court_trial"), writes: { location: "alternate", courtReportingRequired: "true" } },
  { when: proceeding("mediation"), writes: { virtualSupport: "full_support", caseManagementSupport: "true" } },
  {
    when: (value) => value("locationType") === "in_person_and_virtual" && value("location") !== "alternate",
    writes: { needsConferencingUnit: "true" },
  },
  { when: (value) => value("examType") === "cross_examination", writes: { secondCopy: "true" } },
  { when: (value) => value("financialResponsibility") !== null, writes: { secondCopy: "true" } },
  { when: (value) => value("additionalCounselList") !== null, writes: { showAdditionalCounsel: "true" } },
];

/** True when a rule may have written `value` into `field`, given what was said. The zone follows the venue; it is scored where a goal names it. */
export function byRule(field: DraftField, value: string, said: Look): boolean {
  return field === "timeZone" || RULES.some((rule) => rule.writes[field] === value && rule.when(said));
}

const CONTACT = ["contactName", "contactFirm", "contactEmail", "contactPhone"] as const;
const SIDES = ["claimantName", "claimantFirm", "respondentName", "respondentFirm"] as const;
const ORDERING = ["orderingCounselName", "orderingCounselFirm", "orderingCounselEmail", "orderingCounselPhone"] as const;

/** In addition to the contact, and the days of what has a day. */
const ASKED: Readonly<Record<Proceeding, readonly DraftField[]>> = {
  arbitration: [...SIDES, "styleOfCause", "arbitrationProceedingType"],
  mediation: [...SIDES, "styleOfCause"],
  examination_or_related: ["styleOfCause", "courtFileNumber", "examType", "witnessName"],
  court_trial: [...SIDES, "styleOfCause", "courtFileNumber", "trialType", "trialCourtLocation"],
  hearing_board: ["styleOfCause", "adjudicatingBody"],
  expert_determination: [...SIDES, "contractNumber"],
  virtual_hearing: ["styleOfCause"],
  case_conference: ["styleOfCause"],
  boardroom_only: ["meetingType", "mainRoomCapacity"],
  audio_transcription: ["mediaType", "lengthOfMedia", "languageOfAudio", "numberOfSpeakers"],
  past_proceeding_transcript_order: [...ORDERING, "typeOfProceeding", "witnessName"],
  other: [],
};
const ELSEWHERE: readonly DraftField[] = [
  "alternateLocationName",
  "alternateLocationAddress",
  "alternateLocationContactName",
  "alternateLocationContactEmail",
  "alternateLocationContactPhone",
];

/** Everything that the rules may ask a visitor with these wishes; anyone who takes the Express way is asked how to be called alone. */
export function mayBeAsked(value: Look): readonly DraftField[] {
  const type = value("proceedingType") as Proceeding;
  const place = value("locationType");
  const chosen: DraftField[] = type in FORCED_PLACE ? ["proceedingType"] : ["proceedingType", "locationType"];
  if (type === "other" || (type === "case_conference" && place === "virtual"))
    return [...chosen, "contactName", "contactEmail", "contactPhone"];
  const asked: DraftField[] = [...chosen, ...CONTACT, ...ASKED[type]];
  if (!TRANSCRIPTS.includes(type)) {
    asked.push(...daysOf(value));
    if (place !== "in_person") asked.push("platformPreference");
    if (value("location") === "alternate" && type !== "court_trial") asked.push(...ELSEWHERE);
  }
  return asked;
}

function daysOf(value: Look): DraftField[] {
  switch (value("bookingType")) {
    case "consecutive":
      return [
        "consecutiveStartDate",
        "consecutiveEndDate",
        "consecutiveStartTime",
        "consecutiveDuration",
        ...(value("consecutiveDuration") === "extended" ? (["consecutiveEndTime"] as const) : []),
      ];
    case "non-consecutive":
      return ["bookingDates"];
    default:
      return ["preferredDate", "startTime", "duration", ...(value("duration") === "extended" ? (["endTime"] as const) : [])];
  }
}
