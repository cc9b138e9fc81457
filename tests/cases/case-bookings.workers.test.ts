/** Bookings linked to cases: who links, what members see of one, and who learns which case a booking belongs to. */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { roomHolds } from "#app/db/schema/rooms.ts";
import type { ManageWish } from "#app/domain/booking/office/managed.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";
import { booking } from "#tests/kit/factories.ts";

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
