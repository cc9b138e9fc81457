import { revokingKeys } from "#app/db/bookings/access-keys.repo.server.ts";
import { droppingHoldKey } from "#app/db/bookings/hold-keys.repo.server.ts";
import { freshKeys } from "#app/services/bookings/access-keys.server.ts";
import { takingFromMaker } from "#app/services/bookings/managed/maker-reading.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { administerLinks } from "./administer-links.server.ts";

/** Closes the confirmation, the calendar file and the page for changes together, and the booking to the account that made it. For administrators; `not_found` for everybody else. */
export async function revokeLinks(context: ServiceContext, bookingId: string): Promise<void> {
  const { db, env } = context;
  await administerLinks(context, bookingId, "link_revoked", async (now) => [
    ...revokingKeys(db, await freshKeys(authSecretsOf(env), bookingId, now), now),
    droppingHoldKey(db, bookingId),
    ...(await takingFromMaker(db, bookingId)),
  ]);
}
