/** What a model says of single days: a service, rooms or a meal. It counts where its words name those days, or the others. */
import type { OnDaysSaid, Span } from "../contract.ts";
import { overlap } from "../detectors/finding.ts";
import { sentencesIn } from "../text/clauses.ts";
import { sceneOf } from "./borne-out.ts";
import type { Claims, OnDaysClaim, RoomClaim } from "./claims.ts";
import { placesOf } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";
import { roomsOfDays } from "./rooms.ts";

const MOST = 40;
/** What a message says of single days. */
export interface OfDaysRead {
  /** The claims that the message bears out, in their order. */
  onDays: OnDaysSaid[];
  /** Quotes of what has no place in the plan: days that the words do not name, rooms of a day next to those of every day. */
  left: string[];
}

/** Takes what a model claims of single days apart into what the plan holds and what is kept in its words. */
export function onDaysBy(told: Claims, message: ReadAgain): OfDaysRead {
  if (told.onDays.length + told.ofDays.length === 0 && !told.rooms.some(({ on }) => on)) return { onDays: [], left: [] };
  const { days: known, names } = sceneOf(told, message);
  const isOfAll = ({ on = [] }: RoomClaim) => known.every((day) => on.includes(day));
  const ofDays = roomsOfDays(told, message.text);
  // Some are wanted every day: the others limit none of them.
  const limiting = ofDays.some(isOfAll) ? ofDays.filter(isOfAll) : ofDays;
  const rooms = limiting.map(({ on = [], quote }): OnDaysClaim => ({ field: "needsBreakoutRooms", days: on, quote }));
  const onDays = [...told.onDays, ...rooms].slice(0, MOST).filter(({ days, quote }) => {
    const [at] = placesOf(message.text.tokens, quote);
    if (!at || days.some((day) => !known.includes(day))) return false;
    const others = known.filter((day) => !days.includes(day));
    // "She testifies on Wednesday. She needs an interpreter."
    const places = [at, ...sentenceBefore(at, message)];
    const areNamed = (all: readonly string[]) => all.length > 0 && all.every((day) => places.some((place) => names(day, place)));
    return areNamed(days) || areNamed(others);
  });
  const isHeld = (quote: string) => onDays.some((one) => one.quote === quote);
  const words = told.rooms.filter((room) => room.count > 0 && room.on && !isOfAll(room) && !isHeld(room.quote));
  return { onDays, left: [...told.ofDays.filter((quote) => !isHeld(quote)), ...words.map(({ quote }) => quote)] };
}

function sentenceBefore(at: Span, { text }: ReadAgain): Span[] {
  const all = sentencesIn(text.tokens);
  const own = all.findIndex((one) => overlap(one, at));
  return all.slice(Math.max(0, own - 1), Math.max(0, own));
}
