/** The same check as the server's, fetched when the reader first does something: zod and the telephone numbers come with it. */
import "#app/i18n/catalogues/later-texts.ts";
import { checkDetailedBooking, checkDetailedField } from "#app/domain/booking/requests/detailed.ts";
import type { DetailedField, DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { scheduleIssues } from "#app/domain/booking/schedule/schedule-issues.ts";
import type { WrongValue } from "./form-state.ts";

/** What is wrong with one value as its reader leaves it, null when nothing is. Empty is not wrong until it is sent. */
export function fieldIssue(field: DetailedField, values: DetailedValues): WrongValue | null {
  const value = values[field]?.trim();
  if (!value) return null;
  const checked = checkDetailedField(field, value);
  if (!checked.ok) return { code: checked.code };
  return scheduleIssues(values, todayIn(zoneOf(values), new Date())).find((issue) => issue.field === field) ?? null;
}

export const checkWhole = (values: DetailedValues) => checkDetailedBooking(values, new Date());
