/** The timetable of one case as a calendar to subscribe to: what it holds, for whom, and when its address ends. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { AppError } from "#app/domain/errors.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { calendarUid } from "#tests/kit/calendar-uid.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { booking } from "#tests/kit/factories.ts";

const clock = () => new Date("2027-10-01T12:00:00Z");
const make = async (client: ApiClient, id: string) => {
  const address = await client.within(({ caseFeeds }) => caseFeeds.make(id));
  return /^http.*\/feeds\/cases\/([\w-]{43})\.ics$/.exec(address)?.[1] ?? "";
};
const read = async (token: string, client = apiClient({ clock })) =>
  (await client.within(({ caseFeeds }) => caseFeeds.read(token))).text.replaceAll("\r\n ", "");
const refused = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof AppError ? error.code : error));
const set = (client: ApiClient, id: string, title: string, owedBy = "side_b") =>
  client.within(({ timetable }) =>
    timetable.set(id, { title, owedBy, dueDate: "2027-11-08", dueTime: "17:00", zone: "America/Toronto", closedDay: "keep" }),
  );
const language = (userId: string, locale: string) => env.DB.prepare("UPDATE user SET locale = ? WHERE id = ?").bind(locale, userId).run();

describe("the calendar of a case", () => {
  test("holds its open deadlines and its hearings, and nothing of another case", async () => {
    const { id, as, partyA } = await caseOf();
    const other = await caseOf();
    const deadline = await set(as.arbitrator, id, "Witness list");
    const foreign = await set(other.as.arbitrator, other.id, "Reply of others");
    const done = await set(as.arbitrator, id, "Statement of claim", "side_a");
    await as.partyA.within(({ timetable }) => timetable.finish(id, done));
    const hearing = await booking({
      createdByUser: partyA.id,
      bookingDate: "2027-11-16",
      startTime: "09:00",
      status: "confirmed",
      styleOfCause: "Secret words of the cause",
      bookingContactName: "Carla Contact",
    });
    const unlinked = await booking({ createdByUser: partyA.id, bookingDate: "2027-11-17", status: "confirmed" });
    const cancelled = await booking({ bookingDate: "2027-11-18", status: "confirmed" });
    for (const { bookingNumber } of [hearing, cancelled]) await as.admin.within(({ caseBookings }) => caseBookings.link(id, bookingNumber));
    await env.DB.prepare("UPDATE bookings SET status = 'cancelled' WHERE id = ?").bind(cancelled.id).run();
    for (const client of [as.partyA, as.partyB, as.counselB, as.arbitrator, as.admin]) {
      const text = await read(await make(client, id));
      expect(text).toContain(`UID:deadline-${deadline}@concord`);
      expect(text).toMatch(/DTSTART;TZID=America\/Toronto:20271108T170000/);
      expect(text).toMatch(/SUMMARY:Deadline: Witness list \(CA-\d{4}-\d{6}\)/);
      expect(text).toContain(`UID:${calendarUid(hearing.id)}`);
      expect(text).toMatch(/SUMMARY:CA-\d{4}-\d{6} – Mediation \(Confirmed\)/);
      expect(text).toContain(`/cases/${id}#bookings`);
      for (const not of [`deadline-${foreign}`, `deadline-${done}`, calendarUid(unlinked.id), calendarUid(cancelled.id)])
        expect(text).not.toContain(not);
      for (const not of ["Secret words", "Carla", hearing.id]) expect(text).not.toContain(not);
    }
    expect(await read(await make(as.partyB, id))).toContain("DESCRIPTION:Due from you or your side");
    expect(await read(await make(as.partyA, id))).toContain("DESCRIPTION:Not due from you");
  });

  test("is in its reader's language", async () => {
    const { id, as, partyA, partyB } = await caseOf();
    await set(as.arbitrator, id, "Réplique");
    await Promise.all([language(partyA.id, "fr"), language(partyB.id, "es")]);
    const { bookingNumber } = await booking({ bookingDate: "2027-11-16", startTime: "09:00", status: "confirmed" });
    await as.admin.within(({ caseBookings }) => caseBookings.link(id, bookingNumber));
    const [french, spanish, english] = await Promise.all(
      [as.partyA, as.partyB, as.arbitrator].map(async (client) => read(await make(client, id))),
    );
    expect(french).toMatch(/SUMMARY:Échéance\s: Réplique/);
    expect(french).toContain("Médiation (Confirmée)");
    expect(spanish).toMatch(/SUMMARY:Plazo: Réplique/);
    expect(spanish).toContain("Mediación (Confirmada)");
    expect(english).toMatch(/SUMMARY:Deadline: Réplique/);
  });

  test("is made by nobody who does not see the case", async () => {
    const { id, as } = await caseOf();
    expect(await refused(make(as.stranger, id))).toBe("not_found");
    expect(await refused(as.stranger.within(({ caseFeeds }) => caseFeeds.state(id)))).toBe("not_found");
    expect(await refused(as.stranger.within(({ caseFeeds }) => caseFeeds.revoke(id)))).toBe("not_found");
    expect(await refused(make(as.partyA, "missing"))).toBe("not_found");
    expect(await refused(make(apiClient(), id))).toBe("unauthenticated");
  });

  test("has a key of one purpose, of which only the hash is kept", async () => {
    const { id, as, partyA } = await caseOf();
    const own = /feeds\/([\w-]+)\.ics/.exec(await as.partyA.within(({ feeds }) => feeds.make()))?.[1] ?? "";
    const token = await make(as.partyA, id);
    expect(await refused(read(own))).toBe("not_found");
    expect(await refused(apiClient().within(({ feeds }) => feeds.read(token)))).toBe("not_found");
    for (const not of ["", "x", id, partyA.id, "a".repeat(43), `${token}a`]) expect(await refused(read(not)), not).toBe("not_found");
    const stored = await env.DB.prepare("SELECT * FROM case_calendar_feeds WHERE user_id = ?").bind(partyA.id).all();
    expect(stored.results).toHaveLength(1);
    expect(JSON.stringify(stored.results)).not.toContain(token);
  });

  test("is renewed and revoked by its reader, each for themselves", async () => {
    const { id, as } = await caseOf();
    const [first, others] = [await make(as.partyA, id), await make(as.partyB, id)];
    const second = await make(as.partyA, id);
    expect([await refused(read(first)), await refused(read(second))]).toEqual(["not_found", null]);
    expect((await as.partyA.within(({ caseFeeds }) => caseFeeds.state(id))).since).not.toBeNull();
    await as.partyA.within(({ caseFeeds }) => caseFeeds.revoke(id));
    await as.partyA.within(({ caseFeeds }) => caseFeeds.revoke(id));
    expect([await refused(read(second)), await refused(read(others))]).toEqual(["not_found", null]);
    expect((await as.partyA.within(({ caseFeeds }) => caseFeeds.state(id))).since).toBeNull();
  });

  test("ends with its reader's place in the case, and does not come back with them", async () => {
    const { id, as, counselB } = await caseOf();
    const token = await make(as.counselB, id);
    const place = await env.DB.prepare("SELECT id FROM case_people WHERE case_id = ? AND user_id = ?")
      .bind(id, counselB.id)
      .first<{ id: string }>();
    await as.partyB.within(({ casePeople }) => casePeople.remove(id, place?.id ?? ""));
    expect(await refused(read(token))).toBe("not_found");
    await env.DB.prepare("UPDATE case_people SET state = 'active', removed_at = NULL WHERE id = ?").bind(place?.id).run();
    expect(await refused(read(token))).toBe("not_found");
    expect((await as.counselB.within(({ caseFeeds }) => caseFeeds.state(id))).since).toBeNull();
  });

  test("of an arbitrator who declines ends with the declining", async () => {
    const { id, as, arbitrator } = await caseOf();
    await env.DB.prepare("UPDATE case_people SET state = 'invited', answered_at = NULL WHERE case_id = ? AND user_id = ?")
      .bind(id, arbitrator.id)
      .run();
    const token = await make(as.arbitrator, id);
    await as.arbitrator.within(({ assignments }) => assignments.decline(id, { reason: "Too near." }));
    expect(await refused(read(token))).toBe("not_found");
  });

  test("of a resolved case goes on, without deadlines", async () => {
    const { id, as } = await caseOf();
    await set(as.arbitrator, id, "Reply");
    const token = await make(as.partyA, id);
    await as.arbitrator.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "Settled." }));
    const text = await read(token);
    expect(text).toContain("BEGIN:VCALENDAR");
    expect(text).not.toContain("deadline-");
  });

  test("changes its tag with what it holds, and is given so often a minute", async () => {
    const { id, as } = await caseOf();
    const token = await make(as.partyA, id);
    const tag = () => apiClient().within(async ({ caseFeeds }) => (await caseFeeds.read(token)).etag);
    const first = await tag();
    expect(await tag()).toBe(first);
    await set(as.arbitrator, id, "Reply");
    expect(await tag()).not.toBe(first);
    const tries = await Promise.all(Array.from({ length: 40 }, () => refused(tag())));
    expect(tries).toContain("too_many_requests");
    expect(tries.filter((code) => code !== null && code !== "too_many_requests")).toEqual([]);
  });
});
