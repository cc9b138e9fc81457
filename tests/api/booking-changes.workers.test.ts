import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { addDays, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, sessionCookie } from "#tests/kit/as-user.ts";
import { keyOf, keysOf } from "#tests/kit/booking-keys.ts";
import { booking, type Person, person } from "#tests/kit/factories.ts";
import { detailedBooking } from "#tests/kit/payloads.ts";
import { HOURLY, runJobs } from "#workers/jobs/run-jobs.ts";

let admin: ApiClient;
let adminPerson: Person;
beforeAll(async () => {
  adminPerson = await person("admin");
  admin = apiClient({ cookie: await sessionCookie(adminPerson) });
});
beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("DELETE FROM room_holds"), env.DB.prepare("UPDATE bookings SET deleted_at = 1")]);
});

const DAY = "2027-03-16";
/** A request for a room of ours. */
const request = (change: Partial<BookingRow> = {}) =>
  booking({
    status: "pending",
    locationType: "in_person",
    location: "arbitration_place_cayman",
    timeZone: "America/Cayman",
    bookingDate: DAY,
    startTime: "09:00",
    endTime: "16:00",
    duration: "full_day",
    ...change,
  });

interface Answer {
  error?: string;
  issues?: { field: string; code: string }[];
  booking?: { version: number; status: string; bookingContactPhone: string };
  status: string;
  version: number;
  bookingDate: string | null;
  startsAt: string | null;
  callBy: string | null;
  details: Record<string, unknown> | null;
  rooms: { id: string; until: string | null; startsAt: string }[];
  changes: Record<string, [string | null, string | null]>;
  again: boolean;
  alternatives: { days: string[] } | null;
}
const send = async (client: ApiClient, path: string, method: string, body?: unknown) => {
  const answer = await client.send(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  return { code: answer.status, body: answer.status === 204 ? ({} as Answer) : await answer.json<Answer>() };
};
const edit = (id: string, version: number, values: Record<string, unknown>, client = admin) =>
  send(client, `/api/bookings/${id}`, "PUT", { version, values });
const confirm = (id: string, more: Record<string, unknown> = {}) =>
  send(admin, `/api/bookings/${id}`, "PATCH", { status: "confirmed", ...more });
const hold = (id: string, wish: Record<string, unknown> = {}, client = admin) => send(client, `/api/bookings/${id}/hold`, "POST", wish);
const release = (id: string, client = admin) => send(client, `/api/bookings/${id}/hold`, "DELETE");
/** The same staff at another hour. */
const at = async (now: Date) => apiClient({ cookie: await sessionCookie(adminPerson), clock: () => now });

const history = async (id: string) =>
  (
    await env.DB.prepare("SELECT action, actor_kind, changes FROM audit_entries WHERE subject_id = ? ORDER BY seq")
      .bind(id)
      .all<{ action: string; actor_kind: string; changes: string }>()
  ).results.map(({ changes, ...entry }) => ({ ...entry, changes: JSON.parse(changes) as Record<string, unknown> }));
const outbox = async (id: string) =>
  (
    await env.DB.prepare("SELECT kind, recipient, payload FROM outbox WHERE payload->>'bookingId' = ? ORDER BY rowid")
      .bind(id)
      .all<{ kind: string; recipient: string; payload: string }>()
  ).results.map(({ payload, ...message }) => ({ ...message, payload: JSON.parse(payload) as Record<string, unknown> }));
const tasks = async (id: string) =>
  (
    await env.DB.prepare("SELECT kind, contact, note FROM staff_tasks WHERE booking_id = ? AND done_at IS NULL ORDER BY rowid")
      .bind(id)
      .all<{ kind: string; contact: string; note: string | null }>()
  ).results;
async function overlapping(now = Date.now()): Promise<number> {
  const found = await env.DB.prepare(
    `SELECT count(*) AS n FROM room_holds a JOIN room_holds b ON a.room_id = b.room_id AND a.id < b.id AND a.starts_at < b.busy_until
     AND b.starts_at < a.busy_until WHERE (a.expires_at IS NULL OR a.expires_at > ?1) AND (b.expires_at IS NULL OR b.expires_at > ?1)`,
  )
    .bind(now)
    .first<{ n: number }>();
  return found?.n ?? -1;
}

describe("an edit", () => {
  test("keeps status and holds where place and hours stay, and is in the history and the outbox with it", async () => {
    const { id } = await request();
    const confirmed = await confirm(id);
    const { code, body } = await edit(id, 2, { bookingContactPhone: "+1 345 555 0199", styleOfCause: "Alba v. Bruno" });
    expect(code).toBe(200);
    expect(body).toMatchObject({ status: "confirmed", version: 3, again: false, alternatives: null, rooms: confirmed.body.rooms });
    expect(body.changes).toEqual({ bookingContactPhone: ["+1 416 555 0168", "+1 345 555 0199"], styleOfCause: [null, "Alba v. Bruno"] });
    expect((await history(id)).at(-1)).toEqual({ action: "edited", actor_kind: "admin", changes: body.changes });
    const told = (await outbox(id)).at(-1);
    expect(told).toMatchObject({ kind: "booking_changed", payload: { changes: body.changes } });
    expect(JSON.stringify(told?.payload)).not.toContain("/manage/");
  });

  test("of the day takes a confirmed booking back, releases its rooms and holds the new day for a while", async () => {
    const { id } = await request();
    await confirm(id, { roomId: "cay-03" });
    const { body } = await edit(id, 2, { bookingDate: "2027-03-18", startTime: "10:00" });
    expect(body).toMatchObject({ status: "pending", again: true, bookingDate: "2027-03-18", startsAt: "2027-03-18T15:00:00.000Z" });
    expect(body.rooms).toMatchObject([{ id: "cay-03", startsAt: "2027-03-18T15:00:00.000Z", until: expect.any(String) }]);
    expect(body.callBy).toEqual(expect.any(String));
    expect((await history(id)).at(-1)?.changes).toEqual({
      bookingDate: [DAY, "2027-03-18"],
      startTime: ["09:00", "10:00"],
      status: ["confirmed", "pending"],
    });
    expect((await tasks(id)).map(({ kind }) => kind)).toEqual(["call_booking"]);
    const again = await confirm(id);
    expect(again.body.rooms).toMatchObject([{ id: "cay-03", until: null }]);
  });

  test("promises a call by the venue's hours and closures in force", async () => {
    const days = Array.from({ length: 20 }, (_, at) => addDays(todayIn("America/Cayman", new Date()), at));
    onTestFinished(async () => {
      await env.DB.prepare("DELETE FROM venue_closures WHERE name = 'Storm'").run();
    });
    const { id } = await request();
    await confirm(id);
    const closing = env.DB.prepare(
      "INSERT OR IGNORE INTO venue_closures (venue_id, date, name) VALUES ('arbitration_place_cayman', ?, 'Storm')",
    );
    await env.DB.batch(days.map((day) => closing.bind(day)));
    const { body } = await edit(id, 2, { bookingDate: "2027-03-18", startTime: "10:00" });
    expect(body.again).toBe(true);
    expect(body.callBy?.slice(0, 10).localeCompare(days.at(-1) ?? "")).toBe(1);
  });

  test("to a day without a room leaves it pending, and says what is free instead", async () => {
    const large = { mainRoomCapacity: "30", rulesVersion: "1" };
    const first = await request({ bookingDate: "2027-03-18", details: large });
    const second = await request({ details: large });
    await confirm(first.id);
    await confirm(second.id);
    const { code, body } = await edit(second.id, 2, { bookingDate: "2027-03-18" });
    expect(code).toBe(200);
    expect(body).toMatchObject({ status: "pending", again: true, rooms: [] });
    expect(body.alternatives?.days).toContain("2027-03-19");
  });

  test("based on an older version is refused with the booking as it is; the same edit twice is one", async () => {
    const { id } = await request();
    const wish = { bookingContactPhone: "+1 345 555 0199" };
    expect((await edit(id, 1, wish)).body.version).toBe(2);
    expect((await edit(id, 1, wish)).body).toMatchObject({ version: 2, changes: {} });
    const stale = await edit(id, 1, { bookingContactPhone: "+1 345 555 0100" });
    expect(stale.code).toBe(409);
    expect(stale.body).toMatchObject({ error: "stale_version", booking: { version: 2, bookingContactPhone: "+1 345 555 0199" } });
    expect((await history(id)).length).toBe(1);
  });

  test("is answered with an issue per field, and what nobody touched is not judged", async () => {
    const { id } = await request({ bookingDate: "2024-03-12", bookingContactFirm: "A" });
    const wrong = await edit(id, 1, { bookingContactPhone: "12", bookingContactEmail: "", bookingDate: "2024-03-13", price: "1" });
    expect(wrong.code).toBe(400);
    expect(wrong.body.issues?.map(({ field }) => field)).toEqual(["price"]);
    const further = await edit(id, 1, { bookingContactPhone: "12", bookingContactEmail: "", bookingDate: "2024-03-13" });
    expect(further.body.issues?.map(({ field, code }) => [field, code])).toEqual([
      ["bookingContactPhone", "phone_required"],
      ["bookingContactEmail", "email_required"],
      ["bookingDate", "date_in_past"],
    ]);
    expect((await edit(id, 1, { caseDescription: "The lease of a warehouse." })).code).toBe(200);
    for (const body of [{ values: {} }, { version: 1 }, { version: 1, values: [] }, { version: 1, values: {}, status: "confirmed" }])
      expect((await send(admin, `/api/bookings/${id}`, "PUT", body)).code).toBe(400);
  });

  test("of a fast request keeps what it holds, and makes it a detailed one once everything is told", async () => {
    const { id } = await booking({ urgency: "urgent", bookingDate: "2027-03-16" });
    const short = await edit(id, 1, { specialRequirements: "A lectern." });
    expect(short.body).toMatchObject({ details: null, rulesVersion: null, urgency: "urgent", status: "consultation_requested" });
    const {
      status: _status,
      createdBy: _createdBy,
      ...whole
    } = detailedBooking({ proceedingType: "arbitration", bookingDate: "2027-03-16" });
    const full = await edit(id, 2, whole);
    expect(full.code).toBe(200);
    expect(full.body).toMatchObject({
      rulesVersion: 1,
      status: "consultation_requested",
      urgency: "urgent",
      specialRequirements: "A lectern.",
    });
    expect(full.body.details).toMatchObject({ claimantName: "Alba Minerals", urgencyLevel: "urgent" });
    const emptied = await edit(id, 3, { claimantName: "" });
    expect(emptied.body.issues).toMatchObject([{ field: "claimantName", code: "claimant_name_required" }]);
  });

  test("keeps an urgency that only the modal offers, and fields that no rule knows", async () => {
    const { id } = await request({ urgency: "expedited", source: "simple", details: { formerField: "kept", rulesVersion: "1" } });
    expect((await edit(id, 1, { bookingContactName: "Ada Roy" })).body).toMatchObject({ urgency: "expedited" });
    const row = await env.DB.prepare("SELECT details FROM bookings WHERE id = ?").bind(id).first<{ details: string }>();
    expect(JSON.parse(row?.details ?? "{}")).toMatchObject({ formerField: "kept" });
  });

  test("of the contact reaches the open task, and a new address ends the links of the old one", async () => {
    const made = await (await apiClient().post("/api/public-bookings", detailedBooking())).json<{ id: string }>();
    const before = await keysOf(made.id);
    await edit(made.id, 1, { bookingContactEmail: "new@firm.example", bookingContactPhone: "+1 514 555 0177" });
    expect(JSON.parse((await tasks(made.id))[0]?.contact ?? "{}").phone).toBe("+1 514 555 0177");
    await expect(apiClient().within((services) => services.managed.open(before?.manage ?? ""))).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(apiClient().within((services) => services.bookings.confirmation(before?.confirmation ?? ""))).rejects.toThrow();
    const told = (await outbox(made.id)).at(-1);
    expect(told).toMatchObject({ kind: "booking_changed", recipient: "new@firm.example" });
    const fresh = await keyOf(made.id, "manage");
    expect(await apiClient().within((services) => services.managed.open(fresh))).toMatchObject({ id: made.id, mode: "change" });
  });

  test("is for administrators: everyone else gets the same 404, whether it exists or not", async () => {
    const party = await asRole("party");
    const mine = await request({ createdByUser: party.who.id });
    const answers = [
      await edit(mine.id, 1, { specialRequirements: "x" }, party.client),
      await edit("nowhere", 1, { specialRequirements: "x" }, party.client),
      await hold(mine.id, {}, party.client),
      await release(mine.id, party.client),
      await send(party.client, `/api/bookings/${mine.id}/manage-link`, "DELETE"),
    ];
    expect(new Set(answers.map(({ code, body }) => `${code} ${body.error}`))).toEqual(new Set(["404 not_found"]));
    expect((await edit(mine.id, 1, {}, apiClient())).code).toBe(401);
    expect((await edit("nowhere", 1, { specialRequirements: "x" })).code).toBe(404);
  });

  test.each(["completed", "cancelled"] as const)("of a %s booking is refused", async (status) => {
    const { id } = await request({ status });
    const { code, body } = await edit(id, 1, { specialRequirements: "x" });
    expect([code, body.error]).toEqual([409, "booking_closed"]);
  });

  test("and a confirmation at once: one is made on the other's result or refused, never half of each", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await request();
      const [moved, made] = await Promise.all([edit(id, 1, { bookingDate: "2027-03-18" }), confirm(id, { version: 1 })]);
      expect([moved.code, made.code].sort()).toEqual([200, 409]);
      const now = await (await admin.get(`/api/bookings/${id}`)).json<Answer>();
      expect(now.version).toBe(2);
      const { results } = await env.DB.prepare("SELECT starts_at FROM room_holds WHERE booking_id = ?").bind(id).all();
      expect([now.status, now.bookingDate, results.length]).toEqual(
        moved.code === 200 ? ["pending", "2027-03-18", 0] : ["confirmed", DAY, 1],
      );
    }
  });
});

describe("a timed hold", () => {
  test("keeps others out until it ends, and confirming makes it last", async () => {
    const first = await request();
    const second = await request();
    const { code, body } = await hold(first.id, { roomId: "cay-02", hours: 24 });
    expect(code).toBe(200);
    expect(body).toMatchObject({ status: "pending", version: 1 });
    const until = new Date(body.rooms[0]?.until ?? 0).getTime();
    expect(Math.abs(until - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
    const refused = await confirm(second.id, { roomId: "cay-02" });
    expect([refused.code, refused.body.error]).toEqual([409, "no_room_available"]);
    const made = await confirm(first.id);
    expect(made.body.rooms).toMatchObject([{ id: "cay-02", until: null }]);
    expect((await hold(first.id)).body.error).toBe("transition_refused");
    expect((await release(first.id)).body.error).toBe("transition_refused");
  });

  test("that has ended holds nothing, is not shown, and is swept", async () => {
    const first = await request();
    const second = await request();
    await hold(first.id, { roomId: "cay-02", hours: 24 });
    const later = new Date(Date.now() + 25 * 3_600_000);
    const client = await at(later);
    const made = await send(client, `/api/bookings/${second.id}`, "PATCH", { status: "confirmed", roomId: "cay-02" });
    expect(made.code).toBe(200);
    const shown = await client.within(async (services) => services.desk.attachments(await services.bookings.get(first.id)));
    expect(shown?.rooms).toEqual([]);
    await runJobs(env, later, HOURLY);
    const { results } = await env.DB.prepare("SELECT booking_id FROM room_holds").all();
    expect(results).toEqual([{ booking_id: second.id }]);
  });

  test("is released once, moves with the request, and names what is wrong with the wish", async () => {
    const { id } = await request();
    await hold(id, { roomId: "cay-02", hours: 72 });
    const before = (await hold(id, { hours: 48 })).body.rooms[0];
    expect(before?.id).toBe("cay-02");
    const moved = await edit(id, 1, { bookingDate: "2027-03-18" });
    expect(moved.body).toMatchObject({ status: "pending", again: false, rooms: [{ id: "cay-02", until: before?.until }] });
    expect((await release(id)).body.rooms).toEqual([]);
    expect((await release(id)).code).toBe(200);
    expect((await history(id)).map(({ action }) => action)).toEqual(["held", "held", "edited", "hold_released"]);
    expect((await hold(id, { hours: 30 })).body.issues).toMatchObject([{ field: "hours" }]);
    expect((await hold(id, { roomId: "tor-01" })).body.issues).toMatchObject([{ field: "roomId" }]);
    expect((await hold(id, { version: 1 })).body.error).toBe("stale_version");
    const virtual = await request({ locationType: "virtual", location: null });
    expect((await hold(virtual.id)).body.issues).toMatchObject([{ field: "location" }]);
  });
});

test("whatever is edited, confirmed, cancelled, held, released and let lapse: no overlap, and each stands as acknowledged", async () => {
  const command = fc.record({
    what: fc.constantFrom("edit", "phone", "confirm", "confirm", "cancel", "hold", "hold", "release", "wait"),
    which: fc.nat(4),
    day: fc.constantFrom(DAY, "2027-03-17"),
    room: fc.constantFrom("cay-01", "cay-02", null),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 16 }), async (commands) => {
      await env.DB.batch([env.DB.prepare("DELETE FROM room_holds"), env.DB.prepare("UPDATE bookings SET deleted_at = 1")]);
      let now = Date.now();
      const client = apiClient({ cookie: await sessionCookie(adminPerson), clock: () => new Date(now) });
      const all = await Promise.all(Array.from({ length: 5 }, () => request({ details: { mainRoomCapacity: "20", rulesVersion: "1" } })));
      const model = all.map(({ id }) => ({ id, status: "pending", date: DAY, version: 1, until: null as number | null, held: false }));
      const isHeld = (one: (typeof model)[number]) => one.held && (one.until === null || one.until > now);
      for (const { what, which, day, room } of commands) {
        const one = model[which];
        if (!one) continue;
        const path = `/api/bookings/${one.id}`;
        if (what === "wait") {
          now += 30 * 3_600_000;
          continue;
        }
        if (what === "edit" || what === "phone") {
          const values = what === "edit" ? { bookingDate: day } : { bookingContactPhone: `+1 345 555 01${now % 90}0` };
          const { code, body } = await send(client, path, "PUT", { version: one.version, values });
          expect(code).toBe(one.status === "cancelled" && Object.keys(body.changes ?? { x: 1 }).length > 0 ? 409 : 200);
          if (code !== 200 || Object.keys(body.changes).length === 0) continue;
          const kept = what === "edit" && (one.status === "confirmed" || isHeld(one));
          if (what === "edit") Object.assign(one, { date: day, held: body.rooms.length > 0 });
          if (kept && one.status === "confirmed") one.status = "pending";
          if (kept) one.until = body.rooms[0]?.until ? new Date(body.rooms[0].until).getTime() : null;
          expect(body).toMatchObject({ status: one.status, version: one.version + 1 });
          one.version += 1;
          continue;
        }
        if (what === "hold" || what === "release") {
          const { code, body } =
            what === "hold" ? await send(client, `${path}/hold`, "POST", { roomId: room }) : await send(client, `${path}/hold`, "DELETE");
          if (one.status !== "pending") expect(body.error).toBe("transition_refused");
          else if (what === "release") expect(code).toBe(200);
          if (code !== 200) continue;
          Object.assign(one, { held: body.rooms.length > 0, until: body.rooms[0]?.until ? new Date(body.rooms[0].until).getTime() : null });
          continue;
        }
        const { code, body } = await send(client, path, "PATCH", {
          status: what === "confirm" ? "confirmed" : "cancelled",
          reason: "Settled.",
          ...(what === "confirm" ? { roomId: room } : {}),
        });
        const allowed = what === "confirm" ? one.status === "pending" : one.status !== "cancelled";
        if (!allowed) expect(body.error).toBe("transition_refused");
        else if (what === "cancel") expect(code).toBe(200);
        if (code !== 200) continue;
        Object.assign(one, { status: body.status, version: body.version, held: what === "confirm", until: null });
      }
      expect(await overlapping(now)).toBe(0);
      for (const one of model) {
        const row = await env.DB.prepare("SELECT status, version, booking_date FROM bookings WHERE id = ?").bind(one.id).first();
        expect(row).toEqual({ status: one.status, version: one.version, booking_date: one.date });
        const held = await env.DB.prepare(
          "SELECT count(*) AS n FROM room_holds WHERE booking_id = ? AND (expires_at IS NULL OR expires_at > ?)",
        )
          .bind(one.id, now)
          .first<{ n: number }>();
        expect(held?.n).toBe(isHeld(one) ? 1 : 0);
      }
    }),
    { numRuns: 10 },
  );
});
