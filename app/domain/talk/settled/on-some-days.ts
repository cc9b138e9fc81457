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
import { saysEveryDay } from "./some.ts";

/** The days of this message's services and meals. Of days that are none of the hearing's its words are kept. */
export function takeOnSomeDays(desk: Desk) {
  followDays(desk);
  giveWayToEveryDay(desk);
  const said = desk.said.onDays ?? [];
  if (said.length === 0) return;
  const hearing = daysOfHearing(desk);
  const before = entriesOf(desk.values, "onSomeDays");
  const whole = said.filter((one) => isTaken(desk, one, hearing, before, said));
  const taken = whole.filter((one) => !isHalfOfMove(one, said, whole));
  for (const one of said) if (!taken.includes(one)) keepWords(desk, one, before);
  if (taken.length === 0) return;
  const quote = taken.length === 1 ? (taken[0]?.quote ?? "") : said.map((one) => one.quote).join(" ");
  const everyDay = (field: string) => (isWanted(desk, field) && !before.some((one) => one.field === field) ? hearing : []);
  const all = withOtherInterpreter(desk, withOtherDays(desk, joined(before, taken, hearing, everyDay), taken, hearing), hearing);
  const entries = hearing.length > 1 ? all : keptOfOneDay(desk, all, quote);
  const isOver = (field: string) => taken.some((one) => one.not && one.field === field) || all.some((one) => one.field === field);
  const everyDayNow = hearing.length > 1 ? before.flatMap(({ field }) => (isOver(field) || !isWanted(desk, field) ? [] : [field])) : [];
  writeOnSomeDays(desk, entries, quote, "stated", everyDayNow);
  for (const { field, not, quote: words } of taken)
    if (not && isByDay(field) && !all.some((one) => one.field === field)) dropWhole(desk, field, words);
}

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
  if (not || IN_PLACE.test(quote)) return Number(count.value) > some;
  return isSettled(desk.before.values.needsBreakoutRooms) && before.every((one) => one.field !== field);
}

/** Words that put these days in the place of all that were said before. */
const IN_PLACE =
  /(?<!\p{L})(?:only|just|instead|rather|seulement|uniquement|juste|plutôt|au lieu|à la place|solo|sólo|solamente|únicamente|más bien|en lugar|en vez)(?!\p{L})/iu;

/** What was said before with what is said now: days are added, what a day has of its own takes the place of that day's. */
function joined(
  before: readonly OnSomeDays[],
  taken: readonly OnDaysSaid[],
  hearing: readonly string[],
  everyDay: (field: string) => readonly string[],
): OnSomeDays[] {
  // Words that say themselves which days go leave the others.
  const saysGone = (one: OnDaysSaid) => taken.some(({ field, quote, not }) => not && field === one.field && quote === one.quote);
  const inPlace = new Set(
    taken.flatMap((one) => {
      const isOfAll = one.field !== "mainRoomCapacity" && !isOneOfSeveral(one);
      return !one.not && isOfAll && IN_PLACE.test(one.quote) && !saysGone(one) ? [one.field] : [];
    }),
  );
  const added = taken.flatMap(({ field, days, note: words, not }): OnSomeDays[] =>
    not || !isByDay(field) ? [] : [{ field, days: hearing.filter((date) => days.includes(date)), ...(words ? { note: words } : {}) }],
  );
  const once = added.flatMap((one, place) => {
    const later = added.slice(place + 1).filter(({ field }) => field === one.field && isNumberOfDay(field));
    return without(
      one,
      later.flatMap(({ days }) => days),
    );
  });
  const noted = added.filter((one) => one.note !== undefined);
  const kept = before
    .filter(({ field }) => !inPlace.has(field))
    .flatMap((one) =>
      without(
        one,
        noted
          .filter((other) => isInItsPlace(other, one))
          .flatMap((other) => (isOneOfSeveral(one) && isOneOfSeveral(other) ? one.days : other.days)),
      ),
    );
  const off = taken.filter(({ not }) => not);
  return tidy(
    off.reduce((list, one) => takenOff(list, one, everyDay(one.field)), [...kept, ...once]),
    hearing,
  );
}

/** What a day has of its own takes the place of that day's; of interpreters only that of the same language. */
const isInItsPlace = (now: OnSomeDays, held: OnSomeDays): boolean =>
  now.field === held.field && (!isOneOfSeveral(now) || !isOneOfSeveral(held) || isSameLanguage(now.note, held.note));
const isSameLanguage = (one = "", other = ""): boolean => languages(one).join() === languages(other).join();
const languages = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).sort();

/**
 * "Spanish–English both days, and Quechua on Saturday only": who interprets between the languages that are noted is one of several now, and comes
 * every day, as long as no day is said.
 */
function withOtherInterpreter(desk: Desk, entries: readonly OnSomeDays[], hearing: readonly string[]): readonly OnSomeDays[] {
  const own = entries.filter(isOneOfSeveral);
  const held = desk.values.interpretationLanguage;
  if (own.length === 0 || !isSettled(held) || held.value === "") return entries;
  const named = own.flatMap(({ note: words = "" }) => languages(words));
  if (languages(held.value).every((one) => named.includes(one)) || own.some((one) => isSameLanguage(one.note, held.value))) return entries;
  const others = entries.filter((one) => one.field !== "needsInterpretation" || isOneOfSeveral(one));
  return inOrder([...others, { field: "needsInterpretation", days: hearing, note: held.value }]);
}

/** Days on which something is not wanted, after all that is: of what is wanted on `every` day the others are left. */
function takenOff(entries: OnSomeDays[], { field, days }: OnDaysSaid, every: readonly string[]): OnSomeDays[] {
  if (entries.some((one) => one.field === field)) return entries.flatMap((one) => (one.field === field ? without(one, days) : [one]));
  return isByDay(field) ? [...entries, ...without({ field, days: every }, days)] : entries;
}

/** In order; a day that has something of its own is named once, and what holds on every day is not listed. */
function tidy(entries: readonly OnSomeDays[], hearing: readonly string[]): OnSomeDays[] {
  return inOrder(entries).flatMap((one) => {
    if (one.note !== undefined) return [one];
    const noted = entries.filter(({ field, note: words }) => field === one.field && words !== undefined).flatMap(({ days }) => days);
    return one.days.length >= hearing.length && noted.length === 0 ? [] : without(one, noted);
  });
}

function without(one: OnSomeDays, gone: readonly string[]): OnSomeDays[] {
  const days = one.days.filter((date) => !gone.includes(date));
  return days.length > 0 ? [{ ...one, days }] : [];
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
  if (taken.some(({ field, quote, not }) => field === "catering" && (not || IN_PLACE.test(quote)))) return entries;
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
