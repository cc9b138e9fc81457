/**
 * What a client does with a booking by the link that was mailed to them (issue: "Change and cancel by signed link for the visitor, with a
 * cut-off per venue; after it, a request to staff"). Before the cut-off it is done at once, by the same edits and moves
 * as staff's; after it staff are asked, with a clock. The link is the authority: anyone who holds it acts as the client.
 */
import {
  type BookingRow,
  findBooking,
  findForChange,
  openTasksOf,
  type StaffTaskRow,
  writingAudit,
  writingTask,
} from "#app/db/bookings/bookings.repo.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { cutoffOf, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import { LIMITS } from "#app/domain/booking/fields.ts";
import { readsOn } from "#app/domain/booking/office/correspondent.ts";
import { storedValues } from "#app/domain/booking/office/edit.ts";
import { type ManagedBooking, type ManageMode, type ManageOutcome, type ManageWish, movedTo } from "#app/domain/booking/office/managed.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { notListedIn } from "#app/domain/booking/registry/registry.ts";
import { checkDetailedField } from "#app/domain/booking/requests/detailed.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { dayFault } from "#app/domain/booking/schedule/bookable-days.ts";
import { changeableUntil } from "#app/domain/booking/schedule/cutoff.ts";
import { type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { afterBusinessHours } from "#app/domain/booking/schedule/schedule.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import type { MonthView } from "#app/domain/hearing-plan/month.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { Prove } from "#app/services/mail/mail-addresses.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { RateLimits } from "#app/services/platform/rate-limits.server.ts";
import { ROOM_TRIES } from "#app/services/platform/tries.ts";
import type { FitChecks } from "#app/services/venues/check-fit.server.ts";
import { moveByLink } from "#app/services/venues/edited-fit.server.ts";
import { venueForClock } from "#app/services/venues/venues-in-force.server.ts";
import { type BookingEditing, isClosed } from "./booking-editing.server.ts";
import type { BookingLinks } from "./booking-links.server.ts";
import { clientMessage, staffMessage } from "./booking-messages.ts";
import type { BookingMoves } from "./booking-moves.server.ts";
import { saidDays, toFullRecord } from "./booking-records.ts";
import { daysByLink, freeRuns, isSeveralDays } from "./managed-days.server.ts";
import { managedMonth, type WantedMonth } from "./managed-month.server.ts";

export interface ManagedBookings {
  /** The booking that a link opens. Throws `not_found` when it is unknown, revoked, or the booking is hidden, and `too_many_requests`. */
  open(token: string): Promise<ManagedBooking>;
  /**
   * Does what the client wishes, or asks staff for it. Pressed twice it is done once. Throws `not_found`,
   * `too_many_requests`, `invalid_input` with an issue per field, `stale_version` when the booking has changed since it
   * was shown, `booking_closed` once there is nothing left to change.
   */
  act(token: string, wish: ManageWish): Promise<ManageOutcome>;
  /** The month of free days to move it to; null where none is shown. Throws `not_found` and `too_many_requests`. */
  month(token: string, wanted: WantedMonth): Promise<MonthView | null>;
  /** Of several days, the nearest runs that are free for all of it. Throws `not_found`. */
  runs(token: string): Promise<LocalDate[][]>;
  /**
   * The same for a door that has recognised the booking as its visitor's own (authorise before): nothing of the contact's address is
   * proven by it. Null while links of the booking are revoked: then nothing opens it but a new link.
   */
  ofMaker(bookingId: string): Promise<MakersBooking | null>;
}

/** A booking in the hands of who made it. */
export interface MakersBooking {
  shown: ManagedBooking;
  /** As `ManagedBookings.act`. */
  act(wish: ManageWish): Promise<ManageOutcome>;
  /** Mails what was mailed last of its state once more, to its own address. Throws `too_many_requests`. */
  copy(): Promise<void>;
}

/** Anyone who holds the link, signed in or not, acts as the client. */
const CLIENT: Actor = { kind: "visitor" };
type RequestKind = Extract<StaffTaskRow["kind"], "change_request" | "cancel_request">;
/** Business hours until staff call about a request. */
const DUE_HOURS = 2;

interface ManagedBookingParts {
  links: BookingLinks;
  editing: BookingEditing;
  moves: BookingMoves;
  rateLimits: RateLimits;
  prove: Prove;
  fits: FitChecks;
}

export function createManagedBookings(
  context: ServiceContext,
  { links, editing, moves, rateLimits, prove, fits }: ManagedBookingParts,
): ManagedBookings {
  const { db, clock } = context;
  const officeOf = (row: Pick<BookingRow, "location">) => venueOf(row.location) ?? HEAD_OFFICE;

  async function resolve(token: string, opened = links.opened): Promise<BookingRow> {
    const row = await opened("manage", token);
    if (!row) throw new AppError("not_found");
    // Only a mail to the booking's contact holds the link.
    await prove(row.bookingContactEmail);
    return row;
  }

  async function limitOf(row: BookingRow): Promise<number | null> {
    const [settings] = await cutoffOf(db, officeOf(row).id);
    return changeableUntil(row, settings?.changeCutoffHours ?? 0);
  }

  function modeOf(row: BookingRow, until: number | null): ManageMode {
    if (row.status === "cancelled") return "closed";
    return isClosed(row) || (until !== null && clock().getTime() >= until) ? "ask" : "change";
  }

  async function view(row: BookingRow): Promise<ManagedBooking> {
    const now = clock().getTime();
    const [held, tasks, until] = await Promise.all([roomsOfBooking(db, row.id, now), openTasksOf(db, row.id), limitOf(row)]);
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
      details: toldByLink(toFullRecord(row)),
      callBy: iso(row.callBy),
      changeableUntil: iso(until),
      heldUntil: iso(held[0]?.expiresAt),
      mode: modeOf(row, until),
      // That somebody has asked is the booking's affair; in which words, theirs.
      asked: tasks.flatMap(({ kind, note, dueAt, askedBy }) =>
        isRequest(kind) ? [{ kind, note: readsOn(row.contactEmailKey, askedBy) ? (note ?? "") : null, dueAt: iso(dueAt) ?? "" }] : [],
      ),
    };
  }

  /**
   * Puts a wish into staff's queue, with its history and the message; the same wish that is still open there is that one. Whatever a door has let
   * through, what staff read and the history keeps is no longer than a note may be.
   */
  async function ask({ id, contactEmailKey: askedBy }: BookingRow, kind: RequestKind, words: string): Promise<ManageOutcome> {
    const note = words.slice(0, LIMITS.notes);
    for (let attempt = 1; ; attempt += 1) {
      const found = await findForChange(db, id);
      if (!found) throw new AppError("not_found");
      const { row, last } = found;
      const same = (await openTasksOf(db, id)).find((task) => task.kind === kind && task.note === note && task.askedBy === askedBy);
      if (same) return { done: "asked", dueAt: new Date(same.dueAt).toISOString() };
      const now = clock().getTime();
      const dueAt = afterBusinessHours(now, DUE_HOURS, await venueForClock(db, officeOf(row), now));
      const action = kind === "cancel_request" ? "cancel_requested" : "change_requested";
      const audit = await nextAuditEntry({ subjectType: "booking", subjectId: id, action, changes: { reason: note } }, CLIENT, now, last);
      const contact = { name: row.bookingContactName, phone: row.bookingContactPhone };
      try {
        await db.batch([
          // First: of two presses at once the database refuses one, which then finds the other's task.
          writingAudit(db, audit),
          writingTask(db, { id: newId(), kind, bookingId: id, contact, note, dueAt, createdAt: now, askedBy }),
          writingMail(db, staffMessage(`${action}_staff`, row, now, { note })),
        ]);
      } catch (error) {
        if (isVersionConflict(error) && attempt < ROOM_TRIES) continue;
        throw error;
      }
      return { done: "asked", dueAt: new Date(dueAt).toISOString() };
    }
  }

  async function edit(row: BookingRow, version: number, values: DetailedValues): Promise<ManageOutcome> {
    const { again, rooms } = await editing.apply(row.id, { version, values }, CLIENT);
    return { done: "changed", again, held: rooms.length > 0 };
  }

  async function move(row: BookingRow, wish: Extract<ManageWish, { do: "move" }>, mode: ManageMode): Promise<ManageOutcome> {
    const issues: Issue[] = [...fieldIssues("bookingDate", wish.date, "date_invalid")];
    if (wish.time) issues.push(...fieldIssues("startTime", wish.time, "time_invalid"));
    const tooFar = issues.length === 0 && dayFault(wish.date, todayIn(row.timeZone, clock())) === "date_too_far";
    if (tooFar) issues.push({ field: "bookingDate", code: "date_too_far" });
    refuse(issues);
    const note = `${wish.date}${wish.time ? ` ${wish.time}` : ""} (${row.timeZone})`;
    if (isSeveralDays(row)) return ask(row, "change_request", note);
    const moved = movedTo(storedValues(row), wish.date, wish.time);
    if ("issues" in moved) throw new AppError("invalid_input", { issues: moved.issues });
    // The new day is held against the rule of fit and the cut-off, as the old one is.
    const near = await moveByLink(fits, row, moved.values);
    if (mode === "ask" || near) return ask(row, "change_request", note);
    return edit(row, wish.version, moved.values);
  }

  async function moveDays(row: BookingRow, wish: Extract<ManageWish, { do: "days" }>, mode: ManageMode): Promise<ManageOutcome> {
    const values = await daysByLink({ clock, fits }, row, wish.days);
    if (values && mode === "change") return edit(row, wish.version, values);
    const note = wish.days.map(({ date, time }) => `${date}${time ? ` ${time}` : ""}`).join("\n");
    return ask(row, "change_request", `${note}\n(${row.timeZone})`);
  }

  async function contact(row: BookingRow, wish: Extract<ManageWish, { do: "contact" }>, mode: ManageMode): Promise<ManageOutcome> {
    const phone = wish.phone.trim();
    const specialRequirements = wish.specialRequirements.trim();
    refuse([
      ...(phone === row.bookingContactPhone ? [] : fieldIssues("bookingContactPhone", phone, "phone_required")),
      ...(specialRequirements ? fieldIssues("specialRequirements", specialRequirements, "too_long") : []),
    ]);
    if (mode === "change") return edit(row, wish.version, { bookingContactPhone: phone, specialRequirements });
    const said = [
      phone === row.bookingContactPhone ? "" : phone,
      specialRequirements === (row.specialRequirements ?? "") ? "" : specialRequirements,
    ];
    return ask(row, "change_request", said.filter(Boolean).join("\n") || phone);
  }

  async function cancel(row: BookingRow, wish: Extract<ManageWish, { do: "cancel" }>, mode: ManageMode): Promise<ManageOutcome> {
    const reason = wordsOf("reason", wish.reason, "reason_required");
    if (mode === "ask") return ask(row, "cancel_request", reason);
    try {
      await moves.move(row.id, { status: "cancelled", reason, version: wish.version }, CLIENT);
    } catch (error) {
      // Pressed twice at once: the first press is the answer to both.
      const present = error instanceof AppError ? (error.detail.booking as { status?: string } | null) : null;
      if (present?.status !== "cancelled") throw error;
    }
    return { done: "cancelled" };
  }

  async function act(row: BookingRow, wish: ManageWish): Promise<ManageOutcome> {
    await rateLimits.take("manage");
    const mode = modeOf(row, await limitOf(row));
    if (mode === "closed") {
      if (wish.do === "cancel") return { done: "cancelled" };
      throw new AppError("booking_closed");
    }
    switch (wish.do) {
      case "move":
        return move(row, wish, mode);
      case "days":
        return moveDays(row, wish, mode);
      case "contact":
        return contact(row, wish, mode);
      case "cancel":
        return cancel(row, wish, mode);
      default:
        return ask(row, "change_request", wordsOf("words", wish.words, "message_required"));
    }
  }

  async function copy(row: BookingRow): Promise<void> {
    await rateLimits.take("link_mail");
    await writingMail(db, clientMessage(COPIED[row.status] ?? "booking_received", row, clock().getTime()));
  }

  return {
    async open(token) {
      return view(await resolve(token, links.shown));
    },
    async act(token, wish) {
      return act(await resolve(token), wish);
    },
    async month(token, wanted) {
      return managedMonth({ ...context, rateLimits }, await resolve(token), wanted);
    },
    async runs(token) {
      return freeRuns(fits, await resolve(token, links.shown));
    },
    async ofMaker(bookingId) {
      const [row, token] = await Promise.all([findBooking(db, bookingId), links.token("manage", bookingId)]);
      if (!row || token === null) return null;
      return { shown: await view(row), act: (wish) => act(row, wish), copy: () => copy(row) };
    },
  };
}

/** The mail of each status. */
const COPIED: Readonly<Partial<Record<BookingStatus, string>>> = {
  confirmed: "booking_confirmed",
  completed: "booking_confirmed",
  cancelled: "booking_cancelled",
};

const NOT_TOLD: ReadonlySet<string> = new Set(notListedIn("manage"));

/** What a booking's page of the link lists: nothing of other people, and nothing that its own lines say. */
function toldByLink({ details }: BookingRecord): BookingRecord["details"] {
  return details && Object.fromEntries(Object.entries(details).filter(([name]) => !NOT_TOLD.has(name)));
}

const isRequest = (kind: StaffTaskRow["kind"]): kind is RequestKind => kind === "change_request" || kind === "cancel_request";

function fieldIssues(
  field: "bookingDate" | "startTime" | "bookingContactPhone" | "specialRequirements",
  value: string,
  missing: string,
): Issue[] {
  if (!value) return [{ field, code: missing }];
  const checked = checkDetailedField(field, value);
  return checked.ok ? [] : [{ field, code: checked.code }];
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new AppError("invalid_input", { issues });
}

/** Words of the client, within the limit of every note. */
function wordsOf(field: string, text: string, missing: string): string {
  const words = text.trim();
  if (!words) throw new AppError("invalid_input", { issues: [{ field, code: missing }] });
  if (words.length > LIMITS.notes) throw new AppError("invalid_input", { issues: [{ field, code: "too_long" }] });
  return words;
}
