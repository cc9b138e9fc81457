/** What a message says, to whom, in which language, and when it is not sent. Mails are read by an independent parser. */
import { env } from "cloudflare:workers";
import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { beforeEach, describe, expect, test } from "vitest";
import type { BookingRow, OutboxRow } from "#app/db/bookings/bookings.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { writeReminders } from "#app/db/mail/outbox.repo.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { roomHolds } from "#app/db/schema/rooms.ts";
import { newId } from "#app/services/platform/ids.ts";
import { apiClient } from "#tests/kit/api.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { refOf } from "#tests/kit/chat/conversation-refs.ts";
import { booking, inquiry } from "#tests/kit/factories.ts";
import { proven } from "#tests/kit/mail/mail-proof.ts";
import { HOURLY, runJobs } from "#workers/jobs/run-jobs.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const db = connect(env.DB);
const { ORIGIN } = env;
const HOUR = 3_600_000;

beforeEach(async () => {
  await env.DB.batch(
    ["DELETE FROM outbox", "DELETE FROM captured_mails", "DELETE FROM room_holds", "UPDATE bookings SET deleted_at = 1"].map((sql) =>
      env.DB.prepare(sql),
    ),
  );
  // What a first mail leaves out is tested in first-mail.workers.test.ts.
  await proven("samuel@okoye.example");
});

async function queue(kind: string, payload: Record<string, unknown>, change: Partial<OutboxRow> = {}): Promise<string> {
  const id = change.id ?? newId();
  const now = Date.now() - 1000;
  await db.insert(outbox).values({
    id,
    kind,
    recipient: "samuel@okoye.example",
    locale: "en",
    payload,
    createdAt: now,
    deliverAfter: now,
    attempts: 0,
    ...change,
  });
  return id;
}

const rowOf = (id: string) =>
  env.DB.prepare("SELECT state, attempts, last_error FROM outbox WHERE id = ?")
    .bind(id)
    .first<{ state: string; attempts: number; last_error: string | null }>();

/** Every mail that was sent, in order, parsed. */
async function sent() {
  const { results } = await env.DB.prepare("SELECT raw FROM captured_mails ORDER BY captured_at, id").all<{ raw: string }>();
  return Promise.all(results.map(async ({ raw }) => ({ raw, ...(await PostalMime.parse(raw)) })));
}

/** Delivers one message and gives the mail; fails when it was not sent. */
async function delivered(kind: string, payload: Record<string, unknown>, change: Partial<OutboxRow> = {}) {
  const id = await queue(kind, payload, change);
  await deliverMail(env);
  expect(await rowOf(id)).toMatchObject({ state: "delivered" });
  const mails = await sent();
  const mail = mails.find(({ messageId }) => messageId === `<${id}@concord.example>`);
  if (!mail) throw new Error("No such mail was sent.");
  return mail;
}

function calendarOf(mail: Awaited<ReturnType<typeof sent>>[number]) {
  const [file] = mail.attachments;
  if (!file) return null;
  const text = typeof file.content === "string" ? file.content : new TextDecoder().decode(file.content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    filename: file.filename,
    mimeType: file.mimeType,
    method: calendar.getFirstPropertyValue("method"),
    statuses: calendar.getAllSubcomponents("vevent").map((event) => event.getFirstPropertyValue("status")),
    sequences: calendar.getAllSubcomponents("vevent").map((event) => event.getFirstPropertyValue("sequence")),
  };
}

const HEARING = { status: "confirmed", bookingDate: "2027-03-16", startTime: "09:00", endTime: "16:00" } as const;

describe("a request received", () => {
  test("says who calls by when on the office's clock, that nothing is confirmed, and every answer", async () => {
    const made = await booking({
      bookingDate: "2027-03-16",
      startTime: "09:00",
      callBy: Date.parse("2027-03-01T15:30:00Z"),
      specialRequirements: "Two easels, please.",
    });
    const mail = await delivered("booking_received", { bookingId: made.id });
    expect(mail.subject).toBe(`We have received your request ${made.bookingNumber}`);
    expect(mail.to).toEqual([{ name: "Samuel Okoye", address: "samuel@okoye.example" }]);
    for (const body of [mail.text, mail.html]) {
      for (const words of [
        "It is not confirmed yet, and no room is held.",
        "Our Toronto office will call you by Monday, March 1 at 10:30 a.m. EST, Toronto, at +1 416 555 0168.",
        "Tuesday, March 16, 2027, 9:00 a.m. EDT, Toronto",
        "100 Example Street West",
        "A lease renewal on which landlord and tenant disagree.",
        "Two easels, please.",
        "Okoye Barristers",
        `${ORIGIN}/booking-confirmation/${await keyOf(made.id, "confirmation")}`,
        `${ORIGIN}/manage/${await keyOf(made.id, "manage")}`,
      ])
        expect(body?.replaceAll("\u00a0", " ").replaceAll("\u202f", " ")).toContain(words);
    }
    // The id is a name for who may see the booking; a mail is forwarded, and its file is shared.
    expect(JSON.stringify(mail)).not.toContain(made.id);
    expect(calendarOf(mail)).toEqual({
      filename: `${made.bookingNumber}.ics`,
      mimeType: "text/calendar",
      method: "PUBLISH",
      statuses: ["TENTATIVE"],
      sequences: [0],
    });
  });

  test.each([
    ["fr", "/fr/booking-confirmation/", "mardi 16 mars 2027, 9 h"],
    ["es", "/es/booking-confirmation/", "martes, 16 de marzo de 2027, 9:00 a.m."],
  ] as const)("in %s has the days, hours and links of that language", async (locale, link, day) => {
    const made = await booking({ bookingDate: "2027-03-16", startTime: "09:00", locale });
    const mail = await delivered("booking_received", { bookingId: made.id }, { locale });
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.headers.find(({ key }) => key === "content-language")?.value).toBe(locale);
    expect(mail.text).toContain(`${ORIGIN}${link}${await keyOf(made.id, "confirmation")}`);
    expect(mail.text?.replace(/[\u00a0\u202f]/g, " ")).toContain(day);
  });

  test("without a day has no calendar; of a booking hidden since, it is dropped and says so", async () => {
    const undated = await delivered("booking_received", { bookingId: (await booking({ bookingDate: null })).id });
    expect(undated.attachments).toEqual([]);
    const gone = await queue("booking_received", { bookingId: (await booking({ deletedAt: 5 })).id });
    const cancelled = await queue("booking_received", { bookingId: (await booking({ status: "cancelled" })).id });
    const never = await queue("booking_received", { bookingId: "nothing" });
    await deliverMail(env);
    expect(await rowOf(gone)).toEqual({ state: "dropped", attempts: 1, last_error: "subject_gone" });
    expect(await rowOf(never)).toMatchObject({ state: "dropped", last_error: "subject_gone" });
    expect(await rowOf(cancelled)).toMatchObject({ state: "dropped", last_error: "overtaken" });
    expect(await sent()).toHaveLength(1);
  });

  test("what people typed is text: no tag, no header, no second recipient", async () => {
    const made = await booking({
      bookingContactName: "Eve\r\nBcc: all@firm.example <b>",
      caseDescription: '<img src=x onerror="alert(1)"> & "quotes"\r\n.\r\nMAIL FROM:<x@y.example>',
    });
    const mail = await delivered("booking_received", { bookingId: made.id });
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.headers.some(({ key }) => key === "bcc")).toBe(false);
    expect(mail.to).toHaveLength(1);
    expect(mail.html).not.toContain("<img");
    expect(mail.html).toContain("&lt;img src=x");
    const recipient = "a@b.example\r\nbcc: c@d.example";
    const other = await booking({ contactEmailKey: recipient });
    const bad = await queue("booking_received", { bookingId: other.id }, { recipient });
    await deliverMail(env);
    expect(await rowOf(bad)).toMatchObject({ state: "dead", last_error: "rejected_recipient" });
  });
});

describe("confirmed, changed, cancelled", () => {
  test("confirmed names the rooms that are held now", async () => {
    const made = await booking({ ...HEARING, version: 2 });
    const times = { startsAt: Date.parse("2027-03-16T13:00:00Z"), endsAt: Date.parse("2027-03-16T20:00:00Z"), busyUntil: 1e15 };
    await db.insert(roomHolds).values({
      id: newId(),
      roomId: "tor-02",
      bookingId: made.id,
      part: "main",
      ...times,
      busyUntil: times.endsAt,
      expiresAt: null,
      createdAt: 1,
    });
    const mail = await delivered("booking_confirmed", { bookingId: made.id });
    expect(mail.text).toContain("Lakeshore");
    expect(mail.text?.replace(/[\u00a0\u202f]/g, " ")).toContain("9:00 a.m. – 4:00 p.m. EDT, Toronto");
    expect(calendarOf(mail)).toMatchObject({ method: "PUBLISH", statuses: ["CONFIRMED"], sequences: [1] });
  });

  test("a confirmation that was cancelled meanwhile is not sent", async () => {
    const id = await queue("booking_confirmed", { bookingId: (await booking({ ...HEARING, status: "cancelled" })).id });
    await deliverMail(env);
    expect(await rowOf(id)).toMatchObject({ state: "dropped", last_error: "overtaken" });
    expect(await sent()).toEqual([]);
  });

  test("changed says what was and what is, in words", async () => {
    const made = await booking({ ...HEARING, version: 3 });
    const changes = { startTime: ["10:00", "09:00"], bookingDate: ["2027-03-12", "2027-03-16"], secret: ["a", "b"] };
    const mail = await delivered("booking_changed", { bookingId: made.id, changes });
    const text = mail.text?.replace(/[\u00a0\u202f]/g, " ");
    expect(text).toContain("Before: 10:00 a.m. EST, Toronto");
    expect(text).toContain("Now: 9:00 a.m. EDT, Toronto");
    expect(text).toContain("Before: Friday, March 12, 2027");
    expect(text).not.toContain("secret");
    expect(text).toContain("The booking is confirmed in its current form.");
    expect(calendarOf(mail)).toMatchObject({ method: "PUBLISH", statuses: ["CONFIRMED"], sequences: [2] });
  });

  test.each([
    ["cancelled", { status: "cancelled" as const }],
    ["hidden while confirmed", { deletedAt: 7 }],
  ])("%s is told with its reason and takes the entry out of the calendar", async (_, change) => {
    const made = await booking({ ...HEARING, version: 4, ...change });
    const mail = await delivered("booking_cancelled", { bookingId: made.id, reason: "The parties have settled." });
    expect(mail.text).toContain("The parties have settled.");
    expect(mail.text).toContain("Cancelled");
    expect(mail.text).not.toContain("/booking-confirmation/");
    expect(calendarOf(mail)).toMatchObject({ method: "CANCEL", statuses: ["CANCELLED"], sequences: [3] });
  });
});

describe("reminders", () => {
  const soon = (change: Partial<BookingRow> = {}) => booking({ ...HEARING, startsAt: Date.now() + 20 * HOUR, ...change });
  const write = () => writeReminders(db, Date.now(), Date.now() + 24 * HOUR, 200);

  test("are written once for a booking and a start, for confirmed ones within a day alone", async () => {
    await soon();
    await soon({ status: "pending" });
    await soon({ startsAt: Date.now() + 25 * HOUR });
    await soon({ startsAt: Date.now() - HOUR });
    await soon({ deletedAt: 3 });
    expect(await write()).toBe(1);
    expect(await write()).toBe(0);
    await runJobs(env, new Date(), "* * * * *");
    const mails = await sent();
    expect(mails.map(({ subject }) => subject?.replace(/[\u00a0\u202f]/g, " "))).toEqual([
      "Reminder: Mediation, Tuesday, March 16, 2027, 9:00 a.m. – 4:00 p.m. EDT, Toronto",
    ]);
    await runJobs(env, new Date(), "* * * * *");
    expect(await sent()).toHaveLength(1);
  });

  test("of what was moved or cancelled between are not sent, and the new start has one of its own", async () => {
    const moved = await soon();
    const cancelled = await soon();
    expect(await write()).toBe(2);
    await env.DB.prepare("UPDATE bookings SET starts_at = starts_at + 3600000 WHERE id = ?").bind(moved.id).run();
    await env.DB.prepare("UPDATE bookings SET status = 'cancelled' WHERE id = ?").bind(cancelled.id).run();
    await deliverMail(env);
    expect(await sent()).toEqual([]);
    const { results } = await env.DB.prepare("SELECT DISTINCT state, last_error FROM outbox").all();
    expect(results).toEqual([{ state: "dropped", last_error: "overtaken" }]);
    expect(await write()).toBe(1);
  });
});

describe("to staff and to others", () => {
  test.each([
    ["booking_received_staff", "New request"],
    ["change_requested_staff", "Change requested"],
    ["cancel_requested_staff", "Cancellation requested"],
  ])("%s leads to the booking and answers its contact", async (kind, subject) => {
    const made = await booking(HEARING);
    const mail = await delivered(kind, { bookingId: made.id, note: "Could we begin at ten?" }, { recipient: "toronto@concord.example" });
    expect(mail.subject?.startsWith(`${made.bookingNumber}: ${subject}`)).toBe(true);
    expect(mail.text).toContain(`${ORIGIN}/bookings/${made.id}`);
    expect(mail.replyTo).toEqual([{ name: "", address: "samuel@okoye.example" }]);
    expect(mail.attachments).toEqual([]);
    if (kind !== "booking_received_staff") expect(mail.text).toContain("Could we begin at ten?");
  });

  test("a note to staff never goes to the contact", async () => {
    const made = await booking(HEARING);
    const mail = await delivered("booking_changed", { bookingId: made.id, note: "PRIVATE" });
    expect(mail.raw + mail.text + mail.html).not.toContain("PRIVATE");
  });

  test("an inquiry is told to its writer and to staff", async () => {
    const { id, reference } = await inquiry();
    const mine = await delivered("inquiry_received", { inquiryId: id });
    expect(mine.text).toContain("Is there a room for twelve on Friday?");
    const staff = await delivered("inquiry_received_staff", { inquiryId: id });
    expect(staff.subject).toContain(reference);
    expect(staff.text).toContain(`${ORIGIN}/admin/inquiries`);
  });

  test("a call asked for in the chat is confirmed to who left an address, and told to staff", async () => {
    const visitor = apiClient();
    await visitor.post("/api/ai/chat", { message: "I am Ada Beaulieu, ada@beaulieu.example, 416 555 0155." });
    await visitor.post("/api/ai/chat", { message: "Please have a person call me back." });
    const { results } = await env.DB.prepare("SELECT kind, recipient FROM outbox ORDER BY kind").all();
    expect(results).toEqual([
      { kind: "callback_requested", recipient: "ada@beaulieu.example" },
      { kind: "callback_requested_staff", recipient: "toronto@concord.example" },
    ]);
    await deliverMail(env);
    const mails = await sent();
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail.text).toContain("555");
  });

  test("a person asked for without a number is told to the office after two minutes, unless the visitor gives one", async () => {
    const due = () => env.DB.prepare("UPDATE outbox SET deliver_after = 0").run();
    const talk = async (...messages: string[]) => {
      const visitor = apiClient();
      let sessionId: string | undefined;
      for (const message of messages)
        ({ sessionId } = await (await visitor.post("/api/ai/chat", { message, sessionId })).json<{ sessionId: string }>());
      return sessionId ?? "";
    };
    const asked = await talk("I would like to talk to a person, please.", "A human, please.");
    const { results } = await env.DB.prepare("SELECT kind, recipient, deliver_after - created_at AS delay FROM outbox").all();
    expect(results).toEqual([{ kind: "person_asked_staff", recipient: "toronto@concord.example", delay: 120_000 }]);
    await due();
    await deliverMail(env);
    const [mail] = await sent();
    expect(mail?.subject).toBe("A visitor of the chat asks for a person");
    expect(mail?.text).toContain(`/admin/conversations/${await refOf(asked)}`);
    expect(mail?.text).not.toContain(asked);
    expect(mail?.text).not.toContain("human");
    await env.DB.batch([env.DB.prepare("DELETE FROM outbox"), env.DB.prepare("DELETE FROM captured_mails")]);

    await talk("I would like to talk to a person, please.", "416 555 0155");
    await due();
    await deliverMail(env);
    const told = await env.DB.prepare("SELECT kind, state, last_error FROM outbox ORDER BY kind").all();
    expect(told.results).toEqual([
      { kind: "callback_requested_staff", state: "delivered", last_error: null },
      { kind: "person_asked_staff", state: "dropped", last_error: "overtaken" },
    ]);
  });

  test("a kind or a payload that nobody can read is a dead letter at once", async () => {
    const strange = await queue("booking_enchanted", {});
    const broken = await queue("booking_received", { bookingId: 5 });
    await deliverMail(env);
    expect(await rowOf(strange)).toEqual({ state: "dead", attempts: 1, last_error: "unknown_kind" });
    expect(await rowOf(broken)).toMatchObject({ state: "dead", last_error: "unreadable" });
  });
});

test("what was settled is removed after 90 days, captured mails after 14; dead letters stay", async () => {
  const old = Date.now() - 91 * 24 * HOUR;
  for (const state of ["delivered", "dropped", "dead"] as const) await queue("x", {}, { id: state, state, settledAt: old });
  await queue("x", {}, { id: "fresh", state: "delivered", settledAt: old + 2 * 24 * HOUR });
  const mail = env.DB.prepare("INSERT INTO captured_mails VALUES (?, 'm', 'r', 's', '{}', 'raw', ?)");
  await env.DB.batch([mail.bind("old", Date.now() - 15 * 24 * HOUR), mail.bind("new", Date.now() - 13 * 24 * HOUR)]);
  await runJobs(env, new Date(), HOURLY);
  const { results } = await env.DB.prepare("SELECT id FROM outbox UNION ALL SELECT id FROM captured_mails ORDER BY id").all<{
    id: string;
  }>();
  expect(results.map(({ id }) => id)).toEqual(["dead", "fresh", "new"]);
  const counts = await env.DB.prepare("SELECT state, messages FROM outbox_counts ORDER BY state").all();
  expect(counts.results).toEqual([
    { state: "dead", messages: 1 },
    { state: "delivered", messages: 1 },
    { state: "dropped", messages: 0 },
    { state: "waiting", messages: 0 },
  ]);
});
