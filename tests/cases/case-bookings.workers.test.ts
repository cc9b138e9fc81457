/** Bookings linked to cases: who links, what members see of one, and who learns which case a booking belongs to. */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { roomHolds } from "#app/db/schema/rooms.ts";
import type { ManageWish } from "#app/domain/booking/office/managed.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { noticeText } from "#app/i18n/portal/notice-texts.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";
import { booking } from "#tests/kit/factories.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";
import { businessDayIn } from "#tests/kit/payloads.ts";

const entries = async (caseId: string, type: string) =>
  (await env.DB.prepare("SELECT body FROM case_entries WHERE case_id = ? AND type = ?").bind(caseId, type).all<{ body: string }>()).results;
const link = (client: ApiClient, caseId: string, number: string) => client.within((services) => services.caseBookings.link(caseId, number));
const unlink = (client: ApiClient, caseId: string, id: string) => client.within((services) => services.caseBookings.unlink(caseId, id));
const casesOf = (client: ApiClient, id: string) => client.within((services) => services.caseBookings.of(id));

let shared: CaseOf;
beforeAll(async () => {
  shared = await caseOf();
});

describe("linking", () => {
  test("is an administrator's, by the number as people write it, once", async () => {
    const { id, as } = await caseOf();
    const held = await booking();
    for (const client of [as.partyA, as.partyB, as.arbitrator])
      await expect(link(client, id, held.bookingNumber)).rejects.toMatchObject({ code: "forbidden" });
    await expect(link(as.stranger, id, held.bookingNumber)).rejects.toMatchObject({ code: "not_found" });
    await expect(link(apiClient(), id, held.bookingNumber)).rejects.toMatchObject({ code: "unauthenticated" });
    await Promise.all([
      link(as.admin, id, ` ${held.bookingNumber.replace("CN-", "cn ").replace("-", " ")} `),
      link(as.admin, id, held.bookingNumber),
    ]);
    expect(await entries(id, "booking_linked")).toHaveLength(1);
    expect((await casesOf(as.admin, held.id)).map((linked) => linked.id)).toEqual([id]);
    await expect(unlink(as.partyA, id, held.id)).rejects.toMatchObject({ code: "forbidden" });
    await unlink(as.admin, id, held.id);
    await expect(unlink(as.admin, id, held.id)).rejects.toMatchObject({ code: "not_found" });
    expect(await casesOf(as.admin, held.id)).toEqual([]);
    expect(await entries(id, "booking_linked")).toHaveLength(1);
    expect(await entries(id, "booking_unlinked")).toHaveLength(1);
  });

  test.each(["", "CN-1234-5678", "nonsense", "CN-0000-0000"])("%j is no booking", async (number) => {
    await expect(link(shared.as.admin, shared.id, number)).rejects.toMatchObject({
      issues: [{ field: "bookingNumber", code: "booking_number_unknown" }],
    });
  });

  test("a hidden booking is none, and in a resolved case nothing is linked", async () => {
    const hidden = await booking({ deletedAt: 1 });
    await expect(link(shared.as.admin, shared.id, hidden.bookingNumber)).rejects.toMatchObject({ code: "invalid_input" });
    const { id, as } = await caseOf({ status: "resolved" });
    await expect(link(as.admin, id, (await booking()).bookingNumber)).rejects.toMatchObject({ code: "transition_refused" });
  });
});

test("members see day, place, state and rooms, and nothing of the contact or what was told with it", async () => {
  const { id, as } = await caseOf();
  const held = await booking({
    status: "confirmed",
    bookingDate: "2031-05-06",
    startTime: "09:00",
    bookingContactName: "Zinnia Quark",
    bookingContactEmail: "zinnia@quark.example",
    contactEmailKey: "zinnia@quark.example",
    bookingContactPhone: "+1 416 555 0199",
    caseDescription: "PRIVATE-DESCRIPTION",
    notes: "PRIVATE-NOTES",
    specialRequirements: "PRIVATE-REQUIREMENTS",
    styleOfCause: "PRIVATE-STYLE",
  });
  const hold = { bookingId: held.id, part: "main" as const, createdAt: 1 };
  await connect(env.DB)
    .insert(roomHolds)
    .values([
      { ...hold, id: crypto.randomUUID(), roomId: "tor-12", startsAt: 1, endsAt: 2, busyUntil: 2 },
      { ...hold, id: crypto.randomUUID(), roomId: "tor-12", startsAt: 3, endsAt: 4, busyUntil: 4 },
      { ...hold, id: crypto.randomUUID(), roomId: "tor-11", startsAt: 1, endsAt: 2, busyUntil: 2, expiresAt: 5 },
    ]);
  await link(as.admin, id, held.bookingNumber);
  const [room] = (await env.DB.prepare("SELECT name FROM rooms WHERE id = 'tor-12'").all<{ name: string }>()).results;
  for (const client of [as.partyA, as.counselB, as.arbitrator, as.admin]) {
    const file = await client.within((services) => services.caseFiles.open(id));
    expect(file.rows.bookings).toMatchObject([
      { id: held.id, bookingNumber: held.bookingNumber, status: "confirmed", bookingDate: "2031-05-06", startTime: "09:00" },
    ]);
    expect(JSON.parse(file.rows.bookings[0]?.rooms ?? "")).toEqual([room?.name]);
    expect(JSON.stringify(file)).not.toMatch(/PRIVATE|Zinnia|quark\.example|555 ?0199/);
  }
  for (const { body } of await entries(id, "booking_linked")) expect(body).not.toMatch(/PRIVATE|Zinnia|quark|555 ?0199/);
});

test("a booking names its case to who may see the case, and to nobody else who sees the booking", async () => {
  const { id, as, partyA, partyB } = await caseOf();
  const own = await booking({ createdByUser: partyA.id });
  await link(as.admin, id, own.bookingNumber);
  const shown = [{ id, title: "Alba v. Stone" }];
  for (const client of [as.partyA, as.partyB, as.arbitrator, as.admin]) expect(await casesOf(client, own.id)).toMatchObject(shown);
  expect(await casesOf(as.stranger, own.id)).toEqual([]);
  await expect(casesOf(apiClient(), own.id)).rejects.toMatchObject({ code: "unauthenticated" });
  await env.DB.prepare("UPDATE case_people SET state = 'removed', removed_at = 1 WHERE case_id = ? AND user_id = ?")
    .bind(id, partyB.id)
    .run();
  expect(await casesOf(as.partyB, own.id)).toEqual([]);
  await env.DB.prepare("UPDATE case_people SET state = 'invited' WHERE case_id = ? AND user_id = ?").bind(id, partyB.id).run();
  expect(await casesOf(as.partyB, own.id)).toEqual([]);
});

test("booking for a case fills the reader's own draft with its style of cause, and keeps what was typed", async () => {
  const { id } = shared;
  const client = shared.as.partyA;
  const { title } = await client.within((services) => services.cases.get(id));
  await client.patch("/api/drafts/current", { version: 0, values: { contactName: "Ana Alba" } });
  await client.within((services) => services.drafts.bookForCase(id));
  const draft = await client.within((services) => services.drafts.current());
  expect(draft).toMatchObject({ form: "detailed", values: { styleOfCause: { value: title }, contactName: { value: "Ana Alba" } } });
  await shared.as.partyB.within((services) => services.drafts.bookForCase(id));
  expect(await shared.as.partyB.within((services) => services.drafts.current())).toMatchObject({
    form: "detailed",
    values: { styleOfCause: { value: title } },
  });
  await expect(shared.as.stranger.within((services) => services.drafts.bookForCase(id))).rejects.toMatchObject({ code: "not_found" });
});

describe("a hearing of an open case", () => {
  const CLIENT = "zinnia@quark.example";
  const heard = () =>
    booking({ status: "confirmed", bookingDate: "2031-05-06", startTime: "09:00", bookingContactEmail: CLIENT, contactEmailKey: CLIENT });
  const rowOf = (id: string) =>
    env.DB.prepare("SELECT status, booking_date AS day, version FROM bookings WHERE id = ?")
      .bind(id)
      .first<{ status: string; day: string; version: number }>();
  const wish = async (id: string, act: ManageWish) => {
    const token = await keyOf(id, "manage");
    return apiClient({ variables: { RATE_LIMITS: "off" } }).within(({ managed }) => managed.act(token, act));
  };

  test.each<ManageWish>([
    { do: "move", version: 1, date: "2031-05-07", time: "" },
    { do: "cancel", version: 1, reason: "We have settled" },
  ])("is not changed by its client's link alone: $do", async (act) => {
    const { id, as } = await caseOf();
    const held = await heard();
    await link(as.admin, id, held.bookingNumber);
    const before = await rowOf(held.id);
    expect(await wish(held.id, { ...act, version: before?.version ?? 1 } as ManageWish)).toMatchObject({ done: "asked" });
    expect(await rowOf(held.id)).toMatchObject({ status: "confirmed", day: "2031-05-06" });
  });

  test("is its client's again once the case is resolved, or the link taken off", async () => {
    const { id, as } = await caseOf();
    const held = await heard();
    await link(as.admin, id, held.bookingNumber);
    await unlink(as.admin, id, held.id);
    const version = (await rowOf(held.id))?.version ?? 1;
    expect(await wish(held.id, { do: "cancel", version, reason: "We have settled" })).toMatchObject({ done: "cancelled" });
  });
});

describe("what becomes of a hearing of an open case", () => {
  const [DAY, NEXT] = [businessDayIn(40), businessDayIn(48)];
  const heard = () =>
    booking({
      status: "confirmed",
      bookingDate: DAY,
      startTime: "09:00",
      bookingContactName: "Zinnia Quark",
      bookingContactPhone: "+1 416 555 0199",
      caseDescription: "PRIVATE-DESCRIPTION",
      specialRequirements: "PRIVATE-REQUIREMENTS",
    });
  const detailsOf = async (caseId: string, type: string) =>
    (await entries(caseId, type)).map(({ body }) => (JSON.parse(body) as { details: Record<string, unknown> }).details);
  const toldOf = async (caseId: string, type: string) =>
    (
      await env.DB.prepare(
        "SELECT n.user_id AS id, n.mail_id AS mail FROM case_notices n JOIN case_entries e ON e.case_id = n.case_id AND e.seq = n.seq WHERE n.case_id = ? AND e.type = ?",
      )
        .bind(caseId, type)
        .all<{ id: string; mail: string | null }>()
    ).results;
  const roomOf = async (id: string) =>
    (
      await env.DB.prepare("SELECT room_id AS room FROM room_holds WHERE booking_id = ? AND part = 'main' LIMIT 1")
        .bind(id)
        .first<{ room: string }>()
    )?.room ?? null;
  const versionOf = async (id: string) =>
    (await env.DB.prepare("SELECT version FROM bookings WHERE id = ?").bind(id).first<{ version: number }>())?.version ?? 0;

  test("a day that our office moves is one entry and a notice to everyone in it, with nothing private of the booking", async () => {
    const { id, as, partyA, partyB, counselB, arbitrator } = await caseOf();
    const held = await heard();
    await link(as.admin, id, held.bookingNumber);
    const values = { bookingDate: NEXT, specialRequirements: "PRIVATE-OTHER" };
    const answer = await as.admin.put(`/api/bookings/${held.id}`, { version: await versionOf(held.id), values });
    expect(answer.status, await answer.clone().text()).toBe(200);
    const [details, ...more] = await detailsOf(id, "booking_changed");
    expect(more).toEqual([]);
    expect(details).toMatchObject({
      bookingNumber: held.bookingNumber,
      bookingStatus: ["confirmed", "pending"],
      when: [[{ date: DAY, from: "09:00" }], [{ date: NEXT, from: "09:00" }]],
    });
    const told = await toldOf(id, "booking_changed");
    expect(told.map((one) => one.id).sort()).toEqual([partyA.id, partyB.id, counselB.id, arbitrator.id].sort());
    for (const { mail } of told) expect(mail).not.toBeNull();
    for (const { body } of await entries(id, "booking_changed")) expect(body).not.toMatch(/PRIVATE|Zinnia|555 ?0199/);
  });

  test("a cancelled one is one entry, and one taken off the lists too", async () => {
    const { id, as } = await caseOf();
    const [cancelled, removed] = [await heard(), await heard()];
    for (const held of [cancelled, removed]) await link(as.admin, id, held.bookingNumber);
    const move = { status: "cancelled", reason: "PRIVATE-REASON", version: await versionOf(cancelled.id) };
    await as.admin.within((services) => services.desk.move(cancelled.id, move as never));
    await as.admin.within((services) => services.desk.remove(removed.id));
    expect(await detailsOf(id, "booking_cancelled")).toEqual(
      [cancelled, removed].map(({ bookingNumber }) => ({ bookingNumber, bookingStatus: ["confirmed", "cancelled"] })),
    );
    for (const { body } of await entries(id, "booking_cancelled")) expect(body).not.toMatch(/PRIVATE/);
    expect(await toldOf(id, "booking_cancelled")).toHaveLength(8);
  });

  test("one that has taken place is not cancelled by what takes it off the lists", async () => {
    const { id, as } = await caseOf();
    const held = await booking({ status: "completed" });
    await link(as.admin, id, held.bookingNumber);
    await as.admin.within((services) => services.desk.remove(held.id));
    expect(await entries(id, "booking_cancelled")).toEqual([]);
  });

  test("what its cases do not see is no entry, nor anything in a resolved case or once the link is taken off", async () => {
    const { id, as } = await caseOf();
    const [held, off] = [await heard(), await heard()];
    for (const one of [held, off]) await link(as.admin, id, one.bookingNumber);
    await unlink(as.admin, id, off.id);
    const edit = async (one: { id: string }, values: Record<string, string>) =>
      (await as.admin.put(`/api/bookings/${one.id}`, { version: await versionOf(one.id), values })).status;
    expect(await edit(held, { specialRequirements: "Two screens" })).toBe(200);
    expect(await edit(off, { bookingDate: NEXT })).toBe(200);
    await env.DB.prepare("UPDATE cases SET status = 'resolved', resolved_at = 1, resolved_month = '2026-11' WHERE id = ?").bind(id).run();
    expect(await edit(held, { bookingDate: NEXT })).toBe(200);
    expect(await entries(id, "booking_changed")).toEqual([]);
  });

  test("two that are moved at once are two entries", async () => {
    const { id, as } = await caseOf();
    const both = [await heard(), await heard(), await heard()];
    for (const held of both) await link(as.admin, id, held.bookingNumber);
    const answers = await Promise.all(
      both.map(async (held) =>
        as.admin.put(`/api/bookings/${held.id}`, { version: await versionOf(held.id), values: { bookingDate: NEXT } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const numbers = (await detailsOf(id, "booking_changed")).map(({ bookingNumber }) => bookingNumber);
    expect(numbers.sort()).toEqual(both.map(({ bookingNumber }) => bookingNumber).sort());
  });

  test("another room is one entry that names both, and none where every hour stays in its room", async () => {
    const { id, as, partyB } = await caseOf();
    const held = await heard();
    await link(as.admin, id, held.bookingNumber);
    const rooms = (
      await env.DB.prepare(
        "SELECT id, name FROM rooms WHERE venue_id = 'arbitration_place_toronto' AND active = 1 ORDER BY capacity DESC LIMIT 2",
      ).all<{ id: string; name: string }>()
    ).results;
    const [first, second] = rooms;
    if (!first || !second) throw new Error("no rooms");
    const into = async (roomId: string) =>
      as.admin.within(async (services) =>
        services.planner.place({
          ...({ bookingId: held.id, on: null, days: null, time: null, how: "confirm" } as never as object),
          roomId,
          version: await versionOf(held.id),
          shownRoomId: await roomOf(held.id),
        } as never),
      );
    await into(first.id);
    await into(second.id);
    const said = (await detailsOf(id, "booking_changed")).filter(({ rooms: changed }) => changed !== undefined);
    expect(said.at(-1)).toEqual({ bookingNumber: held.bookingNumber, rooms: [[first.name], [second.name]] });
    expect((await toldOf(id, "booking_changed")).map((one) => one.id)).toContain(partyB.id);
    const before = (await entries(id, "booking_changed")).length;
    await into(second.id);
    expect(await entries(id, "booking_changed")).toHaveLength(before);
  });

  describe("linked at the same instant as it is changed", () => {
    /** As `client`, with the booking linked to the case just before its change is written. */
    const outrun = (id: string, admin: ApiClient, number: string, client: { cookie?: string } = {}) =>
      apiClient({
        ...client,
        database: interruptedDatabase(env.DB, /^insert into "audit_entries"/, () => link(admin, id, number)),
        variables: { RATE_LIMITS: "off" },
      });

    test.each(["edit", "cancel", "remove"])("the case is notified: %s", async (how) => {
      const { id, as } = await caseOf();
      const held = await heard();
      const staff = outrun(id, as.admin, held.bookingNumber, { cookie: as.admin.cookies() });
      const version = await versionOf(held.id);
      if (how === "edit")
        expect((await staff.put(`/api/bookings/${held.id}`, { version, values: { bookingDate: NEXT } })).status).toBe(200);
      else if (how === "remove") await staff.within((services) => services.desk.remove(held.id));
      else await staff.within((services) => services.desk.move(held.id, { status: "cancelled", reason: "Settled", version }));
      expect(await entries(id, how === "edit" ? "booking_changed" : "booking_cancelled")).toHaveLength(1);
      expect(await entries(id, "booking_linked")).toHaveLength(1);
    });

    test("a link that comes second is made, and the booking’s history names the case", async () => {
      const { id, as } = await caseOf();
      const held = await heard();
      const edit = async () =>
        as.admin.put(`/api/bookings/${held.id}`, { version: await versionOf(held.id), values: { bookingDate: NEXT } });
      const late = apiClient({
        cookie: as.admin.cookies(),
        database: interruptedDatabase(env.DB, /^insert into "case_bookings"/, edit),
      });
      await link(late, id, held.bookingNumber);
      expect(await entries(id, "booking_linked")).toHaveLength(1);
      const actions = await env.DB.prepare("SELECT action FROM audit_entries WHERE subject_id = ? ORDER BY seq").bind(held.id).all();
      expect(actions.results.map(({ action }) => action)).toEqual(["edited", "case_linked"]);
    });

    test.each<ManageWish & { do: "move" | "cancel" }>([
      { do: "move", version: 1, date: NEXT, time: "" },
      { do: "cancel", version: 1, reason: "PRIVATE-REASON" },
    ])("what its client did by the link is entered as the client’s, without a name: $do", async (act) => {
      const { id, as, partyB } = await caseOf();
      const held = await heard();
      const token = await keyOf(held.id, "manage");
      const client = outrun(id, as.admin, held.bookingNumber);
      const version = await versionOf(held.id);
      expect(await client.within(({ managed }) => managed.act(token, { ...act, version } as ManageWish))).toMatchObject({
        done: act.do === "move" ? "changed" : "cancelled",
      });
      const type = act.do === "move" ? "booking_changed" : "booking_cancelled";
      const [entry] = await entries(id, type);
      const body = JSON.parse(entry?.body ?? "{}");
      expect(body).toMatchObject({ actorId: null, actorKind: "client", actorName: "", details: { by: "booking_link" } });
      expect(entry?.body).not.toMatch(/PRIVATE|Zinnia|555 ?0199/);
      const { activities } = await as.partyB.within((services) => services.activities.list());
      expect(activities[0]?.description).toContain("The client (by the booking’s link)");
      const { notices } = await as.partyB.within((services) => services.notices.list());
      for (const [locale, who] of [
        ["en", "The client (by the booking’s link)"],
        ["fr", "Le client (par le lien de la réservation)"],
        ["es", "El cliente (mediante el enlace de la reserva)"],
      ] as const) {
        const said = noticeText(await createPageI18n(locale), notices[0] as never);
        expect(said).toContain(who);
        expect(said).not.toMatch(/Concord/);
      }
      expect((await toldOf(id, type)).map((one) => one.id)).toContain(partyB.id);
    });
  });
});
