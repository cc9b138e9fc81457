import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { checkDetailedBooking, isOfAnotherProceeding } from "#app/domain/booking/requests/detailed.ts";
import type { AppliedEffect } from "#app/domain/booking/rules/evaluate.ts";
import type { BookingSource } from "#app/domain/booking/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { fromDetailed } from "#app/services/bookings/booking-requests.ts";
import { type MakeOptions, type MakingContext, makeBooking } from "./make-booking.server.ts";

/**
 * Makes a booking from the detailed schema, or an Express one where the rules ask for nothing. Throws `invalid_input`
 * with an issue per field, or `fields_of_another_proceeding` where that alone is wrong. Gives the record and what the rules settled beyond
 * what was sent.
 */
export async function makeDetailed(
  context: MakingContext,
  input: unknown,
  options: Omit<MakeOptions, "source" | "further"> & { source?: BookingSource },
): Promise<{ booking: BookingRecord; effects: readonly AppliedEffect[] }> {
  const check = checkDetailedBooking(input, context.clock());
  if (!check.ok)
    throw new AppError(isOfAnotherProceeding(check.issues) ? "fields_of_another_proceeding" : "invalid_input", { issues: check.issues });
  const { request } = check;
  const source = options.source ?? (request.evaluation.express ? "express" : "detailed");
  const booking = await makeBooking(context, fromDetailed(request), { ...options, source });
  return { booking, effects: request.evaluation.applied };
}
