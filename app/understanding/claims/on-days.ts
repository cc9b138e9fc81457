/** What a model says of single days: a service, rooms or a meal. It counts where its words name those days, or the others. */
import type { OnDaysSaid } from "../contract.ts";
import { sceneOf } from "./borne-out.ts";
import type { Claims, OnDaysClaim } from "./claims.ts";
import { placesOf } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";

const MOST = 40;
/** Usual abbreviations of weekdays that no calendar of the runtime writes; 1 for Monday. */
const SHORT: readonly (readonly [RegExp, number])[] = [
  [/\btues?\b/i, 2],
  [/\bweds?\b/i, 3],
  [/\bthurs?\b/i, 4],
];
/** A weekday that is one of the hearing's alone. */
const isShort = (day: string, words: string, known: readonly string[]): boolean =>
  SHORT.some(([word, weekday]) => word.test(words) && weekdayOf(day) === weekday) &&
  known.filter((one) => weekdayOf(one) === weekdayOf(day)).length === 1;
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The claims that the message bears out, in their order. */
export function onDaysBy(told: Claims, message: ReadAgain): OnDaysSaid[] {
  const rooms = told.rooms.flatMap(({ on, count, quote }): OnDaysClaim[] =>
    on && count > 0 ? [{ field: "needsBreakoutRooms", days: on, quote }] : [],
  );
  const all = [...told.onDays, ...rooms].slice(0, MOST);
  if (all.length === 0) return [];
  const { days: known, names } = sceneOf(told, message);
  return all.filter(({ days, quote }) => {
    const [at] = placesOf(message.text.tokens, quote);
    if (!at || days.some((day) => !known.includes(day))) return false;
    const isSaid = (day: string) => names(day, at) || isShort(day, message.text.message.slice(at.start, at.end), known);
    const others = known.filter((day) => !days.includes(day));
    return days.every(isSaid) || (others.length > 0 && others.every(isSaid));
  });
}
