/**
 * Bookings of a case: an administrator links one by its number; everyone in the case sees its day, place, state and rooms,
 * and nothing of who asked for it. The booking's page names the case to who may see both.
 */
import {
  bookingByNumber,
  casesOfBooking,
  casesOfBookingFor,
  countLinks,
  linkingBooking,
  linkOfCase,
  unlinkingBooking,
} from "#app/db/cases/case-bookings.repo.server.ts";
import { parseBookingNumber } from "#app/domain/booking/booking-number.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { relationOfPerson, requireInCase, signedIn } from "./case-access.server.ts";
import type { CaseWrites } from "./case-writes.server.ts";

export interface LinkedCase {
  id: string;
  caseNumber: string;
  title: string;
}

/** Writes throw `unauthenticated`, `not_found` for who may not see the case, `forbidden`, and `transition_refused` in a resolved one. */
export interface CaseBookings {
  /** Links a booking by its number, however it is written; linked twice is linked. Throws `invalid_input` for an unknown one. */
  link(caseId: string, bookingNumber: string): Promise<void>;
  /** Takes a link away; the entries that say it was there stay. Throws `not_found` for what is not linked. */
  unlink(caseId: string, bookingId: string): Promise<void>;
  /** Cases that a booking belongs to, of those that the reader may see; whether they may see the booking is asked before. */
  of(bookingId: string): Promise<LinkedCase[]>;
}

/** As many as a case's page shows. */
const MOST = 100;

export function createCaseBookings({ db, actor }: ServiceContext, writes: CaseWrites): CaseBookings {
  return {
    async link(caseId, typed) {
      await writes.write(caseId, async (seen, now) => {
        requireInCase(seen, "link_booking");
        const number = parseBookingNumber(typed);
        const [booking] = number ? await bookingByNumber(db, number) : [];
        if (!booking) throw wrong("booking_number_unknown");
        const [[before], links] = await Promise.all([linkOfCase(db, caseId, booking.id), countLinks(db, caseId)]);
        if (before) return { acts: [], result: null };
        if (links >= MOST) throw wrong("timetable_full");
        return {
          acts: [{ type: "booking_linked", details: { bookingNumber: booking.bookingNumber } }],
          statements: [linkingBooking(db, { caseId, bookingId: booking.id, linkedBy: seen.who.id, linkedAt: now })],
          result: null,
        };
      });
    },
    async unlink(caseId, bookingId) {
      await writes.write(caseId, async (seen) => {
        requireInCase(seen, "link_booking");
        const [link] = await linkOfCase(db, caseId, bookingId);
        if (!link) throw new AppError("not_found");
        return {
          acts: [{ type: "booking_unlinked", details: { bookingNumber: link.bookingNumber } }],
          statements: [unlinkingBooking(db, caseId, bookingId)],
          result: null,
        };
      });
    },
    async of(bookingId) {
      const who = signedIn(await actor());
      if (who.role === "admin") return casesOfBooking(db, bookingId);
      const found = await casesOfBookingFor(db, bookingId, who.id);
      return found.filter(({ person }) => relationOfPerson(person) !== null).map(({ person: _person, ...linked }) => linked);
    },
  };
}

const wrong = (code: string) => new AppError("invalid_input", { issues: [{ field: "bookingNumber", code }] });
