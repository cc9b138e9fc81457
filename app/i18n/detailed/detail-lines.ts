/** A stored detailed request as people read it: its sections with what was given in each, in plain text. */
import type { I18n } from "@lingui/core";
import type { DetailedField } from "#app/domain/booking/detailed-fields.ts";
import type { AdditionalCounsel, BookedDay } from "#app/domain/booking/lists.ts";
import { SECTION_IDS, SECTIONS } from "#app/domain/booking/rules/sections.ts";
import { formatDay, formatWallTime } from "../dates.ts";
import { DETAILED_FIELD_LABELS } from "./field-labels.ts";
import { optionText } from "./option-text.ts";
import { SECTION_LABELS } from "./section-labels.ts";

export interface DetailSection {
  id: string;
  title: string;
  lines: { field: string; label: string; text: string }[];
}

/** Sections of `details` (the record's, see `stored-details.ts`) that hold something, without the fields named in `shown`. */
export function detailSections(
  i18n: I18n,
  details: Readonly<Record<string, unknown>>,
  shown: readonly DetailedField[] = [],
): DetailSection[] {
  return SECTION_IDS.flatMap((id) => {
    const lines = SECTIONS[id].flatMap((field) => {
      if ((shown as readonly string[]).includes(field)) return [];
      const text = textOf(i18n, field, details[field]);
      return text ? [{ field, label: i18n._(DETAILED_FIELD_LABELS[field]), text }] : [];
    });
    return lines.length > 0 ? [{ id, title: i18n._(SECTION_LABELS[id]), lines }] : [];
  });
}

function textOf(i18n: I18n, field: DetailedField, value: unknown): string {
  if (typeof value === "boolean") return value ? optionText(i18n, field, "true") : "";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value === "" ? "" : written(i18n, field, value);
  if (!Array.isArray(value) || value.length === 0) return "";
  if (field === "bookingDates") return (value as BookedDay[]).map((day) => dayText(i18n, day)).join("\n");
  if (field === "additionalCounselList") return (value as AdditionalCounsel[]).map(counselText).join("\n");
  return optionText(i18n, field, (value as string[]).join(","));
}

function written(i18n: I18n, field: DetailedField, value: string): string {
  if (/Date$/.test(field)) return formatDay(i18n.locale, value);
  if (/Time$/.test(field)) return formatWallTime(i18n.locale, value);
  return optionText(i18n, field, value);
}

/** One day of several, with its hours and its duration. */
export function dayText(i18n: I18n, day: BookedDay): string {
  const end = day.endTime ? ` – ${formatWallTime(i18n.locale, day.endTime)}` : "";
  return `${formatDay(i18n.locale, day.date)}, ${formatWallTime(i18n.locale, day.startTime)}${end} · ${optionText(i18n, "duration", day.duration)}`;
}

/** One further counsel on a line. */
export function counselText({ name, firm, email, phone, actsFor }: AdditionalCounsel): string {
  return [name, firm, actsFor, email, phone].filter(Boolean).join(", ");
}
