/** What is wanted on some of the hearing's days alone: taken from what is said, and moved with the days. */
import { inOrder, isByDay, type OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import { daysMoved } from "#app/domain/hearing-plan/days/days-moved.ts";
import { currentPlan, type Desk, note, remark, write } from "#app/domain/talk/desk.ts";
import { entriesOf, isSettled, writeEntries } from "#app/domain/talk/plan/fields.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";
import type { OnDaysSaid } from "#app/understanding/contract.ts";

/** The days of this message's services and meals. Of days that are none of the hearing's its words are kept. */
export function takeOnSomeDays(desk: Desk) {
  follow(desk);
  const said = desk.said.onDays ?? [];
  if (said.length === 0) return;
  const hearing = currentPlan(desk).days.map(({ date }) => date);
  const read = said.map((one) => ({ one, entry: entryOf(desk, one, hearing) }));
  for (const { one, entry } of read) if (!entry) remark(desk, one.quote);
  const own = read.flatMap(({ entry }) => entry ?? []);
  const fields = new Set(own.map(({ field }) => field));
  const others = entriesOf(desk.values, "onSomeDays").filter(({ field }) => !fields.has(field));
  const isOfAll = ({ days, note: words }: OnSomeDays) => days.length === hearing.length && words === undefined;
  const entries = inOrder([...others, ...own.filter((one) => !isOfAll(one))]);
  if (own.length === 0) return;
  const quote = own.length === 1 ? (said[0]?.quote ?? "") : said.map((one) => one.quote).join(" ");
  if (entries.length === 0) write(desk, "onSomeDays", null, quote, "stated");
  else note(desk, "onSomeDays", writeEntries("onSomeDays", entries), quote, "stated");
}

/** Null of what may not differ by day, of no day of the hearing, and of what is not wanted at all. */
function entryOf(desk: Desk, { field, days, note: words, not }: OnDaysSaid, hearing: readonly string[]): OnSomeDays | null {
  const named = hearing.filter((date) => days.includes(date));
  const wanted = not ? hearing.filter((date) => !days.includes(date)) : named;
  if (!isByDay(field) || named.length === 0 || wanted.length === 0) return null;
  const held = desk.values[field];
  if (not && !(isSettled(held) && held.value !== "false")) return null;
  return { field, days: wanted, ...(words ? { note: words } : {}) };
}

/** As many days in the place of the hearing's take what belongs to them along. */
function follow(desk: Desk) {
  const { before, values } = desk;
  if (!values.onSomeDays || values.onSomeDays.value !== before.values.onSomeDays?.value) return;
  const [was, now] = [planOf(before.values, before.loose).days, currentPlan(desk).days];
  if (was.length !== now.length || was.every(({ date }, at) => date === now[at]?.date)) return;
  const there = new Map(was.map(({ date }, at) => [date, now[at]?.date]));
  const { onSomeDays } = daysMoved({ onSomeDays: values.onSomeDays.value }, (date) => there.get(date) ?? date);
  if (onSomeDays) write(desk, "onSomeDays", onSomeDays, "", "follows");
}

/** A service that is taken out takes its days along. */
export function dropDaysOf(desk: Desk) {
  const entries = entriesOf(desk.values, "onSomeDays");
  const isGone = ({ field, note: words }: OnSomeDays) => {
    const held = desk.values[field];
    return held ? held.value === "false" : !words && desk.before.values[field] !== undefined;
  };
  const left = entries.filter((one) => !isGone(one));
  if (left.length < entries.length) write(desk, "onSomeDays", left.length > 0 ? writeEntries("onSomeDays", left) : null, "", "follows");
}
