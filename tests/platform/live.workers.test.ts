/** What pages hear of others' changes: of what its reader may see, soon, in one wait, and few rows. */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type LiveAnswer, readCursor, writeCursor } from "#app/domain/live.ts";
import { loader } from "#app/routes/portal/live/news.ts";
import { newId } from "#app/services/platform/ids.ts";
import { LIMITS } from "#app/services/platform/rate-limits.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { booking, person } from "#tests/kit/factories.ts";
import { loaded } from "#tests/kit/page-html.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

let admin: ApiClient;
let reader: ApiClient;
beforeAll(async () => {
  admin = (await asRole("admin", { firstName: "Ana", lastName: "Roy", name: "Ana Roy" })).client;
  reader = (await asRole("admin")).client;
});

const look = (client: ApiClient, since: string | null, more: { office?: boolean; bookingId?: string | null } = {}): Promise<LiveAnswer> =>
  client.within(({ live }) => live.news({ since, office: true, bookingId: null, ...more }));
const fromNow = async () => (await look(reader, null)).cursor;
const request = () => booking({ status: "pending", locationType: "virtual", location: null, bookingDate: "2027-03-15" });

describe("an administrator is told", () => {
  test("of a new request, and of who confirmed it, once", async () => {
    const cursor = await fromNow();
    await apiClient({ variables: { RATE_LIMITS: "off" } }).post("/api/bookings/fast", fastBooking());
    const first = await look(reader, cursor);
    expect(first.office?.changes).toMatchObject([{ action: "requested", by: null }]);
    expect(first.office?.queue).toBe(true);
    const { id } = await request();
    await admin.patch(`/api/bookings/${id}`, { status: "confirmed" });
    const second = await look(reader, first.cursor);
    expect(second.office?.changes).toMatchObject([{ bookingId: id, action: "status_changed", to: "confirmed", by: "Ana Roy" }]);
    const third = await look(reader, second.cursor);
    expect(third.office).toEqual({ changes: [], written: [], noted: [], inquiries: 0, queue: false, chats: false });
  });

  test("of nothing that they did themselves", async () => {
    const { id } = await request();
    const cursor = await fromNow();
    await reader.patch(`/api/bookings/${id}`, { status: "confirmed" });
    await reader.within(({ notes }) => notes.add(id, "My own.", newId()));
    expect((await look(reader, cursor)).office).toMatchObject({ changes: [], noted: [] });
    expect((await look(admin, cursor)).office).toMatchObject({ changes: [{ bookingId: id }], noted: [id] });
  });

  test("of a client's message, of a note, and of a task that somebody took", async () => {
    const { id } = await request();
    const cursor = await fromNow();
    const token = await keyOf(id, "manage");
    await apiClient({ variables: { RATE_LIMITS: "off" } }).within(({ thread }) => thread.write(token, { text: "Hello", formKey: newId() }));
    await admin.within(({ notes }) => notes.add(id, "Called.", newId(), "call"));
    expect((await look(reader, cursor)).office).toMatchObject({ written: [id], noted: [id] });
    await apiClient({ variables: { RATE_LIMITS: "off" } }).post("/api/bookings/fast", fastBooking());
    const before = await fromNow();
    const [task] = (await admin.within(({ queue }) => queue.list("open", null))).tasks;
    await admin.within(({ queue }) => queue.move(task?.id ?? "", "take", task?.taken?.id ?? null));
    expect((await look(reader, before)).office?.queue).toBe(true);
  });

  test("in one wait besides finding out who asks and counting it, by few rows", async () => {
    const { database, statements } = recordedDatabase(env.DB);
    const who = await person("admin");
    const client = await asUser(who, { database });
    const { cursor } = await look(client, null);
    statements.length = 0;
    await look(client, cursor);
    const asked = statements.filter(({ sql }) => !/session/.test(sql));
    // What is read, and that it was asked.
    expect(asked.length).toBeLessThanOrEqual(5);
    for (const { sql } of asked) expect(sql).toMatch(/limit|live_marks|rate_limits/i);
  });
});

describe("everybody else", () => {
  test("hears nothing of the house, not even how much goes on in it", async () => {
    const party = (await asRole("party")).client;
    const before = await look(party, null);
    await request();
    const { id } = await request();
    await admin.patch(`/api/bookings/${id}`, { status: "confirmed" });
    const after = await look(party, before.cursor, { bookingId: id });
    expect(after).toEqual({ cursor: before.cursor, office: null, cases: false, version: null });
    await expect(look(apiClient(), null)).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("hears of their own booking, and of no other", async () => {
    const who = await person("party");
    const client = await asUser(who);
    const own = await booking({
      status: "pending",
      locationType: "virtual",
      location: null,
      bookingDate: "2027-03-15",
      createdByUser: who.id,
    });
    const other = await request();
    const ask = (bookingId: string) => look(client, null, { office: false, bookingId });
    expect((await ask(own.id)).version).toBe(1);
    await admin.patch(`/api/bookings/${own.id}`, { status: "confirmed" });
    expect((await ask(own.id)).version).toBe(2);
    expect((await ask(other.id)).version).toBeNull();
    expect((await ask("nothing")).version).toBeNull();
  });
});

test("looking more often than windows do is answered with a wait, by account: others behind the same address are not", async () => {
  const now = new Date("2027-03-01T12:00:00Z");
  const [hasty, calm] = await Promise.all([person("admin"), person("admin")]);
  const at = async (who: typeof hasty, clock = () => now) => asUser(who, { clock });
  const client = await at(hasty);
  await look(client, null);
  await env.DB.prepare("UPDATE rate_limits SET count = ? WHERE key LIKE 'live:%' AND expires_at > ?")
    .bind(LIMITS.live.requests - 1, now.getTime())
    .run();
  await look(client, null);
  await expect(look(client, null)).rejects.toMatchObject({ code: "too_many_requests", detail: { retryAfter: 60 } });
  // The page's program hears it as that, and asks less often.
  const answer = (await loaded(client, loader, {}, "office")) as Response;
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "60"]);
  // Its pages are read all the same, and none of them is counted.
  const counted = () => env.DB.prepare("SELECT sum(count) AS n FROM rate_limits WHERE key LIKE 'live:%'").first<{ n: number }>();
  const before = await counted();
  expect(await client.within(({ live }) => live.firstCursor(true))).toBe((await look(await at(calm), null)).cursor);
  expect((await counted())?.n).toBe((before?.n ?? 0) + 1);
  await look(await at(hasty, () => new Date(now.getTime() + 60_000)), null);
});

test("a cursor is read as it was written, and anything else begins from now", async () => {
  const count = fc.nat(Number.MAX_SAFE_INTEGER);
  fc.assert(
    fc.property(fc.record({ audit: count, messages: count, notes: count, queue: count, chats: count, notice: count }), (cursor) => {
      expect(readCursor(writeCursor(cursor))).toEqual(cursor);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void readCursor(text)));
  expect((await look(reader, "1.2.3'; DROP")).office).toBeNull();
});
