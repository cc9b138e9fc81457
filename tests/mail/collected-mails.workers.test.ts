/** Mails to an office have a ceiling, from however many networks their causes come; the rest is listed in collected mails. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { addingMessage } from "#app/db/bookings/booking-thread.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { roomHolds, rooms } from "#app/db/schema/rooms.ts";
import { COLLECTED_MS, MAIL_LIMITS } from "#app/domain/mail/mail-limits.ts";
import { OFFICE_MAILS, type OfficeMailKind } from "#app/domain/mail/subject.ts";
import { newId } from "#app/services/platform/ids.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { booking, inquiry, person } from "#tests/kit/factories.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const HOUR = 3_600_000;
const NOON = Date.parse("2027-03-02T12:00:00Z");
const MOST = MAIL_LIMITS.mail_office.requests;
const OFFICE = "toronto@concord.example";
const db = connect(env.DB);

beforeEach(async () => {
  await env.DB.batch(
    ["outbox", "captured_mails", "rate_limits", "staff_tasks", "room_holds", "booking_messages", "bookings"].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
});

const deliver = (ms: number) => deliverMail(env, { clock: () => new Date(ms) });

interface Sent {
  subject: string;
  text: string;
}
async function sent(recipient = OFFICE): Promise<Sent[]> {
  const { results } = await env.DB.prepare(
    "SELECT subject, parts ->> 'text' AS text FROM captured_mails WHERE recipient = ? ORDER BY captured_at, id",
  )
    .bind(recipient)
    .all<Sent & Record<string, unknown>>();
  return results.map(({ subject, text }) => ({ subject, text }));
}
const collectedOf = async (recipient?: string) => (await sent(recipient)).filter(({ subject }) => /^\d+ more /.test(subject));

async function payloadOf(kind: OfficeMailKind): Promise<Record<string, unknown>> {
  if (kind === "inquiry_received_staff") return { inquiryId: (await inquiry()).id };
  if (kind === "callback_requested_staff")
    return { name: "Ada Beaulieu", phone: "+1 416 555 0155", email: "", dueAt: NOON + 2 * HOUR, location: null };
  const status = kind === "booking_cancelled_staff" ? "cancelled" : "pending";
  const { id: bookingId } = await booking({ status });
  if (kind === "booking_message_staff") return { bookingId, messageId: await writtenBy(bookingId) };
  if (kind === "booking_held_staff") await holdFor(bookingId);
  return { bookingId };
}

/** A message of the client's to the office. */
async function writtenBy(bookingId: string): Promise<string> {
  const id = newId();
  await addingMessage(db, {
    id,
    bookingId,
    sender: "client",
    authorId: null,
    text: "May we bring a projector?",
    originKey: `client:${id}`,
    createdAt: NOON,
    waiting: true,
  });
  return id;
}

/** A hold that is there while the tests send. */
async function holdFor(bookingId: string): Promise<void> {
  const [startsAt, endsAt] = [NOON + 720 * HOUR, NOON + 724 * HOUR];
  const [room] = await db.select({ id: rooms.id }).from(rooms).limit(1);
  await db.insert(roomHolds).values({
    id: newId(),
    roomId: room?.id ?? "",
    bookingId,
    part: "main",
    startsAt,
    endsAt,
    busyUntil: endsAt,
    expiresAt: NOON + 100 * HOUR,
    createdAt: NOON,
  });
}

/** Messages of a kind to an office, each from another network; all about one thing, which their count is not. */
async function queue(kind: OfficeMailKind, count: number, now: number, more: { recipient?: string; sender?: string } = {}): Promise<void> {
  const payload = await payloadOf(kind);
  for (let index = 0; index < count; index += 1)
    await db.insert(outbox).values({
      id: newId(),
      kind,
      recipient: OFFICE,
      locale: "en",
      payload,
      attempts: 0,
      createdAt: now,
      deliverAfter: now,
      sender: null,
      network: `net-${index}`,
      ...more,
    });
}

describe("requests from many networks", () => {
  test("bring an office its mails of an hour and one collected mail for each quarter; each request is in the queue", async () => {
    const asked = 60;
    for (let index = 0; index < asked; index += 1) {
      const now = NOON + index * 1000;
      const visitor = apiClient({ address: `198.51.${index}.7`, clock: () => new Date(now) });
      const body = fastBooking({
        preferredDate: "2027-04-20",

        contactEmail: `c${index}@flood.example`,
        caseDescription: `A dispute about lease number ${index}.`,
      });
      expect((await visitor.post("/api/bookings/fast", body)).status).toBe(201);
    }
    await deliver(NOON + asked * 1000);
    expect(await sent()).toHaveLength(MOST);
    await deliver(NOON + COLLECTED_MS + 60_000);
    const [collected, ...others] = await collectedOf();
    expect(others).toEqual([]);
    expect(collected?.subject).toBe(`${asked - MOST} more booking requests`);
    expect(collected?.text).toContain("/admin/queue");
    const { results: left } = await env.DB.prepare(
      "SELECT b.booking_number AS number FROM outbox o JOIN bookings b ON b.id = o.payload ->> 'bookingId' WHERE o.last_error = 'collected'",
    ).all<{ number: string }>();
    expect(left).toHaveLength(asked - MOST);
    for (const { number } of left) expect(collected?.text).toContain(number);
    const admin = await asRole("admin");
    const { counts } = await admin.client.within(({ queue: desk }) => desk.list("open", null));
    expect(counts.open).toBe(asked);
  });

  test("within an hour are at most its mails and four collected ones, and the next hour begins again", async () => {
    await queue("inquiry_received_staff", 500, NOON);
    for (let at = NOON; at < NOON + HOUR; at += 60_000) {
      await queue("inquiry_received_staff", 2, at);
      await deliver(at);
    }
    expect((await sent()).length).toBeLessThanOrEqual(MOST + 4);
    await queue("inquiry_received_staff", 1, NOON + HOUR + 120_000);
    await deliver(NOON + HOUR + 120_000);
    const all = await sent();
    const collected = await collectedOf();
    // All of them have reached the office, one by one or counted.
    expect(all.length - collected.length + collected.reduce((sum, { subject }) => sum + Number.parseInt(subject, 10), 0)).toBe(
      500 + 120 + 1,
    );
  });

  test.each(OFFICE_MAILS.filter((kind) => kind !== "person_asked_staff"))("%s: is collected for its kind alone", async (kind) => {
    await queue(kind, MOST + 3, NOON);
    const other = kind === "inquiry_received_staff" ? "callback_requested_staff" : "inquiry_received_staff";
    await queue(other, 1, NOON);
    await deliver(NOON);
    expect(await sent()).toHaveLength(MOST + 1);
    await deliver(NOON + COLLECTED_MS + 60_000);
    expect((await collectedOf()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^3 more /)]);
  });

  test("to one office do not touch another office's", async () => {
    await queue("booking_received_staff", MOST + 5, NOON);
    await queue("booking_received_staff", 2, NOON, { recipient: "montreal@concord.example" });
    await deliver(NOON);
    expect(await sent("montreal@concord.example")).toHaveLength(2);
    expect(await sent()).toHaveLength(MOST);
  });
});

describe("a collected mail", () => {
  test("holds nothing that anybody typed", async () => {
    await queue("callback_requested_staff", MOST + 2, NOON);
    await deliver(NOON);
    await deliver(NOON + COLLECTED_MS + 60_000);
    const [collected] = await collectedOf();
    expect(collected?.subject).toBe("2 more calls requested");
    expect(`${collected?.text}`).not.toMatch(/Beaulieu|0155/);
  });

  test("does not hold up what staff cause, and counts nothing twice when a delivery is repeated", async () => {
    const { id: sender } = await person("admin");
    await queue("booking_changed_staff", MOST + 5, NOON, { sender });
    await deliver(NOON);
    expect(await sent()).toHaveLength(MOST + 5);
    await env.DB.prepare("DELETE FROM captured_mails").run();
    await queue("booking_changed_staff", MOST, NOON);
    await deliver(NOON);
    await env.DB.prepare("UPDATE outbox SET state = 'waiting', deliver_after = ? WHERE state = 'delivered'").bind(NOON).run();
    await deliver(NOON);
    expect(await collectedOf()).toEqual([]);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE last_error = 'collected'").first()).toEqual({ n: 0 });
  });

  test("is shown to staff with its reason, and leaves in the language of its office", async () => {
    await queue("inquiry_received_staff", MOST + 1, NOON);
    await deliver(NOON);
    const { client } = await asRole("admin");
    const dropped = await client.within(({ outbox: desk }) => desk.list("dropped", null));
    expect(dropped.messages).toMatchObject([{ kind: "inquiry_received_staff", reason: "collected" }]);
    const waiting = await client.within(({ outbox: desk }) => desk.list("waiting", null));
    expect(waiting.messages).toMatchObject([{ kind: "collected_staff", locale: "en" }]);
  });
});
