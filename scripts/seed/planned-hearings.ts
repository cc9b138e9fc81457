/** Writes hearings through the use cases: each is asked for at its time, and staff hold its rooms or confirm it later. */
import type { BatchItem } from "drizzle-orm/batch";
import { type NewBooking, type StaffTaskRow, writingAudit, writingTask } from "#app/db/bookings/bookings.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { newBookingNumber } from "#app/domain/booking/booking-number.ts";
import { checkDetailedBooking } from "#app/domain/booking/requests/detailed.ts";
import { writeList } from "#app/domain/booking/schedule/lists.ts";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { fromDetailed, startOf } from "#app/services/bookings/booking-requests.ts";
import { moveBooking } from "#app/services/bookings/moves/move-booking.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { createFitChecks } from "#app/services/venues/check-fit.server.ts";
import { holdRooms } from "#app/services/venues/hold-rooms.server.ts";
import { createRoomPlans } from "#app/services/venues/room-plans.server.ts";
import { COMPANIES, DESCRIPTIONS, VERSUS } from "./causes.ts";
import type { PlannedHearing } from "./demo-programme.ts";
import { CONTACTS, type DemoContact } from "./people.ts";
import type { Chance } from "./random.ts";

const HOUR = 3_600_000;
const BATCH = 60;
/** Requests came so many hours ago at the latest, and rooms were held so many. */
const ASKED_HOURS = 30;
const HELD_HOURS = 3;

/** Writes the hearings into a database that has people. Gives how many. */
export async function writeHearings(env: Env, now: Date, admin: Actor, hearings: readonly PlannedHearing[], luck: Chance): Promise<number> {
  const db = connect(env.DB);
  const asked = await Promise.all(hearings.map((hearing, at) => requested(hearing, at, now, luck)));
  const statements = asked.flatMap(({ booking, audit, task }) => [
    db.insert(bookings).values(booking) as BatchItem<"sqlite">,
    writingAudit(db, audit),
    writingTask(db, task),
  ]);
  for (let at = 0; at < statements.length; at += BATCH) {
    const [first, ...rest] = statements.slice(at, at + BATCH);
    if (first) await db.batch([first, ...rest]);
  }
  for (const [at, { outcome }] of hearings.entries()) {
    const booking = asked[at]?.booking;
    if (!booking || !outcome) continue;
    const when = new Date(now.getTime() - (outcome === "held" ? HELD_HOURS : ASKED_HOURS - 4) * HOUR + at * 60_000);
    const context = { env, db, actor: async () => admin, clock: () => when, origin: "http://concord.example" };
    const fits = createFitChecks(context);
    const plans = createRoomPlans(context, fits);
    if (outcome === "held") await holdRooms({ ...context, plans }, booking.id, { hours: 48 });
    else await moveBooking({ ...context, fits, plans }, booking.id, { status: "confirmed" }, admin);
  }
  return hearings.length;
}

/** The fields of the detailed form, as a client of the venue fills them in. */
function formOf(hearing: PlannedHearing, who: DemoContact, luck: Chance): Record<string, unknown> {
  const names = COMPANIES[who.locale];
  const first = luck.between(0, names.length - 1);
  const [claimant, respondent] = [names[first], names[(first + 1 + luck.between(0, names.length - 3)) % names.length]] as [string, string];
  const breakouts = hearing.breakouts ?? [];
  return {
    proceedingType: hearing.proceeding,
    locationType: "in_person",
    location: hearing.venue,
    bookingContactName: who.name,
    bookingContactFirm: who.firm ?? who.name,
    bookingContactEmail: who.email,
    bookingContactPhone: who.phone,
    styleOfCause: `${claimant} ${VERSUS[who.locale]} ${respondent}`,
    claimantName: claimant,
    claimantFirm: who.firm ?? who.name,
    respondentName: respondent,
    respondentFirm: "Quillfeather Chambers",
    caseDescription: luck.one(DESCRIPTIONS[who.locale]),
    ...(hearing.proceeding === "arbitration" ? { arbitrationProceedingType: "arbitration" } : {}),
    ...scheduled(hearing),
    mainRoomCapacity: String(hearing.people),
    roomSetup: hearing.setup,
    ...(breakouts.length > 0
      ? { needsBreakoutRooms: "true", breakoutRoomCount: String(breakouts.length), breakoutRoomCapacities: breakouts.join(", ") }
      : {}),
    financialResponsibility: "50_50",
  };
}

/** The request as it is stored, with its history and staff's task. */
async function requested(
  hearing: PlannedHearing,
  at: number,
  now: Date,
  luck: Chance,
): Promise<{ booking: NewBooking; audit: Awaited<ReturnType<typeof nextAuditEntry>>; task: StaffTaskRow }> {
  const createdAt = now.getTime() - (ASKED_HOURS + 20 * at) * HOUR;
  const who = luck.one(CONTACTS[hearing.venue]);
  const check = checkDetailedBooking(formOf(hearing, who, luck), new Date(createdAt));
  if (!check.ok) throw new Error(`A demo hearing is none: ${JSON.stringify(check.issues)}`);
  const { promise, ...fields } = fromDetailed(check.request);
  const venue = venueOf(hearing.venue) ?? HEAD_OFFICE;
  const id = newId();
  const dueAt = promise(createdAt, venue);
  const audit = await nextAuditEntry(
    { subjectType: "booking", subjectId: id, action: "requested", changes: { status: fields.status, source: "detailed" } },
    { kind: "visitor" },
    createdAt,
    null,
  );
  return {
    booking: {
      ...fields,
      id,
      bookingNumber: newBookingNumber(),
      source: "detailed",
      startsAt: startOf(fields),
      contactEmailKey: who.email.toLowerCase(),
      details: fields.details ?? {},
      locale: who.locale,
      version: 1,
      createdAt,
      updatedAt: createdAt,
    },
    audit,
    task: {
      id: newId(),
      kind: "call_booking",
      bookingId: id,
      contact: { name: who.name, phone: who.phone },
      note: null,
      chatSessionId: null,
      takenBy: null,
      takenAt: null,
      doneBy: null,
      dueAt,
      createdAt,
      doneAt: Math.min(dueAt - 20 * 60_000, now.getTime()),
    },
  };
}

/** Days and hours in the form's fields; separate days are a list. */
function scheduled({ days, startTime, endTime }: PlannedHearing): Record<string, string> {
  const [first, last] = [days[0] ?? "", days.at(-1) ?? ""];
  const hours = { duration: "extended", endTime };
  if (days.length === 1) return { bookingType: "single", bookingDate: first, startTime, ...hours };
  if (days.every((day, at) => at === 0 || day <= addDays(days[at - 1] ?? day, 3)))
    return {
      bookingType: "consecutive",
      consecutiveStartDate: first,
      consecutiveEndDate: last,
      consecutiveStartTime: startTime,
      consecutiveDuration: hours.duration,
      consecutiveEndTime: endTime,
    };
  return {
    bookingType: "non-consecutive",
    bookingDates: writeList(days.map((date) => ({ date, startTime, duration: "extended" as const, endTime }))),
  };
}
