/** What is proposed when a booking is to be confirmed is what confirming takes, for administrators alone. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { booking } from "#tests/kit/factories.ts";

let admin: ApiClient;
beforeAll(async () => {
  admin = (await asRole("admin")).client;
});
beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("DELETE FROM room_holds"), env.DB.prepare("UPDATE bookings SET deleted_at = 1")]);
});

const request = (change: Partial<BookingRow> = {}) =>
  booking({
    status: "pending",
    locationType: "in_person",
    location: "arbitration_place_cayman",
    timeZone: "America/Cayman",
    bookingDate: "2027-03-15",
    startTime: "09:00",
    endTime: "16:00",
    duration: "full_day",
    details: {
      rulesVersion: "1",
      bookingType: "consecutive",
      consecutiveEndDate: "2027-03-17",
      mainRoomCapacity: "17",
      roomSetup: "u_shape",
      needsBreakoutRooms: "true",
      breakoutRoomCount: "1",
      breakoutRoomCapacities: "4",
    },
    ...change,
  });
const besides = (id: string, client = admin) =>
  client.within(async (services) => (await services.desk.attachments(await services.bookings.get(id)))?.proposals ?? null);

test("the first that fits is what is confirmed, with its breakout rooms; the others say why not", async () => {
  const { id } = await request();
  const before = await besides(id);
  expect(before?.rooms.map(({ name, against }) => [name, against?.code ?? null])).toEqual([
    ["Seven Mile", null],
    ["Harbour Room", null],
    ["Rum Point", "seats"],
    ["Bodden", "seats"],
    ["Ironwood", "setup"],
    ["Savannah", "setup"],
    ["Silver Thatch", "setup"],
    ["Stingray", "setup"],
  ]);
  const [first] = before?.rooms ?? [];
  const answer = await admin.patch(`/api/bookings/${id}`, { status: "confirmed", roomId: first?.id, version: 1 });
  const { rooms, bookingNumber } = await answer.json<{ rooms: { name: string; part: string }[]; bookingNumber: string }>();
  expect(new Set(rooms.filter(({ part }) => part === "main").map(({ name }) => name))).toEqual(new Set([first?.name]));
  expect([...new Set(rooms.filter(({ part }) => part === "breakout").map(({ name }) => name))]).toEqual(first?.breakouts);
  expect(await besides(id)).toBeNull();
  // One day in common is enough to be in the way, and it is said whose.
  const other = await request({ bookingDate: "2027-03-17", details: { rulesVersion: "1", mainRoomCapacity: "17", roomSetup: "u_shape" } });
  const after = await besides(other.id);
  expect(after?.rooms.slice(0, 2).map(({ name, against }) => [name, against])).toEqual([
    ["Harbour Room", null],
    ["Seven Mile", { code: "taken", days: [{ date: "2027-03-17", by: [bookingNumber] }] }],
  ]);
});

test("there is none without a day, elsewhere, or for anybody but staff", async () => {
  for (const change of [
    { bookingDate: null, details: {} },
    { locationType: "virtual", location: null },
    { location: "alternate" },
  ] as const)
    expect(await besides((await request(change)).id)).toBeNull();
  const { who, client } = await asRole("party");
  const mine = await request({ createdByUser: who.id });
  expect(await besides(mine.id, client)).toBeNull();
  expect(await besides(mine.id, apiClient()).catch(({ code }) => code)).toBe("unauthenticated");
});
