import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { mailingHoldKey } from "#app/db/bookings/hold-keys.repo.server.ts";
import { type AskedHold, type HoldState, VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import { AppError } from "#app/domain/errors.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { freshHoldKey } from "../access-keys.server.ts";
import { HOUR, type HoldContext } from "./hold-context.ts";
import { stateOfHold } from "./hold-state.server.ts";

/**
 * Mails the link that holds the room to the booking's own address, asked by who holds the confirmation's key: that address is not
 * proven by it. Says whether it is on its way, is not needed, or cannot be. Throws `not_found`, `too_many_requests`.
 */
export async function askForHold(context: HoldContext, confirmationKey: string): Promise<AskedHold> {
  const { env, db, clock, links, rateLimits } = context;
  const row = await links.opened("confirmation", confirmationKey);
  if (!row) throw new AppError("not_found");
  await rateLimits.take("link_mail");
  const state = await stateOfHold(context, row, "anybody");
  if (state?.state === "held") return "held";
  if (state?.state !== "offered") return "refused";
  const now = clock().getTime();
  const key = await freshHoldKey(authSecretsOf(env), row.id, now, now + VISITOR_HOLD.linkHours * HOUR);
  const asked = { bookingId: row.id, confirmationHash: await hashOfToken(confirmationKey) };
  const [, made] = await db.batch(mailingHoldKey(db, asked, key, now));
  if (made.length === 0) throw new AppError("not_found");
  return "sent";
}

/** What the mailed link opens: looking changes nothing, since programs open the links of mails. Throws `not_found`. */
export async function openHoldLink(context: HoldContext, token: string): Promise<{ booking: BookingRow; state: HoldState | null }> {
  const row = await context.links.shown("hold", token);
  if (!row) throw new AppError("not_found");
  return { booking: row, state: await stateOfHold(context, row, "contact") };
}
