/** Requests, visitors and what is stored, for tests of rooms that visitors hold. */
import { env } from "cloudflare:workers";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import { endDueHolds } from "#app/services/bookings/holds/end-due-holds.server.ts";
import { type ApiClient, apiClient } from "./api.ts";
import { asRole } from "./as-user.ts";
import { keyOf } from "./booking-keys.ts";
import { booking } from "./factories.ts";

export const HOUR = 3_600_000;
/** Monday, ten o'clock in Toronto. */
export const NOW = Date.parse("2027-02-01T15:00:00Z");
export const END = NOW + VISITOR_HOLD.hours * HOUR;

/** An administrator at any hour, signed in once. */
export async function administrator(): Promise<(at?: number) => ApiClient> {
  const { client } = await asRole("admin");
  return (at = NOW) => apiClient({ cookie: client.cookies(), clock: () => new Date(at), variables: { RATE_LIMITS: "off" } });
}

/** Takes out every hold and message, and hides the bookings of before. */
export async function emptied(): Promise<void> {
  await env.DB.batch(
    ["DELETE FROM room_holds", "DELETE FROM visitor_holds", "DELETE FROM outbox", "UPDATE bookings SET deleted_at = 1"].map((sql) =>
      env.DB.prepare(sql),
    ),
  );
}

let people = 0;
/** A request for the one room in Toronto that seats 150, by somebody new. */
export const request = (change: Partial<BookingRow> = {}) => {
  people += 1;
  const address = `jane.${people}@firm-${people}.example`;
  return booking({
    status: "pending",
    location: "arbitration_place_toronto",
    timeZone: "America/Toronto",
    bookingDate: "2027-03-16",
    startTime: "09:00",
    endTime: "16:00",
    duration: "full_day",
    details: { mainRoomCapacity: "150" },
    bookingContactEmail: address,
    contactEmailKey: address,
    ...change,
  });
};
export const of = (address: string, change: Partial<BookingRow> = {}) =>
  request({ bookingContactEmail: address, contactEmailKey: address, ...change });
/** Each on a day of its own: open days from the third of March on. */
export const day = (at: number) => ({
  bookingDate: ["2027-03-03", "2027-03-04", "2027-03-05", "2027-03-08", "2027-03-09", "2027-03-10"][at] ?? "",
});

export const visitor = (at = NOW) => apiClient({ clock: () => new Date(at), variables: { RATE_LIMITS: "off" } });
export const place = async (id: string, at = NOW) => {
  const key = await keyOf(id, "manage");
  return visitor(at).within(({ visitorHolds }) => visitorHolds.place(key));
};
export const stateOf = (id: string, at = NOW) => visitor(at).within(({ visitorHolds }) => visitorHolds.of(id, "contact"));
export const run = (at: number) => endDueHolds({ db: connect(env.DB), clock: () => new Date(at) });
export const rows = async <T>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<T>()
  ).results;
export const roomsOf = (id: string) =>
  rows<{ room_id: string; expires_at: number | null }>(
    "SELECT room_id, expires_at FROM room_holds WHERE booking_id = ? ORDER BY starts_at, room_id",
    id,
  );
export const holdsOf = (id: string) =>
  rows<{ ends_at: number; outcome: string | null }>(
    "SELECT ends_at, outcome FROM visitor_holds WHERE booking_id = ? ORDER BY created_at",
    id,
  );
export const actions = async (id: string) =>
  (
    await rows<{ action: string; actor_kind: string }>("SELECT action, actor_kind FROM audit_entries WHERE subject_id = ? ORDER BY seq", id)
  ).map(({ action, actor_kind }) => `${action} ${actor_kind}`);
export const mails = async (id: string) =>
  (await rows<{ kind: string }>("SELECT kind FROM outbox WHERE payload->>'bookingId' = ? ORDER BY created_at, rowid", id)).map(
    ({ kind }) => kind,
  );
