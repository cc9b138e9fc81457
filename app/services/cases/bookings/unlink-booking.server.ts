import { linkOfCase, unlinkingBooking } from "#app/db/cases/case-bookings.repo.server.ts";
import { checkingDaysOf } from "#app/db/cases/timetable.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { retryWhenOutrun, writingInHistory } from "./booking-history.server.ts";

/** Takes a link away; the entries that say it was there stay. Throws `not_found` for what is not linked. */
export async function unlinkBooking(context: ServiceContext, caseId: string, bookingId: string): Promise<void> {
  const { db } = context;
  await retryWhenOutrun(() =>
    changeCase(context, caseId, async (seen, now) => {
      requireInCase(seen, "link_booking");
      const [link] = await linkOfCase(db, caseId, bookingId);
      if (!link) throw new AppError("not_found");
      return {
        acts: [{ type: "booking_unlinked", details: { bookingNumber: link.bookingNumber } }],
        statements: [
          ...(await writingInHistory(db, bookingId, "case_unlinked", seen, now)),
          unlinkingBooking(db, caseId, bookingId),
          checkingDaysOf(db, caseId),
        ],
        result: null,
      };
    }),
  );
}
