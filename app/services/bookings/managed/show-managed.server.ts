/** A booking as the page of its mailed link shows it, and what can be done with it there now. */
import { type BookingRow, openTasksOf, type StaffTaskRow } from "#app/db/bookings/bookings.repo.server.ts";
import { openCaseOfBooking } from "#app/db/cases/case-bookings.repo.server.ts";
import { cutoffOf, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import { contactWayOfBooking, withoutWords } from "#app/domain/booking/contact-way.ts";
import { readsOn } from "#app/domain/booking/office/correspondent.ts";
import type { ManagedBooking, ManageMode } from "#app/domain/booking/office/managed.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { withoutReach } from "#app/domain/booking/registry/entries.ts";
import { notListedIn } from "#app/domain/booking/registry/registry.ts";
import { changeableUntil } from "#app/domain/booking/schedule/cutoff.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { saidDays, toFullRecord } from "../booking-records.ts";
import { isClosed } from "../editing/edit-booking.server.ts";
import { isSeveralDays } from "../managed-days.server.ts";

type Known = Pick<ServiceContext, "db" | "clock">;
export type RequestKind = Extract<StaffTaskRow["kind"], "change_request" | "cancel_request">;

export const officeOf = (row: Pick<BookingRow, "location">) => venueOf(row.location) ?? HEAD_OFFICE;

/** What bounds a client's own changes. */
export interface ManageLimits {
  /** The instant until which it is changed at once; null without a day. */
  until: number | null;
  /** It is a hearing of an open case: others in it rely on its day. */
  isOfCase: boolean;
}

export async function limitsOf({ db }: Known, row: BookingRow): Promise<ManageLimits> {
  const [[settings], [of]] = await db.batch([cutoffOf(db, officeOf(row).id), openCaseOfBooking(db, row.id)]);
  return { until: changeableUntil(row, settings?.changeCutoffHours ?? 0), isOfCase: of !== undefined };
}

/** Changed at once, asked of staff, or nothing is left to do. */
export function modeOf({ clock }: Known, row: BookingRow, { until, isOfCase }: ManageLimits): ManageMode {
  if (row.status === "cancelled") return "closed";
  return isOfCase || isClosed(row) || (until !== null && clock().getTime() >= until) ? "ask" : "change";
}

export async function showManaged(context: Known, row: BookingRow): Promise<ManagedBooking> {
  const { db, clock } = context;
  const now = clock().getTime();
  const record = toFullRecord(row);
  const [held, tasks, limits] = await Promise.all([roomsOfBooking(db, row.id, now), openTasksOf(db, row.id), limitsOf(context, row)]);
  const iso = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString());
  return {
    id: row.id,
    bookingNumber: row.bookingNumber,
    status: row.status,
    version: row.version,
    proceedingType: row.proceedingType,
    locationType: row.locationType,
    location: row.location,
    alternateLocationName: row.alternateLocationName,
    bookingDate: row.bookingDate,
    startTime: row.startTime,
    endTime: row.endTime,
    days: saidDays(row),
    timeZone: row.timeZone,
    severalDays: isSeveralDays(row),
    phone: row.bookingContactPhone,
    specialRequirements: row.specialRequirements ?? "",
    details: toldByLink(record),
    way: withoutWords(contactWayOfBooking(record)),
    callBy: iso(row.callBy),
    changeableUntil: iso(limits.until),
    isOfCase: limits.isOfCase,
    heldUntil: iso(held[0]?.expiresAt),
    mode: modeOf(context, row, limits),
    // That somebody has asked is the booking's affair; in which words, theirs.
    asked: tasks.flatMap(({ kind, note, dueAt, askedBy }) =>
      isRequest(kind) ? [{ kind, note: readsOn(row.contactEmailKey, askedBy) ? (note ?? "") : null, dueAt: iso(dueAt) ?? "" }] : [],
    ),
  };
}

const NOT_TOLD: ReadonlySet<string> = new Set(notListedIn("manage"));

/**
 * What a booking's page of the link lists: no contact of other people, and nothing that its own lines say. Days of a service are read with it. The link may
 * be passed on: who takes part is shown there without their own addresses and numbers.
 */
function toldByLink({ details }: BookingRecord): BookingRecord["details"] {
  const told = Object.entries(details ?? {}).filter(([name]) => name === "onSomeDays" || !NOT_TOLD.has(name));
  return details && Object.fromEntries(told.map(([name, value]) => [name, name === "people" ? withoutReach(value) : value]));
}

const isRequest = (kind: StaffTaskRow["kind"]): kind is RequestKind => kind === "change_request" || kind === "cancel_request";
