/**
 * Bookings of a case: an administrator links one by its number; everyone in the case sees its day, place, state and rooms,
 * and nothing of who asked for it. The booking's page names the case to who may see both.
 */

import { bookingByNumber, countLinks, linkingBooking, linkOfCase } from "#app/db/cases/case-bookings.repo.server.ts";
import { checkingDaysOf } from "#app/db/cases/timetable.repo.server.ts";
import { parseBookingNumber } from "#app/domain/booking/booking-number.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { retryWhenOutrun, writingInHistory } from "./booking-history.server.ts";

/** As many as a case's page shows. */
const MOST = 100;

/** Links a booking by its number, however it is written; linked twice is linked. Throws `invalid_input` for an unknown one. */
export async function linkBooking(context: ServiceContext, caseId: string, typed: string): Promise<void> {
  const { db } = context;
  await retryWhenOutrun(() =>
    changeCase(context, caseId, async (seen, now) => {
      requireInCase(seen, "link_booking");
      const number = parseBookingNumber(typed);
      const [booking] = number ? await bookingByNumber(db, number) : [];
      if (!booking) throw wrong("booking_number_unknown");
      const [[before], links] = await Promise.all([linkOfCase(db, caseId, booking.id), countLinks(db, caseId)]);
      if (before) return { acts: [], result: null };
      if (links >= MOST) throw wrong("timetable_full");
      return {
        acts: [{ type: "booking_linked", details: { bookingNumber: booking.bookingNumber } }],
        statements: [
          ...(await writingInHistory(db, booking.id, "case_linked", seen, now)),
          linkingBooking(db, { caseId, bookingId: booking.id, linkedBy: seen.who.id, linkedAt: now }),
          checkingDaysOf(db, caseId),
        ],
        result: null,
      };
    }),
  );
}

const wrong = (code: string) => new AppError("invalid_input", { issues: [{ field: "bookingNumber", code }] });
