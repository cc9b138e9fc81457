/** Reads the answer to a question about the request out of it: what was asked and nothing else, each thing as it is noted. */

import type { DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import type { OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import { type LocalDate, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { rosterOf } from "#app/domain/talk/people/fields.ts";
import { entriesOf, isListField, missingIn, type TalkField, type TalkValues, writeEntries } from "#app/domain/talk/plan/fields.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import { GROWING } from "#app/domain/talk/plan/slots.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import type { ReadOut } from "./answered-with.ts";
import type { RequestAsk } from "./asks.ts";
import { verdictOf } from "./verdict.ts";

export interface Request {
  values: TalkValues;
  plan: Plan;
  form: DraftForm;
}

const NOTHING: ReadOut = {
  verdict: null,
  plan: null,
  people: [],
  persons: [],
  fields: [],
  values: {},
  remarks: [],
  open: [],
  missing: null,
};
const SUNDAY = 7;

/** The answer to one question. */
export function readOut(request: Request, ask: RequestAsk): ReadOut {
  const { values, plan, form } = request;
  if (ask.missing) return { ...NOTHING, missing: missingIn(values, form) };
  const days = plan.days.filter(({ date }) => isNamedDay(ask, date));
  const persons = personsAsked(values, ask);
  const fields = ask.fields.filter((field) => field !== "people" && field !== "onSomeDays" && field !== "remarks");
  const isOfPeople = ask.fields.includes("people") && persons.length === 0;
  const isOfDaysAlone = fields.length + persons.length === 0 && !isOfPeople;
  const isWholeDay = isOfDaysAlone && days.length > 0 && !ask.asksHours && !ask.isClaim && ask.claims.every(({ slot }) => slot === "when");
  const entries = entriesAsked(
    values,
    ask,
    days.map(({ date }) => date),
    isWholeDay,
  );
  const isNoted = (field: TalkField) => isHeld(values, field) || entries.some((one) => one.field === field);
  const kept = narrowed(values, fields, entries, ask);
  const asksPlan = ask.asksHours || (isOfDaysAlone && (ask.asksDays || days.length > 0));
  const groups = groupsOf(fields);
  const people =
    isOfPeople || isWholeDay
      ? peopleByDay(
          values,
          plan,
          days.map(({ date }) => date),
          ask,
        )
      : [];
  const named = days.length > 0 && !isDayMissing(ask, plan) ? eachWithHours(plan, days) : plan;
  const verdict = verdictOf(request, ask, { days: days.map(({ date }) => date), persons, entries, fields });
  return {
    verdict,
    plan: asksPlan && plan.days.length > 0 ? named : null,
    people,
    persons,
    fields: isWholeDay ? ["onSomeDays"] : [...fields.filter(isNoted), ...(entries.length > 0 ? (["onSomeDays"] as const) : [])],
    values: kept,
    remarks: ask.remarks.length === 0 && ask.fields.includes("remarks") ? notesOf(values, ask) : ask.remarks,
    open: [
      ...groups.filter((group) => !group.some(isNoted)).flatMap(([first]) => first ?? []),
      ...(asksPlan && plan.days.length === 0 ? (["preferredDate"] as const) : []),
      ...(isOfPeople && people.length === 0 ? (["people"] as const) : []),
    ],
    missing: null,
  };
}

/** Some of the days, each with its hours. */
const eachWithHours = ({ start, end }: Plan, days: Plan["days"]): Plan => ({
  days: days.map((day) => ({ ...(start ? { start } : {}), ...(end ? { end } : {}), ...day })),
});

const isNamedDay = ({ days, weekdays, monthDays }: RequestAsk, date: LocalDate): boolean =>
  days.includes(date) || weekdays.includes(weekday(date) || SUNDAY) || monthDays.includes(Number(date.slice(8)));

/** A day that is named and is none of the hearing's: all of its days are the answer. */
const isDayMissing = ({ days }: RequestAsk, plan: Plan): boolean => days.some((day) => plan.days.every(({ date }) => date !== day));

const isHeld = (values: TalkValues, field: TalkField): boolean =>
  isListField(field) ? entriesOf(values, field).length > 0 : Boolean(values[field]?.value);

/** Fields of one thing are open together. */
function groupsOf(fields: readonly TalkField[]): TalkField[][] {
  const groups: TalkField[][] = [];
  for (const field of fields) {
    const mate = groups.find((group) => group.some((one) => MATES.some((mates) => mates.includes(one) && mates.includes(field))));
    if (mate) mate.push(field);
    else groups.push([field]);
  }
  return groups;
}
const MATES: readonly (readonly TalkField[])[] = [
  ["needsInterpretation", "interpretationLanguage"],
  ["breakoutRoomCount", "needsBreakoutRooms"],
  ["location", "alternateLocationName"],
  ["contactBy", "contactWhen"],
  ["financialResponsibility", "costsInWords"],
  ["ownFileNumber", "courtFileNumber", "contractNumber"],
  ["arbitratorName", "mediatorName", "trialCourtJudgeName"],
];

/** What holds on some days alone, of what was asked for: of a claim all of it, which shows what is so. */
function entriesAsked(values: TalkValues, ask: RequestAsk, days: readonly string[], isWholeDay: boolean): readonly OnSomeDays[] {
  const all = entriesOf(values, "onSomeDays");
  const own = all.filter((one) => isWholeDay || ask.fields.includes(one.field));
  const meant =
    ask.entries.length > 0
      ? own.filter((one) =>
          ask.entries.some((other) => other.field === one.field && (other.note === one.note || other.days.join() === one.days.join())),
        )
      : own;
  if (days.length === 0 || ask.isClaim) return meant;
  const onDays = meant.filter((one) => one.days.some((day) => days.includes(day)));
  return isWholeDay
    ? onDays.map((one) => ({ ...one, days: one.days.filter((day) => days.includes(day)) }))
    : onDays.length > 0
      ? onDays
      : meant;
}

/** Of the request the parts that were asked for, and of a long text the lines that the question speaks of. */
function narrowed(values: TalkValues, fields: readonly TalkField[], entries: readonly OnSomeDays[], { words }: RequestAsk): TalkValues {
  const own = Object.entries(values).flatMap(([name, held]) => {
    const field = name as TalkField;
    if (!held || !fields.includes(field)) return [];
    return [[field, GROWING.includes(field) ? { ...held, value: linesAbout(held.value, words) } : held] as const];
  });
  const kept: TalkValues = Object.fromEntries(own);
  return entries.length > 0 ? { ...kept, onSomeDays: { value: writeEntries("onSomeDays", entries), origin: "assistant" } } : kept;
}

function linesAbout(text: string, words: string): string {
  const about = linesSharing(text.split("\n"), words);
  return about.length > 0 ? about.join("\n") : text;
}
function linesSharing(lines: readonly string[], words: string): string[] {
  const keys = new Set(tellingWords(words).map(({ key }) => key));
  return lines.filter((line) => tellingWords(line).some(({ key }) => keys.has(key)));
}

/** The notes that the question speaks of, or all of them. */
function notesOf(values: TalkValues, { words }: RequestAsk): string[] {
  const all = entriesOf(values, "remarks").map(({ text }) => text);
  const about = linesSharing(all, words);
  return about.length > 0 ? about : all;
}

/** Everybody of the request: those in fields of their own, and the list. */
const everybody = (values: TalkValues): readonly PersonSaid[] => rosterOf(values).map(({ field: _field, ...person }) => person);

/** Those whom the question names, by a handle or by a word of their name. */
function personsAsked(values: TalkValues, { people, words }: RequestAsk): readonly PersonSaid[] {
  const said = new Set(words.match(/[\p{L}\p{M}'’-]+/gu) ?? []);
  const isNamed = ({ name = "" }: PersonSaid) =>
    name.split(/\s+/u).some((word) => word.length > 2 && /^\p{Lu}/u.test(word) && said.has(word));
  const isPointed = (one: PersonSaid) =>
    people.some((other) => other.name === one.name && other.part === one.part && other.count === one.count);
  return everybody(values).filter((one) => isNamed(one) || isPointed(one));
}

const PARTS: readonly (readonly [RegExp, PersonSaid["part"]])[] = [
  [/witness|témoin|testigo/iu, "witness"],
  [/expert|perit/iu, "expert"],
  [/counsel|lawyer|avocat|abogad/iu, "counsel"],
  [/arbit(?:rator|re|ro)|mediator|médiat(?:eur|rice)|mediador|tribunal/iu, "neutral"],
];

/** Who comes, days with the same people together. */
function peopleByDay(values: TalkValues, plan: Plan, named: readonly LocalDate[], { words, byDay }: RequestAsk): ReadOut["people"] {
  const part = PARTS.find(([word]) => word.test(words))?.[1];
  const all = everybody(values);
  const own = all.filter((one) => one.part === part);
  const people = own.length > 0 ? own : all;
  if (people.length === 0) return [];
  const days = named.length > 0 ? named : plan.days.map(({ date }) => date);
  const differ = people.some(({ days: on = [], remoteOn = [] }) => on.length + remoteOn.length > 0);
  if (days.length === 0 || (named.length === 0 && !byDay && !differ)) return [{ days: [], people }];
  const groups: { days: LocalDate[]; people: PersonSaid[] }[] = [];
  for (const day of days) {
    const there = people.flatMap((one) => onDay(one, day) ?? []);
    const same = groups.find((group) => JSON.stringify(group.people) === JSON.stringify(there));
    if (same) same.days.push(day);
    else groups.push({ days: [day], people: there });
  }
  return groups;
}

/** Somebody as they come on a day; null where they do not. */
function onDay(person: PersonSaid, day: LocalDate): PersonSaid | null {
  const { days = [], remoteOn = [], ...rest } = person;
  if (days.length > 0 && !days.includes(day)) return null;
  const { attends, ...others } = rest;
  const way = remoteOn.length > 0 && !remoteOn.includes(day) ? "in_person" : attends;
  return { ...others, ...(way ? { attends: way } : {}) };
}
