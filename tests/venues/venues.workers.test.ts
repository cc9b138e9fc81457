/** What visitors hear of a venue's days, and what administrators set. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { roomHolds } from "#app/db/schema/rooms.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import { type Venue, venueNamed } from "#app/domain/venue/venues.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { booking } from "#tests/kit/factories.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

const cayman = venueNamed("grand-cayman") as Venue;
/** A Tuesday. */
const DAY = "2031-03-18";
/** A Wednesday that nothing else here is booked on. */
const HOLIDAY = "2031-03-19";
const { opens: OPENS, closes: CLOSES } = cayman.hours[2] as { opens: string; closes: string };
const CAYMAN_ROOMS = ["cay-01", "cay-02", "cay-03", "cay-04", "cay-05", "cay-06", "cay-07", "cay-08"];

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM room_holds"),
    env.DB.prepare("UPDATE rooms SET active = 1"),
    env.DB.prepare("DELETE FROM rate_limits"),
  ]);
});

async function hold(roomId: string, from: string, until: string, change: { date?: string; expiresAt?: number | null } = {}) {
  const { id } = await booking({ location: cayman.id, bookingDate: DAY, status: "confirmed" });
  const [startsAt, endsAt] = [from, until].map((time) => instantOf(change.date ?? DAY, time, cayman.zone)) as [number, number];
  await connect(env.DB)
    .insert(roomHolds)
    .values({
      id: newId(),
      roomId,
      bookingId: id,
      part: "main",
      startsAt,
      endsAt,
      busyUntil: endsAt + 30 * 60_000,
      expiresAt: change.expiresAt ?? null,
      createdAt: Date.now(),
    });
  return id;
}

interface Answer {
  days: { date: string; state: string }[];
  issues: { field: string; code: string; message: string }[];
}
const ask = (query: string, client = apiClient()) => client.get(`/api/availability?${query}`);
const states = async (query: string) => ((await (await ask(query)).json()) as Answer).days.map(({ state }) => state);

interface MonthAnswer {
  days: Record<string, string | null>[];
}
const month = async (query: string, client = apiClient()) =>
  ((await (await client.get(`/api/availability/month?venue=grand-cayman&month=2031-03&${query}`)).json()) as MonthAnswer).days;
const dayOf = async (query: string, date = DAY) => (await month(query)).find((day) => day.date === date);

describe("a month", () => {
  test("tells each day by the rule of fit: free, partly free from when to when, full, or closed and why", async () => {
    for (const room of CAYMAN_ROOMS) await hold(room, "08:00", "12:00");
    await hold("cay-01", "09:00", "17:00", { date: "2031-03-20" });
    const days = await month("");
    expect(days).toHaveLength(31);
    const nothing = { from: null, until: null, why: null, holiday: null };
    const rooms = await env.DB.prepare("SELECT id, name FROM rooms WHERE venue_id = ?").bind(cayman.id).all<{ id: string; name: string }>();
    expect(days[14]).toEqual({ ...nothing, date: "2031-03-15", state: "closed", why: "closed_weekday" });
    expect(days[16]).toMatchObject({ date: "2031-03-17", state: "free", from: OPENS, until: CLOSES, why: null });
    expect(days[17]).toMatchObject({ date: DAY, state: "part", from: "12:30", until: CLOSES, why: "taken" });
    // Nothing of the bookings in the way is shown, nor which of our rooms they leave: no name, no id.
    for (const { id, name } of rooms.results)
      for (const word of [id, name]) expect(JSON.stringify(days).toLowerCase()).not.toContain(`"${word.toLowerCase()}"`);
    const { results } = await env.DB.prepare("SELECT booking_id FROM room_holds").all<{ booking_id: string }>();
    for (const { booking_id } of results) expect(JSON.stringify(days)).not.toContain(booking_id);
    expect(await dayOf("startTime=13:00&endTime=17:00")).toMatchObject({ state: "free", from: "13:00", until: "17:00" });
    expect(await dayOf("startTime=06:00&endTime=09:00")).toMatchObject({ state: "closed", why: "outside_hours" });
    expect(await dayOf("people=400")).toMatchObject({ state: "full", why: "no_room_for" });
    expect(await dayOf("breakouts=2,2,2,2,2,2,2,2")).toMatchObject({ state: "full", why: "no_breakout_rooms" });
  });

  test("is full where every room is held all day, and what a moved booking holds is free for it", async () => {
    const ids: string[] = [];
    for (const room of CAYMAN_ROOMS) ids.push(await hold(room, OPENS, CLOSES));
    expect(await dayOf("")).toMatchObject({ state: "full", why: "taken" });
    const need = { people: 1, breakouts: [] };
    const { days } = await apiClient().within(({ availability }) =>
      availability.month({ venue: cayman, month: "2031-03", need }, { moving: ids[0] ?? "" }),
    );
    expect(days.find(({ date }) => date === DAY)).toMatchObject({ state: "free" });
  });

  test.each([
    ["Emancipation Day", "Emancipation Day"],
    ["Smith v. Jones, sealed arbitration", null],
  ])("names public holidays alone: %s", async (name, holiday) => {
    await env.DB.prepare("INSERT INTO venue_closures (venue_id, date, name) VALUES (?, '2031-03-21', ?)").bind(cayman.id, name).run();
    expect(await dayOf("notice=true", "2031-03-21")).toMatchObject({ state: "closed", why: "closed_holiday", holiday });
    await env.DB.prepare("DELETE FROM venue_closures WHERE date = '2031-03-21'").run();
  });

  test("says what is over", async () => {
    const over = await apiClient().get("/api/availability/month?venue=grand-cayman&month=2020-03");
    expect(((await over.json()) as MonthAnswer).days.every(({ why }) => why === "past")).toBe(true);
  });

  test.each([
    ["venue=paris&month=2031-03", "venue", "location_invalid"],
    ["venue=toronto", "month", "date_required"],
    ["venue=toronto&month=2031-13", "month", "date_invalid"],
    ["venue=toronto&month=2031-03&people=none", "people", "count_required"],
    ["venue=toronto&month=2031-03&setup=circle", "setup", "choice_required"],
    ["venue=toronto&month=2031-03&breakouts=6,,8", "breakouts", "count_required"],
    ["venue=toronto&month=2031-03&startTime=12:00&endTime=11:00", "endTime", "end_before_start"],
  ])("refuses %s and names the parameter", async (query, field, code) => {
    const answer = await apiClient().get(`/api/availability/month?${query}`);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as Answer).issues).toContainEqual(expect.objectContaining({ field, code }));
  });

  test("counts against the budget of availability", async () => {
    const client = apiClient();
    const answers: number[] = [];
    // The minute may turn while they are asked: no more than those of two minutes are answered.
    while (!answers.includes(429) && answers.length < 121)
      answers.push((await client.get("/api/availability/month?venue=toronto&month=2031-03")).status);
    expect(answers.at(-1)).toBe(429);
    expect(answers.length).toBeGreaterThan(60);
    expect((await ask(`venue=toronto&from=${DAY}&to=${DAY}`, client)).status).toBe(429);
  });
});

describe("availability", () => {
  test("tells a visitor the state of each day and nothing more", async () => {
    for (const room of CAYMAN_ROOMS.slice(0, 6)) await hold(room, "08:00", "17:00");
    const answer = await ask("venue=grand-cayman&from=2031-03-15&to=2031-03-18");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      venue: "arbitration_place_cayman",
      timeZone: "America/Cayman",
      days: [
        { date: "2031-03-15", state: "closed" },
        { date: "2031-03-16", state: "closed" },
        { date: "2031-03-17", state: "free" },
        { date: "2031-03-18", state: "few" },
      ],
    });
    expect(await states(`venue=arbitration_place_cayman&from=${DAY}&to=${DAY}&people=5`)).toEqual(["none"]);
  });

  test("leaves out holds that have released themselves, and rooms out of use", async () => {
    for (const room of CAYMAN_ROOMS) await hold(room, "08:00", "17:00", { expiresAt: Date.now() + 60_000 });
    expect(await states(`venue=grand-cayman&from=${DAY}&to=${DAY}`)).toEqual(["none"]);
    await env.DB.prepare("DELETE FROM room_holds").run();
    for (const room of CAYMAN_ROOMS) await hold(room, "08:00", "17:00", { expiresAt: Date.now() - 1 });
    expect(await states(`venue=grand-cayman&from=${DAY}&to=${DAY}`)).toEqual(["free"]);
    await env.DB.prepare("UPDATE rooms SET active = 0 WHERE venue_id = 'arbitration_place_cayman' AND id <> 'cay-08'").run();
    expect(await states(`venue=grand-cayman&from=${DAY}&to=${DAY}`)).toEqual(["few"]);
  });

  test("says free exactly when staff can confirm", async () => {
    const { client } = await asRole("admin");
    const outcomes: string[] = [];
    for (let index = 0; index < 9; index += 1) {
      const [state = ""] = await states(`venue=grand-cayman&from=${DAY}&to=${DAY}`);
      const request = await booking({ location: cayman.id, bookingDate: DAY, status: "pending", timeZone: cayman.zone });
      const { status } = await client.patch(`/api/bookings/${request.id}`, { status: "confirmed" });
      outcomes.push(state);
      expect(status).toBe(state === "none" ? 409 : 200);
    }
    expect(outcomes).toEqual([...Array(6).fill("free"), "few", "few", "none"]);
  });

  test.each([
    ["venue=paris&from=2031-03-01&to=2031-03-02", "venue", "location_invalid"],
    ["venue=toronto&to=2031-03-02", "from", "date_required"],
    ["venue=toronto&from=2031-02-30&to=2031-03-02", "from", "date_invalid"],
    ["venue=toronto&from=2031-03-03&to=2031-03-02", "to", "end_before_start"],
    ["venue=toronto&from=2031-03-01&to=2031-05-02", "to", "count_too_large"],
    ["venue=toronto&from=2031-03-01&to=2031-03-02&people=0", "people", "count_required"],
    ["venue=toronto&from=2031-03-01&to=2031-03-02&startTime=25:00", "startTime", "time_invalid"],
    ["venue=toronto&from=2031-03-01&to=2031-03-02&startTime=12:00&endTime=11:00", "endTime", "end_before_start"],
    ["venue=toronto&from=2031-03-01&to=2031-03-02&rooms=all", "rooms", "unknown_field"],
  ])("refuses %s and names the parameter", async (query, field, code) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    const { issues } = (await answer.json()) as Answer;
    expect(issues).toMatchObject([{ field, code }]);
    expect(issues[0]?.message).not.toBe("Invalid input");
  });

  test("takes 62 days and sixty questions a minute", async () => {
    const client = apiClient({ variables: { RATE_LIMITS: "on" } });
    expect(await states("venue=toronto&from=2031-03-01&to=2031-05-01")).toHaveLength(62);
    for (let index = 0; index < 60; index += 1)
      expect((await ask(`venue=miami&from=${DAY}&to=${DAY}`, client)).status, `question ${index + 1}`).toBe(200);
    const late = await ask(`venue=miami&from=${DAY}&to=${DAY}`, client);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  test("costs one trip, by indexes, the same however much is booked on other days", async () => {
    const seen = recordedDatabase(env.DB);
    await ask(`venue=grand-cayman&from=${DAY}&to=${DAY}`, apiClient({ database: seen.database }));
    const query = seen.statements.find(({ sql }) => /room_holds/.test(sql));
    if (!query) throw new Error("Nothing was asked of the holds.");
    const run = async () => {
      const { meta, results } = await env.DB.prepare(query.sql)
        .bind(...query.parameters)
        .all();
      return { read: meta.rows_read, returned: results.length };
    };
    const before = await run();
    for (let day = 10; day < 28; day += 1) for (const room of CAYMAN_ROOMS) await hold(room, "09:00", "16:00", { date: `2031-06-${day}` });
    const after = await run();
    expect(after).toEqual(before);
    expect(after.read).toBeLessThanOrEqual(2 * after.returned + 10);
    for (const { sql, parameters } of seen.statements.filter(({ sql: one }) => /^\s*select/i.test(one))) {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...parameters)
        .all<{ detail: string }>();
      expect(results.filter(({ detail }) => /^SCAN (?!CONSTANT|json_each)/.test(detail))).toEqual([]);
    }
  });
});

describe("what administrators set", () => {
  const get = (client: ApiClient, name = "grand-cayman") => client.within((services) => services.venues.get(name));
  const room = { name: "Pelican", capacity: "14", seats: { boardroom: "12" }, equipment: [], active: true };

  test.each(["party", "arbitrator"] as const)("is not there for a %s", async (role) => {
    const { client } = await asRole(role);
    await expect(get(client)).rejects.toMatchObject({ code: "not_found" });
    await expect(client.within(({ venues }) => venues.list())).rejects.toMatchObject({ code: "not_found" });
    await expect(client.within(({ venues }) => venues.saveRoom("toronto", 1, null, room))).rejects.toMatchObject({ code: "not_found" });
    await expect(client.within(({ venues }) => venues.reopen("toronto", 1, "2027-07-01"))).rejects.toMatchObject({ code: "not_found" });
    await expect(get(apiClient())).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("hours set there are those of the API, of availability, of rooms that are held and of promised calls", async () => {
    const { client } = await asRole("admin");
    const { version, hours, bufferMinutes, changeCutoffHours } = await get(client, "miami");
    const late = { ...hours, 2: { opens: "10:00", closes: "22:00" }, 6: { opens: "09:00", closes: "12:00" } };
    delete (late as Record<number, unknown>)[1];
    await client.within(({ venues }) => venues.saveSettings("miami", version, { bufferMinutes, changeCutoffHours, hours: late }));
    const published = (await (await apiClient().get("/api/venues")).json()) as { id: string; hours: unknown; capacity: unknown }[];
    expect(published.find(({ id }) => id === "arbitration_place_miami")).toMatchObject({
      hours: late,
      rooms: 10,
      capacity: { from: 4, to: 120 },
    });
    expect(JSON.stringify(published)).not.toMatch(/buffer|cutoff/i);
    // Monday, Tuesday, Saturday.
    expect(await states("venue=miami&from=2031-03-17&to=2031-03-18&startTime=19:00&endTime=22:00")).toEqual(["closed", "free"]);
    expect(await states("venue=miami&from=2031-03-22&to=2031-03-22")).toEqual(["free"]);
    const request = await booking({
      location: "arbitration_place_miami",
      bookingDate: DAY,
      status: "pending",
      timeZone: "America/New_York",
    });
    const confirmed = (await (await client.patch(`/api/bookings/${request.id}`, { status: "confirmed" })).json()) as {
      rooms: { startsAt: string; endsAt: string }[];
    };
    expect(confirmed.rooms).toMatchObject([{ startsAt: "2031-03-18T14:00:00.000Z", endsAt: "2031-03-19T02:00:00.000Z" }]);
    // Asked on a Sunday: Monday is closed now, and two hours of Tuesday are from ten to noon.
    const sunday = apiClient({ clock: () => new Date("2031-03-16T15:00:00Z") });
    const made = await sunday.within((services) =>
      services.bookings.makeFast(
        {
          proceedingType: "mediation",
          locationType: "in_person",
          location: "arbitration_place_miami",
          contactName: "Ada Beaulieu",
          contactEmail: "ada@beaulieu.example",
          contactPhone: "+1 416 555 0155",
          caseDescription: "A lease on which two parties disagree.",
        },
        { source: "fast", locale: "en" },
      ),
    );
    expect(made.callBy).toBe("2031-03-18T16:00:00.000Z");
  });

  test("a day is closed with its name, and opened again", async () => {
    const { client } = await asRole("admin");
    const held = await booking({ location: cayman.id, bookingDate: HOLIDAY, status: "confirmed" });
    const goesOn = await booking({
      location: cayman.id,
      bookingDate: "2031-03-17",
      status: "confirmed",
      details: { rulesVersion: "1", bookingType: "consecutive", consecutiveEndDate: HOLIDAY },
    });
    const { version } = await get(client);
    const { confirmed } = await client.within(({ venues }) =>
      venues.close("grand-cayman", version, { date: HOLIDAY, name: " Regatta  Day " }),
    );
    expect(confirmed.map(({ id }) => id)).toEqual(expect.arrayContaining([held.id, goesOn.id]));
    expect(await states(`venue=grand-cayman&from=${HOLIDAY}&to=${HOLIDAY}`)).toEqual(["closed"]);
    const closed = await get(client).catch((error: unknown) => error);
    expect(closed).toMatchObject({
      version: version + 1,
      history: [{ action: "day_closed", by: "Ada Beaulieu", changes: { name: "Regatta Day" } }],
    });
    await client.within(({ venues }) => venues.reopen("grand-cayman", version + 1, HOLIDAY));
    expect(await states(`venue=grand-cayman&from=${HOLIDAY}&to=${HOLIDAY}`)).toEqual(["free"]);
    await expect(
      client.within(({ venues }) => venues.close("grand-cayman", version + 2, { date: "2020-01-01", name: "Over" })),
    ).rejects.toMatchObject({
      issues: [{ field: "date", code: "closure_past" }],
    });
  });

  test("a room is added, changed, and taken out of use only when nothing is to come in it", async () => {
    const { client } = await asRole("admin");
    const { version } = await get(client);
    await client.within(({ venues }) => venues.saveRoom("grand-cayman", version, null, room));
    const added = (await get(client)).rooms.find(({ name }) => name === "Pelican");
    expect(added).toMatchObject({ capacity: 14, seats: { boardroom: 12 }, active: true });
    await expect(client.within(({ venues }) => venues.saveRoom("grand-cayman", version + 1, null, room))).rejects.toMatchObject({
      issues: [{ field: "name", code: "room_name_taken" }],
    });
    const holder = await hold("cay-04", "09:00", "12:00");
    const out = { ...room, name: "Bodden", capacity: 12, active: false };
    await expect(client.within(({ venues }) => venues.saveRoom("grand-cayman", version + 1, "cay-04", out))).rejects.toMatchObject({
      issues: [{ field: "active", code: "room_held" }],
      detail: { bookings: [{ id: holder }] },
    });
    expect((await get(client)).version).toBe(version + 1);
    await env.DB.prepare("DELETE FROM room_holds").run();
    await client.within(({ venues }) => venues.saveRoom("grand-cayman", version + 1, "cay-04", out));
    await expect(hold("cay-04", "09:00", "12:00")).rejects.toThrow();
    await expect(client.within(({ venues }) => venues.saveRoom("grand-cayman", version + 2, "tor-01", out))).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("of two administrators who change the same venue one is told that it changed", async () => {
    const [first, second] = [await asRole("admin"), await asRole("admin")];
    const { version, ...before } = await get(first.client, "ottawa");
    const save = (client: ApiClient, bufferMinutes: number) =>
      client.within(({ venues }) => venues.saveSettings("ottawa", version, { ...before, bufferMinutes }));
    const outcomes = await Promise.allSettled([save(first.client, 45), save(second.client, 60)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "stale_version" } });
    await expect(save(second.client, 15)).rejects.toMatchObject({ code: "stale_version" });
    expect((await get(first.client, "ottawa")).version).toBe(version + 1);
  });

  test.each([
    [{ hours: { 1: { opens: "18:00", closes: "08:00" } } }, "hours.1", "hours_invalid"],
    [{ hours: { 1: { opens: "8", closes: "18:00" } } }, "hours.1", "hours_invalid"],
    [{ hours: {} }, "hours", "hours_none"],
    [{ bufferMinutes: "241" }, "bufferMinutes", "buffer_invalid"],
    [{ changeCutoffHours: "soon" }, "changeCutoffHours", "cutoff_invalid"],
  ])("refuses %j", async (change, field, code) => {
    const { client } = await asRole("admin");
    const { version, ...before } = await get(client, "ottawa");
    await expect(client.within(({ venues }) => venues.saveSettings("ottawa", version, { ...before, ...change }))).rejects.toMatchObject({
      issues: [{ field, code }],
    });
  });
});
