/** A question about the request, resolved: which parts of it, which days and people, what it says of them, and what it wants to know. */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { Desk } from "#app/domain/talk/desk.ts";
import { thingOf } from "#app/domain/talk/mends/handles.ts";
import type { Thing } from "#app/domain/talk/mends/thing.ts";
import { type EntryOf, isListField, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { PLAN_FIELDS } from "#app/domain/talk/plan/plan.ts";
import { entriesIn } from "#app/domain/talk/plan/slots.ts";
import { daysOf, weekdayOf } from "#app/domain/talk/plan/spans.ts";
import type { ActSaid, PersonSaid, Statement } from "#app/understanding/contract.ts";
import { PART_FIELDS, TOGETHER } from "../part-fields.ts";

export interface Clock {
  at?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export interface RequestAsk {
  /** Parts other than the hearing's days and hours. */
  fields: readonly TalkField[];
  /** The hearing's days, and their hours, are asked for. */
  asksDays: boolean;
  asksHours: boolean;
  /** Days that it names, and weekdays without a date, 1 for Monday to 7 for Sunday. */
  days: readonly LocalDate[];
  weekdays: readonly number[];
  monthDays: readonly number[];
  /** People that it points to by a handle, and its words, which may name more. */
  people: readonly PersonSaid[];
  words: string;
  /** Entries of single days, and words for staff, that it points to by a handle. */
  entries: readonly EntryOf<"onSomeDays">[];
  remarks: readonly string[];
  claims: readonly Statement[];
  /** Hours that it names. */
  clocks: readonly Clock[];
  /** It says something of the request that is so or not; `denies`: that it no longer is. */
  isClaim: boolean;
  denies: boolean;
  /** Who comes is wanted day by day. */
  byDay: boolean;
  missing: boolean;
}

/** What one wish to see a part of the request asks. */
export function requestAsk(desk: Desk, act: ActSaid): RequestAsk {
  const { at, of = [], fields = [], things = [], checks } = act;
  const words = (desk.world.message ?? "").slice(at.start, at.end);
  const pointed = things.flatMap((handle) => thingOf(desk.before, handle) ?? []);
  const named = [...fields.filter((name) => !pointed.some(({ field }) => field === name)), ...pointed.map(({ field }) => field)];
  const own = named.filter((name): name is TalkField => !LISTED_BY_ENTRY.has(name) || !pointed.some(({ field }) => field === name));
  const entries = entriesOf(pointed, "onSomeDays") as EntryOf<"onSomeDays">[];
  const parts = of.filter((part) => part !== "days" && part !== "hours").flatMap((part) => PART_FIELDS[part]);
  const claims = act.claims ?? desk.said.statements.filter((one) => one.at.start >= at.start && one.at.end <= at.end);
  const claimed = checks === undefined ? [] : claims.flatMap((one) => fieldsClaimed(one));
  const plain = [...own, ...parts, ...claimed].filter((field) => !PLAN.has(field));
  const clocks = clocksNamed(act, claims, words);
  const isNamed = act.days !== undefined || act.weekdays !== undefined || act.monthDays !== undefined;
  const dates = pointed.flatMap(({ field, value }) => (field === "preferredDate" ? [value] : []));
  return {
    fields: withMates([...plain, ...entries.map(({ field }) => field)]),
    asksDays: of.includes("days") || own.includes("preferredDate"),
    asksHours:
      of.includes("hours") ||
      clocks.length > 0 ||
      HOUR_WORDS.test(words) ||
      own.some((field) => PLAN.has(field) && field !== "preferredDate"),
    days: [...new Set([...dates, ...(act.days ?? []), ...(isNamed ? [] : datesClaimed(claims, words))])] as LocalDate[],
    weekdays: isNamed ? (act.weekdays ?? []) : weekdaysClaimed(claims),
    monthDays: act.monthDays ?? [],
    people: entriesOf(pointed, "people") as PersonSaid[],
    words,
    entries,
    remarks: pointed.flatMap(({ field, value }) => (field === "remarks" ? [value] : [])),
    claims,
    clocks,
    isClaim: checks !== undefined || isClaim(words),
    denies: checks === "gone" || NO_LONGER.test(words),
    byDay: BY_DAY_WORDS.test(words),
    missing: act.missing === true,
  };
}

const PLAN: ReadonlySet<string> = new Set<string>(PLAN_FIELDS);
/** Lists of which a handle means one entry. */
const LISTED_BY_ENTRY: ReadonlySet<string> = new Set<TalkField>(["onSomeDays", "remarks", "people"]);

const entriesOf = (things: readonly Thing[], name: TalkField): unknown[] =>
  things.flatMap(({ field, value }) => (field === name && isListField(field) ? [JSON.parse(value)] : []));

/** Fields that hold one thing together are asked for together. */
function withMates(fields: readonly TalkField[]): TalkField[] {
  const mates = (field: TalkField) => (field === "interpretationLanguage" ? TOGETHER.needsInterpretation : TOGETHER[field]);
  return [...new Set(fields.flatMap((field) => mates(field) ?? [field]))];
}

/** As they were read; figures from one hour to another that nobody has read as such are hours next to a day. */
function clocksNamed({ clocks = [] }: ActSaid, claims: readonly Statement[], words: string): Clock[] {
  const stated = claims.flatMap((one) => (one.slot === "when" ? (one.value.value ?? []).flatMap(({ clock }) => clock ?? []) : []));
  if (stated.length + clocks.length > 0) return stated.length > 0 ? stated : [...clocks];
  const [, from, to] = HOURS.exec(words) ?? [];
  return from && to ? [{ from: wall(from), to: wall(to) }] : [];
}
const HOURS = /(?<![\d-])(\d{1,2}(?:[:h]\d{2})?)\s?(?:to|till|until|[-–]|à|a)\s?(\d{1,2}(?:[:h]\d{2})?)(?![\d-])/iu;
const wall = (hour: string): string => {
  const [hours = "0", minutes = "00"] = hour.split(/[:h]/i);
  return `${hours.padStart(2, "0")}:${minutes}`;
};
const HOUR_WORDS = /(?<!\p{L})(?:hours?|what time|heures?|horaires?|horas?|horarios?)(?!\p{L})/iu;

/** Days with a figure; of a weekday alone the reading is the next one, which is not meant. */
const datesClaimed = (claims: readonly Statement[], words: string): string[] =>
  daysClaimed(claims).flatMap(({ quote, date }) => (words.includes(quote) && isOfDate(quote, date) ? [date] : []));

const weekdaysClaimed = (claims: readonly Statement[]): number[] =>
  daysClaimed(claims).flatMap(({ quote, date }) => (isOfDate(quote, date) ? [] : [weekdayOf(date)]));

const daysClaimed = (claims: readonly Statement[]): { quote: string; date: string }[] =>
  claims.flatMap((one) =>
    one.slot === "when"
      ? (one.value.value ?? []).flatMap(({ when }) =>
          when?.kind === "days" ? when.spans.flatMap((span) => daysOf(span)).map((date) => ({ quote: one.quote, date })) : [],
        )
      : [],
  );

/** The words say the day's number, and not the weekday alone with an hour. */
const isOfDate = (words: string, date: string): boolean => new RegExp(`(?<!\\d)0?${Number(date.slice(8))}(?!\\d)`).test(words);

/** The fields that would hold what is claimed. */
function fieldsClaimed(one: Statement): readonly TalkField[] {
  if (one.slot === "when" || one.role === "mentions") return [];
  return one.slot === "person" ? ["people"] : entriesIn(one).map(({ field }) => field);
}

/** It can be answered by yes or no: it opens with no word that asks for a value, or asks where something is said. */
const isClaim = (words: string): boolean =>
  WHERE_SAID.test(words) || (!OPENS_ASKING.test(words) && !ORDERS.test(words) && /\?/.test(words));
const WHERE_SAID =
  /^[^\p{L}]*(?:(?:and|so|but|et|mais|y|pero)\s)?(?:where (?:does|is|do)|où (?:est|c['’]est|lit)|dónde (?:dice|pone|está))[^?]{4,}/iu;
const OPENS_ASKING =
  /^[^\p{L}]*(?:\p{L}+[,:]?\s){0,3}?(?:what|which|who|whom|when|where|how|qu['’](?!\S*est-ce que)|que(?=\s(?:dit|dites))|quels?|quelles?|qui|quand|où|combien|qué|cuál(?:es)?|quién(?:es)?|cuándo|dónde|cuánt[oa]s?|cómo|a qué)(?!\p{L}|['’]?est-ce que)/iu;
const ORDERS =
  /(?:read|remind|tell|show|lire|relisez|rappelez|redites|dites|montrez|léa|recuérd|díga|muéstr|repít)\p{L}*[\s-](?:it|me|us|moi|nous)?/iu;
const NO_LONGER =
  /(?<!\p{L})(?:no longer|any ?more|gone|removed|taken out|off the list|n['’]\p{L}+ plus|ne \p{L}+ plus|plus (?:de|d['’])|ya no|enlevée?|retirée?|quitad[oa])(?!\p{L})/iu;
const BY_DAY_WORDS =
  /(?<!\p{L})(?:each day|every day|per day|day by day|which days?|what days?|chaque jour|par jour|jour par jour|quels? jours?|cada día|por día|día por día|qué días?)(?!\p{L})/iu;
