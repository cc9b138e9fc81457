/** Everything that is noted, one thing at a time, as a correction or an order may mean it: what it is, what takes it out, what puts another in its place. */

import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { currentPlan, type Desk, dropped, droppedValue, note, remark, say, write, writePlan } from "#app/domain/talk/desk.ts";
import { removePerson, replacePerson } from "#app/domain/talk/people/take.ts";
import { dropEntries } from "#app/domain/talk/plan/entries.ts";
import {
  cleanValue,
  entriesOf,
  isListField,
  isSettled,
  type ListField,
  type TalkField,
  type TalkValues,
} from "#app/domain/talk/plan/fields.ts";
import { PLAN_FIELDS } from "#app/domain/talk/plan/plan.ts";
import { rolesIn, writeRoles } from "#app/domain/talk/plan/role-facts.ts";
import { exchanged, givenRole } from "#app/domain/talk/plan/roles.ts";
import { leaveOut } from "#app/domain/talk/plan/taken-back.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";
import { isPlanned, personWith, plannedIn, replaceInPlan } from "./replaced.ts";
import type { Thing } from "./thing.ts";

export type ThingKind = "count" | "person" | "firm" | "place" | "text" | "day" | "hour" | "flag" | "other";

const KINDS: Readonly<Partial<Record<TalkField, ThingKind>>> = {
  mainRoomCapacity: "count",
  breakoutRoomCount: "count",
  people: "person",
  location: "place",
  alternateLocationName: "place",
  caseDescription: "text",
  specialRequirements: "text",
  catering: "text",
  costsInWords: "text",
  preferredDate: "day",
  alternativeDays: "day",
  startTime: "hour",
};
/** What values of one field may be taken for. */
export function kindOf({ field, value }: Thing): ThingKind {
  if (value === "true" || value === "false") return "flag";
  return KINDS[field] ?? (field.endsWith("Firm") ? "firm" : field.endsWith("Name") ? "person" : "other");
}

/** What goes with a field when it is taken out. */
const WITH: Readonly<Partial<Record<TalkField, readonly TalkField[]>>> = {
  breakoutRoomCount: ["needsBreakoutRooms"],
  needsBreakoutRooms: ["breakoutRoomCount"],
  needsInterpretation: ["interpretationLanguage", "interpretationType"],
  interpretationLanguage: ["needsInterpretation", "interpretationType"],
  location: ["alternateLocationName"],
};
/** Said by the field that it opens, or kept for staff: no thing of its own. */
const HIDDEN: ReadonlySet<string> = new Set([
  ...PLAN_FIELDS,
  "toFollow",
  "remarks",
  "ruledOutDays",
  "onSomeDays",
  "needsBreakoutRooms",
  "needsInterpretation",
]);
const OPENED: Readonly<Partial<Record<TalkField, TalkField>>> = {
  needsBreakoutRooms: "breakoutRoomCount",
  needsInterpretation: "interpretationLanguage",
};

/** All things that the visitor has settled. */
export function thingsIn({ values, loose }: Pick<Desk, "values" | "loose">): Thing[] {
  const { days, start, end } = currentPlan({ values, loose } as Desk);
  const isShown = (name: string) => !HIDDEN.has(name) || (OPENED[name as TalkField] && !values[OPENED[name as TalkField] as TalkField]);
  const fields = Object.entries(values).flatMap(([name, held]): Thing[] => {
    if (!isSettled(held) || !isShown(name)) return [];
    return isListField(name) ? entriesIn(values, name) : [{ field: name as TalkField, value: held.value }];
  });
  const hours = start ? [{ field: "startTime" as const, value: end ? `${start}–${end}` : start }] : [];
  return [...fields, ...days.map(({ date }): Thing => ({ field: "preferredDate", value: date })), ...hours];
}

const entriesIn = (values: TalkValues, field: ListField): Thing[] =>
  entriesOf(values, field).map((entry) => ({ field, value: typeof entry === "string" ? entry : JSON.stringify(entry) }));

export const isSameThing = (one: Thing, other: Thing): boolean => one.field === other.field && one.value === other.value;

/** The person of a thing: an entry of the list, or whom a field names. */
export function personOf({ field, value }: Thing): PersonSaid | null {
  if (field === "people") return JSON.parse(value) as PersonSaid;
  return field.endsWith("Name") && field !== "contactName" && field !== "alternateLocationName" ? { name: value, part: "other" } : null;
}

/** Takes one thing out, and nothing else. */
export function drop(desk: Desk, thing: Thing, quote: string) {
  const { field, value } = thing;
  const person = personOf(thing);
  if (person) return removePerson(desk, person, quote);
  if (field === "preferredDate") return takeDayOut(desk, value, quote);
  if (field === "startTime") {
    const { start: _start, end: _end, ...plan } = currentPlan(desk);
    return writePlan(desk, plan, quote, "corrected");
  }
  if (field === "alternativeDays") return dropEntry(desk, thing, quote);
  for (const one of [field, ...(WITH[field] ?? [])]) {
    const held = desk.values[one];
    if (!held) continue;
    write(desk, one, kindOf({ field: one, value: held.value }) === "flag" ? "false" : null, quote, "corrected");
  }
  desk.lines = desk.lines.filter((line) => line.line !== "field" || line.field !== field);
  const gone = [dropped(field), ...(isDenied(value, quote) ? [droppedValue(field, value)] : [])];
  desk.told = [...desk.told.filter((key) => !gone.includes(key)), ...gone];
  say(desk, { kind: "cleared", fields: [field] });
}

/** A day of the hearing; "altogether", it is one on which there can be none. */
function takeDayOut(desk: Desk, day: LocalDate, quote: string) {
  leaveOut(desk, (date) => date === day, quote);
  if (!ALTOGETHER.test(quote)) return;
  writeRoles(desk, givenRole(rolesIn(desk), { does: "put", role: "out", days: [{ date: day }] }), quote, "corrected");
}
const ALTOGETHER =
  /(?<!\p{L})(?:altogether|entirely|completely|for good|at all|complètement|entièrement|tout à fait|por completo|del todo|definitivamente)(?!\p{L})/iu;

/** "TG-4471 is not our contract number": the value itself is something else. Taken out only, it may be said again. */
const isDenied = (value: string, quote: string): boolean => quote.includes(value) && DENIES.test(quote.replace(value, " "));
const DENIES = /(?<!\p{L})(?:not|isn['’]t|n['’]est pas|ce n['’]est|no es)(?!\p{L})/iu;

function dropEntry(desk: Desk, { value }: Thing, quote: string) {
  const { date } = JSON.parse(value) as { date: string };
  desk.values = dropEntries(desk.values, "alternativeDays", (one) => JSON.stringify(one) === value);
  desk.changes.push({ field: "alternativeDays", value: desk.values.alternativeDays?.value ?? null, evidence: quote, reason: "corrected" });
  say(desk, { kind: "cleared", fields: [], days: [date] });
}

/** Another day, or several, in the place of one that was a second choice: with its hours, unless the value has others. */
function replaceAlternative(desk: Desk, { value: held }: Thing, value: string, quote: string) {
  const { dates, start, end } = plannedIn(value);
  const { date } = JSON.parse(held) as { date: string };
  const roles = exchanged(rolesIn(desk), "second", [date], dates);
  const own = { ...(start ? { startTime: start } : {}), ...(end ? { endTime: end } : {}) };
  const second = roles.second.map((day) =>
    dates.includes(day.date) && start ? { date: day.date, ...(day.reserve ? { reserve: day.reserve } : {}), ...own } : day,
  );
  writeRoles(desk, { ...roles, second }, quote, "corrected");
}

/** The value as the thing would hold it; null where it takes none. */
export function valueFor(desk: Desk, { field, value: held }: Thing, value: string): string | null {
  if (field === "people") return withSaid(JSON.parse(held) as PersonSaid, value);
  if (field === "preferredDate" || field === "startTime") return isPlanned(value) ? value : null;
  if (field === "alternativeDays") return isPlanned(value) && /^\d{4}/.test(value) ? value : null;
  if (isListField(field) || (PLAN_FIELDS as readonly TalkField[]).includes(field)) return null;
  return cleanValue(desk.form, field, value);
}

/** Another name, or as JSON what is said of the person now. */
function withSaid(person: PersonSaid, value: string): string {
  if (value.startsWith("{")) {
    const { count, ...now } = personWith(person, JSON.parse(value) as Partial<PersonSaid>);
    return JSON.stringify(now.name && count === 1 ? now : { ...now, ...(count === undefined ? {} : { count }) });
  }
  return JSON.stringify(person.name ? { ...person, name: value } : { ...person, firm: value });
}

/** Puts another value in the place of one thing, and of nothing else. */
export function replace(desk: Desk, thing: Thing, value: string, quote: string) {
  const { field } = thing;
  const clean = valueFor(desk, thing, value);
  if (clean === null) return remark(desk, quote, "not_used");
  if (field === "preferredDate" || field === "startTime") return replaceInPlan(desk, thing, clean, quote);
  if (field === "alternativeDays") return replaceAlternative(desk, thing, clean, quote);
  if (field !== "people") return note(desk, field, clean, quote, "corrected");
  replacePerson(desk, JSON.parse(thing.value) as PersonSaid, JSON.parse(clean) as PersonSaid, quote);
}
