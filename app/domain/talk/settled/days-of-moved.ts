/** What is wanted on some days goes with the days of the hearing; of days that are gone nothing is lost. */
import { isNumberOfDay, type OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import { readOnSomeDays } from "#app/domain/booking/registry/entries.ts";
import { daysMoved } from "#app/domain/hearing-plan/days/days-moved.ts";
import { currentPlan, type Desk, isByHand, note, remark, write } from "#app/domain/talk/desk.ts";
import { entriesOf, isSettled, writeEntries } from "#app/domain/talk/plan/fields.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";

/** As many days in the place of the hearing's take what belongs to them along; of days that are left out the words are kept. */
export function followDays(desk: Desk) {
  const { before, values } = desk;
  const held = values.onSomeDays;
  if (!held || held.value !== before.values.onSomeDays?.value) return;
  const was = planOf(before.values, before.loose).days.map(({ date }) => date);
  const now = currentPlan(desk).days.map(({ date }) => date);
  // Days of a document that waits for a yes are not given up yet.
  const isWaiting = desk.points.some(({ kind }) => kind === "document");
  const areOwn = entriesOf(values, "onSomeDays").every(({ days }) => days.every((date) => now.includes(date)));
  if (now.length === 0 || (was.join() === now.join() && (areOwn || isWaiting))) return;
  const there = was.length === now.length ? placesOf(was, now) : new Map<string, string>();
  const { onSomeDays = held.value } = daysMoved({ onSomeDays: held.value }, (date) => there.get(date) ?? date);
  const entries = (readOnSomeDays(onSomeDays) ?? []).flatMap((one): OnSomeDays[] => {
    const days = one.days.filter((date) => now.includes(date));
    if (days.length === 0 && !isNumberOfDay(one.field)) keepWords(desk, one);
    return days.length === 0 ? [] : [{ ...one, days }];
  });
  const left = now.length > 1 ? entries : keptOfOneDay(desk, entries, held.evidence ?? "");
  write(desk, "onSomeDays", left.length > 0 ? writeEntries("onSomeDays", left) : null, "", "follows");
}

/** Which day takes the place of which: all of them where the hearing moves as a whole, else those that come for those that go. */
function placesOf(was: readonly string[], now: readonly string[]): Map<string, string> {
  const moves = was.map((date, at) => Date.parse(now[at] ?? date) - Date.parse(date));
  if (moves.every((move) => move === moves[0])) return new Map(was.map((date, at) => [date, now[at] ?? date]));
  const fresh = now.filter((date) => !was.includes(date));
  return new Map(was.filter((date) => !now.includes(date)).map((date, at) => [date, fresh[at] ?? date]));
}

/** The words of an entry whose days have all left the hearing, for staff. */
function keepWords(desk: Desk, { days, note: words }: OnSomeDays): void {
  remark(desk, words ? `${days.join(", ")}: ${words}` : (desk.values.onSomeDays?.evidence ?? ""));
}

/** Of one day nothing is apart but the hours of a service: what it has of its own is said with the meals and with how many come. Gives what is still listed. */
export function keptOfOneDay(desk: Desk, entries: readonly OnSomeDays[], quote: string): OnSomeDays[] {
  for (const { field, note: words, hours } of entries) {
    if (!words || hours) continue;
    const held = desk.values.catering;
    const said = isSettled(held) && held.value !== "false" ? held.value : "";
    if (isNumberOfDay(field)) takePeople(desk, words, quote);
    else if (field !== "catering") remark(desk, words);
    else if (!said.includes(words)) note(desk, "catering", [said, words].filter(Boolean).join("; "), quote, "stated");
  }
  return entries.filter(({ hours }) => hours !== undefined);
}

/** Another number of this message counts; one that was typed stays, and the words of the day's are kept. */
function takePeople(desk: Desk, people: string, quote: string): void {
  if (desk.values.mainRoomCapacity?.value === people) return;
  const isSaid = desk.changes.some(({ field, reason }) => field === "mainRoomCapacity" && reason !== "follows");
  if (isByHand(desk, "mainRoomCapacity")) remark(desk, quote);
  else if (!isSaid) note(desk, "mainRoomCapacity", people, quote, "stated");
}
