/** What a model wants changed of the plan, as claims: sloppy in form, exact in meaning. */
import { type DraftField, isDraftField } from "#app/domain/booking/draft/draft-fields.ts";
import type { Claim, ClaimedWhen, DayHoursClaim, EditClaim } from "#app/understanding/claims/claims.ts";
import type { HeldThing, Locale, PersonSaid, Role } from "#app/understanding/contract.ts";
import { isDescribed } from "#app/understanding/people/described.ts";
import { fold } from "#app/understanding/text/fold.ts";
import { saidOf } from "./claims-of-people.ts";
import { claimOf } from "./claims-of-values.ts";
import { textAt } from "./entries.ts";

/** What an answer is read by: today at the venue, the page's language, what is noted. */
export interface AnswerContext {
  today: string;
  locale: Locale;
  held: readonly HeldThing[];
  /** Words that may say which answer a question has. */
  answers?: readonly string[];
}

export interface Value {
  field: DraftField;
  value: string;
  quote: string;
  role: Role;
  /** The days that it holds on, where those are not all. */
  on: string;
  /** Of a service, within which hours of them. */
  hours?: string;
  /** A day besides those of the plan. */
  more?: boolean;
  /** A day that is kept in reserve. */
  reserve?: boolean;
}

const DOES: Readonly<Record<string, EditClaim["does"]>> = {
  replace: "replace",
  change: "replace",
  update: "replace",
  set: "replace",
  correct: "replace",
  move: "replace",
  remove: "remove",
  delete: "remove",
  drop: "remove",
  clear: "remove",
  keep: "keep",
  confirm: "keep",
};
const DATES = /\d{4}-\d\d-\d\d/g;
const HOURS = /(?<!\d)([01]?\d|2[0-3]):([0-5]\d)/g;
const ONLY_END = /^\s*(?:\d{4}-\d\d-\d\d\s*)?(?:[-–—]|until|to|till|jusqu|hasta)/i;
/** Nothing is left of the thing. */
const NOTHING = /^(?:0|none|no|false|null|-)$/i;

/** It gives a value, and takes nothing out. */
export const isReplacing = (entry: unknown): boolean =>
  (DOES[textAt(entry, "does").toLowerCase()] ?? "replace") === "replace" && !NOTHING.test(textAt(entry, "value"));

/** An entry of edits; none without a handle that is noted. */
export function editOf(entry: unknown, around: AnswerContext): EditClaim[] {
  const thing = around.held.find(({ handle }) => handle === textAt(entry, "handle"));
  const does = DOES[textAt(entry, "does").toLowerCase()] ?? (textAt(entry, "value") ? "replace" : null);
  return thing && does ? [editTo(thing, does, textAt(entry, "value"), textAt(entry, "quote"), around)] : [];
}

function editTo(thing: HeldThing, does: EditClaim["does"], value: string, quote: string, around: AnswerContext): EditClaim {
  const isNone = does === "replace" && NOTHING.test(value) && thing.kind !== "text";
  const by = does === "replace" && !isNone && value ? claimFor(thing, value, quote, around) : null;
  return { handle: thing.handle, does: isNone ? "remove" : does, quote, by: by ? [by] : [] };
}

function claimFor({ kind, field, person }: HeldThing, value: string, quote: string, { today, locale }: AnswerContext): Claim | null {
  if (kind === "day" || kind === "hour") return { slot: "when", value: whenOf(value), quote, role: "states" };
  if (field === "remarks") return { slot: "remark", value: { text: value }, quote, role: "states" };
  if (person) return { slot: "person", value: { part: person.part, name: value }, quote, role: "states" };
  // Of what is noted of a meal the new whole is the model's, and read again like any text.
  if (field === "catering") return { slot: "service", value: { kind: "catering", detail: value }, quote, role: "states" };
  return isDraftField(field) ? claimOf({ field, value, quote, role: "states" }, today, locale) : null;
}

/** `2027-03-12`, `09:30-13:00`, `-13:00`, or a day with its hours. */
function whenOf(value: string): ClaimedWhen {
  const days = value.match(DATES) ?? [];
  const hours = hoursIn(value);
  const [first] = hours;
  return { days, hours, ...(hours.length === 1 && first ? (ONLY_END.test(value) ? { to: first } : { from: first }) : {}) };
}

const hoursIn = (value: string): string[] =>
  [...value.matchAll(HOURS)].map(([, hour = "", minute = ""]) => `${hour.padStart(2, "0")}:${minute}`);

/** A field that names a party, or a group, is no entry of the visitor's own: who they are besides ("i'm hard of hearing") is one of the people. */
export const isTheirEntry = ({ field, person }: HeldThing, entry: unknown): boolean =>
  person !== undefined && ((field === "people" && (person.count ?? 1) === 1) || textAt(entry, "self").toLowerCase() !== "true");

/** Somebody in the plan, with what the message says of them now. */
export function personEdit(entry: unknown, { held }: AnswerContext): EditClaim[] {
  const pointed = held.find(({ handle }) => handle === textAt(entry, "handle"));
  const said = saidOf(entry);
  const thing = pointed && (namedInstead(pointed, said.name, held) ?? pointed);
  if (!thing?.person || !isTheirEntry(thing, entry)) return [];
  // On which days they are elsewhere is said now, or not at all: what is noted of it follows the way in which they attend.
  const { remoteOn: _remoteOn, ...noted } = thing.person;
  const value = { ...noted, ...said, ...whatTheyAre(thing.person, said) };
  const quote = textAt(entry, "quote");
  return [{ handle: thing.handle, does: "replace", quote, by: [{ slot: "person", value, quote, role: "states" }] }];
}

/** Who was noted by what they are keeps it next to the name that they have now. */
const whatTheyAre = (held: PersonSaid, said: Partial<PersonSaid>): Partial<PersonSaid> =>
  said.name && held.name && !said.title && !held.title && isDescribed(held.name) ? { title: held.name } : {};

/** A handle is miscounted sooner than a name: the one other person in the plan who has the very name is meant. */
function namedInstead({ person }: HeldThing, name: string | undefined, held: readonly HeldThing[]): HeldThing | undefined {
  if (!name || isNamedSo(person?.name, name)) return undefined;
  const [only, ...others] = held.filter(({ field, person: other }) => field === "people" && isNamedSo(other?.name, name));
  return others.length === 0 ? only : undefined;
}
const isNamedSo = (held: string | undefined, name: string): boolean => held !== undefined && fold(held) === fold(name);

/** A value that corrects what is noted of its field is an edit, wherever the model has put it. */
export function correctionOf({ field, value, quote, role, on }: Value, around: AnswerContext): EditClaim[] {
  const thing = role === "corrects" && !on ? around.held.find((one) => one.handle === field) : undefined;
  return thing ? [editTo(thing, "replace", value, quote, around)] : [];
}

const ENDS: Readonly<Partial<Record<string, "start" | "end">>> = { startTime: "start", endTime: "end" };

/** The dates of a list of days. */
export const daysIn = (text: string): string[] => [...new Set(text.match(DATES) ?? [])].sort();

/** True of what holds on some days only. */
export const hasDays = ({ on }: Pick<Value, "on">): boolean => (on.match(DATES)?.length ?? 0) > 0;
/** True of hours of some days. */
export const isOnDays = ({ field, on }: Value): boolean => ENDS[field] !== undefined && hasDays({ on });

export function dayHoursOf(told: Value): DayHoursClaim | null {
  if (!isOnDays(told)) return null;
  const [first, last] = hoursIn(told.value);
  const end = ENDS[told.field];
  if (!first) return null;
  const days = told.on.match(DATES) ?? [];
  return { days, quote: told.quote, ...(last ? { start: first, end: last } : end === "end" ? { end: first } : { start: first }) };
}

/** The first and the last hour of the same days, in one sentence or in two, are one claim. */
export function joinedHours(claims: readonly DayHoursClaim[]): DayHoursClaim[] {
  const all: DayHoursClaim[] = [];
  for (const claim of claims) {
    const same = all.findIndex(
      ({ days, quote, start, end }) =>
        days.join() === claim.days.join() && quote === claim.quote && !(start && claim.start) && !(end && claim.end),
    );
    if (same < 0) all.push(claim);
    else all[same] = { ...all[same], ...claim };
  }
  return all;
}
