/** The booking of a page that was asked for, read together with the session that says who asks: what else the page shows depends on it. */
import { type BookingRow, findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { isRead } from "#app/domain/visit.ts";

export interface ExpectedBooking {
  /** Begins to read the booking whose page this is, if it is one's. */
  expect(pathname: string): void;
  /** The booking with that id, as it is read already; undefined of any other. The caller authorizes. */
  take(id: string): Promise<BookingRow | null> | undefined;
}

const PAGE = /^\/bookings\/([\w-]{1,64})(?:\/panel)?(?:\.data)?$/;

/** For one request: of one that writes nothing is read before it has written. */
export function createExpectedBooking(db: Database, request: Request): ExpectedBooking {
  let expected: { id: string; row: Promise<BookingRow | null> } | null = null;
  return {
    expect(pathname) {
      const id = isRead(request) ? PAGE.exec(pathname)?.[1] : undefined;
      if (!id) return;
      expected = { id, row: findBooking(db, id) };
      // Who may not ask is refused before it is looked at.
      void expected.row.catch(() => null);
    },
    take: (id) => (expected?.id === id ? expected.row : undefined),
  };
}
