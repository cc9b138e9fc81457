/** A client moves a confirmed hearing by the mailed link, and its room on the new day goes while that is written: it is refused, and stays whole. */
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { servicesContext } from "#app/context.ts";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { ManageWish } from "#app/domain/booking/office/managed.ts";
import * as managePage from "#app/routes/site/manage/route.tsx";
import { takeWish } from "#app/routes/site/manage/submission.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { booking } from "#tests/kit/factories.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";
import { pageText } from "#tests/kit/page-html.ts";

let admin: ApiClient;
beforeAll(async () => {
  admin = (await asRole("admin")).client;
});
beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("DELETE FROM room_holds"), env.DB.prepare("UPDATE bookings SET deleted_at = 1")]);
});

const [OLD, NEW] = ["2027-03-16", "2027-03-18"];
/** Forty people: one room of the venue seats so many. */
const request = (change: Partial<BookingRow> = {}) =>
  booking({
    status: "pending",
    locationType: "in_person",
    location: "arbitration_place_cayman",
    timeZone: "America/Cayman",
    bookingDate: OLD,
    startTime: "09:00",
    endTime: "16:00",
    duration: "full_day",
    details: { mainRoomCapacity: "40", rulesVersion: "1" },
    ...change,
  });
/** Two days, from `OLD` on. */
const twoDays = () =>
  request({
    details: {
      mainRoomCapacity: "40",
      rulesVersion: "1",
      bookingType: "consecutive",
      consecutiveStartDate: OLD,
      consecutiveEndDate: "2027-03-17",
      consecutiveStartTime: "09:00",
      consecutiveDuration: "full_day",
    },
  });
const confirm = (id: string) => admin.patch(`/api/bookings/${id}`, { status: "confirmed" });
async function confirmed(made: Promise<BookingRow>): Promise<string> {
  const { id } = await made;
  expect((await confirm(id)).status).toBe(200);
  return id;
}

const options = { clock: () => new Date("2027-02-01T15:00:00Z"), variables: { RATE_LIMITS: "off" } } as const;
/** Who holds the link, and is outrun by `faster` just before rooms are written. */
const outrun = (faster: string) =>
  apiClient({ ...options, database: interruptedDatabase(env.DB, /^insert into "room_holds"/, () => confirm(faster)) });
const move = (version: number, date = NEW): ManageWish => ({ do: "move", version, date, time: "10:00" });
const days = (version: number): ManageWish => ({
  do: "days",
  version,
  days: [
    { date: "2027-03-23", time: "10:00" },
    { date: NEW, time: "10:00" },
  ],
});
const act = async (client: ApiClient, id: string, wish: ManageWish) => {
  const key = await keyOf(id, "manage");
  return client.within((services) => services.managed.act(key, wish));
};

/** All that a change would leave behind. */
async function standing(id: string) {
  const all = async (sql: string) => (await env.DB.prepare(sql).bind(id).all()).results;
  return {
    row: await all("SELECT version, status, booking_date, start_time, call_by, details FROM bookings WHERE id = ?"),
    rooms: await all("SELECT room_id, starts_at, expires_at FROM room_holds WHERE booking_id = ? ORDER BY starts_at, room_id"),
    entries: await all("SELECT action FROM audit_entries WHERE subject_id = ? ORDER BY seq"),
    mails: await all("SELECT kind FROM outbox WHERE payload->>'bookingId' = ? ORDER BY rowid"),
    tasks: await all("SELECT kind, done_at FROM staff_tasks WHERE booking_id = ? ORDER BY rowid"),
  };
}
const statusOf = async (id: string) => (await standing(id)).row[0]?.status;

describe("outrun between the look and the write", () => {
  test("one day is refused with what is free instead, and nothing of it has changed", async () => {
    const [id, faster] = [await confirmed(request()), (await request({ bookingDate: NEW })).id];
    const before = await standing(id);
    await expect(act(outrun(faster), id, move(2))).rejects.toMatchObject({
      code: "no_room_available",
      detail: { alternatives: { days: expect.arrayContaining(["2027-03-19"]) } },
    });
    expect(await statusOf(faster)).toBe("confirmed");
    expect(await standing(id)).toEqual(before);
  });

  test("several days are refused with the day named, and nothing of them has changed", async () => {
    const [id, faster] = [await confirmed(twoDays()), (await request({ bookingDate: NEW })).id];
    const before = await standing(id);
    await expect(act(outrun(faster), id, days(2))).rejects.toMatchObject({
      code: "invalid_input",
      issues: [{ field: "date-1", code: "rooms_taken", day: NEW }],
      detail: { runs: expect.arrayContaining([expect.any(Array)]) },
    });
    expect(await statusOf(faster)).toBe("confirmed");
    expect(await standing(id)).toEqual(before);
  });

  test("the page says why, and keeps what was typed", async () => {
    const [id, faster] = [await confirmed(request()), (await request({ bookingDate: NEW })).id];
    const token = await keyOf(id, "manage");
    const form = new URLSearchParams({ intent: "move", version: "2", date: NEW, time: "10:00" });
    const client = outrun(faster);
    const { data, init } = await client.within(async (services) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return takeWish(token, form, context);
    });
    expect(init?.status).toBe(400);
    expect(data).toMatchObject({
      refused: { issues: [{ field: "bookingDate", code: "rooms_taken" }], typed: { date: NEW, time: "10:00" } },
    });
    expect(await pageText(client, managePage, { token }, "", data)).toContain(
      "Every suitable room is taken at those hours. Choose another day or hour",
    );
  });

  test("who made it and moves it in the talk is refused alike", async () => {
    const [id, faster] = [await confirmed(request()), (await request({ bookingDate: NEW })).id];
    const before = await standing(id);
    const moved = outrun(faster).within(async (services) =>
      (await services.managed.ofMaker(await keyOf(id, "confirmation")))?.act(move(2)),
    );
    await expect(moved).rejects.toMatchObject({ code: "no_room_available" });
    expect(await standing(id)).toEqual(before);
  });

  test("what is not confirmed yet has no room to lose, and is moved", async () => {
    const [{ id }, faster] = [await request(), (await request({ bookingDate: NEW })).id];
    await confirm(faster);
    expect(await act(apiClient(options), id, move(1))).toEqual({ done: "changed", again: false, held: false });
  });

  test("staff's edit is made as without a race: pending, no room, and what is free instead", async () => {
    const [id, faster] = [await confirmed(request()), (await request({ bookingDate: NEW })).id];
    const database = interruptedDatabase(env.DB, /^insert into "room_holds"/, () => confirm(faster));
    const staff = apiClient({ cookie: admin.cookies(), database });
    const answer = await staff.send(`/api/bookings/${id}`, {
      method: "PUT",
      body: JSON.stringify({ version: 2, values: { bookingDate: NEW } }),
      headers: { "Content-Type": "application/json" },
    });
    expect(await answer.json()).toMatchObject({
      status: "pending",
      rooms: [],
      alternatives: { days: expect.arrayContaining(["2027-03-19"]) },
    });
  });
});

test("of many who move to one room at once one has it, and each other one stands as before", async () => {
  for (let round = 0; round < 4; round += 1) {
    await env.DB.batch([env.DB.prepare("DELETE FROM room_holds"), env.DB.prepare("UPDATE bookings SET deleted_at = 1")]);
    const ids: string[] = [];
    for (const day of ["2027-04-06", "2027-04-07", "2027-04-08", "2027-04-09"]) ids.push(await confirmed(request({ bookingDate: day })));
    const asked = (await request({ bookingDate: NEW })).id;
    const before = await Promise.all(ids.map(standing));
    const moves = ids.map((id) =>
      act(apiClient(options), id, move(2)).then(
        () => true,
        (error: { code?: string }) => error.code,
      ),
    );
    const [staffs, ...answers] = await Promise.all([confirm(asked), ...moves]);
    expect(answers.filter((answer) => answer === true).length + (staffs.status === 200 ? 1 : 0)).toBe(1);
    for (const [at, answer] of answers.entries()) {
      const after = await standing(ids[at] ?? "");
      if (answer === true) expect(after).toMatchObject({ row: [{ status: "pending", booking_date: NEW }], rooms: [{}] });
      else expect([answer, after]).toEqual(["no_room_available", before[at]]);
    }
  }
});
