/**
 * What a client does with a booking by the link that was mailed to them (issue: "Change and cancel by signed link for the visitor, with a
 * cut-off per venue; after it, a request to staff"). Before the cut-off it is done at once, by the same edits and moves
 * as staff's; after it staff are asked, with a clock. The link is the authority: anyone who holds it acts as the client.
 */
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import type { ManagedBooking, ManageOutcome, ManageWish } from "#app/domain/booking/office/managed.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import type { MonthView } from "#app/domain/hearing-plan/month.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { Prove } from "#app/services/mail/mail-addresses.server.ts";
import type { BookingLinks } from "./booking-links.server.ts";
import { clientMessage } from "./booking-messages.ts";
import { byKey, whileKeyOpens } from "./links/acting-key.server.ts";
import { showManaged } from "./managed/show-managed.server.ts";
import { type Managing, takeWish } from "./managed/take-wish.server.ts";
import { freeRuns } from "./managed-days.server.ts";
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
   * The same for who made the booking, by the confirmation's key that it was made with: nothing of the contact's address is
   * proven by it. Null once that key was revoked or replaced: then nothing opens it but a new link.
   */
  ofMaker(confirmationKey: string): Promise<MakersBooking | null>;
}

/** A booking in the hands of who made it. */
export interface MakersBooking {
  shown: ManagedBooking;
  /** As `ManagedBookings.act`. */
  act(wish: ManageWish): Promise<ManageOutcome>;
  /** Mails what was mailed last of its state once more, to its own address. Throws `too_many_requests`. */
  copy(): Promise<void>;
}

interface ManagedContext extends ServiceContext, Managing {
  links: BookingLinks;
  prove: Prove;
}

export function createManagedBookings(context: ManagedContext): ManagedBookings {
  const { db, clock, fits, links, prove, rateLimits } = context;

  async function resolve(token: string, opened = links.opened): Promise<BookingRow> {
    const row = await opened("manage", token);
    if (!row) throw new AppError("not_found");
    // Only a mail to the booking's contact holds the link.
    await prove(row.bookingContactEmail);
    return row;
  }

  const take = (row: BookingRow, key: { purpose: "manage" | "confirmation"; token: string }, wish: ManageWish) =>
    whileKeyOpens(() => takeWish({ ...context, byKey: byKey(context, { ...key, bookingId: row.id }) }, row, wish));

  async function copy(row: BookingRow): Promise<void> {
    await rateLimits.take("link_mail");
    await writingMail(db, clientMessage(COPIED[row.status] ?? "booking_received", row, clock().getTime()));
  }

  return {
    async open(token) {
      return showManaged(context, await resolve(token, links.shown));
    },
    async act(token, wish) {
      return take(await resolve(token), { purpose: "manage", token }, wish);
    },
    async month(token, wanted) {
      return managedMonth(context, await resolve(token), wanted);
    },
    async runs(token) {
      return freeRuns(fits, await resolve(token, links.shown));
    },
    async ofMaker(token) {
      const row = await links.held("confirmation", token);
      if (!row) return null;
      return {
        shown: await showManaged(context, row),
        act: (wish) => take(row, { purpose: "confirmation", token }, wish),
        copy: () => copy(row),
      };
    },
  };
}

/** The mail of each status. */
const COPIED: Readonly<Partial<Record<BookingStatus, string>>> = {
  confirmed: "booking_confirmed",
  completed: "booking_confirmed",
  cancelled: "booking_cancelled",
};
