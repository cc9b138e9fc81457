/** Bookings that were chosen in a list, as they were then. */
import { refuseFailure } from "#app/api-client/request.ts";
import { type ListQuery, listParameters } from "#app/domain/booking/office/list-query.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { ChosenRow } from "../office/bulk/run-all.ts";

export interface ChosenBooking extends ChosenRow {
  booking: BookingRecord;
}

export const chosenOf = (booking: BookingRecord): ChosenBooking => ({
  id: booking.id,
  version: booking.version,
  name: `${booking.bookingNumber} ${booking.bookingContactName}`,
  booking,
});

const PIECE = 500;

/** Everything that a query chooses, in pieces of the API's list; null where there are more than `most`. Throws `ApiError`. */
export async function chosenAll({ after: _after, before: _before, ...query }: ListQuery, most: number): Promise<ChosenBooking[] | null> {
  const all: ChosenBooking[] = [];
  let address: string | undefined = `/api/bookings?${listParameters({ ...query, limit: PIECE })}`;
  while (address) {
    const answer: Response = await fetch(address, { headers: { Accept: "application/json" } });
    await refuseFailure(answer);
    all.push(...((await answer.json()) as BookingRecord[]).map(chosenOf));
    if (all.length > most) return null;
    address = /<([^>]+)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1];
  }
  return all;
}
