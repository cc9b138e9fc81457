/** Bookings over the wire (specification, section 7). */

import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import type { AppliedEffect } from "../domain/booking/rules/evaluate.ts";
import { request } from "./request.ts";

/** A booking as its maker is answered it; `confirmationKey` opens its page, null once staff have revoked it. */
export type MadeRecord = BookingRecord & { confirmationKey: string | null };

/** What names a made booking in the address of its confirmation: its key; its own visitor is led on from its id. */
export const confirmationOf = ({ id, confirmationKey }: Pick<MadeRecord, "id" | "confirmationKey">): string => confirmationKey ?? id;

/**
 * Sends a fast booking. `idempotencyKey` names this one intention: a second try with the same key
 * never makes a second booking.
 */
export function postFastBooking(values: FastBookingValues, idempotencyKey: string): Promise<MadeRecord> {
  return request("/api/bookings/fast", { method: "POST", body: values, headers: { "Idempotency-Key": idempotencyKey } });
}

/** Sends a detailed request, or an Express one; gives also what the rules settled. `idempotencyKey` as above. */
export function postDetailedBooking(
  values: DetailedValues,
  idempotencyKey: string,
): Promise<MadeRecord & { effects: readonly AppliedEffect[] }> {
  return request("/api/public-bookings", { method: "POST", body: values, headers: { "Idempotency-Key": idempotencyKey } });
}
