/** An answer as people read it: what is promised for later follows, and what is stored in its place is not shown. */
import type { I18n } from "@lingui/core";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { isPromised, type PromisedField } from "#app/domain/booking/requests/stand-ins.ts";
import { LOCATION_TYPE_LABELS, PROCEEDING_LABELS } from "./booking-labels.ts";
import { DETAILED_FIELD_LABELS } from "./detailed/field-labels.ts";

/** `text`, or that the answer follows. `toFollow` is the field of that name, of a draft or of a booking's details. */
export function unlessPromised(
  i18n: I18n,
  toFollow: unknown,
  field: PromisedField,
  value: string | null | undefined,
  text: string,
): string {
  return isPromised(toFollow, field, value) ? i18n._(DETAILED_FIELD_LABELS.toFollow) : text;
}

type Answered = Pick<BookingRecord, "proceedingType" | "locationType" | "details">;

/** The kind of proceeding of a booking. */
export const proceedingText = (i18n: I18n, { proceedingType, details }: Answered): string =>
  unlessPromised(i18n, details?.toFollow, "proceedingType", proceedingType, i18n._(PROCEEDING_LABELS[proceedingType]));

/** How a booking is held. */
export const formatText = (i18n: I18n, { locationType, details }: Answered): string =>
  unlessPromised(i18n, details?.toFollow, "locationType", locationType, i18n._(LOCATION_TYPE_LABELS[locationType]));
