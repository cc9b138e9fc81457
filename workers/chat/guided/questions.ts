/** Which fields the embedded assistant asks for together: one thing at a time, unless two are said in one breath. */
import type { DraftField, DraftPlain } from "#app/domain/booking/draft-fields.ts";
import { detailedFieldOf, detailedValuesOf } from "#app/domain/booking/draft-fields.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";

const TOGETHER: readonly (readonly DraftField[])[] = [
  ["contactName", "contactFirm"],
  ["contactEmail", "contactPhone"],
  ["claimantName", "claimantFirm"],
  ["respondentName", "respondentFirm"],
  ["orderingCounselName", "orderingCounselFirm"],
  ["orderingCounselEmail", "orderingCounselPhone"],
  ["styleOfCause", "courtFileNumber"],
  ["preferredDate", "startTime", "duration"],
  ["consecutiveStartDate", "consecutiveEndDate"],
  ["consecutiveStartTime", "consecutiveDuration"],
  ["meetingType", "mainRoomCapacity"],
  ["mediaType", "lengthOfMedia"],
  ["numberOfSpeakers", "languageOfAudio"],
  ["alternateLocationName", "alternateLocationAddress"],
  ["alternateLocationContactName", "alternateLocationContactEmail", "alternateLocationContactPhone"],
];

/** What is asked with the first of these mandatory fields. */
export function askedTogether(missing: readonly DraftField[]): DraftField[] {
  const [first] = missing;
  if (!first) return [];
  const group = TOGETHER.find((fields) => fields.includes(first));
  return group ? group.filter((field) => missing.includes(field)) : [first];
}

/** Offered once when nothing mandatory is missing: services that this combination has, and whatever else should be prepared. */
const OFFERED: readonly DraftField[] = ["courtReportingRequired", "needsInterpretation", "specialRequirements"];

/** Of those, the ones that apply here and that nothing was said about. */
export function offeredOnce(values: DraftPlain): DraftField[] {
  const { sections, locked } = evaluate(detailedValuesOf(values));
  const visible = new Set(sections.flatMap(({ fields }) => fields));
  return OFFERED.filter((field) => {
    const name = detailedFieldOf(field);
    return visible.has(name) && !locked.has(name) && values[field] === undefined;
  });
}
