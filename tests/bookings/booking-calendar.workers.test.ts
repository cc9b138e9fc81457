/** One's own days, the feed and the export: who sees what, on which clock. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { calendarUid } from "#tests/kit/calendar-uid.ts";
import { booking, person } from "#tests/kit/factories.ts";

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("DELETE FROM room_holds"), env.DB.prepare("DELETE FROM bookings")]);
});

const toronto = (change: Partial<BookingRow> = {}) =>
  booking({ status: "pending", bookingDate: "2027-11-07", startTime: "09:00", ...change });
const refused = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof AppError ? error.code : error));

test("one's own days show one's own bookings, each on its days", async () => {
  const { who, client } = await asRole("party");
  const mine = await toronto({
    createdByUser: who.id,
    bookingDate: "2027-11-05",
    details: { bookingType: "consecutive", consecutiveEndDate: "2027-11-08" },
  });
  await toronto({ createdByUser: who.id, status: "cancelled" });
  await toronto();
  const days = await client.within((services) => services.calendar.own(["2027-11-05", "2027-11-06", "2027-11-08"]));
  expect(days.map(({ bookings }) => bookings.map(({ bookingId, startTime }) => [bookingId, startTime]))).toEqual([
    [[mine.id, "09:00"]],
    [],
    [[mine.id, "09:00"]],
  ]);
  expect(await refused(apiClient().within((services) => services.calendar.own(["2027-11-05"])))).toBe("unauthenticated");
});

describe("a calendar feed", () => {
  const clock = () => new Date("2027-03-01T12:00:00Z");
  const tokenOf = (address: string) => /\/feeds\/([\w-]{43})\.ics$/.exec(address)?.[1] ?? "";
  const read = (token: string) => apiClient({ clock }).within((services) => services.feeds.read(token));

  test("holds what its person may see, to nobody's knowledge but the address's", async () => {
    const { who, client } = await asRole("party", { locale: "fr" });
    const mine = await booking({
      createdByUser: who.id,
      bookingDate: "2027-03-16",
      startTime: "09:00",
      status: "confirmed",
      styleOfCause: "Alba c. Bruno",
    });
    const mailed = await booking({ contactEmailKey: who.email, bookingDate: "2027-11-16", startTime: "09:00" });
    // A zone that has had no transition within a lifetime.
    const cayman = await booking({ createdByUser: who.id, bookingDate: "2027-07-01", startTime: "10:00", timeZone: "America/Cayman" });
    const others = await booking({ bookingDate: "2027-03-16" });
    const cancelled = await booking({ createdByUser: who.id, bookingDate: "2027-03-16", status: "cancelled" });
    const old = await booking({ createdByUser: who.id, bookingDate: "2026-12-01" });
    const token = tokenOf(await client.within((services) => services.feeds.make()));
    const { text, etag } = await read(token);
    const folded = text.replaceAll("\r\n ", "");
    for (const { id } of [mine, mailed, cayman]) expect(folded).toContain(`UID:${calendarUid(id)}`);
    for (const { id } of [others, cancelled, old]) expect(folded).not.toContain(id);
    expect(folded).toContain("DTSTART;TZID=America/Toronto:20270316T090000");
    expect(folded).toContain("SUMMARY:Alba c. Bruno – Médiation (Confirmée)");
    expect(folded).toMatch(/TZID:America\/Cayman\r\nBEGIN:STANDARD\r\nDTSTART:1970\S+\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0500/);
    // Both observances that the two fall in, each once.
    expect(folded.match(/DTSTART:20270314T020000/g)).toHaveLength(1);
    expect(folded.match(/DTSTART:20271107T020000/g)).toHaveLength(1);
    expect((await read(token)).etag).toBe(etag);
    const stored = await env.DB.prepare("SELECT * FROM calendar_feeds").all();
    expect(JSON.stringify(stored.results)).not.toContain(token);
    await env.DB.prepare("UPDATE bookings SET status = 'cancelled' WHERE id = ?").bind(mailed.id).run();
    expect((await read(token)).etag).not.toBe(etag);
  });

  test("holds the days that are left of a hearing that began before it", async () => {
    const { who, client } = await asRole("party");
    const separate = [{ date: "2026-12-01" }, { date: "2027-03-09" }].map((day) => ({ ...day, startTime: "09:30", duration: "half_day" }));
    const mine = await booking({
      createdByUser: who.id,
      bookingDate: "2026-12-01",
      startTime: "09:30",
      details: { rulesVersion: "1", bookingType: "non-consecutive", bookingDates: JSON.stringify(separate) },
    });
    const row = await booking({
      contactEmailKey: who.email,
      bookingDate: "2027-01-25",
      startTime: "10:00",
      details: { rulesVersion: "1", bookingType: "consecutive", consecutiveEndDate: "2027-02-02" },
    });
    const over = await booking({
      createdByUser: who.id,
      bookingDate: "2026-11-02",
      details: { rulesVersion: "1", bookingType: "consecutive", consecutiveEndDate: "2026-11-06" },
    });
    const { text } = await read(tokenOf(await client.within((services) => services.feeds.make())));
    const folded = text.replaceAll("\r\n ", "");
    const starts = [...folded.matchAll(/^DTSTART;TZID=America\/Toronto:(\d{8})/gm)].map(([, day]) => day);
    expect(starts.sort()).toEqual(["20270201", "20270202", "20270309"]);
    expect(folded).not.toContain(calendarUid(over.id));
    for (const { id } of [mine, row]) expect(folded).toContain(calendarUid(id).slice(0, 32));
    const admin = tokenOf(await (await asRole("admin")).client.within((services) => services.feeds.make()));
    expect((await read(admin)).text).toContain("DTSTART;TZID=America/Toronto:20270309T093000");
  });

  test("an administrator's holds everybody's", async () => {
    const { client } = await asRole("admin");
    const { id } = await booking({ bookingDate: "2027-03-16" });
    expect((await read(tokenOf(await client.within((services) => services.feeds.make())))).text).toContain(calendarUid(id));
  });

  test("dies when it is revoked, made anew, or its person is deactivated", async () => {
    const { who, client } = await asRole("party");
    const make = async () => tokenOf(await client.within((services) => services.feeds.make()));
    const first = await make();
    expect(await refused(read(first))).toBeNull();
    const second = await make();
    expect([await refused(read(first)), await refused(read(second))]).toEqual(["not_found", null]);
    await env.DB.prepare('UPDATE "user" SET active = 0 WHERE id = ?').bind(who.id).run();
    expect(await refused(read(second))).toBe("not_found");
    await env.DB.prepare('UPDATE "user" SET active = 1 WHERE id = ?').bind(who.id).run();
    await client.within((services) => services.feeds.revoke());
    expect(await refused(read(second))).toBe("not_found");
    expect(await client.within((services) => services.feeds.state())).toBeNull();
    for (const token of ["", "x", `${"a".repeat(44)}`, "' OR 1=1 --"]) expect(await refused(read(token))).toBe("not_found");
    expect(await refused(apiClient().within((services) => services.feeds.make()))).toBe("unauthenticated");
  });
});

describe("everything that a query chooses", () => {
  const everything = async (client: ApiClient, query: object = {}) =>
    client.within(async (services) => {
      const seen: string[] = [];
      for await (const page of await services.lists.all(query)) seen.push(...page.map(({ id }) => id));
      return seen;
    });

  test("comes in pieces, whole and in order, and is one's own", async () => {
    const author = await person("party");
    const rows = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1203)
      INSERT INTO bookings (id, booking_number, status, source, proceeding_type, location_type, time_zone, booking_date, urgency, booking_contact_name,
        booking_contact_email, booking_contact_phone, contact_email_key, case_description, details, locale, created_by_user, version, created_at, updated_at)
      SELECT 'all-' || i, 'CN-' || i, iif(i % 3 = 0, 'confirmed', 'pending'), 'fast', 'mediation', 'virtual', 'America/Toronto', date('2027-01-01', (i % 300) || ' days'), 'standard', 'Ada',
        'ada@x.example', '1', 'ada@x.example', 'x', '{}', 'en', iif(i % 2 = 0, ?, NULL), 1, i, i FROM n`;
    await env.DB.prepare(rows).bind(author.id).run();
    const { client } = await asRole("admin");
    const all = await everything(client);
    expect(new Set(all).size).toBe(1203);
    expect(all).toHaveLength(1203);
    expect(await everything(client, { status: "confirmed", after: "2027-05-05~x" })).toHaveLength(401);
    const own = await everything(await asUser(author));
    expect(own).toHaveLength(601);
    expect(own.every((id) => Number(id.slice(4)) % 2 === 0)).toBe(true);
    expect(await refused(everything(apiClient()))).toBe("unauthenticated");
  });
});
