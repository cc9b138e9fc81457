/** What is wanted on some of the hearing's days alone: taken from what is said. How it goes with other days: `days-of-moved.ts`. */
import {
  type ByDayField,
  inOrder,
  isByDay,
  isNumberOfDay,
  isOneOfSeveral,
  MOST_PEOPLE,
  type OnSomeDays,
} from "#app/domain/booking/registry/by-day.ts";
import { currentPlan, type Desk, note, type Reason, remark, say, write } from "#app/domain/talk/desk.ts";
import { drop } from "#app/domain/talk/mends/things.ts";
import { entriesOf, isSettled, writeEntries } from "#app/domain/talk/plan/fields.ts";
import type { OnDaysSaid, Statement } from "#app/understanding/contract.ts";
import { followDays, keptOfOneDay } from "./days-of-moved.ts";
import { daysNamed, isInPlace, isSameLanguage, joined, languages } from "./joined-days.ts";
import { takeRecounts } from "./recounts.ts";
import { saysEveryDay } from "./some.ts";

/** The days of this message's services and meals. Of days that are none of the hearing's its words are kept. */
export function takeOnSomeDays(desk: Desk) {
  followDays(desk);
  giveWayToEveryDay(desk);
  const hearing = daysOfHearing(desk);
  takeRecounts(desk, hearing);
  if (!desk.said.onDays?.length) return;
  const before = entriesOf(desk.values, "onSomeDays");
  const said = desk.said.onDays.map((one) => onItsDays(one, hearing, before));
  const whole = said.filter((one) => isTaken(desk, one, hearing, before, said));
  const taken = whole.filter((one) => !isHalfOfMove(one, said, whole));
  for (const one of said) if (!taken.includes(one)) keepWords(desk, one, before);
  if (taken.length === 0) return;
  const quote = taken.length === 1 ? (taken[0]?.quote ?? "") : said.map((one) => one.quote).join(" ");
  const everyDay = (field: string) => (isWanted(desk, field) && !before.some((one) => one.field === field) ? hearing : []);
  const everyDayBefore = (field: string) => (isSettled(heldBefore(desk, field)) ? hearing : []);
  const together = joined(before, taken, { hearing, everyDay, everyDayBefore });
  const all = withOtherInterpreter(desk, withOtherDays(desk, together, taken, hearing), hearing);
  const entries = hearing.length > 1 ? all : keptOfOneDay(desk, all, quote);
  const isOver = (field: string) => taken.some((one) => one.not && one.field === field) || all.some((one) => one.field === field);
  const everyDayNow = hearing.length > 1 ? before.flatMap(({ field }) => (isOver(field) || !isWanted(desk, field) ? [] : [field])) : [];
  writeOnSomeDays(desk, entries, quote, "stated", everyDayNow);
  for (const { field, not, quote: words } of taken)
    if (not && isByDay(field) && !all.some((one) => one.field === field)) dropWhole(desk, field, words);
}

/** What is named by weekdays, or by its place, is of those days of the hearing; hours without a day are of the days that the thing has. */
function onItsDays(
  { weekdays = [], places = [], ...one }: OnDaysSaid,
  hearing: readonly string[],
  before: readonly OnSomeDays[],
): OnDaysSaid {
  const days = daysNamed({ days: one.days, weekdays, places }, hearing);
  if (days.length > 0 || weekdays.length + places.length > 0 || one.hours === undefined) return { ...one, days };
  const own = before.filter(({ field, note }) => field === one.field && (!one.note || isSameLanguage(note, one.note)));
  return { ...one, days: own.length > 0 ? own.flatMap((held) => held.days) : hearing };
}

const heldBefore = ({ before }: Desk, field: string) => {
  const held = isByDay(field) ? before.values[field] : undefined;
  return held?.value === "false" ? undefined : held;
};

/** "Move it from Friday to Monday": where Monday cannot have it, Friday keeps it. */
const isHalfOfMove = (gone: OnDaysSaid, all: readonly OnDaysSaid[], taken: readonly OnDaysSaid[]): boolean =>
  gone.not === true && all.some((one) => !one.not && one.field === gone.field && one.quote === gone.quote && !taken.includes(one));

/** Takes out one entry, as it is noted. False where it is not noted any more. */
export function dropOnSomeDays(desk: Desk, entry: string, quote: string): boolean {
  const before = entriesOf(desk.values, "onSomeDays");
  const gone = before.find((one) => JSON.stringify(one) === entry);
  if (!gone) return false;
  const left = before.filter((one) => one !== gone);
  writeOnSomeDays(desk, left, quote, "corrected");
  if (!left.some(({ field }) => field === gone.field)) dropWhole(desk, gone.field, quote);
  return true;
}

/** `everyDay`: what is wanted on all days now, of which nothing is taken out. */
function writeOnSomeDays(desk: Desk, entries: readonly OnSomeDays[], quote: string, reason: Reason, everyDay: readonly ByDayField[] = []) {
  if (entries.length > 0) return note(desk, "onSomeDays", writeEntries("onSomeDays", entries), quote, reason);
  const said = new Set(desk.lines.flatMap((line) => (line.line === "field" ? [line.field] : [])));
  for (const field of new Set(everyDay))
    if (!said.has(field)) desk.lines.push({ line: "field", field, value: desk.values[field]?.value ?? "" });
  if (desk.values.onSomeDays && everyDay.length === 0) say(desk, { kind: "cleared", fields: ["onSomeDays"] });
  write(desk, "onSomeDays", null, quote, reason);
}

/** What no day is left of is not wanted at all; the hearing has its number of people without those of single days. */
function dropWhole(desk: Desk, field: ByDayField, quote: string) {
  const held = desk.values[field];
  if (held && isWanted(desk, field) && !isNumberOfDay(field)) drop(desk, { field, value: held.value }, quote);
}

const isWanted = ({ values }: Desk, field: string): boolean => {
  const held = isByDay(field) ? values[field] : undefined;
  return isSettled(held) && held.value !== "false";
};

/** "Every day we are 6 now": what single days had as their number is over. */
function giveWayToEveryDay(desk: Desk) {
  const entries = entriesOf(desk.values, "onSomeDays");
  const left = entries.filter(({ field }) => !isNumberOfDay(field));
  if (left.length === entries.length || !desk.said.statements.some((one) => isOfEveryDay(desk, one))) return;
  write(desk, "onSomeDays", left.length > 0 ? writeEntries("onSomeDays", left) : null, "", "follows");
}

/** The number of people that is noted now, in a clause that says it of every day. */
const isOfEveryDay = (desk: Desk, statement: Statement): boolean =>
  statement.slot === "headcount" && desk.values.mainRoomCapacity?.value === String(statement.value.most) && saysEveryDay(desk, statement);

/** What has no place in the plan is kept in its words: of one of several rooms next to the rooms, whatever else is noted of these words. */
function keepWords(desk: Desk, said: OnDaysSaid, before: readonly OnSomeDays[]) {
  const words = said.quote.trim();
  const whole = desk.remarks.find(({ text }) => text.includes(words))?.text ?? words;
  remark(desk, whole);
  if (isOfSome(desk, said, before)) desk.subjects[whole] = { parts: ["rooms"], ...desk.subjects[whole], kept: true };
}

/** The hearing's days, with those of a document that wait for a yes. */
function daysOfHearing(desk: Desk): string[] {
  const proposed = desk.points.flatMap(({ kind, days = [] }) => (kind === "document" ? days : []));
  return [...new Set([...currentPlan(desk).days.map(({ date }) => date), ...proposed])].sort();
}

/** Not of what may not differ by day, of no day of the hearing, of one of several rooms, of what is not wanted at all, and of more people than any room is for. */
function isTaken(
  desk: Desk,
  said: OnDaysSaid,
  hearing: readonly string[],
  before: readonly OnSomeDays[],
  others: readonly OnDaysSaid[],
): boolean {
  const { field, days, not } = said;
  const named = hearing.filter((date) => days.includes(date));
  if (!isByDay(field) || named.length === 0 || isOfSome(desk, said, before)) return false;
  if (isNumberOfDay(field) && Number(said.note) > MOST_PEOPLE) return false;
  return (
    !not || isWanted(desk, field) || before.some((one) => one.field === field) || others.some((one) => one.field === field && !one.not)
  );
}

/**
 * All rooms have the same days: what is said of some of them would change those of the others, and so would a room of a day that comes on
 * top of those of every day, however many they are. Days that come to theirs take none of them away.
 */
function isOfSome(desk: Desk, { field, some, not, quote }: OnDaysSaid, before: readonly OnSomeDays[]): boolean {
  const { breakoutRoomCount: count } = desk.values;
  if (some === undefined || !isSettled(count)) return false;
  if (not || isInPlace({ quote })) return Number(count.value) > some;
  return isSettled(desk.before.values.needsBreakoutRooms) && before.every((one) => one.field !== field);
}

/**
 * "Spanish–English both days, and Quechua on Saturday only": who interprets between the languages that are noted is one of several now, and comes
 * every day, as long as no day is said.
 */
function withOtherInterpreter(desk: Desk, entries: readonly OnSomeDays[], hearing: readonly string[]): readonly OnSomeDays[] {
  const own = entries.filter((one) => one.field === "needsInterpretation" && isOneOfSeveral(one));
  const held = desk.values.interpretationLanguage;
  if (own.length === 0 || !isSettled(held) || held.value === "") return entries;
  const named = own.flatMap(({ note: words = "" }) => languages(words));
  if (languages(held.value).every((one) => named.includes(one)) || own.some((one) => isSameLanguage(one.note, held.value))) return entries;
  const others = entries.filter((one) => one.field !== "needsInterpretation" || isOneOfSeveral(one));
  return inOrder([...others, { field: "needsInterpretation", days: hearing, note: held.value }]);
}

/** "Lunch for 12 every day; on Tuesday for 11": the days that have nothing of their own have what is wanted every day. */
function withOtherDays(
  desk: Desk,
  entries: readonly OnSomeDays[],
  taken: readonly OnDaysSaid[],
  hearing: readonly string[],
): readonly OnSomeDays[] {
  const held = desk.values.catering;
  const own = entries.filter(({ field }) => field === "catering");
  const hadDays = entriesOf(desk.values, "onSomeDays").some(({ field }) => field === "catering");
  if (!isSettled(held) || held.value === "false" || hadDays || own.length === 0 || own.some((one) => !one.note)) return entries;
  if (taken.some(({ field, quote, not }) => field === "catering" && (not || isInPlace({ quote })))) return entries;
  const days = hearing.filter((date) => !own.some((one) => one.days.includes(date)));
  return days.length > 0 ? inOrder([...entries, { field: "catering", days }]) : entries;
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
