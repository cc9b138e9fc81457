/** A detailed request as it is read through before it is sent: its sections, each line with the field that it comes from. */
import type { I18n } from "@lingui/core";
import { SECTION_IDS, type SectionId } from "#app/domain/booking/registry/registry.ts";
import { type DetailedField, type DetailedValues, isDetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { detailsToRead, firstDay } from "#app/domain/booking/requests/stored-details.ts";
import { zoneLabel } from "../dates.ts";
import { detailSections } from "./detail-lines.ts";

export interface ReviewSection {
  id: SectionId;
  title: string;
  lines: readonly { field: DetailedField; label: string; text: string }[];
}

/** Said with the hour that it belongs to. */
const NOT_ALONE: readonly DetailedField[] = ["timeZone", "showAdditionalCounsel"];

export function reviewSections(i18n: I18n, values: DetailedValues): ReviewSection[] {
  const date = firstDay(values).date;
  const zone = zoneLabel(i18n.locale, zoneOf(values), date, values.locationType === "virtual" ? null : values.location);
  return detailSections(i18n, detailsToRead(values), NOT_ALONE).map(({ id, title, lines }) => ({
    id: SECTION_IDS.find((one) => one === id) ?? "proceeding",
    title,
    lines: lines.flatMap(({ field, label, text }) => {
      if (!isDetailedField(field)) return [];
      // An hour is never read without its zone (rulings, "Time").
      const zoned = /Time$/.test(field) ? `${text} ${zone}` : text;
      return [{ field, label, text: field === "bookingDates" ? `${text}\n${zone}` : zoned }];
    }),
  }));
}
