/** Values that hold on some days only: the plan has one of each for all days; services and meals have days, and what else a day has of its own is kept in its words. */
import { hasHours, isByDay } from "#app/domain/booking/registry/by-day.ts";
import { presenceHours } from "#app/domain/booking/registry/presence-hours.ts";
import { FIELDS } from "#app/domain/booking/registry/registry.ts";
import type { OnDaysClaim, RoomClaim } from "#app/understanding/claims/claims.ts";
import { SOME_DAYS } from "#app/understanding/claims/naming.ts";
import type { HeldThing } from "#app/understanding/contract.ts";
import { daysIn, hasDays, isOnDays, isReplacing, type Value } from "./claims-of-edits.ts";
import { textAt } from "./entries.ts";

/** What the hearing has of them, and the quotes that say what single days have. */
export interface OfDays {
  whole: Value[];
  quotes: string[];
  /** Services and meals of single days, which have a place in the plan. */
  onDays: OnDaysClaim[];
}

/** The hearing has what is said of all of its days, the most of a number that differs by day, and whatever is wanted on some of them. */
export function ofDays(values: readonly Value[], held: readonly HeldThing[]): OfDays {
  const isOfSome = (one: Value) =>
    isOneInterpreter(one, values, held) ||
    ((hasDays(one) || isOfHours(one)) && !isOnDays(one) && (kindOf(one) !== "text" || isByDay(one.field)));
  const some = values.filter(isOfSome);
  const whole = values.filter((one) => {
    if (!isOfSome(one)) return true;
    if (one.field === LANGUAGE) return isMainInterpreter(one, values, held);
    // Meals of a day are that day's.
    if (kindOf(one) === "text") return false;
    if (kindOf(one) === "flag") return !isRefused(one);
    return kindOf(one) !== "count" || isMost(one, values, held);
  });
  return { whole, quotes: some.map(({ quote }) => quote), onDays: some.flatMap(onDaysOf) };
}

/** A service within some hours of each of its days. */
const isOfHours = ({ field, hours }: Value): boolean => hours !== undefined && hasHours(field);

/** "Quechua on Saturday only", next to other languages: one of several interpreters, with days of their own. */
function isOneInterpreter(one: Value, values: readonly Value[], held: readonly HeldThing[]): boolean {
  if (one.field !== LANGUAGE || !hasDays(one) || isRefused(one)) return false;
  const others = [
    ...values.filter((other) => other !== one && other.field === LANGUAGE),
    ...held.filter(({ field }) => field === LANGUAGE),
  ];
  return others.some(({ value }) => value.toLowerCase() !== one.value.toLowerCase());
}
const LANGUAGE = "interpretationLanguage";

/** Where each of several has days of their own, the one who comes most is the hearing's. */
function isMainInterpreter(one: Value, values: readonly Value[], held: readonly HeldThing[]): boolean {
  const all = values.filter(({ field }) => field === LANGUAGE);
  const isOpen = all.every(hasDays) && held.every(({ field }) => field !== LANGUAGE);
  const most = Math.max(...all.map(({ on }) => daysIn(on).length));
  return isOpen && one === all.find(({ on }) => daysIn(on).length === most);
}

function onDaysOf(one: Value): OnDaysClaim[] {
  const within = one.hours === undefined ? {} : { hours: one.hours };
  if (one.field === LANGUAGE) return [{ field: "needsInterpretation", days: daysIn(one.on), quote: one.quote, note: one.value, ...within }];
  if (!isByDay(one.field)) return [];
  const { field, quote, value } = one;
  const days = daysIn(one.on);
  if (kindOf(one) === "count") return /^[1-9]\d{0,3}$/.test(value) ? [{ field, days, quote, note: value }] : [];
  if (isRefused(one)) return [{ field, days, quote, not: true }];
  // Which of several choices: each has days of its own.
  if (kindOf(one) === "choices") return value.split(",").map((note) => ({ field, days, quote, note: note.trim(), ...within }));
  return [{ field, days, quote, ...(kindOf(one) === "text" ? { note: value } : {}), ...(hasHours(field) ? within : {}) }];
}

/** "None on Friday": it is not wanted on these days, and nothing is noted for them. */
const isRefused = ({ value, role }: Value): boolean => role === "not" || NOTHING.test(value.trim());
const NOTHING = /^(?:false|no|none|nothing|rien|aucune?|nada|ningun[ao]?)$/i;

/** What is wanted on some days, with other days, other words, or both in its place: those that it leaves are taken off. */
export function someDaysEdit(entry: unknown, held: readonly HeldThing[]): OnDaysClaim[] {
  const { field = "", days: was = "", note = "", hours = "" } = SOME_DAYS.exec(someDaysMeant(entry, held)?.value ?? "")?.groups ?? {};
  const [value, quote] = [textAt(entry, "value"), textAt(entry, "quote")];
  if (!isByDay(field) || !isReplacing(entry) || value === "" || quote === "") return [];
  const [before, named] = [daysIn(was), daysIn(value)];
  const days = named.length > 0 ? named : before;
  const [now] = value.replace(/\d{4}-\d\d-\d\d/g, "").match(HOURS_SAID) ?? [hours];
  const within = hasHours(field) && now ? { hours: presenceHours(now) ?? hours } : {};
  const words = value
    .replace(/\d{4}-\d\d-\d\d/g, "")
    .replace(HOURS_SAID, "")
    .replace(/^[\s,:;.]+|[\s,:;]+$/g, "");
  const own = FIELDS[field].is.kind === "flag" ? "" : words || note;
  const gone = before.filter((day) => !days.includes(day));
  return [
    { field, days, quote, ...(own ? { note: own } : {}), ...within },
    ...(gone.length > 0 ? [{ field, days: gone, quote, not: true as const }] : []),
  ];
}

/** The entry of days that an edit points to. */
export const someDaysMeant = (entry: unknown, held: readonly HeldThing[]): HeldThing | undefined =>
  held.find(({ handle, field }) => field === "onSomeDays" && handle === textAt(entry, "handle"));
const HOURS_SAID = /\d\d:\d\d-(?:\d\d:\d\d)?|-\d\d:\d\d/;

/** "No breakout room on Friday": none on that day, and not none at all. */
export const withoutOnDays = ({ count, on, quote }: RoomClaim): OnDaysClaim[] =>
  count === 0 && on ? [{ field: "needsBreakoutRooms", days: on, quote, not: true }] : [];

/** Words hold their days themselves. */
const IN_WORDS: ReadonlySet<string> = new Set(["text", "story", "line", "name", "firm", "date"]);
function kindOf({ field }: Value): string {
  const { kind } = FIELDS[field].is;
  return IN_WORDS.has(kind) ? "text" : kind;
}

/** No other day has more; the number that is noted of the hearing stays as it is said of all days. */
function isMost(one: Value, values: readonly Value[], held: readonly HeldThing[]): boolean {
  if (held.some(({ handle }) => handle === one.field)) return false;
  const own = values.filter(({ field }) => field === one.field);
  const most = Math.max(...own.map(({ value }) => Number(value)));
  return Number(one.value) === most && own.findIndex(({ value }) => Number(value) === most) === own.indexOf(one);
}
