import { hearingsOfCase, readerOfCaseFeed } from "#app/db/cases/case-feeds.repo.server.ts";
import { caseForChange } from "#app/db/cases/cases.repo.server.ts";
import { openDeadlinesOfCase } from "#app/db/cases/timetable.repo.server.ts";
import { addDays, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { owes } from "#app/domain/case/timetable.ts";
import { AppError } from "#app/domain/errors.ts";
import { isRole } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { hasRequiredFactor } from "#app/services/accounts/required-factor.server.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import { relationOf } from "#app/services/cases/case-access.server.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { hashOfToken, sha256Hex } from "#app/services/platform/secret-links.ts";

/** Days before and after today that a feed holds hearings of. */
const DAYS_BEFORE = 30;
const DAYS_AFTER = 365;

/**
 * The timetable of one case as a calendar, in its reader's language: the open deadlines and the hearings, as the case's page shows them to
 * everybody in it. Also gives a tag that changes with it. Throws `not_found` for what is unknown or revoked, for who may not sign in and for
 * who is nothing in the case any more, `too_many_requests` where one address is asked for too often.
 */
export async function readCaseFeed(
  { env, db, clock, origin, rateLimits }: LimitedContext,
  token: string,
): Promise<{ text: string; etag: string }> {
  const reader = await readerOfCaseFeed(db, await hashOfToken(token));
  if (!reader || !isRole(reader.role) || !(await hasRequiredFactor(env, db, { ...reader, role: reader.role }))) {
    await rateLimits.take("unknown_key");
    throw new AppError("not_found");
  }
  // By its address alone: one service asks for the calendars of many people.
  await rateLimits.takeAll([{ bucket: "opened_one_key", subject: token }]);
  const { caseId, timeZone, locale } = reader;
  const state = await caseForChange(db, caseId);
  const relation = state && relationOf(state.people, reader);
  if (!state || !relation) throw new AppError("not_found");
  // Not in one batch: of two columns called alike, as the titles of a deadline and of its case, that gives one.
  const [deadlines, hearings] = await Promise.all([openDeadlinesOfCase(db, caseId), hearingsOfCase(db, caseId)]);
  const today = todayIn(timeZone, clock());
  const { caseNumber } = state.row;
  const { calendarFeed } = await import("#app/services/bookings/calendar/calendar-file.server.ts");
  const text = await calendarFeed(hearings.map(toFullRecord), {
    name: `${caseNumber} – ${PROVIDER.name}`,
    origin,
    locale,
    within: { from: addDays(today, -DAYS_BEFORE), to: addDays(today, DAYS_AFTER) },
    ofCase: { id: caseId, caseNumber },
    deadlines: deadlines.map((row) => ({ ...row, mine: owes(relation, row.owedBy) })),
  });
  return { text, etag: `"${(await sha256Hex(text)).slice(0, 32)}"` };
}
