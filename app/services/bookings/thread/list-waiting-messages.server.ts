import { waitingMessages } from "#app/db/bookings/booking-thread.repo.server.ts";
import type { Locale } from "#app/domain/locale.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

export interface WaitingMessage {
  id: string;
  bookingId: string;
  bookingNumber: string;
  contact: string;
  text: string;
  locale: Locale;
  /** ISO 8601. */
  at: string;
}

/** Most that the page shows; the longest waits come first, so that answering makes room. */
export const WAITING_SHOWN = 100;

/** Clients' messages that nobody has answered. For administrators; `not_found` for everybody else. */
export async function listWaitingMessages(context: ServiceContext): Promise<WaitingMessage[]> {
  await administratorOf(context);
  const rows = await waitingMessages(context.db, WAITING_SHOWN);
  return rows.map(({ createdAt, ...row }) => ({ ...row, at: new Date(createdAt).toISOString() }));
}
