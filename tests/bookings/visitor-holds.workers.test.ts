/** A visitor holds the room of a request for 48 hours: by the mailed link or the link for changes, within limits, until it ends. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import { holdToken } from "#app/services/bookings/access-keys.server.ts";
import { endDueHolds } from "#app/services/bookings/holds/end-due-holds.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { booking } from "#tests/kit/factories.ts";

const HOUR = 3_600_000;
/** Monday, ten o'clock in Toronto. */
const NOW = Date.parse("2027-02-01T15:00:00Z");
const END = NOW + VISITOR_HOLD.hours * HOUR;

let admin: (at?: number) => Promise<ApiClient>;
beforeAll(async () => {
  const { client } = await asRole("admin");
  admin = async (at = NOW) => apiClient({ cookie: client.cookies(), clock: () => new Date(at), variables: { RATE_LIMITS: "off" } });
});
beforeEach(async () => {
  await env.DB.batch(
    ["DELETE FROM room_holds", "DELETE FROM visitor_holds", "DELETE FROM outbox", "UPDATE bookings SET deleted_at = 1"].map((sql) =>
      env.DB.prepare(sql),
    ),
  );
});

let people = 0;
/** A request for the one room in Toronto that seats 150, by somebody new. */
const request = (change: Partial<BookingRow> = {}) => {
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
const of = (address: string, change: Partial<BookingRow> = {}) =>
  request({ bookingContactEmail: address, contactEmailKey: address, ...change });
/** Each on a day of its own: open days from the third of March on. */
const day = (at: number) => ({
  bookingDate: ["2027-03-03", "2027-03-04", "2027-03-05", "2027-03-08", "2027-03-09", "2027-03-10"][at] ?? "",
});

const visitor = (at = NOW) => apiClient({ clock: () => new Date(at), variables: { RATE_LIMITS: "off" } });
const place = async (id: string, at = NOW) => {
  const key = await keyOf(id, "manage");
  return visitor(at).within(({ visitorHolds }) => visitorHolds.place(key));
};
const stateOf = (id: string, at = NOW) => visitor(at).within(({ visitorHolds }) => visitorHolds.of(id));
const run = (at: number) => endDueHolds({ db: connect(env.DB), clock: () => new Date(at) });
const rows = async <T>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<T>()
  ).results;
const roomsOf = (id: string) =>
  rows<{ room_id: string; expires_at: number | null }>(
    "SELECT room_id, expires_at FROM room_holds WHERE booking_id = ? ORDER BY starts_at, room_id",
    id,
  );
const holdsOf = (id: string) =>
  rows<{ ends_at: number; outcome: string | null }>(
    "SELECT ends_at, outcome FROM visitor_holds WHERE booking_id = ? ORDER BY created_at",
    id,
  );
const actions = async (id: string) =>
  (
    await rows<{ action: string; actor_kind: string }>("SELECT action, actor_kind FROM audit_entries WHERE subject_id = ? ORDER BY seq", id)
  ).map(({ action, actor_kind }) => `${action} ${actor_kind}`);
const mails = async (id: string) =>
  (await rows<{ kind: string }>("SELECT kind FROM outbox WHERE payload->>'bookingId' = ? ORDER BY created_at, rowid", id)).map(
    ({ kind }) => kind,
  );

describe("by the mailed link", () => {
  const link = (id: string, at = NOW) => holdToken({ db: connect(env.DB), secret: env.AUTH_SECRET }, id, at) as Promise<string>;
  const ask = async (id: string, at = NOW) => {
    const key = await keyOf(id, "confirmation");
    return visitor(at).within(({ visitorHolds }) => visitorHolds.ask(key));
  };

  test("the confirmation mails it once, looking at it holds nothing, and pressing proves the address and holds the room", async () => {
    const { id } = await request();
    expect(await Promise.all([ask(id), ask(id)])).toEqual(["sent", "sent"]);
    expect(await mails(id)).toEqual(["booking_hold_link"]);
    const key = await link(id);
    const opened = await visitor().within(({ visitorHolds }) => visitorHolds.open(key));
    expect(opened.state).toMatchObject({ state: "offered", rooms: [{ name: "Assembly Hall", capacity: 200 }] });
    expect(await roomsOf(id)).toEqual([]);
    const held = await apiClient({ clock: () => new Date(NOW), person: true }).within(({ visitorHolds }) => visitorHolds.placeByLink(key));
    expect(held).toMatchObject({ until: new Date(END).toISOString(), byVisitor: true });
    expect(await roomsOf(id)).toEqual([{ room_id: "tor-01", expires_at: END }]);
    expect(await actions(id)).toEqual(["held visitor"]);
    expect(await mails(id)).toEqual(["booking_hold_link", "booking_held", "booking_held_staff"]);
    expect((await env.DB.prepare("SELECT count(*) AS n FROM mail_addresses WHERE proven_at = ?").bind(NOW).first<{ n: number }>())?.n).toBe(
      1,
    );
    expect(await ask(id)).toBe("held");
  });

  test("it opens nothing else, dies after 48 hours, with a new address and with revoked links", async () => {
    const { id } = await request();
    await ask(id);
    const key = await link(id);
    for (const purpose of ["manage", "confirmation", "calendar"] as const)
      expect(await visitor().within(({ bookingLinks }) => bookingLinks.opened(purpose, key))).toBeNull();
    // The managing key is no key to hold by.
    const manage = await keyOf(id, "manage");
    await expect(visitor().within(({ visitorHolds }) => visitorHolds.placeByLink(manage))).rejects.toMatchObject({ code: "not_found" });
    const later = NOW + VISITOR_HOLD.linkHours * HOUR;
    await expect(visitor(later).within(({ visitorHolds }) => visitorHolds.placeByLink(key))).rejects.toMatchObject({ code: "not_found" });
    expect(await ask(id, later)).toBe("sent");
    const renewed = await link(id, later);
    expect(renewed).not.toBe(key);
    await (await admin(later)).delete(`/api/bookings/${id}/manage-link`);
    await expect(visitor(later).within(({ visitorHolds }) => visitorHolds.open(renewed))).rejects.toMatchObject({ code: "not_found" });
  });

  test("none is mailed where nothing can be held", async () => {
    const { id } = await request({ locationType: "virtual" });
    expect(await ask(id)).toBe("refused");
    expect(await ask((await request({ bookingDate: "2027-03-14" })).id)).toBe("refused");
    expect(await rows("SELECT id FROM outbox")).toEqual([]);
  });
});

describe("placing it", () => {
  test("twice at once, in two tabs, it is one hold; and over the API the same", async () => {
    const { id, bookingNumber } = await request();
    const both = await Promise.all([place(id), place(id)]);
    expect(both.map(({ until }) => until)).toEqual([new Date(END).toISOString(), new Date(END).toISOString()]);
    expect(await holdsOf(id)).toHaveLength(1);
    expect(await actions(id)).toEqual(["held visitor"]);
    const answer = await visitor().post("/api/public-bookings/hold", { manageKey: await keyOf(id, "manage") });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      bookingNumber,
      heldUntil: new Date(END).toISOString(),
      rooms: [{ name: "Assembly Hall" }],
    });
    expect((await visitor().post("/api/public-bookings/hold", { manageKey: "unknown" })).status).toBe(404);
    expect((await visitor().post("/api/public-bookings/hold", {})).status).toBe(400);
  });

  test("holds rooms for every day, breakout rooms too, or none", async () => {
    const details = {
      mainRoomCapacity: "150",
      needsBreakoutRooms: "true",
      breakoutRoomCount: "2",
      breakoutRoomCapacities: "6, 8",
      bookingType: "consecutive",
      consecutiveStartDate: "2027-03-16",
      consecutiveEndDate: "2027-03-18",
    };
    const { id } = await request({ details });
    await place(id);
    expect(await roomsOf(id)).toHaveLength(9);
    const other = await request({
      details: { ...details, consecutiveStartDate: "2027-03-18", consecutiveEndDate: "2027-03-19" },
      bookingDate: "2027-03-18",
    });
    await expect(place(other.id)).rejects.toMatchObject({ code: "no_room_available" });
    expect(await roomsOf(other.id)).toEqual([]);
  });

  test.each([
    ["a Sunday", { bookingDate: "2027-03-14" }, "closed_weekday"],
    ["a holiday", { bookingDate: "2027-03-26" }, "closed_holiday"],
    ["a day that is over", { bookingDate: "2027-01-29" }, "past"],
    ["a day within 48 hours", { bookingDate: "2027-02-03", startTime: "09:00" }, "too_late"],
    ["hours before opening", { startTime: "05:00", endTime: "12:00", duration: "extended" }, "outside_hours"],
    ["more people than any room seats", { details: { mainRoomCapacity: "300" } }, "no_room_for"],
  ] as const)("%s is refused by name", async (_, change, code) => {
    const { id } = await request(change as Partial<BookingRow>);
    const error = await place(id).catch((thrown) => thrown);
    expect(error.detail.reasons).toMatchObject([{ code }]);
    expect(error.detail.alternatives).toMatchObject({ runs: expect.any(Array) });
    expect(await stateOf(id)).toMatchObject({ state: "unfit", reasons: [{ code }] });
    expect(await holdsOf(id)).toEqual([]);
  });

  test("a taken room is refused with the days that are free, and what another hold has let go is free", async () => {
    const first = await request();
    await place(first.id);
    const second = await request();
    const error = await place(second.id).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: "no_room_available", detail: { reasons: [{ code: "taken" }] } });
    expect(error.detail.alternatives.days.length).toBeGreaterThan(0);
    // At its very end it keeps nobody out, before any run of the schedule.
    expect(await place(second.id, END)).toMatchObject({ byVisitor: true });
  });

  test("needs a day, a room of ours and a request that waits; what staff hold is held", async () => {
    await expect(place((await request({ bookingDate: null, startTime: null })).id)).rejects.toMatchObject({
      issues: [{ field: "bookingDate" }],
    });
    await expect(place((await request({ locationType: "virtual" })).id)).rejects.toMatchObject({ issues: [{ field: "location" }] });
    for (const status of ["confirmed", "cancelled", "completed"] as const)
      await expect(place((await request({ status })).id)).rejects.toMatchObject({ code: "booking_closed" });
    const { id } = await request();
    await (await admin()).post(`/api/bookings/${id}/hold`, { hours: 24 });
    expect(await place(id)).toMatchObject({ byVisitor: false, until: new Date(NOW + 24 * HOUR).toISOString() });
    expect(await holdsOf(id)).toEqual([]);
  });
});

describe("the limits", () => {
  test(`of a mailbox are ${VISITOR_HOLD.ofMailbox}, whatever its spelling; one that has ended makes room`, async () => {
    const ids = [];
    for (const [at, address] of ["ann.lee@gmail.com", "annlee+two@googlemail.com", "AnnLee@gmail.com"].entries())
      ids.push((await of(address, { ...day(at), contactEmailKey: address.toLowerCase() })).id);
    const [one = "", two = "", three = ""] = ids;
    await place(one);
    await place(two, NOW + HOUR);
    await expect(place(three, NOW + HOUR)).rejects.toMatchObject({
      code: "hold_refused",
      detail: { hold: { bar: "mailbox", until: new Date(END).toISOString() } },
    });
    expect(await stateOf(three, NOW + HOUR)).toMatchObject({ state: "barred", bar: "mailbox" });
    const answer = await visitor(NOW + HOUR).post("/api/public-bookings/hold", { manageKey: await keyOf(three, "manage") });
    expect([answer.status, (await answer.json<{ hold: { bar: string } }>()).hold.bar]).toEqual([409, "mailbox"]);
    expect(await place(three, END)).toMatchObject({ byVisitor: true });
  });

  test(`of a firm are ${VISITOR_HOLD.ofFirm}, of a public mail provider none; of many at once the database lets so many through`, async () => {
    const all = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => of(`partner.${at}@stone.example`, day(at))));
    const outcomes = await Promise.allSettled(all.map(({ id }) => place(id)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(VISITOR_HOLD.ofFirm);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "hold_refused", detail: { hold: { bar: "firm" } } });
    await env.DB.batch([env.DB.prepare("DELETE FROM room_holds"), env.DB.prepare("DELETE FROM visitor_holds")]);
    for (const at of [0, 1, 2, 3, 4, 5]) await place((await of(`person.${at}@gmail.com`, day(at))).id);
  });

  test("a booking gets no other within seven days after one ran out or was given back", async () => {
    const { id } = await request();
    await place(id);
    const rested = END + VISITOR_HOLD.restDays * 24 * HOUR;
    await expect(place(id, END)).rejects.toMatchObject({ detail: { hold: { bar: "rested", until: new Date(rested).toISOString() } } });
    await run(END);
    await expect(place(id, rested - 1)).rejects.toMatchObject({ detail: { hold: { bar: "rested" } } });
    expect(await place(id, rested)).toMatchObject({ byVisitor: true });
    const key = await keyOf(id, "manage");
    await visitor(rested).within(({ visitorHolds }) => visitorHolds.giveBack(key));
    await visitor(rested).within(({ visitorHolds }) => visitorHolds.giveBack(key));
    expect(await roomsOf(id)).toEqual([]);
    expect((await holdsOf(id)).map(({ outcome }) => outcome)).toEqual(["expired", "given_back"]);
    await expect(place(id, rested)).rejects.toMatchObject({ detail: { hold: { bar: "rested" } } });
  });
});

describe("its end", () => {
  test("is told six hours before, once, and again after it was extended; then it releases itself", async () => {
    const { id } = await request();
    await place(id);
    await run(END - VISITOR_HOLD.warnedHours * HOUR - 1);
    expect(await mails(id)).not.toContain("booking_hold_ending");
    for (const at of [END - VISITOR_HOLD.warnedHours * HOUR, END - HOUR]) await run(at);
    expect((await mails(id)).filter((kind) => kind === "booking_hold_ending")).toHaveLength(1);
    const staff = await admin(END - HOUR);
    await staff.within(({ visitorHolds }) => visitorHolds.extend(id));
    expect(await roomsOf(id)).toEqual([{ room_id: "tor-01", expires_at: END + 48 * HOUR }]);
    await expect(staff.within(({ visitorHolds }) => visitorHolds.extend(id))).rejects.toMatchObject({ code: "hold_refused" });
    await run(END);
    expect(await stateOf(id, END)).toMatchObject({ state: "held", until: new Date(END + 48 * HOUR).toISOString() });
    await run(END + 43 * HOUR);
    for (const _ of [1, 2]) await run(END + 48 * HOUR);
    expect(await roomsOf(id)).toEqual([]);
    expect(await holdsOf(id)).toEqual([{ ends_at: END + 48 * HOUR, outcome: "expired" }]);
    expect(await actions(id)).toEqual(["held visitor", "hold_extended admin", "hold_ended system"]);
    expect((await mails(id)).slice(2)).toEqual(["booking_hold_ending", "booking_held", "booking_hold_ending", "booking_hold_ended"]);
    await expect(staff.within(({ visitorHolds }) => visitorHolds.extend(id))).rejects.toMatchObject({ code: "hold_refused" });
  });

  test("staff see it on the booking and in the queue, and release it: its contact is told", async () => {
    const { id } = await request();
    await place(id);
    await env.DB.prepare(
      "INSERT INTO staff_tasks (id, kind, booking_id, contact, due_at, created_at) VALUES (?, 'call_booking', ?, '{}', ?, ?)",
    )
      .bind(`task-${id}`, id, NOW, NOW)
      .run();
    const staff = await admin();
    const until = new Date(END).toISOString();
    const listed = async (client: ApiClient) =>
      (await client.within(({ queue }) => queue.list("open", null))).tasks.find((task) => task.booking?.id === id)?.heldUntil;
    expect(await listed(staff)).toBe(until);
    expect(await listed(await admin(END))).toBeNull();
    const shown = await staff.within(async ({ bookings, desk }) => desk.beside(await bookings.get(id)));
    expect(shown).toMatchObject({ hold: { until, extended: false }, rooms: [{ name: "Assembly Hall", until }] });
    expect((await staff.delete(`/api/bookings/${id}/hold`)).status).toBe(200);
    expect([await roomsOf(id), (await holdsOf(id))[0]?.outcome]).toEqual([[], "released"]);
    expect((await mails(id)).at(-1)).toBe("booking_hold_ended");
    const party = (await asRole("party")).client;
    await expect(party.within(({ visitorHolds }) => visitorHolds.extend(id))).rejects.toMatchObject({ code: "not_found" });
  });

  test("is the confirmation, in the room that was held or in another one", async () => {
    const small = { details: { mainRoomCapacity: "20" } };
    const [one, two] = [await request(small), await request(small)];
    await place(one.id);
    await place(two.id);
    const held = (await roomsOf(one.id))[0]?.room_id;
    const staff = await admin();
    expect((await staff.patch(`/api/bookings/${one.id}`, { status: "confirmed" })).status).toBe(200);
    expect(await roomsOf(one.id)).toEqual([{ room_id: held, expires_at: null }]);
    expect((await staff.patch(`/api/bookings/${two.id}`, { status: "confirmed", roomId: "tor-02" })).status).toBe(200);
    expect(await roomsOf(two.id)).toEqual([{ room_id: "tor-02", expires_at: null }]);
    for (const { id } of [one, two]) expect((await holdsOf(id))[0]?.outcome).toBe("confirmed");
    await run(END);
    expect(await roomsOf(one.id)).toHaveLength(1);
    expect(await mails(one.id)).not.toContain("booking_hold_ended");
  });

  test("is the cancellation, by the link or by staff, and the deletion", async () => {
    const [one, two] = [await request(), await request(day(0))];
    await place(one.id);
    await place(two.id);
    const key = await keyOf(one.id, "manage");
    await visitor().within(({ managed }) => managed.act(key, { do: "cancel", version: 1, reason: "Settled." }));
    await (await admin()).delete(`/api/bookings/${two.id}`);
    for (const { id } of [one, two]) expect([await roomsOf(id), (await holdsOf(id))[0]?.outcome]).toEqual([[], "cancelled"]);
  });
});

describe("a request that is moved", () => {
  const move = async (id: string, version: number, date: string, at = NOW) => {
    const key = await keyOf(id, "manage");
    return visitor(at).within(({ managed }) => managed.act(key, { do: "move", version, date, time: "09:00" }));
  };

  test("keeps its hold and its end where a room is free", async () => {
    const { id } = await request();
    await place(id);
    await move(id, 1, "2027-03-17", NOW + HOUR);
    expect(await roomsOf(id)).toEqual([{ room_id: "tor-01", expires_at: END }]);
    expect(await holdsOf(id)).toEqual([{ ends_at: END, outcome: null }]);
    expect(await stateOf(id, NOW + HOUR)).toMatchObject({ state: "held", byVisitor: true });
  });

  test("loses it where none is free, and may hold again, twice a week", async () => {
    const { id } = await request();
    const other = await request({ bookingDate: "2027-03-17" });
    await place(other.id);
    await place(id);
    await move(id, 1, "2027-03-17");
    expect([await roomsOf(id), await holdsOf(id)]).toEqual([[], [{ ends_at: END, outcome: "moved" }]]);
    await move(id, 2, "2027-03-18");
    expect(await place(id)).toMatchObject({ byVisitor: true });
    await move(id, 3, "2027-03-17");
    await move(id, 4, "2027-03-18");
    await expect(place(id)).rejects.toMatchObject({ detail: { hold: { bar: "rested" } } });
  });
});
