/** Every door asks the one rule of fit: requests, confirmation, edit, hold and the client's link (rulings, "A hearing fits or it is said"). */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { booking } from "#tests/kit/factories.ts";
import { detailedBooking, fastBooking } from "#tests/kit/payloads.ts";

const NOW = new Date("2026-12-01T15:00:00Z");
const clock = () => NOW;
const variables = { RATE_LIMITS: "off" };
let admin: ApiClient;
beforeAll(async () => {
  admin = (await asRole("admin")).client;
});
beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("DELETE FROM room_holds"), env.DB.prepare("UPDATE bookings SET deleted_at = 1")]);
});

interface Refused {
  error: string;
  issues: { field: string; code: string; day?: string; message: string }[];
  reasons: { code: string; date: string }[];
  alternatives: { rooms: { id: string }[]; runs: string[][]; fitting: string[]; days: string[]; venues: string[] };
}
const visitor = () => apiClient({ clock, variables });
const refusedBy = async (answer: Response, status: number) => {
  expect(answer.status).toBe(status);
  return answer.json<Refused>();
};
const bookings = async () =>
  (await env.DB.prepare("SELECT count(*) AS n FROM bookings WHERE deleted_at IS NULL").first<{ n: number }>())?.n;
const request = (change: Partial<BookingRow> = {}) =>
  booking({
    status: "pending",
    location: "arbitration_place_cayman",
    timeZone: "America/Cayman",
    bookingDate: "2027-03-16",
    startTime: "09:00",
    endTime: "16:00",
    ...change,
  });
const confirm = (id: string, more: Record<string, unknown> = {}) => admin.patch(`/api/bookings/${id}`, { status: "confirmed", ...more });
const historyOf = async (id: string) => {
  const { results } = await env.DB.prepare("SELECT action, changes FROM audit_entries WHERE subject_id = ? ORDER BY seq")
    .bind(id)
    .all<{ action: string; changes: string }>();
  return results.map(({ action, changes }) => ({ action, changes: JSON.parse(changes) as Record<string, unknown> }));
};

describe("requests", () => {
  test.each([
    ["Christmas Day", { bookingDate: "2026-12-25" }, [{ field: "bookingDate", code: "day_closed", day: "2026-12-25" }]],
    ["a Sunday", { bookingDate: "2026-12-06" }, [{ field: "bookingDate", code: "day_closed", day: "2026-12-06" }]],
    [
      "more people than any room",
      { bookingDate: "2026-12-08", mainRoomCapacity: 121 },
      [{ field: "mainRoomCapacity", code: "people_too_many" }],
    ],
    [
      "separate days of which one is a holiday",
      {
        bookingType: "non-consecutive",
        bookingDate: "",
        bookingDates: [
          { date: "2026-12-24", startTime: "09:00", duration: "full_day" },
          { date: "2026-12-25", startTime: "09:00", duration: "full_day" },
        ],
      },
      [{ field: "bookingDates", code: "day_closed", day: "2026-12-25" }],
    ],
    [
      "a row of days across it",
      {
        bookingType: "consecutive",
        bookingDate: "",
        consecutiveStartDate: "2026-12-23",
        consecutiveEndDate: "2026-12-29",
        consecutiveStartTime: "09:00",
        consecutiveDuration: "full_day",
      },
      [{ field: "consecutiveStartDate", code: "day_closed", day: "2026-12-25" }],
    ],
  ])("of the detailed form: %s is refused by field and day", async (_title, change, issues) => {
    const answer = await visitor().post("/api/public-bookings", detailedBooking(change));
    const refused = await refusedBy(answer, 400);
    expect(refused.issues).toMatchObject(issues);
    expect(refused.issues[0]?.message).not.toBe("Invalid input");
    expect(await bookings()).toBe(0);
  });

  test("of the fast form: the field is the form's own", async () => {
    const closed = { location: "arbitration_place_toronto", preferredDate: "2026-12-25" };
    const { issues } = await refusedBy(await visitor().post("/api/bookings/fast", fastBooking(closed)), 400);
    expect(issues).toMatchObject([{ field: "preferredDate", code: "day_closed", day: "2026-12-25" }]);
    expect(
      (await visitor().post("/api/bookings/fast", fastBooking({ ...closed, locationType: "virtual", location: undefined }))).status,
    ).toBe(201);
  });

  test("requests may overlap: a day whose rooms are taken is asked for, and staff decide", async () => {
    const day = { location: "arbitration_place_ottawa", preferredDate: "2027-03-16" };
    for (const people of ["40", "20", "10", "4"]) {
      const { id } = await request({
        location: "arbitration_place_ottawa",
        timeZone: "America/Toronto",
        details: { mainRoomCapacity: people, rulesVersion: "1" },
      });
      expect((await confirm(id)).status).toBe(200);
    }
    const made = await visitor().post("/api/bookings/fast", fastBooking({ ...day, startTime: "09:00" }));
    expect(made.status).toBe(201);
    const { id } = await made.json<{ id: string }>();
    const refused = await refusedBy(await confirm(id), 409);
    expect(refused).toMatchObject({ error: "no_room_available", reasons: [{ code: "taken", date: "2027-03-16" }] });
    expect(refused.alternatives.venues).toHaveLength(4);
  });
});

describe("confirmation", () => {
  test("two weeks across Christmas are not confirmed: each closed day is named, with what fits", async () => {
    const { id } = await request({
      bookingDate: "2026-12-21",
      details: { bookingType: "consecutive", consecutiveStartDate: "2026-12-21", consecutiveEndDate: "2027-01-01", rulesVersion: "1" },
    });
    const refused = await refusedBy(await confirm(id), 400);
    expect(refused.issues.map(({ day }) => day)).toEqual(["2026-12-25", "2026-12-28", "2027-01-01"]);
    expect(refused.alternatives.fitting).toHaveLength(7);
    expect((await env.DB.prepare("SELECT count(*) AS n FROM room_holds").first<{ n: number }>())?.n).toBe(0);
  });

  test("22 people are not confirmed into six seats, unless staff say why", async () => {
    const { id } = await request({ details: { mainRoomCapacity: "22", rulesVersion: "1" } });
    const refused = await refusedBy(await confirm(id, { roomId: "cay-06" }), 409);
    expect(refused.reasons).toEqual([
      { code: "room_unsuitable", why: "seats", date: "2027-03-16", room: "cay-06", capacity: 6, people: 22 },
    ]);
    expect(refused.alternatives.rooms.map(({ id: room }) => room)).toEqual(["cay-02", "cay-01"]);
    expect((await refusedBy(await confirm(id, { roomId: "cay-06", overrideReason: "  " }), 409)).error).toBe("no_room_available");
    const overridden = await confirm(id, { roomId: "cay-06", overrideReason: "Sixteen of them follow by video." });
    expect(overridden.status).toBe(200);
    expect((await overridden.json<{ rooms: { id: string }[] }>()).rooms.map((room) => room.id)).toEqual(["cay-06"]);
    expect((await historyOf(id)).at(-1)).toMatchObject({
      action: "status_changed",
      changes: { overrideReason: "Sixteen of them follow by video.", against: [{ code: "room_unsuitable" }] },
    });
  });

  test("a holiday is opened for a hearing with a reason; what others hold is not", async () => {
    const { id } = await request({ bookingDate: "2027-03-26" });
    expect((await refusedBy(await confirm(id), 400)).reasons).toEqual([
      { code: "closed_holiday", date: "2027-03-26", name: "Good Friday" },
    ]);
    expect((await confirm(id, { roomId: "cay-01", overrideReason: "The tribunal sits on Good Friday." })).status).toBe(200);
    const other = await request({ bookingDate: "2027-03-26" });
    expect((await confirm(other.id, { roomId: "cay-01", overrideReason: "They too." })).status).toBe(400);
  });

  test("hours before the venue opens are named", async () => {
    const { id } = await request({ startTime: "06:00", endTime: "12:00" });
    expect((await refusedBy(await confirm(id), 400)).issues).toMatchObject([
      { field: "startTime", code: "hours_outside", day: "2027-03-16" },
    ]);
  });
});

describe("edit and hold by staff", () => {
  const edit = (id: string, values: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    admin.put(`/api/bookings/${id}`, { version: 1, values, ...more });

  test("an edit to a closed day is refused, and made with a reason that the history keeps", async () => {
    const { id } = await request();
    const refused = await refusedBy(await edit(id, { bookingDate: "2027-03-20" }), 400);
    expect(refused.issues).toMatchObject([{ field: "bookingDate", code: "day_closed", day: "2027-03-20" }]);
    expect((await edit(id, { bookingDate: "2027-03-20" }, { overrideReason: "Agreed with the concierge." })).status).toBe(200);
    expect((await historyOf(id)).at(-1)?.changes).toMatchObject({ overrideReason: "Agreed with the concierge." });
  });

  test("what was wrong before the edit does not stand in its way", async () => {
    const { id } = await request({ bookingDate: "2027-03-20" });
    expect((await edit(id, { bookingContactPhone: "+1 416 555 0199" })).status).toBe(200);
  });

  test("a hold asks the same", async () => {
    const { id } = await request({ bookingDate: "2027-03-26" });
    expect((await refusedBy(await admin.post(`/api/bookings/${id}/hold`, {}), 400)).reasons[0]?.code).toBe("closed_holiday");
    expect((await admin.post(`/api/bookings/${id}/hold`, { overrideReason: "We may open." })).status).toBe(200);
  });
});

describe("the client's link", () => {
  const at = (now: string) => apiClient({ clock: () => new Date(now), variables });
  const move = async (id: string, date: string, time: string, now: string) => {
    const key = await keyOf(id, "manage");
    const row = await env.DB.prepare("SELECT version FROM bookings WHERE id = ?").bind(id).first<{ version: number }>();
    return at(now).within(({ managed }) => managed.act(key, { do: "move", version: row?.version ?? 0, date, time }));
  };

  test.each([
    ["a Saturday", "2027-03-20", "day_closed"],
    ["Good Friday", "2027-03-26", "day_closed"],
    ["a day that is over", "2026-11-16", "date_in_past"],
  ])("does not move a booking to %s", async (_title, date, code) => {
    for (const status of ["pending", "confirmed"] as const) {
      const { id } = await request({ status });
      await expect(move(id, date, "10:00", "2026-12-01T15:00:00Z")).rejects.toMatchObject({
        code: "invalid_input",
        issues: [{ field: "bookingDate", code, day: date }],
      });
    }
  });

  test("asks staff where the new day is nearer than the cut-off, also of a request", async () => {
    for (const status of ["pending", "confirmed"] as const) {
      const { id } = await request({ status });
      expect(await move(id, "2026-12-01", "13:00", "2026-12-01T15:00:00Z")).toMatchObject({ done: "asked" });
      const row = await env.DB.prepare("SELECT booking_date FROM bookings WHERE id = ?").bind(id).first<{ booking_date: string }>();
      expect(row?.booking_date).toBe("2027-03-16");
    }
  });

  test("keeps a confirmed hearing's room where the new day has none", async () => {
    const large = { mainRoomCapacity: "40", rulesVersion: "1" };
    const [first, second] = [await request({ details: large }), await request({ details: large, bookingDate: "2027-03-17" })];
    for (const { id } of [first, second]) expect((await confirm(id)).status).toBe(200);
    await expect(move(first.id, "2027-03-17", "09:00", "2026-12-01T15:00:00Z")).rejects.toMatchObject({
      code: "no_room_available",
      detail: { reasons: [{ code: "taken", date: "2027-03-17" }] },
    });
    const held = await env.DB.prepare("SELECT count(*) AS n FROM room_holds WHERE booking_id = ?").bind(first.id).first<{ n: number }>();
    expect(held?.n).toBe(1);
  });
});
