/** What visitors may know of a venue's days: free, few, none or closed (domain `availability.ts` has the rule). */
import { closuresBetween, hoursOf, roomsWithHolds, settingsOf } from "#app/db/venues/venues.repo.server.ts";
import { addDays, type LocalDate, todayIn } from "#app/domain/booking/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule.ts";
import { AppError } from "#app/domain/errors.ts";
import {
  type DayAsk,
  type DayAvailability,
  type DayState,
  dayState,
  MOST_AVAILABILITY_DAYS,
  nearestWithRoom,
} from "#app/domain/venue/availability.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { RateLimits } from "#app/services/platform/rate-limits.server.ts";
import { inForce } from "./venues-in-force.server.ts";

export interface DaysAsk extends DayAsk {
  venue: Venue;
  /** First and last day, both included, `YYYY-MM-DD` in the venue. */
  from: LocalDate;
  to: LocalDate;
}

export interface DayAnswer {
  date: LocalDate;
  state: DayState;
  /** Up to three days with a room, the nearest ones, in order; when the day itself has one, none. */
  nearest: readonly DayAvailability[];
}

export interface AvailabilityService {
  /**
   * The state of each day, as it is at this moment. `counted` takes one from the caller's budget in the same trip.
   * Throws `invalid_input` when `to` is before `from` or more than 62 days are asked, and `too_many_requests`.
   */
  days(ask: DaysAsk, options?: { counted?: boolean }): Promise<DayAvailability[]>;
  /** One day, and where it has no room the nearest that have, from a fortnight before to a month after it. */
  near(ask: DayAsk & { venue: Venue; date: LocalDate }): Promise<DayAnswer>;
}

const laterOf = (one: LocalDate, other: LocalDate): LocalDate => [one, other].toSorted().at(-1) ?? one;

const BEFORE = 14;
const AFTER = 31;

export function createAvailability({ db, clock }: ServiceContext, rateLimits: RateLimits): AvailabilityService {
  async function days({ venue, from, to, ...ask }: DaysAsk, { counted = false } = {}): Promise<DayAvailability[]> {
    if (to < from) throw new AppError("invalid_input", { issues: [{ field: "to", code: "end_before_start" }] });
    if (to > addDays(from, MOST_AVAILABILITY_DAYS - 1))
      throw new AppError("invalid_input", { issues: [{ field: "to", code: "count_too_large" }] });
    const now = clock().getTime();
    const [start, end] = [instantOf(from, "00:00", venue.zone), instantOf(addDays(to, 2), "00:00", venue.zone)];
    const counting = counted ? await rateLimits.counting("availability") : null;
    const queries = [
      hoursOf(db, [venue.id]),
      closuresBetween(db, venue.id, from, to),
      settingsOf(db, [venue.id]),
      roomsWithHolds(db, venue.id, start, end, now),
    ] as const;
    const [hours, closures, settings, rows] = counting ? await withCount(counting) : await db.batch([...queries]);
    const state = {
      venue: inForce(
        venue,
        hours,
        closures.map(({ date }) => date),
      ),
      rooms: [...new Map(rows.map(({ id, capacity }) => [id, { id, capacity }])).values()],
      held: rows.flatMap(({ id, startsAt, busyUntil }) =>
        startsAt === null || busyUntil === null ? [] : [{ roomId: id, startsAt, busyUntil }],
      ),
      buffer: settings[0]?.bufferMinutes ?? 0,
      now,
    };
    const answer: DayAvailability[] = [];
    for (let date = from; date <= to; date = addDays(date, 1)) answer.push({ date, state: dayState(date, ask, state) });
    return answer;

    async function withCount(count: NonNullable<typeof counting>) {
      const [read, ...found] = await db.batch([count.statement, ...queries]);
      count.judge(read);
      return found;
    }
  }

  return {
    days,
    async near({ date, ...ask }) {
      const today = todayIn(ask.venue.zone, clock());
      const before = addDays(date, -BEFORE);
      const from = laterOf(before, today);
      // A day that is over is closed, and what comes next counts from today.
      const found = await days({ ...ask, from, to: addDays(laterOf(date, from), AFTER) });
      const state = found.find((day) => day.date === date)?.state ?? "closed";
      return { date, state, nearest: state === "free" || state === "few" ? [] : nearestWithRoom(found, date, 3) };
    },
  };
}
