/** Days with a room, found with few looks at the calendar: each look is a read of the database. */
import { addDays, type LocalDate, weekday } from "#app/domain/booking/schedule/local-date.ts";
import type { DayHours } from "#app/domain/talk/world.ts";
import { type DayState, hasRoom } from "#app/domain/venue/availability.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { Conversation } from "#app/services/assistant/conversation.ts";

/** So many days are looked at in one message. */
const MOST_LOOKS = 24;
/** So many days ahead a run is looked for. */
const FURTHEST = 60;

/** One day's state, remembered; null once enough was looked at. */
export type Knock = (date: LocalDate) => Promise<DayState | null>;

interface Asked {
  people?: number;
  startTime?: string;
  endTime?: string;
  own?: readonly DayHours[];
}

/** The hours of a day: its own, where it has some. */
export const hoursOn = (date: LocalDate, { startTime, endTime, own }: Asked): Pick<Asked, "startTime" | "endTime"> =>
  own?.find((day) => day.date === date) ?? { startTime, endTime };

/** Asks for days of a venue, each once. Days of the week on which it never opens cost no look. */
export function knocker(conversation: Conversation, venue: Venue, asked: Asked): Knock {
  const known = new Map<LocalDate, DayState>();
  return async (date) => {
    const before = known.get(date);
    if (before) return before;
    if (known.size >= MOST_LOOKS) return null;
    const { startTime, endTime } = hoursOn(date, asked);
    const hours = startTime && endTime && endTime <= startTime ? { startTime } : { startTime, endTime };
    const { state } = await conversation.checkAvailability(venue, { date, people: asked.people, ...hours });
    known.set(date, state);
    return state;
  };
}

/** Up to `most` first days within the spans from which `inARow` days all have a room. */
export async function freeStarts(
  knock: Knock,
  spans: readonly (readonly [LocalDate, LocalDate])[],
  inARow: number,
  most = 5,
): Promise<LocalDate[]> {
  const starts: LocalDate[] = [];
  for (const [from, to] of spans) {
    for (let ahead = 0; ahead < FURTHEST && starts.length < most; ahead += 1) {
      const start = addDays(from, ahead);
      const run = Array.from({ length: inARow }, (_, day) => addDays(start, day));
      if ((run.at(-1) ?? start) > to) break;
      // No venue of ours opens on a weekend often enough to be worth a look.
      if (run.some((day) => weekday(day) === 0 || weekday(day) === 6)) continue;
      const isFree = await allFree(knock, run);
      if (isFree === null) return starts;
      if (isFree) starts.push(start);
    }
  }
  return starts;
}

async function allFree(knock: Knock, days: readonly LocalDate[]): Promise<boolean | null> {
  for (const day of days) {
    const state = await knock(day);
    if (!state) return null;
    if (!hasRoom(state)) return false;
  }
  return true;
}
