/** A visitor holds the room of a request for 48 hours: by the mailed link or the link for changes, within limits. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import { holdToken } from "#app/services/bookings/access-keys.server.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { apiClient } from "#tests/kit/api.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";
import {
  actions,
  administrator,
  END,
  emptied,
  HOUR,
  holdsOf,
  mails,
  NOW,
  place,
  request,
  roomsOf,
  rows,
  stateOf,
  visitor,
} from "#tests/kit/visitor-holds.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

let admin: Awaited<ReturnType<typeof administrator>>;
beforeAll(async () => {
  admin = await administrator();
});
beforeEach(emptied);

describe("by the mailed link", () => {
  const link = (id: string, at = NOW) => holdToken({ db: connect(env.DB), secrets: authSecretsOf(env) }, id, at) as Promise<string>;
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
    // The address, and the address as it is read from this network.
    expect((await env.DB.prepare("SELECT count(*) AS n FROM mail_addresses WHERE proven_at = ?").bind(NOW).first<{ n: number }>())?.n).toBe(
      2,
    );
    expect(await ask(id)).toBe("held");
  });

  test("it opens nothing else, and dies after 48 hours and with revoked links", async () => {
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
    await admin(later).delete(`/api/bookings/${id}/manage-link`);
    await expect(visitor(later).within(({ visitorHolds }) => visitorHolds.open(renewed))).rejects.toMatchObject({ code: "not_found" });
  });

  test("of links that staff revoke at that moment none is made, mailed or opened", async () => {
    const { id } = await request();
    const key = await keyOf(id, "confirmation");
    const revoke = () => admin().delete(`/api/bookings/${id}/manage-link`);
    const database = interruptedDatabase(env.DB, /insert into "access_keys"/i, revoke);
    const asking = apiClient({ database, clock: () => new Date(NOW), variables: { RATE_LIMITS: "off" } });
    await expect(asking.within(({ visitorHolds }) => visitorHolds.ask(key))).rejects.toMatchObject({ code: "not_found" });
    expect(await link(id)).toBeNull();
    expect(await rows("SELECT kind FROM outbox WHERE kind = 'booking_hold_link'")).toEqual([]);
    // A key that got there all the same opens nothing, and its mail is not sent.
    const { id: other } = await request();
    await ask(other);
    const made = await link(other);
    await env.DB.prepare("UPDATE access_keys SET revoked_at = ? WHERE subject_id = ? AND purpose = 'confirmation'").bind(NOW, other).run();
    await expect(visitor().within(({ visitorHolds }) => visitorHolds.placeByLink(made))).rejects.toMatchObject({ code: "not_found" });
    await deliverMail(env, { clock: () => new Date(NOW) });
    expect(await rows("SELECT state, last_error FROM outbox WHERE kind = 'booking_hold_link'")).toEqual([
      { state: "dropped", last_error: "overtaken" },
    ]);
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
    await admin().post(`/api/bookings/${id}/hold`, { hours: 24 });
    expect(await place(id)).toMatchObject({ byVisitor: false, until: new Date(NOW + 24 * HOUR).toISOString() });
    expect(await holdsOf(id)).toEqual([]);
  });
});
