/** A client with the mailed link: before the cut-off it is done, after it staff are asked, and nobody else learns a thing. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { ManageWish } from "#app/domain/booking/office/managed.ts";
import { changeableUntil } from "#app/domain/booking/schedule/cutoff.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf, keysOf } from "#tests/kit/booking-keys.ts";
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
    bookingDate: "2027-03-15",
    startTime: "09:00",
    endTime: "16:00",
    duration: "full_day",
    notes: "Called twice: they may settle.",
    ...change,
  });
const tokenOf = (id: string) => keyOf(id, "manage");
/** A visitor at an hour, with the link. */
const visitor = (now = new Date("2027-02-01T15:00:00Z")) => apiClient({ clock: () => now, variables: { RATE_LIMITS: "off" } });
const act = async (token: string, wish: ManageWish, now?: Date) => visitor(now).within((services) => services.managed.act(token, wish));
const open = async (token: string, now?: Date) => visitor(now).within((services) => services.managed.open(token));
const move = (version: number, date: string, time = "09:00"): ManageWish => ({ do: "move", version, date, time });
const cancel = (version: number): ManageWish => ({ do: "cancel", version, reason: "The parties have settled." });

const rows = async <T>(sql: string, id: string) => (await env.DB.prepare(sql).bind(id).all<T>()).results;
const audits = (id: string) =>
  rows<{ action: string; actor_kind: string }>("SELECT action, actor_kind FROM audit_entries WHERE subject_id = ? ORDER BY seq", id);
const tasks = (id: string) =>
  rows<{ kind: string; note: string; due_at: number }>(
    "SELECT kind, note, due_at FROM staff_tasks WHERE booking_id = ? AND done_at IS NULL ORDER BY rowid",
    id,
  );
const kinds = async (id: string) =>
  (await rows<{ kind: string }>("SELECT kind FROM outbox WHERE payload->>'bookingId' = ? ORDER BY rowid", id)).map(({ kind }) => kind);
const confirm = (id: string) => admin.patch(`/api/bookings/${id}`, { status: "confirmed" });

describe("the month of free days", () => {
  const month = async (token: string, time = "", now?: Date) =>
    (await visitor(now).within((services) => services.managed.month(token, { month: "2027-03", date: "", time })))?.days ?? [];
  const on = async (date: string, ...asked: Parameters<typeof month>) => (await month(...asked)).find((day) => day.date === date);

  test("is that of its own rooms and length; what it holds is free for it, what others hold is not", async () => {
    const { id } = await request({ location: "arbitration_place_toronto", details: { mainRoomCapacity: "150" } });
    await confirm(id);
    const token = await tokenOf(id);
    expect(await on("2027-03-15", token)).toMatchObject({ state: "free", from: "09:00", until: "16:00" });
    expect(await on("2027-03-15", token, "11:00")).toMatchObject({ state: "free", from: "11:00", until: "18:00" });
    expect(await on("2027-03-15", token, "13:00")).toMatchObject({ state: "closed", why: "outside_hours" });
    const other = await tokenOf((await request({ location: "arbitration_place_toronto", details: { mainRoomCapacity: "150" } })).id);
    expect(await on("2027-03-15", other)).toMatchObject({ state: "part", from: "16:30", until: "19:00" });
  });

  test("closes the days within the cut-off, and is none for a virtual hearing or an unknown link", async () => {
    const near = new Date("2027-03-15T15:00:00Z");
    const token = await tokenOf((await request({ bookingDate: "2027-03-30" })).id);
    expect(await on("2027-03-16", token, "", near)).toMatchObject({ state: "closed", why: "too_late" });
    expect(await on("2027-03-19", token, "", near)).toMatchObject({ state: "free" });
    expect(await month(await tokenOf((await request({ locationType: "virtual" })).id))).toEqual([]);
    await expect(month("unknown")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("before the cut-off", () => {
  test("a confirmed booking is moved at once, waits for staff again and keeps a room", async () => {
    const { id } = await request();
    await confirm(id);
    const token = await tokenOf(id);
    expect(await act(token, move(2, "2027-03-18", "10:00"))).toEqual({ done: "changed", again: true, held: true });
    expect(await open(token)).toMatchObject({
      status: "pending",
      bookingDate: "2027-03-18",
      startTime: "10:00",
      endTime: "17:00",
      version: 3,
    });
    expect((await audits(id)).at(-1)).toEqual({ action: "edited", actor_kind: "visitor" });
    expect(await kinds(id)).toEqual(["booking_confirmed", "booking_changed", "booking_changed_staff"]);
    expect((await tasks(id)).map(({ kind }) => kind)).toEqual(["call_booking"]);
  });

  test("pressed twice, also at once, it is done once; two tabs hear of each other", async () => {
    const { id } = await request();
    const token = await tokenOf(id);
    const both = await Promise.all([act(token, move(1, "2027-03-18")), act(token, move(1, "2027-03-18"))]);
    expect(both.map(({ done }) => done)).toEqual(["changed", "changed"]);
    expect(await audits(id)).toHaveLength(1);
    await expect(act(token, move(1, "2027-03-19"))).rejects.toMatchObject({ code: "stale_version" });
    const ended = await Promise.all([act(token, cancel(2)), act(token, cancel(2))]);
    expect(ended).toEqual([{ done: "cancelled" }, { done: "cancelled" }]);
    expect(await act(token, cancel(2))).toEqual({ done: "cancelled" });
    expect((await audits(id)).map(({ action }) => action)).toEqual(["edited", "status_changed"]);
    expect((await kinds(id)).slice(2)).toEqual(["booking_cancelled", "booking_cancelled_staff"]);
  });

  test("the phone number and special requirements are changed, and staff's task follows", async () => {
    const { id } = await request();
    const token = await tokenOf(id);
    const wish: ManageWish = { do: "contact", version: 1, phone: "+1 416 555 0199", specialRequirements: "A lectern." };
    expect(await act(token, wish)).toMatchObject({ done: "changed", again: false });
    expect(await open(token)).toMatchObject({ phone: "+1 416 555 0199", specialRequirements: "A lectern.", status: "pending" });
    await expect(act(token, { ...wish, version: 2, phone: "12" })).rejects.toMatchObject({ issues: [{ field: "bookingContactPhone" }] });
  });

  test("a day that is past, none at all, and no reason are named", async () => {
    const { id } = await request();
    const token = await tokenOf(id);
    await expect(act(token, move(1, "2020-03-18"))).rejects.toMatchObject({ issues: [{ field: "bookingDate", code: "date_in_past" }] });
    await expect(act(token, move(1, ""))).rejects.toMatchObject({ issues: [{ field: "bookingDate", code: "date_invalid" }] });
    await expect(act(token, move(1, "2027-03-18", "25:00"))).rejects.toMatchObject({ issues: [{ field: "startTime" }] });
    await expect(act(token, { ...cancel(1), reason: " " } as ManageWish)).rejects.toMatchObject({ issues: [{ field: "reason" }] });
    expect(await audits(id)).toEqual([]);
  });
});

describe("after the cut-off", () => {
  // Monday after the clocks go forward: 48 hours on the venue's clock are 47.
  const edge = new Date("2027-03-13T14:00:00.000Z");
  test("nothing is changed, and staff are asked once, with a clock in business hours", async () => {
    const { id } = await request();
    await confirm(id);
    const token = await tokenOf(id);
    expect((await open(token, new Date(edge.getTime() - 1))).mode).toBe("change");
    expect(await open(token, edge)).toMatchObject({ mode: "ask", changeableUntil: edge.toISOString() });
    const asked = await Promise.all([act(token, cancel(2), edge), act(token, cancel(2), edge)]);
    // Saturday: two business hours are Monday, nine o'clock.
    expect(asked).toEqual(Array(2).fill({ done: "asked", dueAt: "2027-03-15T13:00:00.000Z" }));
    expect(await act(token, move(2, "2027-03-22", "10:00"), edge)).toMatchObject({ done: "asked" });
    expect(await tasks(id)).toMatchObject([
      { kind: "cancel_request", note: "The parties have settled.", due_at: Date.parse("2027-03-15T13:00:00.000Z") },
      { kind: "change_request", note: "2027-03-22 10:00 (America/Toronto)" },
    ]);
    expect((await kinds(id)).slice(1)).toEqual(["cancel_requested_staff", "change_requested_staff"]);
    expect(await open(token, edge)).toMatchObject({
      status: "confirmed",
      version: 2,
      bookingDate: "2027-03-15",
      asked: [{ kind: "cancel_request" }, { kind: "change_request" }],
    });
    expect((await audits(id)).slice(1)).toEqual([
      { action: "cancel_requested", actor_kind: "visitor" },
      { action: "change_requested", actor_kind: "visitor" },
    ]);
  });

  test.each([
    ["2027-11-08", "arbitration_place_miami", "America/New_York", 48, "2027-11-06T13:00:00.000Z"],
    ["2027-07-14", "arbitration_place_cayman", "America/Cayman", 72, "2027-07-11T14:00:00.000Z"],
  ] as const)("on %s at %s it is counted on the venue's clock", async (bookingDate, location, timeZone, hours, instant) => {
    const row = await request({ bookingDate, location, timeZone });
    expect(changeableUntil(row, hours)).toBe(Date.parse(instant));
    const token = await tokenOf(row.id);
    expect((await open(token, new Date(Date.parse(instant) - 1))).mode).toBe("change");
    expect((await open(token, new Date(instant))).mode).toBe("ask");
  });

  test("a confirmed hearing is not brought nearer than its cut-off without staff", async () => {
    const { id } = await request();
    await confirm(id);
    const token = await tokenOf(id);
    expect(await act(token, move(2, "2027-02-02"))).toMatchObject({ done: "asked" });
  });
});

describe("several days", () => {
  const row = { bookingType: "consecutive", consecutiveStartDate: "2027-03-15", consecutiveEndDate: "2027-03-17" };
  const three = (change: Partial<BookingRow> = {}) =>
    request({
      location: "arbitration_place_toronto",
      details: { ...row, consecutiveStartTime: "09:00", consecutiveDuration: "full_day", mainRoomCapacity: "12" },
      ...change,
    });
  const days = (version: number, ...dates: string[]): ManageWish => ({
    do: "days",
    version,
    days: dates.map((date) => ({ date, time: "10:00" })),
  });
  const datesOf = async (token: string) =>
    (await open(token)).days.map(({ date, startTime, endTime }) => `${date} ${startTime} ${endTime}`);

  test("are moved at once, each as long as before; separate ones stay a list, and rooms follow", async () => {
    const { id } = await three();
    await confirm(id);
    const token = await tokenOf(id);
    const { version } = await open(token);
    expect(await act(token, days(version, "2027-04-06", "2027-04-07", "2027-04-08"))).toEqual({ done: "changed", again: true, held: true });
    expect(await datesOf(token)).toEqual(["2027-04-06 10:00 17:00", "2027-04-07 10:00 17:00", "2027-04-08 10:00 17:00"]);
    const held = await rows<{ starts_at: number }>("SELECT starts_at FROM room_holds WHERE booking_id = ? ORDER BY starts_at", id);
    expect(held.map(({ starts_at }) => new Date(starts_at).toISOString().slice(0, 10))).toEqual(["2027-04-06", "2027-04-07", "2027-04-08"]);
    expect(await act(token, days(version + 1, "2027-04-13", "2027-04-15", "2027-04-20"))).toMatchObject({ done: "changed" });
    expect(await datesOf(token)).toEqual(["2027-04-13 10:00 17:00", "2027-04-15 10:00 17:00", "2027-04-20 10:00 17:00"]);
  });

  test("that cannot be are named by day, with what is free for all of them", async () => {
    const token = await tokenOf((await three()).id);
    await expect(act(token, days(1, "2027-03-24", "2027-03-25", "2027-03-26"))).rejects.toMatchObject({
      code: "invalid_input",
      issues: [{ field: "date-2", code: "day_closed", day: "2027-03-26" }],
      detail: { runs: expect.arrayContaining([expect.any(Array)]) },
    });
    await expect(act(token, days(1, "2027-03-24", "2027-03-24", ""))).rejects.toMatchObject({
      issues: [
        { field: "date-1", code: "date_twice" },
        { field: "date-2", code: "date_invalid" },
      ],
    });
  });

  test("have a month, and runs that are free for all of them", async () => {
    const token = await tokenOf((await three()).id);
    const view = await visitor().within((services) => services.managed.month(token, { month: "2027-03", date: "", time: "" }));
    expect(view?.days.find(({ date }) => date === "2027-03-16")).toMatchObject({ state: "free", from: "09:00", until: "16:00" });
    const runs = await visitor().within((services) => services.managed.runs(token));
    expect(runs).toHaveLength(3);
    for (const run of runs) expect(run).toHaveLength(3);
  });

  test("are asked of staff after the cut-off, and from the talk", async () => {
    const token = await tokenOf((await three()).id);
    const late = new Date("2027-03-15T12:00:00Z");
    expect(await act(token, days(1, "2027-04-06", "2027-04-07", "2027-04-08"), late)).toMatchObject({ done: "asked" });
    expect(await act(await tokenOf((await three()).id), move(1, "2027-03-22"))).toMatchObject({ done: "asked" });
  });

  test.each([
    ["too far", ["2027-03-22", "2027-03-23", "9999-03-24"], "date-2", "date_too_far"],
    ["past", ["2027-01-04", "2027-03-23", "2027-03-24"], "date-0", "date_in_past"],
    ["too far, of another number", ["2027-03-22", "9999-03-23"], "date-1", "date_too_far"],
  ])("days that are %s are refused, and reach no queue", async (_, dates, field, code) => {
    const { id } = await three();
    await expect(act(await tokenOf(id), days(1, ...dates))).rejects.toMatchObject({ issues: [{ field, code }] });
    expect(await tasks(id)).toEqual([]);
  });

  test("another number of days is asked of staff; several of what has one day are of a page of before", async () => {
    const { id } = await three();
    expect(await act(await tokenOf(id), days(1, "2027-03-22", "2027-03-23"))).toMatchObject({ done: "asked" });
    const one = await request();
    await expect(act(await tokenOf(one.id), days(1, "2027-03-22", "2027-03-23"))).rejects.toMatchObject({ code: "conflict" });
    expect([(await tasks(id)).length, await tasks(one.id)]).toEqual([1, []]);
  });
});

test("a completed booking leaves only words, a cancelled one nothing", async () => {
  const completed = await request({ status: "completed" });
  const token = await tokenOf(completed.id);
  expect((await open(token)).mode).toBe("ask");
  expect(await act(token, { do: "ask", words: "Please send the transcript again." })).toMatchObject({ done: "asked" });
  const cancelled = await request({ status: "cancelled" });
  const closed = await tokenOf(cancelled.id);
  expect((await open(closed)).mode).toBe("closed");
  await expect(act(closed, move(1, "2027-03-22"))).rejects.toMatchObject({ code: "booking_closed" });
});

describe("the link", () => {
  test("tells nothing of staff's notes, of the other side or of who else is concerned", async () => {
    const { id } = await request({ details: { respondentName: "Bruno Shipping", rulesVersion: "1" } });
    const told = JSON.stringify(await open(await tokenOf(id)));
    for (const secret of ["Called twice", "Bruno", "notes", "samuel@okoye.example"]) expect(told).not.toContain(secret);
  });

  test("forged, of another booking, of another kind or revoked it opens nothing", async () => {
    const [mine, other] = [await request(), await request()];
    const token = await tokenOf(mine.id);
    const { id } = mine;
    const keys = await keysOf(id);
    const before = `${id}.0.${token}`;
    const forged = [before, `${token.slice(0, -2)}AA`, `${token}x`, keys?.confirmation ?? "", keys?.calendar ?? "", id, other.id, ""];
    for (const one of forged) await expect(open(one)).rejects.toMatchObject({ code: "not_found" });
    expect(await open(token)).toMatchObject({ id });
    expect((await admin.delete(`/api/bookings/${id}/manage-link`)).status).toBe(204);
    await expect(open(token)).rejects.toMatchObject({ code: "not_found" });
    await expect(act(token, cancel(1))).rejects.toMatchObject({ code: "not_found" });
    expect(await keysOf(id)).toBeNull();
    const others = await tokenOf(other.id);
    expect(await open(others)).toMatchObject({ id: other.id });
    await admin.delete(`/api/bookings/${other.id}`);
    await expect(open(others)).rejects.toMatchObject({ code: "not_found" });
  });

  test("whoever holds it acts as the client, signed in or not, and not without end", async () => {
    const { id } = await request();
    const token = await tokenOf(id);
    await admin.within((services) => services.managed.act(token, { do: "ask", words: "A larger room, please." }));
    expect((await audits(id)).at(-1)).toMatchObject({ actor_kind: "visitor" });
    const often = apiClient({ variables: { RATE_LIMITS: "on" } });
    const press = () => often.within((services) => services.managed.act(token, { do: "ask", words: "Again." }));
    // One was sent above, from another network: of a booking they count together.
    for (let times = 1; times < 30; times += 1) await press();
    await expect(press()).rejects.toMatchObject({ code: "too_many_requests" });
    expect(await tasks(id)).toHaveLength(2);
    // By whatever door of that booking, and another booking's client in the same network is not refused.
    await expect(often.within((services) => services.visitorHolds.giveBack(token))).rejects.toMatchObject({ code: "too_many_requests" });
    const other = await tokenOf((await request()).id);
    await often.within((services) => services.managed.act(other, { do: "ask", words: "A smaller room, please." }));
  });
});

test("what a client asked for stays in staff's queue while the booking goes on, and goes with it when it ends", async () => {
  const { id } = await request();
  await act(await tokenOf(id), { do: "ask", words: "A larger room, please." });
  await confirm(id);
  expect(await tasks(id)).toMatchObject([{ kind: "change_request", note: "A larger room, please." }]);
  await admin.patch(`/api/bookings/${id}`, { status: "cancelled", reason: "The parties have settled." });
  expect(await tasks(id)).toEqual([]);
  const done = await rows<{ done_by: string | null }>("SELECT done_by FROM staff_tasks WHERE booking_id = ?", id);
  expect(done.every(({ done_by }) => done_by !== null)).toBe(true);
});
