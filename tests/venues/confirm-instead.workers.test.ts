/** Staff take one of what a refusal offers: the booking is changed and confirmed in one request, or nothing is. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { RoomAlternatives } from "#app/domain/booking/office/booking-attachments.ts";
import { insteadName, insteadOf } from "#app/domain/booking/office/instead.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { booking } from "#tests/kit/factories.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";

let admin: ApiClient;
beforeAll(async () => {
  admin = (await asRole("admin")).client;
});
beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("DELETE FROM room_holds"), env.DB.prepare("UPDATE bookings SET deleted_at = 1")]);
});

/** Forty people: one room of the venue seats so many. */
const request = (change: Partial<BookingRow> = {}) =>
  booking({
    status: "pending",
    locationType: "in_person",
    location: "arbitration_place_cayman",
    timeZone: "America/Cayman",
    bookingDate: "2027-03-16",
    startTime: "09:00",
    endTime: "12:30",
    duration: "half_day",
    details: { mainRoomCapacity: "40", rulesVersion: "1" },
    ...change,
  });
const confirm = (id: string, more: Record<string, unknown> = {}, client = admin) =>
  client.patch(`/api/bookings/${id}`, { status: "confirmed", ...more });

/** What was written to the booking's contact, with the fields that each mail names as changed. */
async function mailsOf(id: string) {
  const { results } = await env.DB.prepare(
    "SELECT kind, json_extract(payload, '$.changes') AS changes FROM outbox WHERE json_extract(payload, '$.bookingId') = ? ORDER BY created_at",
  )
    .bind(id)
    .all<{ kind: string; changes: string | null }>();
  return results.map(({ kind, changes }) => ({ kind, changes: JSON.parse(changes ?? "{}") as Record<string, [unknown, unknown]> }));
}

/** The booking as it is stored, and how many mails of a change were written. */
const standing = (id: string) =>
  env.DB.prepare(
    "SELECT status, version, start_time, (SELECT count(*) FROM outbox WHERE kind = 'booking_changed' AND payload LIKE '%' || bookings.id || '%') AS told FROM bookings WHERE id = ?",
  )
    .bind(id)
    .first();

interface Now {
  status: string;
  version: number;
  bookingDate: string;
  startTime: string;
  endTime: string;
  location: string;
  rooms: { id: string; part: string }[];
}

test("each thing that is offered is confirmed by itself", async () => {
  const first = await request();
  expect((await confirm(first.id)).status).toBe(200);
  const { id } = await request();
  const { alternatives } = await (await confirm(id)).json<{ alternatives: RoomAlternatives }>();
  const offered = insteadOf(alternatives);
  expect(new Set(offered.map(({ kind }) => kind))).toEqual(new Set(["hours", "days", "venue"]));
  for (const one of offered) {
    const { id: each } = await request();
    const answer = await confirm(each, { instead: insteadName(one), version: 1 });
    expect(answer.status).toBe(200);
    const now = await answer.json<Now>();
    expect(now).toMatchObject({ status: "confirmed" });
    expect(now.rooms.filter(({ part }) => part === "main")).toHaveLength(1);
    if (one.kind === "hours") expect(`${now.startTime}-${now.endTime}`).toBe(one.value);
    if (one.kind === "days") expect(now.bookingDate).toBe(one.value);
    if (one.kind === "venue") expect(now.location).toBe(one.value);
    const { results } = await env.DB.prepare("SELECT action FROM audit_entries WHERE subject_id = ? ORDER BY seq").bind(each).all();
    expect(results.map(({ action }) => action)).toEqual(expect.arrayContaining(["edited", "status_changed"]));
    // One press, one mail: the confirmation says what was changed.
    const mails = await mailsOf(each);
    expect(mails.map(({ kind }) => kind)).toEqual(["booking_confirmed"]);
    expect(mails[0]?.changes).not.toEqual({});
    await env.DB.prepare("DELETE FROM room_holds WHERE booking_id = ?").bind(each).run();
  }
});

test("other days at other hours are confirmed as they are offered, of one day and of several", async () => {
  const evening = { startTime: "20:00", endTime: "23:30" };
  const row = {
    ...evening,
    details: {
      mainRoomCapacity: "10",
      bookingType: "consecutive",
      consecutiveStartDate: "2027-03-25",
      consecutiveEndDate: "2027-03-26",
      consecutiveStartTime: "20:00",
      consecutiveDuration: "half_day",
      rulesVersion: "1",
    },
    bookingDate: "2027-03-25",
  };
  // Good Friday, and outside of the hours: neither other hours of the same days nor other days at the same hours fit.
  for (const change of [{ ...evening, bookingDate: "2027-03-26" }, row]) {
    const { id } = await request(change);
    const { alternatives } = await (await confirm(id)).json<{ alternatives: RoomAlternatives }>();
    const offered = insteadOf(alternatives).filter(({ kind }) => kind === "moved");
    expect(offered.length).toBeGreaterThan(0);
    for (const one of offered) {
      const { id: each } = await request(change);
      const answer = await confirm(each, { instead: insteadName(one) });
      expect(answer.status, await answer.clone().text()).toBe(200);
      const now = await answer.json<Now & { days: { date: string; startTime: string; endTime: string }[] }>();
      const [dates = "", hours] = one.value.split("@");
      expect(now.days.map(({ date }) => date).join()).toBe(dates);
      for (const day of now.days) expect(`${day.startTime}-${day.endTime}`).toBe(hours);
      expect((await mailsOf(each)).map(({ kind }) => kind)).toEqual(["booking_confirmed"]);
      await env.DB.prepare("DELETE FROM room_holds WHERE booking_id = ?").bind(each).run();
    }
  }
});

test("a room that fits is taken by name", async () => {
  const { id } = await request({ details: { mainRoomCapacity: "22", rulesVersion: "1" } });
  const refused = await (await confirm(id, { roomId: "cay-06" })).json<{ alternatives: RoomAlternatives }>();
  const [room] = refused.alternatives.rooms;
  const answer = await confirm(id, { roomId: "cay-06", instead: `room:${room?.id}` });
  expect((await answer.json<Now>()).rooms[0]?.id).toBe(room?.id);
});

test("days of a closed week that fit are kept alone", async () => {
  const { id } = await request({
    bookingDate: "2027-03-24",
    details: {
      bookingType: "consecutive",
      consecutiveStartDate: "2027-03-24",
      consecutiveEndDate: "2027-03-26",
      consecutiveStartTime: "09:00",
      consecutiveDuration: "half_day",
      rulesVersion: "1",
    },
  });
  const { alternatives } = await (await confirm(id)).json<{ alternatives: RoomAlternatives }>();
  expect(alternatives.fitting).toEqual(["2027-03-24", "2027-03-25"]);
  const answer = await confirm(id, { instead: `only:${alternatives.fitting.join()}` });
  expect(await answer.json()).toMatchObject({ status: "confirmed", days: [{ date: "2027-03-24" }, { date: "2027-03-25" }] });
});

test("what does not fit either changes nothing, whatever is posted", async () => {
  const first = await request();
  expect((await confirm(first.id)).status).toBe(200);
  const { id } = await request();
  for (const [instead, status] of [
    ["hours:10:00-13:30", 409],
    ["days:2027-03-26", 400],
    ["days:1999-01-01", 400],
    ["venue:atlantis", 400],
    ["room:nowhere", 400],
    ["anything", 400],
  ] as const)
    expect((await confirm(id, { instead })).status).toBe(status);
  const row = await env.DB.prepare("SELECT status, version, booking_date FROM bookings WHERE id = ?").bind(id).first();
  expect(row).toEqual({ status: "pending", version: 1, booking_date: "2027-03-16" });
});

test("who is overtaken while it is written has changed nothing", async () => {
  const first = await request();
  expect((await confirm(first.id)).status).toBe(200);
  const [{ id }, faster] = [await request(), await request({ startTime: "13:00", endTime: "16:30" })];
  const database = interruptedDatabase(env.DB, /^insert into "room_holds"/, () => confirm(faster.id));
  const overtaken = apiClient({ cookie: admin.cookies(), database });
  expect((await confirm(id, { instead: "hours:13:00-16:30", version: 1 }, overtaken)).status).toBe(409);
  expect((await (await admin.get(`/api/bookings/${faster.id}`)).json<Now>()).status).toBe("confirmed");
  expect(await standing(id)).toEqual({ status: "pending", version: 1, start_time: "09:00", told: 0 });
});

test("what is confirmed already is moved by an edit, and not by this", async () => {
  const { id } = await request();
  expect((await confirm(id)).status).toBe(200);
  const answer = await confirm(id, { instead: "days:2027-03-17" });
  expect([answer.status, (await answer.json<{ error: string }>()).error]).toEqual([409, "transition_refused"]);
  expect(await standing(id)).toMatchObject({ status: "confirmed", version: 2, start_time: "09:00" });
});

test("it is staff's alone, and of the version that was read", async () => {
  const { id } = await request({ version: 3 });
  const { client } = await asRole("party");
  expect((await confirm(id, { instead: "hours:13:00-16:30" }, client)).status).toBe(404);
  expect((await confirm(id, { instead: "hours:13:00-16:30" }, apiClient())).status).toBe(401);
  expect((await confirm(id, { instead: "hours:13:00-16:30", version: 2 })).status).toBe(409);
});
