/**
 * Who acts by a key of a booking, signed in or not: what they do is written while that key opens it, or not at all. The managing link goes to
 * the booking's own address alone, so that the first act by it proves the address; anyone who made the request may have typed it for another.
 * From then on the confirmation and the calendar's file open by keys that are mailed there, and no more by those that were shown on a screen.
 */
import { replacingFirstKey } from "#app/db/bookings/access-keys.repo.server.ts";
import { holdingKey } from "#app/db/bookings/acting-keys.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isKeyEnded } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import { freshKeys } from "#app/services/bookings/access-keys.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";

/** What the batch of an act holds that is done by a key; `now` in UTC milliseconds. Its batch throws what `whileKeyOpens` knows. */
export type ByKey = (now: number) => Promise<readonly Statement[]>;

interface KeyInHand {
  purpose: "manage" | "hold" | "confirmation";
  bookingId: string;
  token: string;
}

export function byKey({ db, env }: Pick<ServiceContext, "db" | "env">, { purpose, bookingId, token }: KeyInHand): ByKey {
  return async (now) => [
    holdingKey(db, { purpose, subjectId: bookingId, tokenHash: await hashOfToken(token), at: now }),
    ...(purpose === "manage" ? await replacingShownKeys({ db, env }, bookingId, now) : []),
  ];
}

async function replacingShownKeys({ db, env }: Pick<ServiceContext, "db" | "env">, bookingId: string, now: number): Promise<Statement[]> {
  const fresh = await freshKeys(authSecretsOf(env), bookingId, now);
  return fresh.filter(({ purpose }) => purpose !== "manage").map((key) => replacingFirstKey(db, key, now));
}

/** Throws `not_found` where the key by which `act` writes was revoked or replaced since it was read. */
export async function whileKeyOpens<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw isKeyEnded(error) ? new AppError("not_found", { cause: error }) : error;
  }
}
