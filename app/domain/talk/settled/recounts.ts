/** Meals that are noted, with other numbers: in the words that hold them, on the days that are named. */
import type { OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import { type Desk, note } from "#app/domain/talk/desk.ts";
import { entriesOf, isSettled, writeEntries } from "#app/domain/talk/plan/fields.ts";
import type { Recount } from "#app/understanding/contract.ts";
import { daysNamed } from "./joined-days.ts";

/** Puts the new words in the place of the noted ones; what is not noted any more changes nothing. */
export function takeRecounts(desk: Desk, hearing: readonly string[]) {
  for (const one of desk.said.recounts ?? []) {
    const named = one.on ? daysNamed(one.on, hearing) : null;
    if (one.days) takeOfDays(desk, one, named ?? one.days);
    else takeOfAll(desk, one, named, hearing);
  }
}

function takeOfDays(desk: Desk, { from, into, quote }: Recount, days: readonly string[]) {
  const before = entriesOf(desk.values, "onSomeDays");
  const entries = before.flatMap((one): OnSomeDays[] => {
    const changed = one.field === "catering" && one.note === from ? one.days.filter((day) => days.includes(day)) : [];
    if (changed.length === 0) return [one];
    const others = one.days.filter((day) => !changed.includes(day));
    return [...(others.length > 0 ? [{ ...one, days: others }] : []), { ...one, days: changed, note: into }];
  });
  if (JSON.stringify(entries) !== JSON.stringify(before)) note(desk, "onSomeDays", writeEntries("onSomeDays", entries), quote, "corrected");
}

/** Meals of every day: with other numbers on some days, these have words of their own. */
function takeOfAll(desk: Desk, { from, into, quote }: Recount, days: readonly string[] | null, hearing: readonly string[]) {
  const held = desk.values.catering;
  if (!isSettled(held) || held.value !== from) return;
  const own = days?.filter((day) => hearing.includes(day)) ?? hearing;
  if (own.length >= hearing.length) return note(desk, "catering", into, quote, "corrected");
  const before = entriesOf(desk.values, "onSomeDays").filter(({ field }) => field !== "catering");
  const others = hearing.filter((day) => !own.includes(day));
  const entries: OnSomeDays[] = [...before, { field: "catering", days: [...own], note: into }, { field: "catering", days: others }];
  note(desk, "onSomeDays", writeEntries("onSomeDays", entries), quote, "corrected");
}
