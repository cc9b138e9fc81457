import { queueingLinks } from "#app/db/bookings/access-keys.repo.server.ts";
import { parseBookingNumber } from "#app/domain/booking/booking-number.ts";
import { LIMITS } from "#app/domain/booking/fields.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";

/**
 * Mails the links to the booking of this number, if the address is its own; says nothing of whether it is. Links that staff
 * have revoked stay closed until staff send new ones: number and address are known to whom they were closed for. Throws `invalid_input` with
 * an issue per field that cannot be one, `too_many_requests`.
 */
export async function askForLinks(
  { clock, db, rateLimits }: LimitedContext,
  typed: { bookingNumber: string; email: string },
): Promise<void> {
  const asked = checkAsked(typed);
  await rateLimits.take("link_mail");
  await queueingLinks(db, asked, clock().getTime());
}

function checkAsked({ bookingNumber, email }: { bookingNumber: string; email: string }) {
  const number = parseBookingNumber(bookingNumber);
  const emailKey = emailKeyOf(email);
  const issues: Issue[] = [];
  if (!number) issues.push({ field: "bookingNumber", code: "booking_number_invalid" });
  if (!/^[^\s@]+@[^\s@]+$/.test(emailKey) || emailKey.length > LIMITS.email) issues.push({ field: "email", code: "email_required" });
  if (!number || issues.length > 0) throw new AppError("invalid_input", { issues });
  return { bookingNumber: number, emailKey };
}
