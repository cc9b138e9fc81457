/** How much of a venue visitors hold by themselves, whatever mailboxes, domains and networks they have; and what nobody learns by it. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import { apiClient } from "#tests/kit/api.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import {
  administrator,
  day,
  END,
  emptied,
  HOUR,
  holdsOf,
  NOW,
  of,
  place,
  request,
  roomsOf,
  rows,
  stateOf,
  visitor,
} from "#tests/kit/visitor-holds.ts";
import { visit } from "#tests/permissions/pages.ts";

let admin: Awaited<ReturnType<typeof administrator>>;
beforeAll(async () => {
  admin = await administrator();
});
beforeEach(emptied);

const DAY = 24 * HOUR;
/** So many small rooms on each of so many days from a Monday on. */
const sized = (rooms: number, until: string): Partial<BookingRow> => ({
  bookingDate: "2027-03-08",
  details: {
    mainRoomCapacity: "6",
    ...(rooms > 1 ? { needsBreakoutRooms: "true", breakoutRoomCount: String(rooms - 1), breakoutRoomCapacities: "4" } : {}),
    ...(until > "2027-03-08" ? { bookingType: "consecutive", consecutiveStartDate: "2027-03-08", consecutiveEndDate: until } : {}),
  },
});
const barOf = (error: { detail?: { hold?: { bar: string } } }) => error.detail?.hold?.bar;
const refusedBy = async (id: string, at?: number) => barOf(await place(id, at).catch((thrown) => thrown));
const heldAtOnce = async () =>
  (await rows<{ n: number }>("SELECT count(*) AS n FROM room_holds GROUP BY starts_at ORDER BY n DESC LIMIT 1"))[0]?.n ?? 0;

describe("one hold", () => {
  test.each([
    ["four rooms for three days", 4, "2027-03-10", 12],
    ["one room for five days", 1, "2027-03-12", 5],
    ["an ordinary hearing of a week", 4, "2027-03-12", 20],
  ])("keeps %s", async (_, count, until, held) => {
    const { id } = await request(sized(count, until));
    await place(id);
    expect(await roomsOf(id)).toHaveLength(held);
  });

  test.each([
    ["five rooms on one day", 5, "2027-03-08"],
    ["four rooms for six days", 4, "2027-03-15"],
    ["a whole venue for a month", 15, "2027-04-08"],
  ])("does not keep %s: staff do", async (_, count, until) => {
    const { id } = await request(sized(count, until));
    expect(await stateOf(id)).toMatchObject({ state: "barred", bar: "size", until: null });
    expect(await refusedBy(id)).toBe("size");
    const answer = await visitor().post("/api/public-bookings/hold", { manageKey: await keyOf(id, "manage") });
    expect([answer.status, (await answer.json<{ hold: object }>()).hold]).toEqual([409, { bar: "size", until: null }]);
    expect([await roomsOf(id), await holdsOf(id)]).toEqual([[], []]);
    if (count < 15) expect((await admin().post(`/api/bookings/${id}/hold`, { hours: 24 })).status).toBe(200);
  });

  test("is bounded by the database, whatever writes its rooms: what is too large with an edit is lost", async () => {
    const { id } = await request(sized(4, "2027-03-11"));
    await place(id);
    const edited = await admin().put(`/api/bookings/${id}`, { version: 1, values: { consecutiveEndDate: "2027-03-15" } });
    expect([edited.status, await edited.text()]).toEqual([200, expect.any(String)]);
    expect([await roomsOf(id), (await holdsOf(id))[0]?.outcome]).toEqual([[], "moved"]);
    const other = await request(day(0));
    await place(other.id);
    const writing = (room: string, at: number) =>
      env.DB.prepare(
        "INSERT INTO room_holds (id, room_id, booking_id, part, starts_at, ends_at, busy_until, expires_at, created_at) VALUES (?, ?, ?, 'breakout', ?, ?, ?, ?, ?)",
      )
        .bind(`more-${room}-${at}`, room, other.id, at, at + HOUR, at + HOUR, END, NOW)
        .run();
    const [first] = await rows<{ starts_at: number }>("SELECT starts_at FROM room_holds WHERE booking_id = ?", other.id);
    const at = first?.starts_at ?? 0;
    for (const room of ["tor-12", "tor-14", "tor-15"]) await writing(room, at);
    await expect(writing("tor-13", at)).rejects.toThrow("hold_size");
    for (let more = 1; more <= VISITOR_HOLD.roomDays - VISITOR_HOLD.roomsAtOnce; more += 1) await writing("tor-13", at + more * DAY);
    await expect(writing("tor-13", at + 30 * DAY)).rejects.toThrow("hold_size");
  });
});

describe("all holds", () => {
  test("of visitors together are half of a venue's rooms at a time", async () => {
    const all = await Promise.all([0, 1, 2, 3].map(() => request(sized(3, "2027-03-08"))));
    const bars = [];
    for (const { id } of all) bars.push(await refusedBy(id));
    // Seven of Toronto's fifteen.
    expect(bars).toEqual([undefined, undefined, "share", "share"]);
    expect(await heldAtOnce()).toBe(6);
    expect(await stateOf(all[2]?.id ?? "")).toMatchObject({ state: "barred", bar: "share", until: null });
    const { id } = await request(sized(1, "2027-03-08"));
    await place(id);
    expect(await heldAtOnce()).toBe(7);
    // Of many at once too; and in a small venue one ordinary hearing.
    const small = await Promise.all([0, 1].map(() => request({ ...sized(3, "2027-03-09"), location: "arbitration_place_ottawa" })));
    const pressed = await Promise.allSettled(small.map((one) => place(one.id)));
    expect(pressed.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("of a firm are counted by its registrable domain", async () => {
    const bars = [];
    for (let at = 0; at <= VISITOR_HOLD.ofFirm; at += 1) bars.push(await refusedBy((await of(`m@h${at}.stone.co.uk`, day(at))).id));
    expect(bars).toEqual([...Array(VISITOR_HOLD.ofFirm).fill(undefined), "firm"]);
  });

  test("of a network are counted, whoever's they are, in the insert itself", async () => {
    const address = "2001:db8:77:1::1";
    const from = async (id: string) => {
      const key = await keyOf(id, "manage");
      const client = apiClient({ address, clock: () => new Date(NOW), variables: { RATE_LIMITS: "off" } });
      return client.within(({ visitorHolds }) => visitorHolds.place(key));
    };
    const days = Array.from({ length: VISITOR_HOLD.ofNetwork + 2 }, (_, at) => `2027-04-${String(at + 5).padStart(2, "0")}`);
    const open = days.filter((date) => ![0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay()));
    const all = await Promise.all([...open, "2027-05-03", "2027-05-04", "2027-05-05"].map((bookingDate) => request({ bookingDate })));
    const outcomes = await Promise.allSettled(all.slice(0, VISITOR_HOLD.ofNetwork + 1).map(({ id }) => from(id)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(VISITOR_HOLD.ofNetwork);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason.detail.hold).toEqual({ bar: "network", until: null });
    // Another network's are others.
    const late = all.filter((_, at) => outcomes[at]?.status === "rejected");
    for (const { id } of late) expect(await place(id)).toMatchObject({ byVisitor: true });
  });
});

describe("rest", () => {
  const EARLY = { startTime: "09:00", endTime: "12:00", duration: "half_day" } as const;

  test("a mailbox has the same hours of a venue once in seven days, in whatever request", async () => {
    const one = await of("rest.one@gmail.com", EARLY);
    await place(one.id);
    const key = await keyOf(one.id, "manage");
    await visitor().within(({ visitorHolds }) => visitorHolds.giveBack(key));
    const again = await of("restone+two@gmail.com", { startTime: "11:00", endTime: "14:00", duration: "half_day" });
    const rested = NOW + VISITOR_HOLD.restDays * DAY;
    expect(await stateOf(again.id)).toMatchObject({ state: "barred", bar: "rested", until: new Date(rested).toISOString() });
    expect(await refusedBy(again.id)).toBe("rested");
    // Other hours, another venue, another mailbox and the time after are free.
    const others = [
      await of("rest.one@gmail.com", { startTime: "14:00", endTime: "17:00", duration: "half_day" }),
      await of("rest.one@gmail.com", { ...EARLY, location: "arbitration_place_montreal" }),
    ];
    for (const { id } of others) await place(id);
    await place((await of("somebody.else@gmail.com", EARLY)).id);
    expect(await place(again.id, rested)).toMatchObject({ byVisitor: true });
  });

  test("a hold that moved on has rested where it was, and none that staff confirmed does", async () => {
    const one = await of("rest.two@gmail.com", EARLY);
    await place(one.id);
    const key = await keyOf(one.id, "manage");
    await visitor().within(({ managed }) => managed.act(key, { do: "move", version: 1, date: "2027-03-17", time: "09:00" }));
    expect(await roomsOf(one.id)).toHaveLength(1);
    expect(await refusedBy((await of("rest.two@gmail.com", EARLY)).id, END)).toBe("rested");
    const kept = await of("rest.three@gmail.com", day(0));
    await place(kept.id);
    expect((await admin().patch(`/api/bookings/${kept.id}`, { status: "confirmed" })).status).toBe(200);
    const small = { mainRoomCapacity: "20" };
    expect(await place((await of("rest.three@gmail.com", { ...day(0), details: small })).id)).toMatchObject({ byVisitor: true });
  });
});

describe("a stranger who names somebody's address", () => {
  const strangers = async (address: string, change: Partial<BookingRow>) => {
    const { id } = await of(address, change);
    const key = await keyOf(id, "confirmation");
    const stranger = visitor();
    return {
      page: () => visit(stranger, `/booking-confirmation/${key}`),
      ask: () => stranger.within(({ visitorHolds }) => visitorHolds.ask(key)),
      managed: () => keyOf(id, "manage").then((manage) => visit(visitor(), `/manage/${manage}`)),
    };
  };

  test.each([
    ["mailbox", "tap@gmail.com", "tap@gmail.com", VISITOR_HOLD.ofMailbox, "Your address already has"],
    ["firm", "someone@stone.example", "partner@stone.example", VISITOR_HOLD.ofFirm, "Your firm already has"],
  ])("reads nothing of the holds of its %s, and a mail is offered and sent all the same", async (_, address, holder, most, words) => {
    for (let at = 0; at < most; at += 1) await place((await of(address.startsWith("tap") ? holder : `${at}${holder}`, day(at))).id);
    const { page, ask, managed } = await strangers(address, day(5));
    const seen = (await page()).text;
    expect(seen).toContain("We will e-mail a link to");
    expect(seen).not.toMatch(/already has|first of them|February 3/);
    expect(await ask()).toBe("sent");
    // Who comes by a mail learns it; of a firm's holds not when they end.
    const told = (await managed()).text;
    expect(told).toContain(words);
    expect(told.includes("The first of them ends")).toBe(address.startsWith("tap"));
  });

  test("reads nothing of the hours that rest for it", async () => {
    const one = await of("tap.two@gmail.com");
    await place(one.id);
    const key = await keyOf(one.id, "manage");
    await visitor().within(({ visitorHolds }) => visitorHolds.giveBack(key));
    const { page, ask } = await strangers("tap.two@gmail.com", {});
    expect((await page()).text).not.toContain("from your address");
    expect(await ask()).toBe("sent");
  });
});
