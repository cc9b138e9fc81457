/** Rooms as buyers see them: seats, set-ups and the next free day; nothing where nothing is published. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { CITIES } from "#app/components/documents/cities/cities.ts";
import { connect } from "#app/db/client.server.ts";
import { roomHolds } from "#app/db/schema/rooms.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import type { ListedRooms } from "#app/domain/venue/public-room.ts";
import { venueNamed } from "#app/domain/venue/venues.ts";
import * as cityPage from "#app/routes/documents/city/route.tsx";
import { apiClient } from "#tests/kit/api.ts";
import { booking } from "#tests/kit/factories.ts";
import { pageText } from "#tests/kit/page-html.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

/** Mondays a year apart: what was read at one is too old at the next. */
let now = new Date("2027-06-07T15:00:00Z");
beforeEach(async () => {
  now = new Date(now.getTime() + 7 * 24 * 3_600_000);
  await env.DB.prepare("DELETE FROM room_holds").run();
});
const visitor = () => apiClient({ clock: () => now, variables: { RATE_LIMITS: "off" } });
async function listed(query: string): Promise<ListedRooms> {
  const answer = await visitor().get(`/api/availability/rooms?${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json<ListedRooms>();
}
const roomsOf = async (query: string) => (await listed(query)).rooms;
const daysOn = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000).toISOString().slice(0, 10);

describe("the rooms of a venue", () => {
  test("are those that suit, smallest first, each with the next day on which it is free", async () => {
    const { id } = await booking({ status: "confirmed" });
    const held = daysOn(3);
    const [startsAt, endsAt] = [instantOf(held, "10:00", "America/Toronto"), instantOf(held, "11:00", "America/Toronto")];
    const hold = { id: crypto.randomUUID(), roomId: "tor-06", bookingId: id, part: "main", startsAt, endsAt, busyUntil: endsAt } as const;
    await connect(env.DB)
      .insert(roomHolds)
      .values({ ...hold, createdAt: 1 });
    const rooms = await roomsOf("venue=toronto&people=18&setup=u_shape");
    // Two days of notice: Thursday is the first, which one room does not have free.
    expect(rooms.map(({ name, seats, nextFree }) => [name, seats.u_shape, nextFree]).slice(0, 2)).toEqual([
      ["Adelaide", 18, daysOn(4)],
      ["Queen", 22, held],
    ]);
    expect((await roomsOf("venue=toronto&people=22"))[1]).toMatchObject({ name: "Queen", capacity: 30, nextFree: held });
  });

  test("that do not suit say why: the seats of the set-up, the set-up itself, the unit", async () => {
    const { rooms, unsuited } = await listed("venue=toronto&people=12&setup=u_shape&unit=true");
    expect(rooms[0]).toMatchObject({ name: "Wellington", seats: { boardroom: 16, u_shape: 12, courtroom: 16, exam: 10 } });
    expect(unsuited.map(({ name, why, seats }) => [name, why, seats])).toEqual([
      ["Simcoe", "seats", 10],
      ["York", "seats", 9],
      ["Duncan", "setup", 0],
      ["Peter", "setup", 0],
      ["Pearl", "setup", 0],
      ["Widmer", "setup", 0],
      ["John", "setup", 0],
    ]);
    expect((await listed("venue=toronto&people=7&unit=true")).unsuited.map(({ why }) => why)).toEqual(["unit", "unit", "seats", "seats"]);
    const cayman = await listed("venue=grand-cayman&people=30");
    expect(cayman.rooms.map(({ seats }) => seats)).toEqual([{}]);
    expect(new Set(cayman.unsuited.map(({ seats }) => seats))).toEqual(new Set([null]));
  });

  test("seat no more in a set-up than the city publishes, and the largest of them as many", async () => {
    for (const { venue, setups } of CITIES) {
      const { rooms } = await visitor().within((services) => services.availability.rooms({ venue }));
      for (const [setup, { from, to }] of Object.entries(setups ?? {})) {
        const seats = rooms.flatMap(({ seats }) => seats[setup] ?? []);
        expect([venue.id, setup, Math.max(...seats)]).toEqual([venue.id, setup, to]);
        expect(Math.min(...seats), `${venue.id} ${setup}`).toBeGreaterThanOrEqual(from);
      }
    }
  });

  test("have no number where no capacity is published, and a wrong question is named", async () => {
    expect((await roomsOf("venue=grand-cayman&people=30")).map(({ name, capacity }) => [name, capacity])).toEqual([["Harbour Room", null]]);
    const refused = await visitor().get("/api/availability/rooms?venue=toronto&setup=theatre");
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ issues: [{ field: "setup" }] });
  });

  test("are read once for many views", async () => {
    const { database, statements } = recordedDatabase(env.DB);
    const venue = venueNamed("miami");
    if (!venue) throw new Error("No Miami");
    const look = () => apiClient({ clock: () => now, database }).within((services) => services.availability.rooms({ venue }));
    const first = await look();
    const asked = statements.length;
    expect(asked).toBeGreaterThan(0);
    expect(await look()).toEqual(first);
    expect(statements.length).toBe(asked);
  });
});

describe("a city's page", () => {
  test("lists each room with its seats by set-up, within what the city publishes", async () => {
    const text = await pageText(visitor(), cityPage, { city: "toronto" });
    expect(text).toContain("Room by room");
    expect(text).toMatch(/Adelaide up to 24 people · Boardroom, Examination, U-shape, Courtroom next free: \w{3}, \w+ \d+/);
    expect(text).toMatch(/Boardroom : 24 seats U-shape : 18 seats/);
    expect(text).toMatch(/Courtroom : 200 seats/);
  });

  test("says no number of seats where none is published", async () => {
    const text = await pageText(visitor(), cityPage, { city: "grand-cayman" });
    expect(text).toMatch(/Harbour Room Boardroom, U-shape, Courtroom next free:/);
    expect(text).not.toMatch(/\d seats/);
  });
});
