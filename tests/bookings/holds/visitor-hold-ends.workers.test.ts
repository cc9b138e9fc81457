/** The limits of holds by visitors, and how a hold ends: by itself, by staff, by the confirmation or the cancellation; and how it follows a move. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import {
  actions,
  administrator,
  day,
  END,
  emptied,
  HOUR,
  holdsOf,
  mails,
  NOW,
  of,
  place,
  request,
  roomsOf,
  run,
  stateOf,
  visitor,
} from "#tests/kit/visitor-holds.ts";

let admin: Awaited<ReturnType<typeof administrator>>;
beforeAll(async () => {
  admin = await administrator();
});
beforeEach(emptied);

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

describe("a corrected address", () => {
  test("takes the hold with it, and its rest: they count for the contact whom staff name", async () => {
    const [former, corrected] = ["typo@gmail.com", "right@law.example"];
    const { id } = await of(former, day(0));
    await place(id);
    const edited = await admin().put(`/api/bookings/${id}`, { version: 1, values: { bookingContactEmail: corrected } });
    expect(edited.status).toBe(200);
    expect(await roomsOf(id)).toHaveLength(1);
    // Nothing counts for the former address any more; the new one has a hold, and so has its firm.
    for (const at of [1, 2]) await place((await of(former, day(at))).id);
    const others = [await of(corrected, day(3)), await of(corrected, day(4))];
    await place(others[0]?.id ?? "");
    await expect(place(others[1]?.id ?? "")).rejects.toMatchObject({ detail: { hold: { bar: "mailbox" } } });
    for (const name of ["ann", "ben"]) await place((await of(`${name}@law.example`, { ...day(name === "ann" ? 4 : 5) })).id);
    await expect(place((await of("cem@law.example", { bookingDate: "2027-03-11" })).id)).rejects.toMatchObject({
      detail: { hold: { bar: "firm" } },
    });
    // The hours rest for the new one alone.
    await run(END);
    await expect(place((await of(corrected, day(0))).id, END)).rejects.toMatchObject({ detail: { hold: { bar: "rested" } } });
    expect(await place((await of(former, day(0))).id, END)).toMatchObject({ byVisitor: true });
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
    const staff = admin(END - HOUR);
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

  test("comes while the page of the link is open: giving it back then changes nothing, and the page says that nothing is held", async () => {
    const { id } = await request();
    await place(id);
    const token = await keyOf(id, "manage");
    await run(END);
    await visitor(END + 1).within(({ visitorHolds }) => visitorHolds.giveBack(token));
    expect(await holdsOf(id)).toMatchObject([{ outcome: "expired" }]);
    expect(await actions(id)).toEqual(["held visitor", "hold_ended system"]);
    expect(await stateOf(id, END + 1)).not.toMatchObject({ state: "held" });
    await expect(place(id, END + 1)).rejects.toMatchObject({ code: "hold_refused" });
  });

  test("staff see it on the booking and in the queue, and release it: its contact is told", async () => {
    const { id } = await request();
    await place(id);
    await env.DB.prepare(
      "INSERT INTO staff_tasks (id, kind, booking_id, contact, due_at, created_at) VALUES (?, 'call_booking', ?, '{}', ?, ?)",
    )
      .bind(`task-${id}`, id, NOW, NOW)
      .run();
    const staff = admin();
    const until = new Date(END).toISOString();
    const listed = async (client: ApiClient) =>
      (await client.within(({ queue }) => queue.list("open", null))).tasks.find((task) => task.booking?.id === id)?.heldUntil;
    expect(await listed(staff)).toBe(until);
    expect(await listed(admin(END))).toBeNull();
    const shown = await staff.within(async ({ bookings, desk }) => desk.attachments(await bookings.get(id)));
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
    const staff = admin();
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
    await admin().delete(`/api/bookings/${two.id}`);
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
