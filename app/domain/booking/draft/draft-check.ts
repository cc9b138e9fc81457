/** Checks one value of a draft, by the limits of what the draft is to become. */

import { readAlternatives } from "#app/domain/booking/registry/entries.ts";
import { isRoleWord } from "#app/domain/booking/registry/role-words.ts";
import { checkDetailedField } from "#app/domain/booking/requests/detailed.ts";
import { checkFastField } from "#app/domain/booking/requests/fast.ts";
import { isFastField } from "#app/domain/booking/requests/fast-values.ts";
import { dayFault } from "#app/domain/booking/schedule/bookable-days.ts";
import { readDays } from "#app/domain/booking/schedule/lists.ts";
import type { MessageCode } from "#app/domain/message-codes.ts";
import { type DraftField, type DraftForm, type DraftPlain, detailedFieldOf } from "./draft-fields.ts";

/** Gives the clean value, or the message code of what is wrong with it. */
export function checkDraftField(
  form: DraftForm,
  name: DraftField,
  value: string,
): { ok: true; value: string } | { ok: false; code: MessageCode } {
  const checked = form === "fast" && isFastField(name) ? checkFastField(name, value) : checkDetailedField(detailedFieldOf(name), value);
  const refused = checked.ok && isRoleWord(checked.value) ? NAMES.get(name) : undefined;
  return refused ? { ok: false, code: refused } : checked;
}

/** The fields that name somebody: "mediator" and "our lawyer" name nobody. */
const NAMES: ReadonlyMap<DraftField, MessageCode> = new Map([
  ...(
    [
      "contactName",
      "claimantName",
      "respondentName",
      "witnessName",
      "arbitratorName",
      "mediatorName",
      "trialCourtJudgeName",
      "additionalCounselName",
    ] as const
  ).map((name) => [name, "person_name_only"] as const),
  ...(["contactFirm", "claimantFirm", "respondentFirm"] as const).map((name) => [name, "firm_name_only"] as const),
]);

/** The values that are fit for a booking: a half-typed e-mail in the draft still counts as missing. */
export function validValues(values: DraftPlain, form: DraftForm): DraftPlain {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => checkDraftField(form, name as DraftField, value).ok));
}

/** What is wrong with the first day of a clean value that cannot be asked for; `today` at the venue. Null when all can. */
export function faultOfDays(name: DraftField, value: string, today: string): ReturnType<typeof dayFault> {
  const faults = daysIn(name, value).map((date) => dayFault(date, today));
  return faults.find((fault) => fault !== null) ?? null;
}

function daysIn(name: DraftField, value: string): string[] {
  if (name === "bookingDates") return (readDays(value) ?? []).map(({ date }) => date);
  if (name === "alternativeDays") return (readAlternatives(value) ?? []).map(({ date }) => date);
  return DAYS.includes(name) ? [value] : [];
}
const DAYS: readonly DraftField[] = ["preferredDate", "consecutiveStartDate", "consecutiveEndDate"];
