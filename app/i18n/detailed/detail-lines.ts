/** A stored detailed request as people read it: its sections with what was given in each, in plain text. */
import type { I18n } from "@lingui/core";
import { isWayInWords } from "#app/domain/booking/contact-way.ts";
import type { OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import type { AlternativeDay, Participant, Remark, RuledOut } from "#app/domain/booking/registry/entries.ts";
import { detailedNameOf, type FieldName, SECTION_IDS } from "#app/domain/booking/registry/registry.ts";
import { DETAILED_FIELDS, type DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { SECTIONS } from "#app/domain/booking/rules/sections.ts";
import type { AdditionalCounsel, BookedDay } from "#app/domain/booking/schedule/lists.ts";
import { formatDay, formatWallTime } from "../dates.ts";
import { isLanguageList, languagesText } from "../language-names.ts";
import { phoneText } from "../phone-text.ts";
import { onSomeDaysText, withDays } from "./days/some-days.ts";
import { alternativeText, participantText, ruledOutText } from "./entry-texts.ts";
import { DETAILED_FIELD_LABELS } from "./field-labels.ts";
import { optionText } from "./option-text.ts";
import { SECTION_LABELS } from "./section-labels.ts";

export interface DetailSection {
  id: string;
  title: string;
  lines: { field: string; label: string; text: string }[];
}

/**
 * Sections of `details` (the record's, see `stored-details.ts`) that hold something, without the fields named in `shown`. What was declined
 * in so many words says so: "Court reporter: No". What is wanted on some days alone says on which, or `apart` in a line of its own.
 */
export function detailSections(
  i18n: I18n,
  details: Readonly<Record<string, unknown>>,
  shown: readonly DetailedField[] = [],
  apart = false,
): DetailSection[] {
  const onSomeDays = Array.isArray(details.onSomeDays) ? (details.onSomeDays as OnSomeDays[]) : [];
  return SECTION_IDS.flatMap((id) => {
    const lines = SECTIONS[id].flatMap((field) => {
      if ((shown as readonly string[]).includes(field) || isSaidInWords(field, details)) return [];
      const isDeclined = isNo(details, field);
      const said =
        field === "onSomeDays" && !apart
          ? onSomeDays.filter(
              (one) => one.field !== "catering" && !isNo(details, one.field) && !textOf(i18n, one.field, details[one.field]),
            )
          : details[field];
      const own = isDeclined ? optionText(i18n, field, "false") : textOf(i18n, field, said);
      const text = isDeclined || apart ? own : withDays(i18n, field, own, onSomeDays);
      return text ? [{ field, label: i18n._(DETAILED_FIELD_LABELS[field]), text }] : [];
    });
    return lines.length > 0 ? [{ id, title: i18n._(SECTION_LABELS[id]), lines }] : [];
  });
}

/** Declined in so many words. */
const isNo = ({ declined }: Readonly<Record<string, unknown>>, field: DetailedField) => Array.isArray(declined) && declined.includes(field);

/** "Other" says nothing next to the visitor's own words on the costs, nor "by phone" next to those that name further ways. */
const isSaidInWords = (field: DetailedField, details: Readonly<Record<string, unknown>>): boolean =>
  (field === "financialResponsibility" && details[field] === "other" && Boolean(details.costsInWords)) ||
  (field === "contactBy" && isWayInWords(details.contactBy, details.contactWhen));

function textOf(i18n: I18n, field: DetailedField, value: unknown): string {
  if (typeof value === "boolean") return value ? optionText(i18n, field, "true") : "";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value === "" ? "" : written(i18n, field, value);
  if (!Array.isArray(value) || value.length === 0) return "";
  return entriesText(i18n, field, value).join("\n");
}

/** The entries of a list, each on a line of its own; of a choice of several, all on one. */
export function entriesText(i18n: I18n, field: DetailedField, entries: readonly unknown[]): string[] {
  const { kind } = DETAILED_FIELDS[field].is;
  switch (kind) {
    case "dates":
      return (entries as BookedDay[]).map((day) => dayText(i18n, day));
    case "counsel":
      return (entries as AdditionalCounsel[]).map(counselText);
    case "people":
      return (entries as Participant[]).map((one) => participantText(i18n, one));
    case "alternatives":
      return (entries as AlternativeDay[]).map((day) => alternativeText(i18n, day));
    case "ruledOut":
      return (entries as RuledOut[]).map((one) => ruledOutText(i18n, one));
    case "onSomeDays":
      return (entries as OnSomeDays[]).map((one) => onSomeDaysText(i18n, one));
    case "remarks":
      return (entries as Remark[]).map(({ text }) => text);
    case "fields":
      return (entries as FieldName[]).map((name) => i18n._(DETAILED_FIELD_LABELS[detailedNameOf(name)]));
    default:
      return [optionText(i18n, field, entries.join(","))];
  }
}

function written(i18n: I18n, field: DetailedField, value: string): string {
  const { kind } = DETAILED_FIELDS[field].is;
  if (kind === "date") return formatDay(i18n.locale, value);
  if (kind === "time") return formatWallTime(i18n.locale, value);
  if (kind === "phone") return phoneText(value);
  if (isLanguageList(field)) return languagesText(i18n.locale, value);
  return optionText(i18n, field, value);
}

/** One day of several, with its hours and its duration. */
export function dayText(i18n: I18n, day: BookedDay): string {
  const end = day.endTime ? ` – ${formatWallTime(i18n.locale, day.endTime)}` : "";
  return `${formatDay(i18n.locale, day.date)}, ${formatWallTime(i18n.locale, day.startTime)}${end} · ${optionText(i18n, "duration", day.duration)}`;
}

/** One further counsel on a line. */
export function counselText({ name, firm, email, phone, actsFor }: AdditionalCounsel): string {
  return [name, firm, actsFor, email, phone && phoneText(phone)].filter(Boolean).join(", ");
}
