/** On which of the hearing's days somebody comes: worked out from what was said, and asked again when those days are other ones. */
import { currentPlan, type Desk, raise } from "#app/domain/talk/desk.ts";
import { entriesOf, type TalkValues, writeEntries } from "#app/domain/talk/plan/fields.ts";
import { daysOf as daysOfSpan, weekdayOf } from "#app/domain/talk/plan/spans.ts";
import type { Option, Point } from "#app/domain/talk/state.ts";
import type { PersonMention, PersonSaid, Statement } from "#app/understanding/contract.ts";
import { rosterOf, writeRoster } from "./fields.ts";
import { type Entry, personIn } from "./identity.ts";

type On = NonNullable<PersonMention["on"]>;

const datesOf = (desk: Desk): string[] => currentPlan(desk).days.map(({ date }) => date);

/** The days of a mention: `[]` for every day, null where the hearing has none that could be meant. */
export function daysMeant(desk: Desk, on: On): readonly string[] | null {
  const hearing = datesOf(desk);
  const own = daysNamed(on, hearing);
  const isWhole = own.length > 0 && own.length === hearing.length;
  return isWhole ? [] : own.length > 0 ? own : null;
}

/** The days on which somebody is elsewhere; none where nothing says which. */
export function remoteDaysMeant(desk: Desk, { days, not }: NonNullable<PersonMention["afarOn"]>): readonly string[] {
  const hearing = datesOf(desk);
  const named = [...new Set(days.flatMap((on) => daysNamed(on, hearing)))].sort();
  return not ? hearing.filter((day) => named.length > 0 && !named.includes(day)) : named;
}

const daysNamed = (on: On, hearing: readonly string[]): readonly string[] =>
  "nth" in on ? [on.nth < 0 ? hearing.at(-1) : hearing[on.nth - 1]].flatMap((day) => day ?? []) : daysRead(on.reading, hearing);

/** Dates as they were said, and weekdays as they are among the hearing's days; before those are known, dates alone. */
function daysRead(
  { value, weekdaysOnly, quote }: Extract<On, { reading: unknown }>["reading"],
  hearing: readonly string[],
): readonly string[] {
  const [fact] = value ?? [];
  const dates = fact?.when?.kind === "days" ? fact.when.spans.flatMap((span) => daysOfSpan(span)) : [];
  const weekdays = fact?.among ?? fact?.when?.weekdays ?? (weekdaysOnly ? dates.map(weekdayOf) : []);
  if (weekdays.length > 0) return hearing.filter((day) => weekdays.includes(weekdayOf(day)));
  if (hearing.length === 0) return dates;
  const own = dates.filter((day) => hearing.includes(day));
  // "On the 9th", said before any month: the hearing's own 9th.
  return own.length > 0 || !isOfNoMonth(quote) ? own : hearing.filter((day) => dates.some((date) => date.slice(8) === day.slice(8)));
}

/** "The 9th and 10th", « le 9 », «el 9». */
const isOfNoMonth = (quote: string): boolean =>
  !/\d\s?[/.-]\s?\d|\d{4}/u.test(quote) && (quote.match(/\p{L}{3,}/gu) ?? []).every((word) => LINKS.test(word));
const LINKS = /^(?:the|and|les|los|day|jour|d[ií]a)$/iu;

/** Said before the hearing has a day, and not of somebody alone: the hearing's own ("two witnesses testify on March 9"). */
export function hearingDays(desk: Desk, statement: Extract<Statement, { slot: "person" }>): Statement | null {
  const { on } = statement.value;
  if (!on || "nth" in on || on.only || on.reading.weekdaysOnly || datesOf(desk).length > 0) return null;
  return { ...statement, slot: "when", value: on.reading };
}

/** Who was to come, or to be by video, on days that are the hearing's no longer does so on no known day: that is asked. */
export function askDaysAgain(desk: Desk) {
  const hearing = datesOf(desk);
  giveDaysBack(desk, hearing);
  const roster = rosterOf(desk.values);
  const isGone = (day: string) => hearing.length > 0 && !hearing.includes(day);
  const stale = roster.filter(({ days = [], remoteOn = [] }) => [...days, ...remoteOn].some(isGone));
  if (stale.length === 0) return;
  const quote = desk.values.people?.evidence ?? "";
  const now = roster.map((one): Entry => {
    const left = { ...one };
    for (const key of ["days", "remoteOn"] as const) {
      const own = one[key]?.filter((day) => !isGone(day)) ?? [];
      if (own.length > 0) left[key] = own;
      else delete left[key];
    }
    return left;
  });
  writeRoster(desk, now, quote, "follows");
  for (const one of stale) {
    const kept = now[roster.indexOf(one)];
    const lost = kept && (["days", "remoteOn"] as const).find((key) => one[key] && !kept[key]);
    if (kept && lost) raise(desk, daysPoint({ was: personIn(one), person: personIn(kept), lost }, hearing, quote));
  }
}

/** The hearing has moved once more: those who wait for the answer have their own days again, or are asked about those that it has now. */
function giveDaysBack(desk: Desk, hearing: readonly string[]) {
  const old = desk.points.filter(({ kind, days = [] }) => kind === "person_days" && days.join() !== hearing.join());
  if (old.length === 0) return;
  desk.points = desk.points.filter((point) => !old.includes(point));
  const waiting = old.flatMap(({ person }) => (person ? [person] : []));
  const bare = ({ days: _days, remoteOn: _remoteOn, ...person }: PersonSaid) => JSON.stringify(person);
  const now = rosterOf(desk.values).map((one): Entry => {
    const { days, remoteOn } = waiting.find((other) => bare(other) === bare(personIn(one))) ?? {};
    return { ...one, ...(days ? { days } : {}), ...(remoteOn ? { remoteOn } : {}) };
  });
  writeRoster(desk, now, desk.values.people?.evidence ?? "", "follows");
}

const MOST_DAYS = 4;
interface LostDays {
  was: PersonSaid;
  person: PersonSaid;
  lost: "days" | "remoteOn";
}

/** "The hearing's days have changed: on which of them does Dr. Xu come?" */
function daysPoint({ was, person, lost }: LostDays, hearing: readonly string[], quote: string): Point {
  const take = (days: readonly string[]): Option["deed"] => ({
    do: "days",
    person,
    days,
    ...(lost === "remoteOn" ? { remote: true } : {}),
  });
  return {
    id: `person_days:${JSON.stringify(was)}:${hearing.join()}`,
    kind: "person_days",
    quote,
    field: "people",
    person: was,
    days: hearing,
    options: [
      ...hearing.slice(0, MOST_DAYS).map((day, at): Option => ({ id: `day_${at}`, label: { days: [day] }, deed: take([day]) })),
      { id: "whole_hearing", label: { word: "whole_hearing" }, deed: take([]) },
    ],
    no: "whole_hearing",
  };
}

/** The same people for another hearing: its days are other ones. */
export function withoutDays(values: TalkValues): TalkValues {
  const people = entriesOf(values, "people").map(({ days: _days, remoteOn: _remoteOn, ...person }) => person);
  return values.people ? { ...values, people: { ...values.people, value: writeEntries("people", people) } } : values;
}
