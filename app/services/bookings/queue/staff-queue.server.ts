/**
 * Staff's queue: what was promised to whom, with its clock, who took it and what is overdue (specification, section 9;
 * rulings, "Wording": a promise on screen is kept by the system). For administrators; `not_found` for everybody else.
 */
import type { NamedTaskRow } from "#app/db/bookings/staff-tasks.repo.server.ts";
import { refusesCalls } from "#app/domain/assistant/unwanted-calls.ts";
import { contactWayOf } from "#app/domain/booking/contact-way.ts";
import type { CallOutcome, CallRecord, StaffTaskRecord, TaskMove } from "#app/domain/booking/office/staff-task.ts";
import { readPeople } from "#app/domain/booking/registry/entries.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";

/** What became of a press. `made` is false when somebody else was faster: the record says who and when. */
export interface MovedTask {
  task: StaffTaskRecord;
  move: TaskMove | CallOutcome;
  made: boolean;
}

/** A call as the query gives it: its moments in UTC milliseconds. */
type StoredCall = Omit<CallRecord, "at" | "againAt"> & { at: number; againAt: number | null };

const wayOf = ({ contactBy, contactWhen, contactName, caseDescription, specialRequirements, takesPart }: NamedTaskRow) =>
  contactWayOf(contactBy, contactWhen, { caseDescription, specialRequirements, contactName, people: readPeople(takesPart ?? "[]") });

/** `now` in UTC milliseconds. */
export function toTask(row: NamedTaskRow, me: string, now: number): StaffTaskRecord {
  const iso = (at: number) => new Date(at).toISOString();
  const { name = "", phone = "", email = "" } = row.contact;
  return {
    id: row.id,
    kind: row.kind,
    contact: { name, phone, email },
    note: row.note,
    booking:
      row.bookingId && row.bookingNumber && row.proceedingType
        ? {
            id: row.bookingId,
            bookingNumber: row.bookingNumber,
            proceedingType: row.proceedingType,
            styleOfCause: row.styleOfCause,
            date: row.bookingDate,
            startTime: row.startTime,
            location: row.location,
            people: Number(row.people) || null,
          }
        : null,
    remark: row.specialRequirements,
    way: row.bookingNumber === null ? null : wayOf(row),
    wantsNoCall: row.contactBy === "no_calls" || refusesCalls([], [row.caseDescription ?? "", row.specialRequirements ?? ""]),
    conversation: row.chatSessionId === null ? null : { ref: row.conversationRef },
    heldUntil: row.heldUntil !== null && row.heldUntil > now ? iso(row.heldUntil) : null,
    zone: row.zone ?? HEAD_OFFICE.zone,
    dueAt: iso(row.dueAt),
    promisedAt: row.promisedAt === null ? null : iso(row.promisedAt),
    calls: (JSON.parse(row.calls) as StoredCall[]).map(({ at, againAt, ...call }) => ({
      ...call,
      at: iso(at),
      againAt: againAt === null ? null : iso(againAt),
    })),
    createdAt: iso(row.createdAt),
    taken:
      row.takenBy && row.takenAt !== null
        ? { name: row.takenByName ?? "", me: row.takenBy === me, at: iso(row.takenAt), id: row.takenBy }
        : null,
    done: row.doneAt === null ? null : { name: row.doneByName ?? "", me: row.doneBy === me, at: iso(row.doneAt), id: row.doneBy },
  };
}
