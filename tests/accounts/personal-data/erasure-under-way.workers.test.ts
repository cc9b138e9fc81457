/** An erasure that was begun: what comes in between, what it leaves where it is held, and who goes on with it. */
import { env } from "cloudflare:workers";
import { and, desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { bookingDocuments } from "#app/db/schema/booking-attachments.ts";
import { bookingMessages } from "#app/db/schema/booking-thread.ts";
import { auditEntries, bookings, outbox } from "#app/db/schema/bookings.ts";
import { bookingDrafts } from "#app/db/schema/drafts.ts";
import { erasures } from "#app/db/schema/erasures.ts";
import { user } from "#app/db/schema/people.ts";
import { finishErasures, runErasure } from "#app/services/personal-data/run-erasure.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { booking, draft, person } from "#tests/kit/factories.ts";
import { contactOf, eraser, someAddress } from "./erasing.ts";

const db = connect(env.DB);
const PDF = new TextEncoder().encode("%PDF-1.7 an agreement");
const run = (id: string) => runErasure(db, env, id, Date.now);
const stepOf = async (id: string) => (await db.select().from(erasures).where(eq(erasures.id, id)))[0]?.step;

describe("what is held in another contact's booking", () => {
  test("stays, and stops nothing", async () => {
    const office = await eraser();
    const [email, other] = [someAddress(), someAddress()];
    const given = await booking(contactOf(other));
    const own = await booking(contactOf(email));
    const message = (bookingId: string) => ({
      id: newId(),
      bookingId,
      sender: "client" as const,
      text: "When do we begin?",
      originKey: newId(),
      createdAt: 1,
      contactKey: email,
    });
    const [held, free] = [message(given.id), message(own.id)];
    const mail = { id: newId(), kind: "booking_received", recipient: email, locale: "en", createdAt: 1, deliverAfter: 1, attempts: 0 };
    await db.batch([
      db.insert(bookingMessages).values(held),
      db.insert(bookingMessages).values(free),
      db.insert(outbox).values({ ...mail, payload: { bookingId: given.id } } as never),
    ]);
    const begun = await draft({ bookingId: given.id, values: { contactEmail: { value: email, origin: "form" } } as never });
    await office.hold("booking", given.bookingNumber);
    expect((await office.preview(email)).bars).toEqual([]);
    expect((await office.erase(email)).status).toBe(200);
    const left = await db.select({ id: bookingMessages.id }).from(bookingMessages).where(eq(bookingMessages.contactKey, email));
    expect(left).toEqual([{ id: held.id }]);
    expect(await db.select().from(outbox).where(eq(outbox.id, mail.id))).toHaveLength(1);
    expect(await db.select().from(bookingDrafts).where(eq(bookingDrafts.id, begun.id))).toHaveLength(1);
    expect((await db.select().from(bookings).where(eq(bookings.id, own.id)))[0]?.contactEmailKey).toBe("(erased)");
  });
});

describe("what came in between", () => {
  test("an open case or an administrator's role stops each next step, until it has ended", async () => {
    const office = await eraser();
    const who = await person("party");
    const begun = await office.begin(who.email);
    await db.update(user).set({ role: "admin" }).where(eq(user.id, who.id));
    await expect(run(begun)).rejects.toMatchObject({ code: "conflict", detail: { bars: [{ kind: "administrator" }] } });
    // The database asks for itself, no matter who takes the step.
    await expect(env.DB.prepare("UPDATE erasures SET step = step + 1 WHERE id = ?").bind(begun).run()).rejects.toThrow(/erasure_barred/);
    expect((await office.erase(who.email)).status).toBe(409);
    await db.update(user).set({ role: "party" }).where(eq(user.id, who.id));
    const { id } = await caseOf();
    await env.DB.prepare("UPDATE case_people SET user_id = ?1, email = ?2 WHERE case_id = ?3 AND capacity = 'counsel'")
      .bind(who.id, who.email, id)
      .run();
    await expect(run(begun)).rejects.toMatchObject({ code: "conflict", detail: { bars: [{ kind: "case_open" }] } });
    await expect(env.DB.prepare("UPDATE erasures SET step = step + 1 WHERE id = ?").bind(begun).run()).rejects.toThrow(/erasure_barred/);
    expect(await stepOf(begun)).toBe(0);
    await env.DB.prepare("UPDATE case_people SET state = 'removed', removed_at = 1 WHERE case_id = ?1 AND user_id = ?2")
      .bind(id, who.id)
      .run();
    expect(await run(begun)).toBe(true);
    expect((await db.select().from(user).where(eq(user.id, who.id)))[0]?.firstName).toBe("(erased)");
  });

  test("a hold stops it as one, and files that came meanwhile go with the rest", async () => {
    const office = await eraser();
    const email = someAddress();
    const own = await booking(contactOf(email));
    const begun = await office.begin(email);
    const hold = await office.hold("booking", own.bookingNumber);
    await expect(run(begun)).rejects.toMatchObject({ code: "legal_hold" });
    await office.client.within(({ documents }) => documents.attach(own.id, { name: "late.pdf", bytes: PDF }, "client"));
    const [file] = await db.select().from(bookingDocuments).where(eq(bookingDocuments.bookingId, own.id));
    await office.lift(hold.id);
    await finishErasures(env, { db, clock: () => new Date(Date.now() + 120_000) });
    expect((await db.select().from(erasures).where(eq(erasures.id, begun)))[0]?.doneAt).not.toBeNull();
    expect(await env.FILES.head(file?.objectKey ?? "")).toBeNull();
  });

  test("a hold after the last step keeps the files", async () => {
    const office = await eraser();
    const email = someAddress();
    const own = await booking(contactOf(email));
    await office.client.within(({ documents }) => documents.attach(own.id, { name: "last.pdf", bytes: PDF }, "client"));
    const [file] = await db.select().from(bookingDocuments).where(eq(bookingDocuments.bookingId, own.id));
    const begun = await office.begin(email);
    const files = { delete: () => Promise.reject(new Error("the line went dead")) } as unknown as R2Bucket;
    await expect(runErasure(db, { FILES: files }, begun, Date.now)).rejects.toThrow("the line went dead");
    const hold = await office.hold("person", email);
    await expect(run(begun)).rejects.toMatchObject({ code: "legal_hold" });
    expect(await env.FILES.head(file?.objectKey ?? "")).not.toBeNull();
    await office.lift(hold.id);
    await run(begun);
    expect(await env.FILES.head(file?.objectKey ?? "")).toBeNull();
  });

  test("who goes on with it has an entry with their own reason", async () => {
    const [first, second] = [await eraser(), await eraser()];
    const email = someAddress();
    await booking(contactOf(email));
    const begun = await first.begin(email);
    expect(await second.begin(email, "They asked again.")).toBe(begun);
    const [entry] = await db
      .select({ action: auditEntries.action, changes: auditEntries.changes })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, "person"), eq(auditEntries.subjectId, second.who.id)))
      .orderBy(desc(auditEntries.seq))
      .limit(1);
    expect(entry).toMatchObject({ action: "person_erased", changes: { erasure: begun, reason: "They asked again." } });
    expect(await run(begun)).toBe(true);
  });
});

describe("how much one erasure takes", () => {
  /** So many more bookings as this one. */
  const likeIt = async (id: string, many: number) => {
    const { results } = await env.DB.prepare("SELECT name FROM pragma_table_info('bookings') WHERE name <> 'place'").all<{
      name: string;
    }>();
    const values = results.map(({ name }) => (["id", "booking_number", "origin_key"].includes(name) ? `${name} || '-' || n` : name));
    await env.DB.prepare(
      `WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ${many}) INSERT INTO bookings (${results.map(({ name }) => name).join(", ")}) SELECT ${values.join(", ")} FROM bookings, more WHERE id = ?`,
    )
      .bind(id)
      .run();
  };

  test("is said where an address is the contact of too many bookings", async () => {
    const office = await eraser();
    const email = someAddress();
    const { id } = await booking(contactOf(email));
    await likeIt(id, 1999);
    expect((await office.preview(email)).bars).toEqual([]);
    const last = await booking(contactOf(email));
    expect((await office.preview(email)).bars).toEqual([{ kind: "too_many", names: ["2001"] }]);
    expect((await office.erase(email)).status).toBe(409);
    await db.update(bookings).set(contactOf(someAddress())).where(eq(bookings.id, last.id));
    expect((await office.erase(email)).status).toBe(200);
    expect(await db.$count(bookings, eq(bookings.contactEmailKey, email))).toBe(0);
  });

  test("is everything that somebody made for others, a part at a time", async () => {
    const office = await eraser();
    const maker = await person("party");
    const { id } = await booking({ createdByUser: maker.id });
    await likeIt(id, 1499);
    expect((await office.erase(maker.email)).status).toBe(200);
    expect(await db.$count(bookings, eq(bookings.createdByUser, maker.id))).toBe(0);
  });
});

test("words of a name with an accented capital leave the search", async () => {
  const office = await eraser();
  const email = someAddress();
  const name = `Élodie${newId()
    .replaceAll(/[^a-z]/g, "q")
    .slice(0, 12)}`;
  await booking({ ...contactOf(email), bookingContactName: `${name} Émard` });
  const words = () => env.DB.prepare("SELECT count(*) AS n FROM search_words WHERE word = ?").bind(name).first("n");
  expect(await words()).toBe(1);
  expect((await office.erase(email)).status).toBe(200);
  expect(await words()).toBe(0);
});
