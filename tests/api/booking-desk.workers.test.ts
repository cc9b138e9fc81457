import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { BOOKING_TRANSITIONS } from "#app/domain/booking/office/status.ts";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { BOOKING_STATUSES } from "#app/domain/booking/vocabulary.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { booking, person } from "#tests/kit/factories.ts";

let admin: ApiClient;
beforeAll(async () => {
  admin = (await asRole("admin")).client;
});
beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("DELETE FROM room_holds"), env.DB.prepare("UPDATE bookings SET deleted_at = 1")]);
});

const DAY = "2027-03-16";
/** A request for a room of ours. */
const request = (change: Partial<BookingRow> = {}) =>
  booking({
    status: "pending",
    locationType: "in_person",
    location: "arbitration_place_cayman",
    timeZone: "America/Cayman",
    bookingDate: DAY,
    startTime: "09:00",
    endTime: "16:00",
    ...change,
  });
const move = (id: string, change: Record<string, unknown>, client = admin) => client.patch(`/api/bookings/${id}`, change);

interface Moved {
  status: string;
  version: number;
  rooms: { id: string; capacity: number; part: string; startsAt: string; endsAt: string }[];
  impossible: { bookingNumber: string }[];
}
async function confirmed(id: string, more: Record<string, unknown> = {}): Promise<Moved> {
  const answer = await move(id, { status: "confirmed", ...more });
  expect(answer.status).toBe(200);
  return answer.json<Moved>();
}

/** Every pair of holds of one room that overlap: none, whatever was tried. */
async function overlapping(): Promise<number> {
  const found = await env.DB.prepare(
    "SELECT count(*) AS n FROM room_holds a JOIN room_holds b ON a.room_id = b.room_id AND a.id < b.id AND a.starts_at < b.busy_until AND b.starts_at < a.busy_until",
  ).first<{ n: number }>();
  return found?.n ?? -1;
}

describe("statuses", () => {
  test.each(BOOKING_STATUSES.flatMap((from) => BOOKING_STATUSES.map((to) => [from, to] as const)))("%s to %s", async (from, to) => {
    const { id } = await request({ status: from, locationType: "virtual", location: null });
    const answer = await move(id, { status: to, reason: "The parties have settled." });
    if (BOOKING_TRANSITIONS[from].includes(to)) {
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ status: to, version: 2 });
    } else {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ error: "transition_refused", booking: { id, status: from } });
    }
  });

  test("cancelling asks for a reason, and releases the rooms", async () => {
    const { id } = await request();
    expect((await confirmed(id)).rooms).toHaveLength(1);
    const bare = await move(id, { status: "cancelled" });
    expect(bare.status).toBe(400);
    expect(await bare.json()).toMatchObject({ issues: [{ field: "reason", code: "reason_required" }] });
    expect(await (await move(id, { status: "cancelled", reason: "Settled." })).json()).toMatchObject({ status: "cancelled", rooms: [] });
  });

  test("a change based on an older version is refused, with the booking as it is", async () => {
    const { id } = await request({ version: 4 });
    const answer = await move(id, { status: "confirmed", version: 3 });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: "stale_version", booking: { version: 4, status: "pending" } });
  });

  test("each change is in the history, its message in the outbox and its task done, together", async () => {
    const { id } = await request();
    await confirmed(id);
    const audit = await env.DB.prepare("SELECT action, changes FROM audit_entries WHERE subject_id = ?")
      .bind(id)
      .all<Record<string, string>>();
    expect(audit.results.map(({ action }) => action)).toEqual(["status_changed"]);
    expect(JSON.parse(audit.results[0]?.changes ?? "")).toEqual({ from: "pending", to: "confirmed", rooms: ["cay-07"] });
    const mail = await env.DB.prepare("SELECT kind FROM outbox WHERE payload LIKE ?").bind(`%${id}%`).all<{ kind: string }>();
    expect(mail.results).toEqual([{ kind: "booking_confirmed" }]);
  });

  test.each([
    [{ status: "royal" }, "status"],
    [{ status: "confirmed", roomId: 7 }, "roomId"],
    [{ status: "confirmed", roomId: "tor-01" }, "roomId"],
    [{ status: "confirmed", version: 0 }, "version"],
    [{ status: "confirmed", price: 1 }, "price"],
    [{}, "status"],
  ])("%j is refused by name", async (change, field) => {
    const { id } = await request();
    const answer = await move(id, change);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { issues: { field: string }[] }).issues.map((issue) => issue.field)).toEqual([field]);
  });
});

describe("who may", () => {
  test("only staff move and hide; others learn no more than they may see", async () => {
    const author = await person("party");
    const { id } = await request({ createdByUser: author.id });
    expect((await move(id, { status: "confirmed" }, await asUser(author))).status).toBe(403);
    expect((await move(id, { status: "confirmed" }, (await asRole("arbitrator")).client)).status).toBe(404);
    expect((await move(id, { status: "confirmed" }, apiClient())).status).toBe(401);
    expect((await apiClient().delete(`/api/bookings/${id}`)).status).toBe(401);
    expect((await move("nowhere", { status: "confirmed" })).status).toBe(404);
    expect((await apiClient().get("/api/rooms")).status).toBe(401);
    expect((await (await asRole("party")).client.get("/api/rooms")).status).toBe(404);
  });

  test("what is deleted is in no list and holds no room, and its history stays", async () => {
    const { id } = await request();
    await confirmed(id);
    expect((await admin.delete(`/api/bookings/${id}`)).status).toBe(204);
    expect((await admin.get(`/api/bookings/${id}`)).status).toBe(404);
    expect((await admin.delete(`/api/bookings/${id}`)).status).toBe(404);
    const left = await env.DB.prepare(
      "SELECT (SELECT count(*) FROM room_holds) AS holds, (SELECT count(*) FROM audit_entries WHERE subject_id = ?) AS entries",
    )
      .bind(id)
      .first();
    expect(left).toEqual({ holds: 0, entries: 2 });
  });
});

describe("rooms", () => {
  test("confirming holds the smallest that fits, on each day, at the venue's hours", async () => {
    const { id } = await request({
      details: {
        mainRoomCapacity: "10",
        needsBreakoutRooms: "true",
        breakoutRoomCount: "1",
        bookingType: "consecutive",
        consecutiveEndDate: "2027-03-17",
        rulesVersion: "1",
      },
    });
    const { rooms } = await confirmed(id);
    expect(rooms.map(({ capacity, part, startsAt, endsAt }) => [part, capacity, startsAt, endsAt])).toEqual([
      ["breakout", 4, "2027-03-16T14:00:00.000Z", "2027-03-16T21:00:00.000Z"],
      ["main", 12, "2027-03-16T14:00:00.000Z", "2027-03-16T21:00:00.000Z"],
      ["breakout", 4, "2027-03-17T14:00:00.000Z", "2027-03-17T21:00:00.000Z"],
      ["main", 12, "2027-03-17T14:00:00.000Z", "2027-03-17T21:00:00.000Z"],
    ]);
  });

  test("a room that staff chose, and what is free instead when it is taken", async () => {
    const first = await request();
    const second = await request();
    expect((await confirmed(first.id, { roomId: "cay-01" })).rooms[0]?.id).toBe("cay-01");
    const refused = await move(second.id, { status: "confirmed", roomId: "cay-01" });
    expect(refused.status).toBe(409);
    const { error, alternatives } = await refused.json<{
      error: string;
      alternatives: { rooms: { id: string }[]; days: string[]; venues: string[] };
    }>();
    expect(error).toBe("no_room_available");
    expect(alternatives.rooms.map(({ id }) => id)).not.toContain("cay-01");
    expect(alternatives.days).toEqual(["2027-03-17", "2027-03-15", "2027-03-18"]);
    expect(alternatives.venues).toHaveLength(4);
  });

  test("a Saturday is opened with a reason, and the next request for it hears of open days", async () => {
    const saturday = { bookingDate: "2027-03-20" };
    const first = await request(saturday);
    const second = await request(saturday);
    await confirmed(first.id, { roomId: "cay-01", overrideReason: "The tribunal sits on Saturday." });
    const refused = await move(second.id, { status: "confirmed", roomId: "cay-01", overrideReason: "So do they." });
    expect(refused.status).toBe(400);
    const { alternatives } = await refused.json<{ alternatives: { days: string[] } }>();
    expect(alternatives.days).toEqual(["2027-03-19", "2027-03-22", "2027-03-18"]);
  });

  test("the room has the unit and can be set as it was asked for", async () => {
    const unit = await request({ locationType: "in_person_and_virtual", details: { needsConferencingUnit: "true", rulesVersion: "1" } });
    expect((await confirmed(unit.id)).rooms[0]?.capacity).toBe(12);
    const courtroom = await request({ details: { roomSetup: "courtroom", mainRoomCapacity: "10", rulesVersion: "1" } });
    expect((await confirmed(courtroom.id)).rooms[0]?.capacity).toBe(16);
  });

  test("a booking that was confirmed and is hidden is cancelled for its contact", async () => {
    const { id } = await request();
    await confirmed(id);
    await admin.delete(`/api/bookings/${id}`);
    const mail = await env.DB.prepare("SELECT kind FROM outbox WHERE payload LIKE ? ORDER BY created_at, kind DESC")
      .bind(`%${id}%`)
      .all<{ kind: string }>();
    expect(mail.results.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["booking_confirmed", "booking_cancelled"]));
  });

  test("confirming one request tells which others it makes impossible", async () => {
    const large = { mainRoomCapacity: "30", rulesVersion: "1" };
    const first = await request({ details: large });
    const second = await request({ details: large, bookingNumber: "IMPOSSIBLE" });
    await request({ details: { mainRoomCapacity: "4", rulesVersion: "1" } });
    const span = { bookingType: "consecutive", consecutiveEndDate: addDays(DAY, 1) };
    await request({ details: { ...large, ...span }, bookingDate: addDays(DAY, -1), bookingNumber: "BEGAN-BEFORE" });
    expect((await confirmed(first.id)).impossible.map(({ bookingNumber }) => bookingNumber).sort()).toEqual(["BEGAN-BEFORE", "IMPOSSIBLE"]);
    expect((await move(second.id, { status: "confirmed" })).status).toBe(409);
  });

  test("the venue's buffer lies between two bookings of one room", async () => {
    const morning = await request({ startTime: "09:00", endTime: "12:30" });
    await confirmed(morning.id, { roomId: "cay-01" });
    const tooSoon = await request({ startTime: "12:45", endTime: "16:15" });
    expect((await move(tooSoon.id, { status: "confirmed", roomId: "cay-01" })).status).toBe(409);
    const soonEnough = await request({ startTime: "13:00", endTime: "16:30" });
    expect((await confirmed(soonEnough.id, { roomId: "cay-01" })).rooms).toHaveLength(1);
  });

  test("no day, no room: the field is named", async () => {
    const { id } = await request({ bookingDate: null, startTime: null, endTime: null });
    const answer = await move(id, { status: "confirmed" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ field: "bookingDate", code: "date_required" }] });
  });

  test("the database itself refuses an overlap, and a hold that is moved", async () => {
    const { id } = await request();
    await confirmed(id, { roomId: "cay-01" });
    const copy = env.DB.prepare(
      "INSERT INTO room_holds SELECT 'x', room_id, booking_id, part, starts_at + 1, ends_at + 1, busy_until + 1, expires_at, created_at, NULL FROM room_holds",
    );
    await expect(copy.run()).rejects.toThrow(/room_taken/);
    await expect(env.DB.prepare("UPDATE room_holds SET starts_at = starts_at - 1").run()).rejects.toThrow(/not moved/);
  });

  test("a storm on one room and time has one winner, and the rest hear what is free", async () => {
    for (let round = 0; round < 5; round += 1) {
      await env.DB.prepare("DELETE FROM room_holds").run();
      const all = await Promise.all(Array.from({ length: 20 }, () => request()));
      const answers = await Promise.all(all.map(({ id }) => move(id, { status: "confirmed", roomId: "cay-01" })));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
      expect(await overlapping()).toBe(0);
    }
  });

  test("one request, confirmed and cancelled at once, is one of the two", async () => {
    const { id } = await request();
    const answers = await Promise.all([move(id, { status: "confirmed" }), move(id, { status: "cancelled", reason: "Settled." })]);
    const { status } = await (await admin.get(`/api/bookings/${id}`)).json<{ status: string }>();
    const held = await env.DB.prepare("SELECT count(*) AS n FROM room_holds").first<{ n: number }>();
    expect(["confirmed", "cancelled"]).toContain(status);
    expect(held?.n).toBe(status === "confirmed" ? 1 : 0);
    for (const answer of answers) expect([200, 409]).toContain(answer.status);
  });

  test("whatever is confirmed, cancelled and hidden: no overlap, and the rows are what was acknowledged", async () => {
    const times = [
      ["09:00", "12:30"],
      ["10:00", "17:00"],
      ["13:00", "16:30"],
    ] as const;
    const command = fc.record({
      what: fc.constantFrom("confirm", "confirm", "cancel", "hide"),
      which: fc.nat(11),
      room: fc.constantFrom("cay-01", "cay-02", null),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 14 }), async (commands) => {
        await env.DB.batch([env.DB.prepare("DELETE FROM room_holds"), env.DB.prepare("UPDATE bookings SET deleted_at = 1")]);
        const all = await Promise.all(
          Array.from({ length: 12 }, (_, at) => request({ startTime: times[at % 3]?.[0] ?? null, endTime: times[at % 3]?.[1] ?? null })),
        );
        const holding = new Map<string, string>();
        for (const { what, which, room } of commands) {
          const id = all[which]?.id ?? "";
          if (what === "hide") {
            if ((await admin.delete(`/api/bookings/${id}`)).status === 204) holding.delete(id);
            continue;
          }
          const answer = await move(
            id,
            what === "cancel" ? { status: "cancelled", reason: "Settled." } : { status: "confirmed", roomId: room },
          );
          expect([200, 404, 409]).toContain(answer.status);
          if (answer.status !== 200) continue;
          const { rooms } = await answer.json<Moved>();
          if (what === "cancel") holding.delete(id);
          else holding.set(id, rooms[0]?.id ?? "");
        }
        const { results } = await env.DB.prepare("SELECT booking_id, room_id FROM room_holds").all<{
          booking_id: string;
          room_id: string;
        }>();
        expect(new Map(results.map((row) => [row.booking_id, row.room_id]))).toEqual(holding);
        expect(await overlapping()).toBe(0);
      }),
      { numRuns: 8 },
    );
  });
});

test("everyone may read the venues; the rooms are as many as are published", async () => {
  const venues = await (await apiClient().get("/api/venues")).json<
    { id: string; rooms: number; capacity: { from: number; to: number } }[]
  >();
  const rooms = await (await admin.get("/api/rooms")).json<{ venue: string; capacity: number }[]>();
  for (const { id, rooms: count, capacity } of venues) {
    const own = rooms.filter(({ venue }) => venue === id).map((room) => room.capacity);
    expect([id, own.length, Math.min(...own), Math.max(...own)]).toEqual([id, count, capacity.from, capacity.to]);
  }
});
