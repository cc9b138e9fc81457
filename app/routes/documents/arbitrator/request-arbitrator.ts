import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { type RequestedArbitrator, requestChanges } from "#app/domain/people/requested-arbitrator.ts";

/** What is needed of the visitor's draft; `app/services/bookings/drafts.server.ts` is it. */
export interface Drafts {
  current(): Promise<{ version: number; values: Partial<Record<keyof FastBookingValues, { value: string }>> }>;
  patch(change: { version: number; values: FastBookingValues; locale: Locale }): Promise<unknown>;
}

/**
 * Writes the request into the visitor's draft, beginning one where there is none or where the last has become
 * a booking. What another tab writes in between is read again, once; after that `stale_version` is thrown.
 */
export async function requestArbitrator(drafts: Drafts, request: RequestedArbitrator, locale: Locale): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { version, values } = await drafts.current();
    const typed = Object.fromEntries(Object.entries(values).map(([name, held]) => [name, held.value])) as FastBookingValues;
    try {
      await drafts.patch({ version, values: requestChanges(typed, request, locale), locale });
      return;
    } catch (error) {
      const stale = error instanceof AppError && error.code === "stale_version";
      if (!stale || attempt === 2) throw error;
    }
  }
}
