/** Who acts by a key of a booking, signed in or not: what they do is written while that key opens it, or not at all. */
import { holdingKey } from "#app/db/bookings/acting-keys.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import { isKeyEnded } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";

/** What the batch of an act holds that is done by a key; `now` in UTC milliseconds. Its batch throws what `whileKeyOpens` knows. */
export type ByKey = (now: number) => Promise<readonly Statement[]>;

interface KeyInHand {
  purpose: "manage" | "hold" | "confirmation";
  bookingId: string;
  token: string;
}

export function byKey(db: Database, { purpose, bookingId, token }: KeyInHand): ByKey {
  return async (now) => [holdingKey(db, { purpose, subjectId: bookingId, tokenHash: await hashOfToken(token), at: now })];
}

/** Throws `not_found` where the key by which `act` writes was revoked or replaced since it was read. */
export async function whileKeyOpens<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw isKeyEnded(error) ? new AppError("not_found", { cause: error }) : error;
  }
}
