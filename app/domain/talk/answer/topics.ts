/** What each field is asked for under. */
import { type DraftField, detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { SECTION_OF } from "#app/domain/booking/rules/sections.ts";
import type { TalkField } from "#app/domain/talk/plan/fields.ts";
import { PLAN_FIELDS } from "#app/domain/talk/plan/plan.ts";
import type { Topic } from "#app/domain/talk/state.ts";

const TOPICS: Readonly<Partial<Record<TalkField, Topic>>> = {
  proceedingType: "kind",
  locationType: "format",
  location: "city",
  contactName: "contact",
  contactFirm: "contact",
  contactEmail: "contact",
  contactPhone: "contact",
  caseDescription: "story",
  ...Object.fromEntries(PLAN_FIELDS.map((field) => [field, "date"])),
  startTime: "time",
  consecutiveStartTime: "time",
  duration: "length",
  consecutiveDuration: "length",
  endTime: "length",
  consecutiveEndTime: "length",
};
/** The topic of a field; those without one of their own are asked with their section. */
export const topicOf = (field: TalkField): Topic => TOPICS[field] ?? `section:${SECTION_OF[detailedFieldOf(field as DraftField)]}`;
