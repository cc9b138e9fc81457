/** Whether what a question says of the request is so: each thing that it claims, held against what is noted. */
import type { OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { entriesOf, isListField, type TalkField, type TalkValues } from "#app/domain/talk/plan/fields.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import { entriesIn } from "#app/domain/talk/plan/slots.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";
import type { Clock, RequestAsk } from "./asks.ts";

interface Found {
  /** Those of the hearing's days that it names. */
  days: readonly LocalDate[];
  persons: readonly PersonSaid[];
  entries: readonly OnSomeDays[];
  fields: readonly TalkField[];
}

/** True or false where what is noted decides it, null where it does not, or where nothing is claimed. */
export function verdictOf({ values, plan }: { values: TalkValues; plan: Plan }, ask: RequestAsk, found: Found): boolean | null {
  if (!ask.isClaim) return null;
  const isNamed = ask.days.length + ask.weekdays.length + ask.monthDays.length > 0;
  const isThere = !isNamed || (found.days.length > 0 && ask.days.every((day) => plan.days.some(({ date }) => date === day)));
  const all: (boolean | null)[] = ask.clocks.map((clock) => isClock(plan, found.days, clock, ask.words));
  if (found.fields.length === 0 && found.persons.length === 0 && isNamed && ask.fields.length === 0) all.push(isThere);
  if (found.persons.length > 0) all.push(...found.persons.map((one) => isPersonSo(one, ask, found.days, isNamed)));
  for (const group of fieldsTogether(found.fields)) all.push(isFieldSo(values, plan, ask, { ...found, fields: group }, isNamed && isThere));
  const decided = all.filter((one) => one !== null);
  if (decided.length === 0) return null;
  const isSo = decided.every(Boolean);
  // What is not decided leaves a yes open; a no is one whatever else is so.
  if (isSo && decided.length < all.length) return null;
  return ask.denies ? !isSo : isSo;
}

/** "2 to 5" may be said of the afternoon. */
const isSameHour = (said: string, held: string | undefined): boolean => {
  if (held === undefined) return false;
  const [hour = 0, minute = 0] = said.split(":").map(Number);
  const [heldHour = 0, heldMinute = 0] = held.split(":").map(Number);
  return minute === heldMinute && (hour === heldHour || (hour < NOON && hour + NOON === heldHour));
};
const NOON = 12;
const ENDS = /(?<!\p{L})(?:ends?|finish\p{L}*|until|till?|over|finit|termine|jusqu|fini\p{L}*|acaba|hasta)(?!\p{L})/iu;

function isClock(plan: Plan, named: readonly LocalDate[], { at, from, to }: Clock, words: string): boolean | null {
  const days = plan.days.filter(({ date }) => named.length === 0 || named.includes(date));
  if (days.length === 0 && !plan.start) return null;
  const of = days.length > 0 ? days : [{ start: plan.start, end: plan.end }];
  return of.every((day) => {
    const [start, end] = [day.start ?? plan.start, day.end ?? plan.end];
    if (at !== undefined) return isSameHour(at, ENDS.test(words) ? end : start);
    return (from === undefined || isSameHour(from, start)) && (to === undefined || isSameHour(to, end));
  });
}

const VIDEO = /(?<!\p{L})(?:video|remote(?:ly)?|online|vidéo|à distance|en ligne|a distancia|en línea)(?!\p{L})/iu;
const IN_ROOM = /(?<!\p{L})(?:in person|in the room|en personne|dans la salle|sur place|en persona|presencial|en la sala)(?!\p{L})/iu;
const ONLY = /(?<!\p{L})(?:only|just|alone|seulement|uniquement|que le|solo|sólo|solamente|únicamente)(?!\p{L})/iu;

function isPersonSo(
  { days = [], attends }: PersonSaid,
  { words }: RequestAsk,
  named: readonly LocalDate[],
  isNamed: boolean,
): boolean | null {
  const all: (boolean | null)[] = [];
  if (VIDEO.test(words)) all.push(attends === undefined ? null : attends === "remote");
  if (IN_ROOM.test(words)) all.push(attends === undefined ? null : attends === "in_person");
  if (isNamed && named.length === 0) all.push(false);
  else if (isNamed) {
    const comes = days.length === 0 || named.every((day) => days.includes(day));
    all.push(comes && (!ONLY.test(words) || (days.length > 0 && days.every((day) => named.includes(day)))));
  }
  if (all.some((one) => one === false)) return false;
  return all.every((one) => one === true) ? true : null;
}

/** Interpreter and its language, breakout rooms and their number: one thing. */
function fieldsTogether(fields: readonly TalkField[]): readonly TalkField[][] {
  const interpreter = fields.filter((field) => field === "needsInterpretation" || field === "interpretationLanguage");
  const breakouts = fields.filter((field) => field === "needsBreakoutRooms" || field === "breakoutRoomCount");
  const grouped = new Set<TalkField>([...interpreter, ...breakouts]);
  const others = fields.filter((field) => !grouped.has(field)).map((field) => [field]);
  return [[...interpreter], [...breakouts], ...others].filter((group) => group.length > 0);
}

function isFieldSo(values: TalkValues, plan: Plan, ask: RequestAsk, { fields, entries, days }: Found, isNamed: boolean): boolean | null {
  const own = entries.filter((one) => fields.includes(one.field as TalkField));
  const isNo = fields.some((field) => values[field]?.value === "false");
  const isNoted =
    own.length > 0 || fields.some((field) => (isListField(field) ? entriesOf(values, field).length > 0 : Boolean(values[field]?.value)));
  if (!isNoted || isNo) return false;
  const said = ask.claims.flatMap((one) => (one.slot === "when" ? [] : entriesIn(one))).filter(({ field }) => fields.includes(field));
  const isSame = said.every(({ field, value }) => {
    const held = values[field]?.value ?? "";
    if (/^\d+$/.test(value)) return held === value;
    return value === "true" || own.length > 0 || held.toLowerCase().includes(value.toLowerCase());
  });
  if (!isSame) return false;
  if (!isNamed || days.length === 0) return said.length === 0 && /\d/.test(ask.words) ? null : true;
  const on = own.length > 0 ? own.flatMap((one) => one.days) : plan.days.map(({ date }) => date);
  return days.every((day) => on.includes(day)) && (!ONLY.test(ask.words) || on.every((day) => days.includes(day)));
}
