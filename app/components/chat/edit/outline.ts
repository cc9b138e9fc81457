/** What a section of a sheet holds, as one line. */

import { isLocalDate, isWallTime } from "#app/domain/booking/schedule/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import { datesIn } from "#app/domain/talk/edit/rows.ts";
import { formatWallTime, shortDay } from "#app/i18n/dates.ts";
import type { LabelledCard, LabelledColumn, LabelledField } from "#app/i18n/detailed/edit/edit-card.ts";
import type { Entry, Lists, Values } from "./typed.ts";

/** The values with their names where they do not say themselves what they are of, and each row of a list. */
export function outlineOf(
  locale: Locale,
  fields: LabelledCard["fields"],
  rows: LabelledCard["rows"],
  values: Values,
  lists: Lists,
): string {
  const single = fields.flatMap((field) => (values[field.name] ? [worded(field, values[field.name] ?? "")] : []));
  const listed = rows.flatMap(({ name, label, columns }) => {
    const entries = (lists[name] ?? []).map((entry) => entryText(locale, columns, entry));
    const said = entries.filter(Boolean).join("; ");
    return said ? [TELLING.has(name) ? said : `${label}: ${said}`] : [];
  });
  return [...single, ...listed].join(" · ");
}

/** What an entry of a list holds, as one line. */
export function entryText(locale: Locale, columns: readonly LabelledColumn[], entry: Entry): string {
  const texts = new Map(
    columns.flatMap((column) => (entry[column.name] ? [[column.name, ofColumn(locale, column, entry[column.name] ?? "")]] : [])),
  );
  // On which days somebody attends by video belongs to that word.
  const [way, remoteOn] = [texts.get("attends"), texts.get("remoteOn")];
  if (way && remoteOn) texts.set("attends", `${way} (${remoteOn})`).delete("remoteOn");
  return [...texts.values()].join(", ");
}

/** Lists that their section's name says. */
const TELLING: ReadonlySet<string> = new Set(["days", "people", "remarks"]);
/** Kinds that read by themselves. */
const PLAIN: ReadonlySet<string> = new Set(["line", "area", "email", "phone"]);

function worded({ label, kind, options, name }: LabelledField, value: string): string {
  const text = options?.find((one) => one.value === value)?.label ?? value;
  const isTold = PLAIN.has(kind) || name === "proceedingType" || name === "locationType" || name === "location";
  return isTold ? text : `${label}: ${text}`;
}

function ofColumn(locale: Locale, { kind, options }: LabelledColumn, value: string): string {
  if (options) return options.find((one) => one.value === value)?.label ?? value;
  if (kind === "date" && isLocalDate(value)) return shortDay(locale, value, "short");
  if (kind === "dates")
    return datesIn(value)
      .map((date) => (isLocalDate(date) ? shortDay(locale, date, "short") : date))
      .join(", ");
  return kind === "time" && isWallTime(value) ? formatWallTime(locale, value) : value;
}
