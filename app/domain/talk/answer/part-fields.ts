/** The parts of a request by their fields, and who asks to see some. */
import { isDraftField } from "#app/domain/booking/draft/draft-fields.ts";
import type { Desk } from "#app/domain/talk/desk.ts";
import { isListField, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { PLAN_FIELDS } from "#app/domain/talk/plan/plan.ts";
import type { ActSaid, Part } from "#app/understanding/contract.ts";

export const PART_FIELDS: Readonly<Record<Part, readonly TalkField[]>> = {
  days: [...PLAN_FIELDS, "alternativeDays", "ruledOutDays"],
  hours: PLAN_FIELDS,
  place: ["location", "alternateLocationName"],
  format: ["locationType"],
  kind: ["proceedingType"],
  matter: ["caseDescription"],
  needs: ["specialRequirements"],
  meals: ["catering"],
  firm: ["contactFirm"],
  name: ["contactName"],
  email: ["contactEmail"],
  phone: ["contactPhone"],
  people: ["mainRoomCapacity"],
  persons: ["people"],
  second: ["alternativeDays"],
  remarks: ["remarks"],
  style: ["styleOfCause"],
  file: ["courtFileNumber"],
  ownFile: ["ownFileNumber"],
  contract: ["contractNumber"],
  breakouts: ["breakoutRoomCount", "needsBreakoutRooms"],
  claimant: ["claimantName"],
  respondent: ["respondentName"],
  claimantFirm: ["claimantFirm"],
  respondentFirm: ["respondentFirm"],
  neutral: ["arbitratorName", "mediatorName", "trialCourtJudgeName"],
  costs: ["financialResponsibility", "costsInWords"],
  zone: ["timeZone"],
  length: ["duration", "consecutiveDuration"],
  setup: ["roomSetup"],
  reach: ["contactBy", "contactWhen"],
};
/** The fields of a part as people name it. */
export const fieldsOfPart = (part: Part): readonly TalkField[] => PART_FIELDS[part];

/** Fields that hold one thing together. */
export const TOGETHER: Readonly<Partial<Record<TalkField, readonly TalkField[]>>> = {
  needsInterpretation: ["needsInterpretation", "interpretationLanguage"],
  needsBreakoutRooms: ["breakoutRoomCount", "needsBreakoutRooms"],
  breakoutRoomCount: ["breakoutRoomCount", "needsBreakoutRooms"],
  location: ["location", "alternateLocationName"],
  contactBy: ["contactBy", "contactWhen"],
  costsInWords: ["financialResponsibility", "costsInWords"],
  ownFileNumber: ["ownFileNumber", "courtFileNumber", "contractNumber"],
  startTime: PLAN_FIELDS,
};

/** The fields that a question about the request names, by its parts and by their own names. */
export function fieldsAsked({ of = [], fields = [] }: ActSaid): readonly TalkField[] {
  const named = fields.filter((name): name is TalkField => isListField(name) || name === "catering" || isDraftField(name));
  const own = named.flatMap((field) => TOGETHER[field] ?? ((PLAN_FIELDS as readonly string[]).includes(field) ? PLAN_FIELDS : [field]));
  return [...new Set([...of.flatMap((part) => PART_FIELDS[part]), ...own])];
}

/** The wishes of this message to see what is noted. */
export const wishesOf = ({ said }: Desk): readonly ActSaid[] => said.acts.filter(({ act, shows }) => act === "repeat" && shows === true);
