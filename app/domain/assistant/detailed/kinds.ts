/** What is asked of a field, beside its words. */
import { DETAILED_FIELDS, type FieldKind } from "#app/domain/booking/detailed-fields.ts";
import { type DraftField, type DraftPlain, detailedFieldOf } from "#app/domain/booking/draft-fields.ts";

export function isOneOf(field: DraftField, ...kinds: readonly FieldKind["kind"][]): boolean {
  return kinds.includes(DETAILED_FIELDS[detailedFieldOf(field)].is.kind);
}

const OF_CONSECUTIVE: Readonly<Partial<Record<DraftField, readonly DraftField[]>>> = {
  preferredDate: ["consecutiveStartDate", "consecutiveEndDate"],
  startTime: ["consecutiveStartTime"],
  duration: ["consecutiveDuration"],
  endTime: ["consecutiveEndTime"],
};

/** The field that holds, for several days, what `field` holds for one: "change the date" means theirs. */
export function ofSeveralDays(field: DraftField, values: DraftPlain): readonly DraftField[] {
  if (values.bookingType === "consecutive") return OF_CONSECUTIVE[field] ?? [field];
  return values.bookingType === "non-consecutive" && OF_CONSECUTIVE[field] ? ["bookingDates"] : [field];
}
