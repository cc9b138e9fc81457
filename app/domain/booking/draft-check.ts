/** Checks one value of a draft, by the limits of what the draft is to become. */
import type { MessageCode } from "../message-codes.ts";
import { checkDetailedField } from "./detailed.ts";
import { type DraftField, type DraftForm, type DraftPlain, detailedFieldOf } from "./draft-fields.ts";
import { checkFastField } from "./fast.ts";
import { isFastField } from "./fast-values.ts";
import { readDays } from "./lists.ts";

/** Gives the clean value, or the message code of what is wrong with it. */
export function checkDraftField(
  form: DraftForm,
  name: DraftField,
  value: string,
): { ok: true; value: string } | { ok: false; code: MessageCode } {
  if (form === "fast" && isFastField(name)) return checkFastField(name, value) as ReturnType<typeof checkDetailedField>;
  return checkDetailedField(detailedFieldOf(name), value);
}

/** The values that are fit for a booking: a half-typed e-mail in the draft still counts as missing. */
export function validValues(values: DraftPlain, form: DraftForm): DraftPlain {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => checkDraftField(form, name as DraftField, value).ok));
}

/** True when a clean value names a day before `today` at the venue. */
export function namesPastDay(name: DraftField, value: string, today: string): boolean {
  if (name === "bookingDates") return (readDays(value) ?? []).some(({ date }) => date < today);
  return DAYS.includes(name) && value < today;
}
const DAYS: readonly DraftField[] = ["preferredDate", "consecutiveStartDate", "consecutiveEndDate"];
