/** Words of reports. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isLocale } from "#app/domain/locale.ts";
import type { RangeFault, ReportOffice } from "#app/domain/report/report.ts";
import { venueOf } from "#app/domain/venue/venues.ts";

const TAGS: Readonly<Record<string, string>> = { en: "en-CA", fr: "fr-CA", es: "es-MX" };
const DAY = 86_400_000;

export const RANGE_FAULT_TEXTS: Readonly<Record<RangeFault, MessageDescriptor>> = {
  date_invalid: msg`Choose two days that exist. The report below is of the last twelve months.`,
  range_reversed: msg`The first day comes after the last. The report below is of the last twelve months.`,
  range_too_long: msg`A report covers ten years at most. The report below is of the last twelve months.`,
};

const OTHER_OFFICES: Readonly<Record<Exclude<ReportOffice, `arbitration_place_${string}`>, MessageDescriptor>> = {
  virtual: msg`Virtual`,
  elsewhere: msg`Client’s own location`,
  open: msg`No place yet`,
};

export function officeText(i18n: I18n, office: ReportOffice): string {
  const venue = venueOf(office);
  if (venue) return venue.city[isLocale(i18n.locale) ? i18n.locale : "en"];
  return i18n._(OTHER_OFFICES[office as keyof typeof OTHER_OFFICES]);
}

/** `2026-11` → "November 2026". */
export function monthText(locale: string, month: string): string {
  const text = new Intl.DateTimeFormat(TAGS[locale] ?? "en-CA", { year: "numeric", month: "long", timeZone: "UTC" });
  return text.format(new Date(`${month}-01T00:00:00Z`));
}

/** Spans of a report are days, on screen and in its file: figures of one unit can be compared. */
export const daysOfSpan = (milliseconds: number): number => Math.round((milliseconds / DAY) * 100) / 100;

/** "3.2 days", "0.04 days". */
export function durationText(locale: string, milliseconds: number): string {
  const format = { style: "unit", unit: "day", unitDisplay: "long", maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(TAGS[locale] ?? "en-CA", format).format(daysOfSpan(milliseconds));
}
