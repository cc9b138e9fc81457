/** Bookings over the wire (specification, section 7). */

import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import { DRAFT_HEADER, NO_DRAFT } from "#app/domain/visit.ts";
import type { AppliedEffect } from "../domain/booking/rules/evaluate.ts";
import { request } from "./request.ts";

/** A booking as its maker is answered it; `confirmationKey` opens its page, null once staff have revoked it. */
export type MadeRecord = BookingRecord & { confirmationKey: string | null };

/** What names a made booking in the address of its confirmation: its key; its own visitor is led on from its id. */
export const confirmationOf = ({ id, confirmationKey }: Pick<MadeRecord, "id" | "confirmationKey">): string => confirmationKey ?? id;

/** What one sending is known by. */
export interface Sending {
  /** Names this one intention: a second try with the same key never makes a second booking. */
  key: string;
  /** The `expiresAt` of the draft that is sent; null where none was begun. Who else has sent it has made the booking. */
  draft: string | null;
}

const headersOf = ({ key, draft }: Sending) => ({ "Idempotency-Key": key, [DRAFT_HEADER]: draft ?? NO_DRAFT });

/** Sends a fast booking. */
export function postFastBooking(values: FastBookingValues, sending: Sending): Promise<MadeRecord> {
  return request("/api/bookings/fast", { method: "POST", body: values, headers: headersOf(sending) });
}

/** Sends a detailed request, or an Express one; gives also what the rules settled. */
export function postDetailedBooking(values: DetailedValues, sending: Sending): Promise<MadeRecord & { effects: readonly AppliedEffect[] }> {
  return request("/api/public-bookings", { method: "POST", body: values, headers: headersOf(sending) });
}
