/** Erasing a person: what goes, what is kept, what speaks against it, and how it goes on where it broke off. */
import { env } from "cloudflare:workers";
import { and, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { bookingDocuments, bookingNotes } from "#app/db/schema/booking-attachments.ts";
import { bookingMessages } from "#app/db/schema/booking-thread.ts";
import { auditEntries, bookings, outbox } from "#app/db/schema/bookings.ts";
import { chatMessages, chatSessions } from "#app/db/schema/drafts.ts";
import { erasures } from "#app/db/schema/erasures.ts";
import { capturedMails } from "#app/db/schema/mail.ts";
import { user } from "#app/db/schema/people.ts";
import { savedViews } from "#app/db/schema/views.ts";
import type { ErasurePreview } from "#app/domain/personal-data/erasure.ts";
import { collectPersonalData } from "#app/services/personal-data/collect-personal-data.server.ts";
import { beginErasure } from "#app/services/personal-data/erase-person.server.ts";
import { finishErasures, runErasure } from "#app/services/personal-data/run-erasure.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { booking, draft, inquiry, type Person, person } from "#tests/kit/factories.ts";

const db = connect(env.DB);
const PASSWORD = "a quiet lamp over the desk";
const PDF = new TextEncoder().encode("%PDF-1.7 an agreement");

/** A word that is nowhere else in the database, as a name of people has letters alone. */
const canary = () => `qx${[...crypto.getRandomValues(new Uint8Array(10))].map((byte) => String.fromCharCode(97 + (byte % 26))).join("")}`;

let office: { who: Person; client: ApiClient };
beforeEach(async () => {
  const who = await person("admin", { password: PASSWORD });
  office = { who, client: await asUser(who) };
});

const hold = (kind: "person" | "booking", subject: string) =>
  office.client.within(({ legalHolds }) => legalHolds.place({ kind, subject, reason: "A dispute." }, { password: PASSWORD, code: "" }));
const lift = (id: string) =>
  office.client.within(({ legalHolds }) => legalHolds.lift(id, { reason: "Settled." }, { password: PASSWORD, code: "" }));

const preview = async (email: string) => {
  const answer = await office.client.post("/api/people/erasure/preview", { email });
  expect(answer.status).toBe(200);
  return (await answer.json()) as ErasurePreview;
};
const erase = (email: string, more: object = {}) =>
  office.client.post("/api/people/erasure", { email, reason: "They asked for it.", password: PASSWORD, ...more });

/** Begun, and broken off before its first step. */
const begin = async (email: string): Promise<string> => {
  const context = { db, env, clock: () => new Date() } as unknown as Parameters<typeof beginErasure>[0];
  const { id } = office.who;
  return await beginErasure(
    context,
    { kind: "user", id, role: "admin" } as Parameters<typeof beginErasure>[1],
    email,
    "They asked for it.",
  );
};

/** Somebody who has left something in every place that people leave something in. */
async function everywhere() {
  const word = canary();
  const email = `${word}@erasures.example`;
  const who = await person("party", { email, firstName: word, lastName: `${word}son`, name: `${word} ${word}son`, password: PASSWORD });
  const client = await asUser(who);
  const now = Date.now();
  const past = await booking({
    status: "confirmed",
    bookingDate: "2024-03-04",
    startsAt: 1,
    bookingContactName: `${word} Contact`,
    bookingContactFirm: `${word} Barristers`,
    bookingContactEmail: email,
    contactEmailKey: email,
    styleOfCause: `${word} v. Stone`,
    caseDescription: `About ${word}.`,
    specialRequirements: word,
    notes: word,
    details: { claimantName: word, claimantEmail: email, bookingType: "single" } as never,
    createdByUser: who.id,
  });
  const asked = await booking({ bookingContactName: word, bookingContactEmail: email, contactEmailKey: email, bookingDate: null });
  const made = await booking({ createdByUser: who.id });
  const begun = await draft({ ownerId: who.id, values: { contactName: { value: word, origin: "form" } } as never });
  const visitor = await draft({ values: { contactEmail: { value: email, origin: "form" } } as never });
  const chat = newId();
  const times = { createdAt: now, updatedAt: now, expiresAt: now + 1e9 };
  await db.batch([
    db
      .insert(chatSessions)
      .values({ id: chat, ref: newId(), draftId: visitor.id, locale: "en", state: {} as never, turns: 1, bound: true, ...times }),
    db.insert(chatMessages).values({ sessionId: chat, seq: 1, role: "user", content: `I am ${word}.`, createdAt: now } as never),
    db.insert(bookingMessages).values({
      id: newId(),
      bookingId: past.id,
      sender: "client",
      text: `From ${word}.`,
      originKey: newId(),
      createdAt: now,
      contactKey: email,
    }),
    db
      .insert(bookingNotes)
      .values({ id: newId(), bookingId: past.id, authorId: office.who.id, text: `${word} called.`, originKey: newId(), createdAt: now }),
    db
      .insert(savedViews)
      .values({ id: newId(), list: "bookings", ownerId: who.id, name: word, query: `search=${word}`, version: 1, updatedAt: now }),
    db.insert(outbox).values({
      id: newId(),
      kind: "booking_received",
      recipient: email,
      locale: "en",
      payload: { name: word },
      createdAt: now,
      deliverAfter: now,
      attempts: 0,
    }),
    db.insert(capturedMails).values({
      id: newId(),
      messageId: newId(),
      recipient: "office@erasures.example",
      subject: "New",
      parts: [] as never,
      raw: `To our office: ${email}`,
      capturedAt: now,
    }),
  ]);
  await inquiry({ email, name: word, message: `Does ${word} need parking?` });
  await office.client.within(({ documents }) => documents.attach(past.id, { name: `${word}.pdf`, bytes: PDF }, "client"));
  const [file] = await db.select({ key: bookingDocuments.objectKey }).from(bookingDocuments).where(eq(bookingDocuments.bookingId, past.id));
  return { word, email, who, client, past, asked, made, begun, key: file?.key ?? "" };
}

/** Every table in which the word is, the parts of search indexes left out: what they find is asked of them. */
async function tablesWith(word: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'",
  ).all<{ name: string }>();
  const found: string[] = [];
  for (const { name } of results) {
    const { results: columns } = await env.DB.prepare(`PRAGMA table_info("${name}")`).all<{ name: string }>();
    const any = columns.map((column) => `instr(lower(CAST("${column.name}" AS TEXT)), ?1) > 0`).join(" OR ");
    if (await env.DB.prepare(`SELECT 1 FROM "${name}" WHERE ${any} LIMIT 1`).bind(word).first()) found.push(name);
  }
  return found.sort();
}
const inIndexes = async (word: string) => {
  const found: string[] = [];
  for (const index of ["booking_search", "case_search", "people_search", "document_search"])
    if (await env.DB.prepare(`SELECT 1 FROM ${index} WHERE ${index} MATCH ?1 LIMIT 1`).bind(`words : "${word}"`).first()) found.push(index);
  return found;
};

describe("an erasure", () => {
  test("leaves the person's words nowhere but in what is kept, and a second copy finds nothing", async () => {
    const { word, email, who, client, past, asked, made, key } = await everywhere();
    expect(await inIndexes(word)).toEqual(["booking_search", "people_search"]);
    expect(await tablesWith(word)).toContain("search_words");
    const seen = await preview(email.toUpperCase());
    expect(seen).toMatchObject({
      email,
      hasAccount: true,
      bars: [],
      replaced: [
        { table: "user", rows: 1 },
        { table: "bookings", rows: 3 },
      ],
    });
    const removed = Object.fromEntries(seen.removed.map(({ table, rows }) => [table, rows]));
    expect(removed).toMatchObject({
      session: 1,
      saved_views: 1,
      booking_drafts: 2,
      chat_messages: 1,
      booking_notes: 1,
      outbox: 1,
      inquiries: 1,
    });

    const answer = await erase(email);
    expect(answer.status).toBe(200);
    // What is left is the history of the booking, which is a chain.
    expect((await tablesWith(word)).filter((name) => name !== "audit_entries")).toEqual([]);
    expect(await inIndexes(word)).toEqual([]);
    expect(await env.FILES.head(key)).toBeNull();
    const copy = await collectPersonalData({ db, clock: () => new Date() }, { account: null, email, administrator: office.who.id });
    expect(copy).toEqual([]);

    const [row] = await db.select().from(user).where(eq(user.id, who.id));
    expect(row).toMatchObject({ active: false, firstName: "(erased)", email: `erased-${who.id}@erased.invalid` });
    expect((await client.get("/api/auth/user")).status).toBe(401);
    const state = async (id: string) => (await db.select().from(bookings).where(eq(bookings.id, id)))[0];
    expect(await state(past.id)).toMatchObject({
      status: "confirmed",
      bookingContactName: "(erased)",
      bookingDate: "2024-03-04",
      createdByUser: null,
    });
    expect(await state(asked.id)).toMatchObject({ status: "cancelled", bookingContactName: "(erased)" });
    // Of somebody else's booking only who made it is forgotten.
    expect(await state(made.id)).toMatchObject({ bookingContactName: "Samuel Okoye", createdByUser: null });
  });

  test("is entered in the administrator's history without the address, and nothing of whom it was about stays with it", async () => {
    const { email, word } = await everywhere();
    const { id } = (await (await erase(email)).json()) as { id: string };
    const [act] = await db
      .select({ action: auditEntries.action, changes: auditEntries.changes })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, "person"), eq(auditEntries.subjectId, office.who.id)))
      .orderBy(desc(auditEntries.seq))
      .limit(1);
    expect(act).toMatchObject({ action: "person_erased", changes: { erasure: id, reason: "They asked for it." } });
    expect(JSON.stringify(act)).not.toContain(word);
    expect((await db.select().from(erasures).where(eq(erasures.id, id)))[0]).toMatchObject({
      address: null,
      found: {},
      reason: "They asked for it.",
    });
    const listed = await office.client.within(({ personalData }) => personalData.erasures());
    expect(listed[0]).toMatchObject({ id, begunBy: office.who.name });
  });

  test("can be done twice, and finds nothing the second time", async () => {
    const { email } = await everywhere();
    expect((await erase(email)).status).toBe(200);
    expect(await preview(email)).toMatchObject({ hasAccount: false, removed: [], replaced: [] });
    expect((await erase(email)).status).toBe(200);
  });

  // Between the first two steps a batch cancels the request.
  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 5],
  ])("that breaks off after %i batches is finished by the schedule", async (most, steps) => {
    const { word, email, who, key } = await everywhere();
    let batches = 0;
    const breaking = new Proxy(db, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name !== "batch") return typeof value === "function" ? value.bind(target) : value;
        return async (statements: never) => {
          if (batches++ >= most) throw new Error("the line went dead");
          return target.batch(statements);
        };
      },
    });
    const begun = await begin(email);
    await runErasure(breaking, env, begun, Date.now).catch(() => undefined);
    if (steps < 5) expect((await db.select().from(erasures).where(eq(erasures.id, begun)))[0]).toMatchObject({ doneAt: null, step: steps });
    await finishErasures(env, { db, clock: () => new Date(Date.now() + 120_000) });
    expect((await db.select().from(erasures).where(eq(erasures.id, begun)))[0]?.doneAt).not.toBeNull();
    expect((await tablesWith(word)).filter((name) => name !== "audit_entries")).toEqual([]);
    expect(await env.FILES.head(key)).toBeNull();
    expect((await db.select().from(user).where(eq(user.id, who.id)))[0]?.firstName).toBe("(erased)");
  });
});

describe("what speaks against it", () => {
  const barsOf = async (email: string) => (await preview(email)).bars.map(({ kind }) => kind);

  test("is a case that is open, or resolved and still kept", async () => {
    const { id, partyA } = await caseOf();
    expect(await barsOf(partyA.email)).toEqual(["case_open"]);
    const answer = await erase(partyA.email);
    expect([answer.status, await answer.json()]).toMatchObject([409, { error: "conflict" }]);
    const resolve = (at: number) =>
      env.DB.prepare(
        "UPDATE cases SET status = 'resolved', arbitrator_id = party_a_id, resolved_at = ?1, resolved_month = '2020-01' WHERE id = ?2",
      )
        .bind(at, id)
        .run();
    await resolve(Date.now());
    expect(await barsOf(partyA.email)).toEqual(["case_kept"]);
    await resolve(Date.now() - 8 * 366 * 86_400_000);
    expect(await barsOf(partyA.email)).toEqual([]);
    const chain = () => env.DB.prepare("SELECT seq, body, hash FROM case_entries WHERE case_id = ? ORDER BY seq").bind(id).all();
    const before = (await chain()).results;
    expect((await erase(partyA.email)).status).toBe(200);
    expect((await chain()).results).toEqual(before);
  });

  test("is a confirmed hearing to come, and an administrator's account", async () => {
    const email = `${canary()}@erasures.example`;
    await booking({ status: "confirmed", bookingDate: "2099-03-04", bookingContactEmail: email, contactEmailKey: email });
    expect(await barsOf(email)).toEqual(["hearing"]);
    expect(await barsOf(office.who.email)).toEqual(["administrator"]);
  });

  test("is a legal hold, also one that comes in between", async () => {
    const { email, past, word } = await everywhere();
    const first = await hold("booking", past.bookingNumber);
    expect(await barsOf(email)).toEqual(["legal_hold"]);
    expect((await erase(email)).status).toBe(409);
    await lift(first.id);
    const begun = await begin(email);
    const second = await hold("person", email);
    await expect(runErasure(db, env, begun, Date.now)).rejects.toThrow();
    expect(await tablesWith(word)).toContain("bookings");
    await lift(second.id);
    await runErasure(db, env, begun, Date.now);
    expect((await tablesWith(word)).filter((name) => !["audit_entries", "legal_holds"].includes(name))).toEqual([]);
  });
});

describe("who may", () => {
  test("administrators with their own password and a reason, for an address", async () => {
    const { email } = await everywhere();
    const issue = async (more: object) => ((await (await erase(email, more)).json()) as { issues: unknown[] }).issues;
    expect(await issue({ password: "not the password" })).toMatchObject([{ field: "password", code: "password_wrong" }]);
    expect(await issue({ reason: " " })).toMatchObject([{ field: "reason", code: "reason_required" }]);
    expect(await issue({ email: "no address" })).toMatchObject([{ field: "email", code: "email_is_required" }]);
    expect((await preview(email)).removed).not.toEqual([]);
  });

  test.each(["party", "arbitrator"])("a %s erases nobody and sees nothing", async (role) => {
    const who = await person(role, { password: PASSWORD });
    const client = await asUser(who);
    expect((await client.post("/api/people/erasure/preview", { email: who.email })).status).toBe(404);
    expect((await client.post("/api/people/erasure", { email: who.email, reason: "x", password: PASSWORD })).status).toBe(404);
  });
});
