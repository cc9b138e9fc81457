/**
 * A person's bookings as a calendar to subscribe to: one secret address each, shown once, stored as a hash, revocable.
 * Anyone who holds the address reads what its person may see, so that it dies with the person's access.
 */

import { bookingsOfFeed, dropFeed, type FeedRow, feedOf, keepFeed, personOfFeed } from "#app/db/bookings/calendar-feeds.repo.server.ts";
import { openDeadlinesOf } from "#app/db/cases/timetable.repo.server.ts";
import { addDays, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { owes } from "#app/domain/case/timetable.ts";
import { AppError } from "#app/domain/errors.ts";
import { isRole, type Role } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { hasRequiredFactor } from "#app/services/accounts/required-factor.server.ts";
import { scopeOf } from "#app/services/bookings/booking-lists.server.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import { relationOfPerson } from "#app/services/cases/case-access.server.ts";
import { caseScopesOf } from "#app/services/cases/lists/case-pages.server.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { newToken, sha256Hex } from "#app/services/platform/secret-links.ts";

export interface CalendarFeeds {
  /** When the signed-in person's feed was made, ISO 8601; null when there is none. Throws `unauthenticated` for visitors. */
  state(): Promise<string | null>;
  /** Makes a feed; an earlier address dies. Gives the address, which is never shown again. */
  make(): Promise<string>;
  revoke(): Promise<void>;
  /**
   * The calendar of a token, with a tag that changes with it; `not_found` for what is unknown, revoked, or whose person may not sign in,
   * `too_many_requests` where one address is asked for too often.
   */
  read(token: string): Promise<{ text: string; etag: string }>;
}

/** Days before and after today that a feed holds, and the most bookings. */
const DAYS_BEFORE = 30;
const DAYS_AFTER = 365;
const MOST = 2000;
const MOST_DEADLINES = 500;
/** As `newToken` makes them; those of before were two ids of 128 random bits each. */
const TOKEN = /^[\w-]{43,44}$/;

/**
 * Whether what a booking says was written by its reader or by staff, or read by staff: anybody may make one in somebody's name, and a
 * calendar shows its words unasked.
 */
const isVouched = ({ createdByUser, byStaff, status }: FeedRow, who: { id: string; role: Role }) =>
  who.role === "admin" || createdByUser === who.id || byStaff === 1 || status === "confirmed" || status === "completed";

export function createCalendarFeeds({ env, db, actor, clock, origin, rateLimits }: LimitedContext): CalendarFeeds {
  async function me(): Promise<string> {
    const who = await actor();
    if (who.kind !== "user") throw new AppError("unauthenticated");
    return who.id;
  }

  /** Open deadlines of the cases that somebody is in; administrators, who are in none, have the timetables. */
  async function deadlinesOf(person: { id: string; role: Role }) {
    if (person.role === "admin") return [];
    return (await openDeadlinesOf(db, person.id, caseScopesOf(person), MOST_DEADLINES)).map(({ person: as, ...row }) => {
      const relation = relationOfPerson(as);
      return { ...row, mine: relation !== null && owes(relation, row.owedBy) };
    });
  }

  return {
    async state() {
      const made = await feedOf(db, await me());
      return made === null ? null : new Date(made).toISOString();
    },
    async make() {
      const userId = await me();
      const token = newToken();
      await keepFeed(db, { userId, tokenHash: await sha256Hex(token), createdAt: clock().getTime() });
      return `${origin}/feeds/${token}.ics`;
    },
    async revoke() {
      await dropFeed(db, await me());
    },
    async read(token) {
      const person = TOKEN.test(token) ? await personOfFeed(db, await sha256Hex(token)) : null;
      if (!person || !isRole(person.role) || !(await hasRequiredFactor(env, db, { ...person, role: person.role }))) {
        await rateLimits.take("unknown_key");
        throw new AppError("not_found");
      }
      // By its address alone: one service asks for the calendars of many people.
      await rateLimits.takeAll([{ bucket: "opened_one_key", subject: token }]);
      const today = todayIn(person.timeZone, clock());
      const who = { ...person, role: person.role };
      const within = { from: addDays(today, -DAYS_BEFORE), to: addDays(today, DAYS_AFTER) };
      const rows = await bookingsOfFeed(db, scopeOf(who), { ...within, limit: MOST });
      const named = new Set(rows.filter((row) => isVouched(row, who)).map(({ id }) => id));
      const { calendarFeed } = await import("./calendar-file.server.ts");
      const text = await calendarFeed(rows.map(toFullRecord), {
        name: PROVIDER.name,
        origin,
        locale: person.locale,
        within,
        mayName: ({ id }) => named.has(id),
        deadlines: await deadlinesOf(who),
      });
      return { text, etag: `"${(await sha256Hex(text)).slice(0, 32)}"` };
    },
  };
}
