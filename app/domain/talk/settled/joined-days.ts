/** What was wanted on some days, or within some hours of them, together with what is said of it now. Pure. */
import {
  type ByDayField,
  hasHours,
  inOrder,
  isByDay,
  isNumberOfDay,
  isOneOfSeveral,
  type OnSomeDays,
} from "#app/domain/booking/registry/by-day.ts";
import { weekday } from "#app/domain/booking/schedule/local-date.ts";
import type { OnDaysSaid } from "#app/understanding/contract.ts";

/** Words that put these days in the place of all that were said before. */
const IN_PLACE =
  /(?<!\p{L})(?:only|just|instead|rather|seulement|uniquement|juste|plutôt|au lieu|à la place|solo|sólo|solamente|únicamente|más bien|en lugar|en vez)(?!\p{L})/iu;
/** "Only from nine to noon": of the hours, and of no days. */
const ONLY_HOURS =
  /(?<!\p{L})(?:only|just|seulement|uniquement|juste|solo|sólo|solamente|únicamente)\s(?:\p{L}+\s)?(?:from|until|till|between|de|à partir|jusqu['’]|entre|desde|hasta|a partir)(?:\s\p{L}+){0,2}\s?(?=\d|noon|midi|mediod)/iu;

/** Whether what is said takes the place of every day that the thing had. */
export const isInPlace = ({ quote, hours }: Pick<OnDaysSaid, "quote" | "hours">): boolean =>
  IN_PLACE.test(quote) && !(hours !== undefined && ONLY_HOURS.test(quote));

/** The days of the hearing, and on which of them a thing is wanted that has no list: on all, before this message and with it. */
export interface Known {
  hearing: readonly string[];
  everyDay: (field: string) => readonly string[];
  everyDayBefore: (field: string) => readonly string[];
}

/** Days by their dates, their weekdays and their places among those of the hearing. */
export function daysNamed(
  { days, weekdays, places }: { days: readonly string[]; weekdays: readonly string[]; places: readonly number[] },
  hearing: readonly string[],
): string[] {
  const named = hearing.filter((date) => weekdays.some((day) => weekday(day) === weekday(date)));
  const placed = places.flatMap((place) => hearing.at(place > 0 ? place - 1 : place) ?? []);
  return [...new Set([...days, ...named, ...placed])].sort();
}

/** What was said before with what is said now: days are added, what a day has of its own takes the place of that day's. */
export function joined(before: readonly OnSomeDays[], taken: readonly OnDaysSaid[], known: Known): OnSomeDays[] {
  const { hearing, everyDay } = known;
  // Words that say themselves which days go leave the others.
  const saysGone = (one: OnDaysSaid) => taken.some(({ field, quote, not }) => not && field === one.field && quote === one.quote);
  const areSeveral = (field: string) => before.some((one) => one.field === field && isOneOfSeveral(one));
  const inPlace = new Set(
    taken.flatMap((one) => {
      const isOfAll = one.field !== "mainRoomCapacity" && !isOneOfSeveral(one) && !(one.hours !== undefined && areSeveral(one.field));
      return !one.not && isOfAll && isInPlace(one) && !saysGone(one) ? [one.field] : [];
    }),
  );
  const added = taken.flatMap((one) => (one.not ? [] : withWhatStays(addedBy(one, hearing), one, before)));
  const once = added.flatMap((one, place) => {
    const later = added.slice(place + 1).filter(({ field }) => field === one.field && isNumberOfDay(field));
    return without(
      one,
      later.flatMap(({ days }) => days),
    );
  });
  const noted = added.filter(
    (one) => one.note !== undefined || taken.some(({ field, hours }) => field === one.field && hours !== undefined),
  );
  const kept = before
    .filter(({ field }) => !inPlace.has(field))
    .flatMap((one) =>
      without(
        one,
        noted
          .filter((other) => isInItsPlace(other, one))
          .flatMap((other) =>
            isOneOfSeveral(one) && isOneOfSeveral(other) ? one.days.filter((day) => !keepsDay(taken, one, day)) : other.days,
          ),
      ),
    );
  const off = taken.filter(({ not }) => not);
  const all = off.reduce(
    (list, one) => takenOff(list, one, everyDay(one.field)),
    [...kept, ...once, ...onOtherDays(before, taken, inPlace, known)],
  );
  return tidy(all, hearing);
}

/** The hours of one day of an interpreter leave the other days of that one. */
const keepsDay = (taken: readonly OnDaysSaid[], held: OnSomeDays, day: string): boolean =>
  taken.some((one) => one.field === held.field && one.hours !== undefined && !one.days.includes(day));

const addedBy = ({ field, days, note, hours }: OnDaysSaid, hearing: readonly string[]): OnSomeDays[] =>
  isByDay(field)
    ? [
        {
          field,
          days: hearing.filter((date) => days.includes(date)),
          ...(note ? { note } : {}),
          ...(hours && hasHours(field) ? { hours } : {}),
        },
      ]
    : [];

/** What a day has of its own stays next to what is said of it now: its hours next to its language, its language next to its hours. */
function withWhatStays(added: OnSomeDays[], said: OnDaysSaid, before: readonly OnSomeDays[]): OnSomeDays[] {
  return added.flatMap((one) =>
    one.days.flatMap((day): OnSomeDays[] => {
      const own = before.filter((held) => held.field === one.field && held.days.includes(day));
      const same = one.note === undefined ? own : own.filter((held) => isSameLanguage(held.note, one.note));
      const [first] = same;
      const notes = said.hours !== undefined && one.note === undefined && first ? same.map(({ note }) => note) : [one.note];
      const hours = said.hours === undefined ? first?.hours : one.hours;
      return notes.map((note) => ({
        field: one.field,
        days: [day],
        ...(note === undefined ? {} : { note }),
        ...(hours && hasHours(one.field) ? { hours } : {}),
      }));
    }),
  );
}

/** What is wanted every day stays so on the days of which no hours are said. */
function onOtherDays(
  before: readonly OnSomeDays[],
  taken: readonly OnDaysSaid[],
  inPlace: ReadonlySet<string>,
  { everyDayBefore }: Known,
): OnSomeDays[] {
  const own = taken.filter((one) => one.hours !== undefined && !one.not && !inPlace.has(one.field));
  return own.flatMap(({ field }): OnSomeDays[] => {
    if (!isByDay(field) || before.some((one) => one.field === field)) return [];
    const named = taken.flatMap((one) => (one.field === field ? one.days : []));
    const days = everyDayBefore(field).filter((day) => !named.includes(day));
    return days.length > 0 ? [{ field, days }] : [];
  });
}

/** What a day has of its own takes the place of that day's; of interpreters only that of the same language. */
const isInItsPlace = (now: OnSomeDays, held: OnSomeDays): boolean =>
  now.field === held.field && (!isOneOfSeveral(now) || !isOneOfSeveral(held) || isSameLanguage(now.note, held.note));
export const isSameLanguage = (one = "", other = ""): boolean => languages(one).join() === languages(other).join();
export const languages = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).sort();

/** Days on which something is not wanted, after all that is: of what is wanted on `every` day the others are left. */
function takenOff(entries: OnSomeDays[], { field, days }: OnDaysSaid, every: readonly string[]): OnSomeDays[] {
  if (entries.some((one) => one.field === field)) return entries.flatMap((one) => (one.field === field ? without(one, days) : [one]));
  return isByDay(field) ? [...entries, ...without({ field, days: every }, days)] : entries;
}

const isOwn = ({ note, hours }: OnSomeDays): boolean => note !== undefined || hours !== undefined;

/** In order; a day that has something of its own is named once, and what holds on every day is not listed. */
function tidy(entries: readonly OnSomeDays[], hearing: readonly string[]): OnSomeDays[] {
  return inOrder(entries).flatMap((one) => {
    const isEveryDay = one.days.length >= hearing.length;
    if (isOwn(one)) return isEveryDay && one.field === ("transcriptSeniorServices" satisfies ByDayField) && !one.hours ? [] : [one];
    const noted = entries.filter((other) => other.field === one.field && isOwn(other)).flatMap(({ days }) => days);
    return isEveryDay && noted.length === 0 ? [] : without(one, noted);
  });
}

function without(one: OnSomeDays, gone: readonly string[]): OnSomeDays[] {
  const days = one.days.filter((date) => !gone.includes(date));
  return days.length > 0 ? [{ ...one, days }] : [];
}
