/** What an erasure leaves alone: what is somebody else's, and what no one may know. */
import { env } from "cloudflare:workers";
import { eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { bookingDocuments } from "#app/db/schema/booking-attachments.ts";
import { bookings, idempotencyKeys, outbox } from "#app/db/schema/bookings.ts";
import { caseMessages, caseReaders } from "#app/db/schema/cases.ts";
import { capturedMails } from "#app/db/schema/mail.ts";
import { runErasure } from "#app/services/personal-data/run-erasure.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { booking, person } from "#tests/kit/factories.ts";
import { contactOf, eraser, someAddress } from "./erasing.ts";

const db = connect(env.DB);
const PDF = new TextEncoder().encode("%PDF-1.7 an agreement");

const mail = async (change: Partial<typeof outbox.$inferInsert>): Promise<string> => {
  const id = newId();
  const now = Date.now();
  const row = { id, kind: "booking_received", recipient: "office@erasures.example", locale: "en", createdAt: now, deliverAfter: now };
  await db.insert(outbox).values({ ...row, attempts: 0, payload: {}, ...change } as never);
  return id;
};
const mails = async (ids: string[]) =>
  (await db.select({ id: outbox.id }).from(outbox).where(inArray(outbox.id, ids))).map(({ id }) => id).sort();

/** The database, of which the line breaks after so many batches. */
const breakingAfter = (batches: number) => {
  let done = 0;
  return new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== "batch") return typeof value === "function" ? value.bind(target) : value;
      return async (statements: never) => {
        if (done++ >= batches) throw new Error("the line went dead");
        return target.batch(statements);
      };
    },
  });
};

describe("the numbers of a preview", () => {
  test("say nothing of what is private in a case, nor of what its person alone knows of", async () => {
    const office = await eraser();
    const { id, partyA } = await caseOf();
    const before = await office.preview(partyA.email);
    const counted = ({ kept, removed }: typeof before) => [...kept, ...removed].filter(({ table }) => table !== "session");
    const message = (audience: "side_a" | "everyone") =>
      db.insert(caseMessages).values({
        id: newId(),
        caseId: id,
        senderId: partyA.id,
        content: "We wait for the expert.",
        audience,
        originKey: newId(),
        createdAt: Date.now(),
      });
    await message("side_a");
    await db
      .insert(caseReaders)
      .values({ caseId: id, userId: partyA.id, draft: "We", draftAudience: "side_a", updatedAt: Date.now() } as never);
    await mail({ recipient: partyA.email, kind: "case_notice" });
    expect(counted(await office.preview(partyA.email))).toEqual(counted(before));
    await message("everyone");
    expect((await office.preview(partyA.email)).kept).toContainEqual({ table: "case_messages", rows: 1 });
  });
});

describe("who made bookings for others", () => {
  test("takes none of their documents along", async () => {
    const office = await eraser();
    const maker = await person("party");
    const made = await booking({ createdByUser: maker.id });
    await (await asUser(maker)).within(({ documents }) => documents.attach(made.id, { name: "exhibit.pdf", bytes: PDF }, "client"));
    const [file] = await db.select().from(bookingDocuments).where(eq(bookingDocuments.bookingId, made.id));
    expect(file?.uploadedBy).toBe(maker.id);
    expect((await office.preview(maker.email)).removed.map(({ table }) => table)).not.toContain("booking_documents");
    expect((await office.erase(maker.email)).status).toBe(200);
    expect(await db.select().from(bookingDocuments).where(eq(bookingDocuments.bookingId, made.id))).toEqual([file]);
    expect(await env.FILES.head(file?.objectKey ?? "")).not.toBeNull();
  });
});

describe("what came to be another contact's", () => {
  test("after an erasure began is not written over, and keeps its documents", async () => {
    const office = await eraser();
    const [email, other] = [someAddress(), someAddress()];
    const [given, own] = [await booking({ ...contactOf(email), status: "pending" }), await booking(contactOf(email))];
    await office.client.within(({ documents }) => documents.attach(given.id, { name: "exhibit.pdf", bytes: PDF }, "client"));
    const begun = await office.begin(email);
    await db
      .update(bookings)
      .set({ ...contactOf(other), bookingContactName: "Yara Haddad" })
      .where(eq(bookings.id, given.id));
    await runErasure(db, env, begun, Date.now);
    const [after] = await db.select().from(bookings).where(eq(bookings.id, given.id));
    expect(after).toMatchObject({ bookingContactName: "Yara Haddad", contactEmailKey: other, status: "pending", notes: given.notes });
    const [file] = await db.select().from(bookingDocuments).where(eq(bookingDocuments.bookingId, given.id));
    expect(await env.FILES.head(file?.objectKey ?? "")).not.toBeNull();
    expect((await db.select().from(bookings).where(eq(bookings.id, own.id)))[0]?.bookingContactName).toBe("(erased)");
  });

  test("between two of its steps keeps its mails", async () => {
    const office = await eraser();
    const email = someAddress();
    const { id } = await booking(contactOf(email));
    const begun = await office.begin(email);
    await runErasure(breakingAfter(3), env, begun, Date.now).catch(() => undefined);
    expect((await db.select().from(bookings).where(eq(bookings.id, id)))[0]?.contactEmailKey).toBe("(erased)");
    const other = someAddress();
    await db.update(bookings).set(contactOf(other)).where(eq(bookings.id, id));
    const kept = await mail({ recipient: other, payload: { bookingId: id } });
    await runErasure(db, env, begun, Date.now);
    expect(await mails([kept])).toEqual([kept]);
  });
});

describe("an address that another one contains", () => {
  test("is compared whole: mails, kept answers and codes of the other stay", async () => {
    const office = await eraser();
    const name = newId()
      .toLowerCase()
      .replaceAll(/[^a-z]/g, "q");
    const email = `${name}@erasures.example`;
    const others = [`j${email}`, `j.${email}`, `j-${email}`, `é${email}`, `${email}.ca`, `${email}x`];
    const payloads = (address: string) => [
      { contact: { email: address } },
      { text: `Write to <${address}>.` },
      { text: `Line\n${address}` },
    ];
    const theirs = await Promise.all(payloads(email.toUpperCase()).map((payload) => mail({ payload })));
    const both = await mail({ payload: { text: `${others[0]}, ${email}` } });
    const kept = await Promise.all(others.flatMap(payloads).map((payload) => mail({ payload })));
    const answer = (address: string) =>
      db.insert(idempotencyKeys).values({
        key: `k ${address}`,
        fingerprint: "f",
        status: 201,
        body: JSON.stringify({ email: address }),
        createdAt: Date.now(),
      });
    const code = (address: string) =>
      env.DB.prepare("INSERT INTO verification (id, identifier, value, expires_at, created_at, updated_at) VALUES (?1, ?2, ?2, 1, 1, 1)")
        .bind(`v ${address}`, address)
        .run();
    const captured = (address: string) =>
      db.insert(capturedMails).values({
        id: `m ${address}`,
        messageId: newId(),
        recipient: "office@erasures.example",
        subject: "New",
        parts: [] as never,
        raw: `To: office\nReply-To: ${address}\n`,
        capturedAt: Date.now(),
      });
    for (const address of [email, ...others]) {
      await answer(address);
      await code(address);
      await captured(address);
    }
    expect((await office.erase(email)).status).toBe(200);
    expect(await mails([...theirs, both])).toEqual([]);
    expect(await mails(kept)).toEqual([...kept].sort());
    for (const table of ["idempotency_keys WHERE key LIKE 'k ", "verification WHERE id LIKE 'v ", "captured_mails WHERE id LIKE 'm "]) {
      const { results } = await env.DB.prepare(`SELECT count(*) AS n FROM ${table}%${name}%'`).all();
      expect([table, results]).toEqual([table, [{ n: others.length }]]);
    }
  });
});
