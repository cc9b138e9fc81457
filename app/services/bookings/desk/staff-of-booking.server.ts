import { AppError } from "#app/domain/errors.ts";
import { type Administrator, requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { seenBooking } from "#app/services/bookings/reading/get-booking.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** The administrator who acts upon a booking. Others hear of it only what they may see: `not_found`, or `forbidden` where it is theirs. */
export async function staffOfBooking(context: ServiceContext, id: string): Promise<Administrator> {
  const who = await context.actor();
  if (who.kind === "user" && who.role !== "admin") {
    await seenBooking(context, id);
    throw new AppError("forbidden");
  }
  requireAdministrator(who);
  return who;
}
