/** A day is closed between the look at a venue and the write that rests on it: the hearing is looked at again, or is in the closer's list. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { booking } from "#tests/kit/factories.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";

const DAY = "2027-03-18";
const options = { clock: () => new Date("2027-02-01T15:00:00Z"), variables: { RATE_LIMITS: "off" } } as const;
let admin: ApiClient;

beforeEach(async () => {
  const emptied = ["room_holds", "venue_closures"].map((table) => env.DB.prepare(`DELETE FROM ${table}`));
  await env.DB.batch([...emptied, env.DB.prepare("UPDATE bookings SET deleted_at = 1")]);
  admin = (await asRole("admin")).client;
});

const request = () =>
  booking({
    status: "pending",
    locationType: "in_person",
    location: "arbitration_place_cayman",
    timeZone: "America/Cayman",
    bookingDate: DAY,
    startTime: "09:00",
    endTime: "16:00",
    duration: "full_day",
    details: { mainRoomCapacity: "10", rulesVersion: "1" },
  });
const close = async () => {
  const { version } = await admin.within(({ venues }) => venues.get("grand-cayman"));
  return admin.within(({ venues }) => venues.close("grand-cayman", version, { date: DAY, name: "Regatta" }));
};
/** Staff, while `meanwhile` is done just before a statement like this is written. */
const staffDuring = (statement: RegExp, meanwhile: () => Promise<unknown>) =>
  apiClient({ ...options, cookie: admin.cookies(), database: interruptedDatabase(env.DB, statement, meanwhile) });
const statusOf = async (id: string) => (await env.DB.prepare("SELECT status FROM bookings WHERE id = ?").bind(id).first())?.status;
const roomsOf = async (id: string) => (await env.DB.prepare("SELECT id FROM room_holds WHERE booking_id = ?").bind(id).all()).results;

test("confirmed while the day is closed: refused with the day named, unless staff give a reason", async () => {
  const { id } = await request();
  const answer = await staffDuring(/^insert into "room_holds"/, close).patch(`/api/bookings/${id}`, { status: "confirmed" });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ issues: [{ field: "bookingDate", code: "day_closed" }] });
  expect(await statusOf(id)).toBe("pending");
  expect(await roomsOf(id)).toEqual([]);
  expect((await admin.patch(`/api/bookings/${id}`, { status: "confirmed", overrideReason: "The court sits that day." })).status).toBe(200);
});

test("closed while a hearing of the day is confirmed: it is in the list", async () => {
  const { id } = await request();
  const { version } = await admin.within(({ venues }) => venues.get("grand-cayman"));
  const confirm = async () => expect((await admin.patch(`/api/bookings/${id}`, { status: "confirmed" })).status).toBe(200);
  const closed = await staffDuring(/^insert into "venue_closures"/, confirm).within(({ venues }) =>
    venues.close("grand-cayman", version, { date: DAY, name: "Regatta" }),
  );
  expect(closed.confirmed.map((one) => one.id)).toEqual([id]);
});
