/** The planner of rooms: what it shows, and bookings that are put into rooms through it. */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { daysOfWeek } from "#app/domain/booking/schedule/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import { AppError } from "#app/domain/errors.ts";
import type { PlacingOrder } from "#app/services/planner/place-booking.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { booking } from "#tests/kit/factories.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

const VENUE = "arbitration_place_cayman";
const WEEK = daysOfWeek("2027-03-17");
const [MON = "", TUE = "", WED = "", THU = "", FRI = ""] = WEEK;

let admin: ApiClient;
/** Ids of the venue's rooms by their names. */
let roomIds: Readonly<Record<string, string>>;
const at = (name: string) => roomIds[name] ?? "";
beforeAll(async () => {
  admin = (await asRole("admin")).client;
  const rooms = await admin.within((services) => services.desk.rooms());
  roomIds = Object.fromEntries(rooms.filter(({ venue }) => venue === VENUE).map(({ name, id }) => [name, id]));
});
beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM room_holds"),
    env.DB.prepare("DELETE FROM outbox"),
    env.DB.prepare("UPDATE bookings SET deleted_at = 1"),
  ]);
});

const request = (change: Partial<BookingRow> = {}) =>
  booking({
    status: "pending",
    locationType: "in_person",
    location: VENUE,
    timeZone: "America/Cayman",
    bookingDate: MON,
    startTime: "09:00",
    endTime: "16:00",
    duration: "full_day",
    details: { mainRoomCapacity: "12", rulesVersion: "1" },
    ...change,
  });
const row = (days: string, change: Partial<BookingRow> = {}) =>
  request({
    details: {
      mainRoomCapacity: "12",
      rulesVersion: "1",
      bookingType: "consecutive",
      consecutiveStartDate: change.bookingDate ?? MON,
      consecutiveEndDate: days,
      consecutiveStartTime: "09:00",
      consecutiveDuration: "full_day",
    },
    ...change,
  });

const read = (days = WEEK, client = admin) => client.within((services) => services.planner.read(VENUE, days));
const place = (
  { id, version }: Pick<BookingRow, "id" | "version">,
  order: Partial<PlacingOrder> = {},
  client = admin,
): Promise<BookingRecord> =>
  client.within((services) =>
    services.planner.place({
      bookingId: id,
      roomId: null,
      on: null,
      days: null,
      time: null,
      how: "confirm",
      version,
      shownRoomId: null,
      ...order,
    }),
  );
const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? { code: error.code, detail: error.detail } : error),
  );
const rows = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results;
const heldBy = (id: string) =>
  rows(
    "SELECT rooms.name, date((starts_at - 5 * 3600000) / 1000, 'unixepoch') AS day, expires_at IS NULL AS lasting FROM room_holds JOIN rooms ON rooms.id = room_id WHERE booking_id = ? ORDER BY starts_at",
    id,
  ) as Promise<{ name: string; day: string; lasting: number }[]>;
const actionsOf = async (id: string) =>
  (await rows("SELECT action FROM audit_entries WHERE subject_id = ? ORDER BY seq", id)).map(({ action }) => action);
const mailsOf = async (id: string) =>
  (await rows("SELECT kind FROM outbox WHERE json_extract(payload, '$.bookingId') = ? ORDER BY created_at, kind", id)).map(
    ({ kind }) => kind,
  );
/** All that a change of it would leave behind. */
const standing = async (id: string) => {
  const [row] = await rows("SELECT version, status, booking_date AS day FROM bookings WHERE id = ?", id);
  const tasks = await rows("SELECT kind, done_at IS NULL AS open FROM staff_tasks WHERE booking_id = ? ORDER BY rowid", id);
  const { version, status, day } = row as { version: number; status: string; day: string };
  return { version, status, day, tasks, held: await heldBy(id), actions: await actionsOf(id), mails: await mailsOf(id) };
};

describe("a week", () => {
  test("has a hearing of several days as holds of one room, and the requests that wait, with the room that fits or why none does", async () => {
    const several = await row(WED);
    await place(several, { roomId: at("Bodden") });
    const small = await request({ bookingDate: TUE });
    const large = await request({ bookingDate: TUE, details: { mainRoomCapacity: "40", rulesVersion: "1" } });
    const { id } = await request({ bookingDate: TUE, details: { mainRoomCapacity: "40", rulesVersion: "1" } });
    await place({ id, version: 1 });
    await request({ bookingDate: "2027-03-22" });
    await request({ bookingDate: TUE, locationType: "virtual" });
    await request({ bookingDate: TUE, status: "cancelled" });
    const unheld = await request({ bookingDate: FRI, status: "confirmed" });
    const planner = await read();
    const room = planner.venues[0]?.rooms.find(({ name }) => name === "Bodden");
    expect(room?.holds.map(({ bookingId, day, startTime, endTime }) => [bookingId, day, startTime, endTime])).toEqual(
      [0, 1, 2].map((day) => [several.id, day, "09:00", "16:00"]),
    );
    expect(planner.bookings.find((one) => one.id === several.id)?.days).toEqual([MON, TUE, WED]);
    expect(planner.waiting.map((one) => [one.id, one.fits?.name ?? null, one.reasons?.map(({ code }) => code)])).toEqual([
      [small.id, "Rum Point", []],
      [large.id, null, ["taken"]],
      [unheld.id, "Bodden", []],
    ]);
    expect(planner.venues[0]?.days.map(({ hours }) => hours !== null)).toEqual([true, true, true, true, true, false, false]);
  });

  test("has holds on the venue's clock, also where the clocks go back, and tells closed days and the hours that are set", async () => {
    const { id } = await request({ location: "arbitration_place_toronto", status: "confirmed", bookingDate: "2027-11-07" });
    const hold = (room: string, from: [string, string], until: [string, string], expires: number | null = null) => {
      const [start, end] = [instantOf(...from, "America/Toronto"), instantOf(...until, "America/Toronto")];
      return env.DB.prepare(
        "INSERT INTO room_holds (id, room_id, booking_id, part, starts_at, ends_at, busy_until, expires_at, created_at) VALUES (?, ?, ?, 'main', ?, ?, ?, ?, 1)",
      ).bind(crypto.randomUUID(), room, id, start, end, end, expires);
    };
    await env.DB.batch([
      hold("tor-12", ["2027-11-06", "22:00"], ["2027-11-07", "03:00"]),
      hold("tor-12", ["2027-11-07", "09:00"], ["2027-11-07", "16:00"]),
      hold("tor-12", ["2027-11-08", "09:00"], ["2027-11-08", "10:00"], 2),
    ]);
    const days = ["2027-11-06", "2027-11-07", "2027-11-08"];
    const planner = await admin.within((services) => services.planner.read("arbitration_place_toronto", days));
    const [venue] = planner.venues;
    expect(
      venue?.rooms.find((room) => room.id === "tor-12")?.holds.map(({ day, startTime, endTime }) => [day, startTime, endTime]),
    ).toEqual([
      [0, "22:00", null],
      [1, null, "03:00"],
      [1, "09:00", "16:00"],
    ]);
    expect(venue?.rooms).toHaveLength(15);
    expect(venue?.days.map(({ hours }) => hours?.opens ?? null)).toEqual([null, null, 420]);
    const all = await admin.within((services) => services.planner.read(null, ["2026-12-25"]));
    expect(all.venues).toHaveLength(5);
    expect(all.venues[0]?.days).toEqual([{ date: "2026-12-25", closure: "Christmas Day", hours: null }]);
  });

  test("has what went on before it, and does not judge what goes on after it", async () => {
    const before = await row(MON, { bookingDate: "2027-03-12" });
    const after = await row("2027-03-23", { bookingDate: FRI });
    const { waiting } = await read();
    expect(waiting.map(({ id, fits, reasons }) => [id, fits, reasons])).toEqual([
      [before.id, null, null],
      [after.id, null, null],
    ]);
  });

  test("shows the soonest of many that wait, more when asked, and says that there are more", async () => {
    const days = [FRI, WED, MON];
    const made: string[] = [];
    for (let at = 0; at < 30; at += 1)
      made.push(
        (await request({ bookingDate: days[Math.floor(at / 10)] ?? MON, status: at % 3 ? "pending" : "consultation_requested" })).id,
      );
    const read = (wanted?: number) => admin.within((services) => services.planner.read(VENUE, WEEK, wanted));
    const first = await read();
    expect(first.waiting.map(({ days: [day] }) => day)).toEqual([...Array(10).fill(MON), ...Array(10).fill(WED), ...Array(4).fill(FRI)]);
    expect(first.waiting.every(({ fits }) => fits !== null)).toBe(true);
    expect(first.more).toBe(true);
    const all = await read(48);
    expect(all.waiting.map(({ id }) => id).sort()).toEqual(made.sort());
    expect(all.more).toBe(false);
  });

  test("is nobody's but staff's, and so is placing", async () => {
    const { id } = await request();
    for (const client of [(await asRole("party")).client, (await asRole("arbitrator")).client]) {
      expect(await refused(read(WEEK, client))).toMatchObject({ code: "not_found" });
      expect(await refused(place({ id, version: 1 }, {}, client))).toMatchObject({ code: "not_found" });
    }
    expect(await refused(read(WEEK, apiClient()))).toMatchObject({ code: "unauthenticated" });
    expect(await refused(place({ id, version: 1 }, {}, apiClient()))).toMatchObject({ code: "unauthenticated" });
    expect(await heldBy(id)).toEqual([]);
  });
});

describe("a request", () => {
  test("is confirmed in the room that it is put into, or its room is held for a while", async () => {
    const one = await request();
    await place(one, { roomId: at("Seven Mile") });
    expect(await heldBy(one.id)).toEqual([{ name: "Seven Mile", day: MON, lasting: 1 }]);
    expect(await mailsOf(one.id)).toEqual(["booking_confirmed"]);
    const other = await request();
    expect((await place(other, { roomId: at("Bodden"), how: "hold", hours: 24 })).status).toBe("pending");
    expect(await heldBy(other.id)).toEqual([{ name: "Bodden", day: MON, lasting: 0 }]);
    expect(await mailsOf(other.id)).toEqual([]);
  });

  test("is put on another day, made longer, and given another hour, all in one order", async () => {
    const one = await request();
    const now = await place(one, { roomId: at("Bodden"), on: TUE, days: 3, time: "09:30" });
    expect(now.status).toBe("confirmed");
    expect(now.days).toEqual([TUE, WED, THU].map((date) => ({ date, startTime: "09:30", endTime: "16:30" })));
    expect((await heldBy(one.id)).map(({ name, day }) => [name, day])).toEqual([TUE, WED, THU].map((day) => ["Bodden", day]));
    expect(await actionsOf(one.id)).toEqual(["edited", "status_changed"]);
    // One press, one mail: the confirmation says what was changed.
    expect(await mailsOf(one.id)).toEqual(["booking_confirmed"]);
  });
});

describe("what is confirmed", () => {
  test("gets another room at its own days: the client is told, and it stays confirmed", async () => {
    const one = await row(WED);
    const { version } = await place(one, { roomId: at("Bodden") });
    const now = await place({ id: one.id, version }, { roomId: at("Seven Mile"), shownRoomId: at("Bodden") });
    expect([now.status, now.version]).toEqual(["confirmed", version + 1]);
    expect((await heldBy(one.id)).map(({ name, day, lasting }) => [name, day, lasting])).toEqual(
      [MON, TUE, WED].map((day) => ["Seven Mile", day, 1]),
    );
    expect(await actionsOf(one.id)).toEqual(["status_changed", "rooms_changed"]);
    expect(await mailsOf(one.id)).toEqual(["booking_confirmed", "booking_changed"]);
  });

  test("is moved to other days and shortened, over a weekend too, and stays confirmed", async () => {
    const one = await row(WED);
    const first = await place(one, { roomId: at("Bodden") });
    const moved = await place({ id: one.id, version: first.version }, { roomId: at("Rum Point"), on: FRI, shownRoomId: at("Bodden") });
    expect(moved.status).toBe("confirmed");
    expect((await heldBy(one.id)).map(({ name, day, lasting }) => [name, day, lasting])).toEqual(
      [FRI, "2027-03-22", "2027-03-23"].map((day) => ["Rum Point", day, 1]),
    );
    // It was never unconfirmed, not for a moment.
    expect(await actionsOf(one.id)).toEqual(["status_changed", "edited", "rooms_changed"]);
    expect(await mailsOf(one.id)).toEqual(["booking_confirmed", "booking_changed"]);
    const shorter = await place({ id: one.id, version: moved.version }, { roomId: at("Rum Point"), days: 1, shownRoomId: at("Rum Point") });
    expect(shorter.days.map(({ date }) => date)).toEqual([FRI]);
    expect((await heldBy(one.id)).map(({ day }) => day)).toEqual([FRI]);
  });
});

describe("what does not fit", () => {
  test("is refused with the reason and what does, and nothing is written", async () => {
    const taken = await request({ bookingDate: TUE });
    await place(taken, { roomId: at("Bodden") });
    const one = await row(WED);
    const answer = await refused(place(one, { roomId: at("Bodden") }));
    expect(answer).toMatchObject({
      code: "no_room_available",
      detail: { reasons: [{ code: "taken", date: TUE }], alternatives: { rooms: expect.any(Array) } },
    });
    expect(await refused(place(one, { roomId: at("Ironwood") }))).toMatchObject({
      code: "no_room_available",
      detail: { reasons: expect.any(Array) },
    });
    expect(await refused(place(one, { on: "2027-03-20" }))).toMatchObject({ code: "invalid_input" });
    expect(await refused(place(one, { roomId: "nowhere" }))).toMatchObject({ code: "invalid_input" });
    expect([await heldBy(one.id), await actionsOf(one.id), await mailsOf(one.id)]).toEqual([[], [], []]);
    // Too small a room with a reason.
    await place(one, { roomId: at("Savannah"), overrideReason: "Only eight of them come." });
    expect((await heldBy(one.id)).map(({ name }) => name)).toEqual(["Savannah", "Savannah", "Savannah"]);
  });

  test("is what somebody else has changed beneath one's hands, or has cancelled", async () => {
    const one = await request();
    await place(one, { roomId: at("Bodden"), how: "hold" });
    // The room that the page still shows as none.
    expect(await refused(place(one, { roomId: at("Seven Mile") }))).toMatchObject({
      code: "stale_version",
      detail: { booking: { id: one.id } },
    });
    const { version } = await place(one, { roomId: at("Seven Mile"), shownRoomId: at("Bodden") });
    expect(await refused(place(one, { roomId: at("Bodden"), shownRoomId: at("Seven Mile") }))).toMatchObject({ code: "stale_version" });
    await admin.patch(`/api/bookings/${one.id}`, { status: "cancelled", reason: "Settled.", version });
    expect(await refused(place({ id: one.id, version: version + 1 }, { roomId: at("Bodden") }))).toMatchObject({ code: "booking_closed" });
  });

  test("of two who take one room at once, one is refused", async () => {
    const [one, other] = [await request(), await request()];
    const answers = await Promise.all([one, other].map((each) => refused(place(each, { roomId: at("Bodden") }))));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.find((answer) => answer !== null)).toMatchObject({ code: "no_room_available" });
  });
});

describe("who is overtaken while it is written", () => {
  /** An administrator to whom something happens just before rooms are written. */
  const outrun = (work: () => Promise<unknown>) =>
    apiClient({ cookie: admin.cookies(), database: interruptedDatabase(env.DB, /^insert into "room_holds"/, work) });

  test.each([
    ["confirmed", "confirm"],
    ["pending", "confirm"],
    ["pending", "hold"],
  ] as const)("has changed nothing of what was %s, with %s", async (status, how) => {
    const [one, faster] = [await request(), await request({ bookingDate: TUE })];
    await place(one, { roomId: at("Rum Point"), how: status === "confirmed" ? "confirm" : "hold" });
    const before = await standing(one.id);
    const late = outrun(() => place(faster, { roomId: at("Bodden") }));
    const order = { roomId: at("Bodden"), on: TUE, how, shownRoomId: at("Rum Point") };
    expect(await refused(place({ id: one.id, version: before.version }, order, late))).toMatchObject({ code: "no_room_available" });
    expect((await heldBy(faster.id)).map(({ name }) => name)).toEqual(["Bodden"]);
    expect(await standing(one.id)).toEqual(before);
  });

  test("hears of another room that it was given meanwhile", async () => {
    const one = await request();
    await place(one, { roomId: at("Rum Point"), how: "hold" });
    const late = outrun(() => place(one, { roomId: at("Seven Mile"), how: "hold", shownRoomId: at("Rum Point") }));
    const order = { roomId: at("Bodden"), on: TUE, shownRoomId: at("Rum Point") };
    expect(await refused(place(one, order, late))).toMatchObject({ code: "stale_version" });
    expect((await heldBy(one.id)).map(({ name, day }) => [name, day])).toEqual([["Seven Mile", MON]]);
    expect(await actionsOf(one.id)).toEqual(["held", "held"]);
  });

  test("is one of many: who is refused has lost nothing", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ on: fc.constantFrom(WED, THU), how: fc.constantFrom("confirm" as const, "hold" as const), firm: fc.boolean() }),
          {
            minLength: 3,
            maxLength: 5,
          },
        ),
        async (racers) => {
          await env.DB.batch([env.DB.prepare("DELETE FROM room_holds"), env.DB.prepare("UPDATE bookings SET deleted_at = 1")]);
          const ready: { id: string; room: string }[] = [];
          for (const [which, { firm }] of racers.entries()) {
            const { id, version } = await request();
            const room = at(["Rum Point", "Seven Mile", "Bodden", "Stingray", "Savannah"][which] ?? "");
            await place({ id, version }, { roomId: room, how: firm ? "confirm" : "hold", overrideReason: "They are few." });
            ready.push({ id, room });
          }
          const before = await Promise.all(ready.map(({ id }) => standing(id)));
          const answers = await Promise.all(
            racers.map(({ on, how }, which) => {
              const { id = "", room = "" } = ready[which] ?? {};
              const order = { roomId: at("Bodden"), on, how, shownRoomId: room };
              return refused(place({ id, version: before[which]?.version ?? 0 }, order));
            }),
          );
          const days: string[] = [];
          for (const [which, answer] of answers.entries()) {
            const after = await standing(ready[which]?.id ?? "");
            if (answer !== null) expect([answer, after]).toMatchObject([{ code: "no_room_available" }, before[which] ?? {}]);
            else days.push(after.held[0]?.day ?? "");
            if (before[which]?.status === "confirmed") expect(after).toMatchObject({ status: "confirmed", held: [{ lasting: 1 }] });
          }
          // Each day of the room was given once, to one of those who wished for it.
          expect(days.sort()).toEqual([...new Set(racers.map(({ on }) => on))].sort());
        },
      ),
      { numRuns: 4 },
    );
  });
});

test("a wish is shown before anything is done: where it is, where it would be, and what fits instead", async () => {
  const taken = await request({ bookingDate: TUE });
  await place(taken, { roomId: at("Bodden") });
  const one = await request();
  const preview = (wish: object) =>
    admin.within((services) => services.planner.preview({ bookingId: one.id, roomId: null, on: null, days: null, time: null, ...wish }));
  expect(await preview({})).toMatchObject({
    wanted: { name: "Bodden" },
    changes: { room: false, schedule: false },
    reasons: [],
    alternatives: null,
  });
  const shown = await preview({ roomId: at("Bodden"), on: TUE });
  expect(shown).toMatchObject({ changes: { room: true, schedule: true, venue: false }, reasons: [{ code: "taken" }] });
  expect(shown.alternatives?.rooms.map(({ name }) => name)).toContain("Rum Point");
  expect(shown.after.days.map(({ date }) => date)).toEqual([TUE]);
  expect(await actionsOf(one.id)).toEqual([]);
});

test("whatever is moved in whatever order, no room is given twice, and what is refused leaves all as it was", async () => {
  const order = fc.record({
    which: fc.nat(3),
    room: fc.constantFrom("Bodden", "Rum Point", "Seven Mile", "Ironwood"),
    on: fc.option(fc.constantFrom(...WEEK), { nil: null }),
    days: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
    time: fc.option(fc.constantFrom("08:00", "09:00", "13:00"), { nil: null }),
    how: fc.constantFrom("confirm" as const, "hold" as const),
    stale: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 2, maxLength: 5 }), async (orders) => {
      await env.DB.batch([env.DB.prepare("DELETE FROM room_holds"), env.DB.prepare("UPDATE bookings SET deleted_at = 1")]);
      const made = [await request(), await request({ bookingDate: TUE }), await row(WED), await request({ bookingDate: FRI })];
      for (const { which, room, stale, ...wish } of orders) {
        const id = made[which]?.id ?? "";
        const [now] = await rows("SELECT version, status FROM bookings WHERE id = ?", id);
        const before = await heldBy(id);
        const shownRoomId = before[0] ? at(before[0].name) : null;
        const version = Number(now?.version) - (stale ? 1 : 0);
        const answer = await refused(place({ id, version }, { ...wish, roomId: at(room), shownRoomId }));
        const after = await heldBy(id);
        const [then] = await rows("SELECT version, status FROM bookings WHERE id = ?", id);
        if (answer !== null) {
          expect(answer).toHaveProperty("code");
          expect([after, then]).toEqual([before, now]);
        } else {
          expect(stale).toBe(false);
          expect(new Set(after.map(({ name }) => name))).toEqual(new Set([room]));
          if (wish.days) expect(after).toHaveLength(wish.days);
          if (wish.on) expect(after[0]?.day).toBe(wish.on);
          if (now?.status === "confirmed") expect(then?.status).toBe("confirmed");
        }
        const [doubled] = await rows(
          "SELECT count(*) AS n FROM room_holds AS a JOIN room_holds AS b ON a.room_id = b.room_id AND a.id < b.id AND a.starts_at < b.busy_until AND b.starts_at < a.busy_until",
        );
        expect(doubled?.n).toBe(0);
      }
    }),
    { numRuns: 5 },
  );
});

test("a week reads what it shows: of holds, of their bookings and of rooms at most twice what is returned", async () => {
  for (let made = 0; made < 30; made += 1) {
    const { id } = await request();
    const from = instantOf(WEEK[made % 5] ?? MON, "09:00", "America/Cayman") + Math.floor(made / 5) * 3_600_000;
    await env.DB.prepare(
      "INSERT INTO room_holds (id, room_id, booking_id, part, starts_at, ends_at, busy_until, expires_at, created_at) VALUES (?1, ?2, ?1, 'main', ?3, ?4, ?4, NULL, 0)",
    )
      .bind(id, at("Stingray"), from, from + 1_800_000)
      .run();
  }
  // Requests that were hidden are as many as those that wait, or more: nobody reads them.
  for (let made = 0; made < 20; made += 1) await request({ deletedAt: 1, location: made % 2 ? VENUE : "arbitration_place_miami" });
  for (const location of [VENUE, "arbitration_place_miami", "arbitration_place_ottawa"] as const) await request({ location });
  const { database, statements } = recordedDatabase(env.DB);
  // Of all venues: of one its rooms are looked up as well, a fixed number.
  const { bookings } = await apiClient({ database, cookie: admin.cookies() }).within((services) => services.planner.read(null, WEEK));
  expect(bookings).toHaveLength(30);
  const asked = statements.filter(({ sql, parameters }) => /from "(?:room_holds|rooms|bookings)"/.test(sql) && parameters.length > 0);
  expect(asked.length).toBeGreaterThanOrEqual(4);
  for (const { sql, parameters } of asked) {
    const { meta, results } = await env.DB.prepare(sql)
      .bind(...parameters)
      .all();
    expect(meta.rows_read, sql).toBeLessThanOrEqual(2 * results.length + 10);
  }
});
