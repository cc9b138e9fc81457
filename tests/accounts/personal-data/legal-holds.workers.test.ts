/** Legal holds: what they keep from whatever removes, who places and lifts them, and what is left of it. */
import { env } from "cloudflare:workers";
import { and, desc, eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { sweepMail } from "#app/db/mail/outbox.repo.server.ts";
import { bookingNotes } from "#app/db/schema/booking-attachments.ts";
import { auditEntries, bookings, outbox } from "#app/db/schema/bookings.ts";
import { cases } from "#app/db/schema/cases.ts";
import { bookingDrafts, chatMessages, chatSessions } from "#app/db/schema/drafts.ts";
import { formerDrafts, keptBookings, keptDrafts, keptNotes } from "#app/db/schema/legal-holds.ts";
import { accountMail } from "#app/i18n/mail/account-mails.ts";
import { createMailI18n } from "#app/i18n/mail/catalog.server.ts";
import { subjectOf } from "#app/services/mail/mail-subjects.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { sittingPanel } from "#tests/cases/due-process/panel.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole, PROOF } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { booking, draft, person } from "#tests/kit/factories.ts";
import { sweepExpired } from "#tests/kit/sweep.ts";

const db = connect(env.DB);
const DAY = 86_400_000;
const MAIL = { settled: Date.now() - 90 * DAY, captured: Date.now() };

const place = async (client: ApiClient, kind: string, subject: string, more: object = {}): Promise<string> => {
  const answer = await client.post("/api/legal-holds", { kind, subject, reason: "The lease dispute.", ...PROOF, ...more });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
};
const lift = (client: ApiClient, id: string, reason = "It is settled.") => client.post(`/api/legal-holds/${id}/lift`, { reason, ...PROOF });

/** An expired draft with its conversation, and a mail that was settled long ago, all of this address. */
async function pastTheirTime(email: string) {
  const then = Date.now() - 100 * DAY;
  const { id } = await draft({ values: { contactEmail: { value: email, origin: "form" } } as never, expiresAt: then });
  const [chat, mail] = [newId(), newId()];
  const times = { createdAt: then, updatedAt: then, expiresAt: then };
  await db.batch([
    db
      .insert(chatSessions)
      .values({ id: chat, ref: newId(), draftId: id, locale: "en", state: {} as never, turns: 1, bound: true, ...times }),
    db.insert(chatMessages).values({ sessionId: chat, seq: 1, role: "user", content: "A room, please.", createdAt: then } as never),
    db.insert(outbox).values({
      id: mail,
      kind: "booking_received",
      recipient: email,
      locale: "en",
      payload: {},
      createdAt: then,
      deliverAfter: then,
      attempts: 1,
      state: "delivered",
      settledAt: then,
    }),
  ]);
  return {
    sweep: async () => {
      await sweepExpired(db, Date.now());
      await sweepMail(db, MAIL);
    },
    left: async () => [
      (await db.select().from(bookingDrafts).where(eq(bookingDrafts.id, id))).length,
      (await db.select().from(chatSessions).where(eq(chatSessions.id, chat))).length,
      (await db.select().from(chatMessages).where(eq(chatMessages.sessionId, chat))).length,
      (await db.select().from(outbox).where(eq(outbox.id, mail))).length,
    ],
    remove: [
      db.delete(chatMessages).where(eq(chatMessages.sessionId, chat)),
      db.delete(chatSessions).where(eq(chatSessions.id, chat)),
      db.delete(bookingDrafts).where(eq(bookingDrafts.id, id)),
      db.delete(outbox).where(eq(outbox.id, mail)),
    ],
  };
}

describe("what is held", () => {
  test("of a person stays past its time, until the hold is lifted", async () => {
    const { client } = await asRole("admin");
    const email = `held.${newId().toLowerCase()}@holds.example`;
    const theirs = await pastTheirTime(email);
    const others = await pastTheirTime(`other.${newId().toLowerCase()}@holds.example`);
    const hold = await place(client, "person", email.toUpperCase());
    await theirs.sweep();
    expect([await theirs.left(), await others.left()]).toEqual([
      [1, 1, 1, 1],
      [0, 0, 0, 0],
    ]);
    // Whatever else would remove it is refused by the database itself.
    for (const statement of theirs.remove) await expect(statement).rejects.toThrow();
    expect((await lift(client, hold)).status).toBe(204);
    await theirs.sweep();
    expect(await theirs.left()).toEqual([0, 0, 0, 0]);
  });

  test("keeps a booking, its notes and its documents in sight", async () => {
    const { client, who } = await asRole("admin");
    const { id, bookingNumber } = await booking();
    const note = newId();
    await db.insert(bookingNotes).values({ id: note, bookingId: id, authorId: who.id, text: "Called.", originKey: newId(), createdAt: 1 });
    const attached = await client.within(({ documents }) =>
      documents.attach(id, { name: "a.pdf", bytes: new TextEncoder().encode("%PDF-1.7 an agreement") }, "staff"),
    );
    const hold = await place(client, "booking", bookingNumber.replaceAll("-", " "));
    const removals = [() => client.delete(`/api/bookings/${id}`), () => client.delete(`/api/bookings/${id}/documents/${attached.id}`)];
    for (const remove of removals) {
      const answer = await remove();
      expect([answer.status, await answer.json()]).toMatchObject([409, { error: "legal_hold" }]);
    }
    const noted = client.within(({ notes }) => notes.remove(id, note));
    await expect(noted).rejects.toSatisfy((error: Error & { code?: string }) => /legal_hold/.test(`${error.code} ${error.cause}`));
    expect(await db.select({ deletedAt: bookings.deletedAt }).from(bookings).where(eq(bookings.id, id))).toEqual([{ deletedAt: null }]);
    // It is worked with as ever.
    expect((await client.patch(`/api/bookings/${id}`, { status: "cancelled", reason: "Asked by phone." })).status).toBe(200);
    await lift(client, hold);
    for (const remove of removals.reverse()) expect((await remove()).status).toBe(204);
  });

  test.each(["case", "person"])(
    "of a %s are the notes of its tribunal: changed and taken away as ever, and what they said is kept until it is lifted",
    async (kind) => {
      const { client } = await asRole("admin");
      const { id, chair } = await sittingPanel();
      for (const room of ["own", "panel"])
        await chair.client.within(({ chambers }) => chambers.write(id, { room, content: `Kept in ${room}.` }, null));
      const open = () => chair.client.within(({ chambers }) => chambers.open(id, null));
      const seen = await open();
      const [{ caseNumber } = { caseNumber: "" }] = await db.select({ caseNumber: cases.caseNumber }).from(cases).where(eq(cases.id, id));
      const hold = await place(client, kind, kind === "case" ? caseNumber : chair.who.email);
      const notes = [...seen.own, ...seen.panel];
      expect(notes).toHaveLength(2);
      for (const note of notes) {
        await chair.client.within(({ chambers }) => chambers.changeNote(id, note.id, { content: "Else.", version: 1 }));
        await chair.client.within(({ chambers }) => chambers.removeNote(id, note.id, 2));
      }
      expect(await open()).toMatchObject({ own: [], panel: [] });
      const ids = notes.map((note) => note.id);
      const kept = () => db.select({ content: keptNotes.content }).from(keptNotes).where(inArray(keptNotes.noteId, ids));
      const said = ["Else.", "Else.", "Kept in own.", "Kept in panel."];
      await sweepExpired(db, Date.now());
      expect((await kept()).map(({ content }) => content).sort()).toEqual(said);
      await expect(db.delete(keptNotes).where(inArray(keptNotes.noteId, ids))).rejects.toThrow();
      await lift(client, hold);
      await sweepExpired(db, Date.now());
      expect(await kept()).toEqual([]);
    },
  );

  test("of an account are its own drafts, and of a case its bookings with their link", async () => {
    const { client } = await asRole("admin");
    const who = await person("party");
    const own = await draft({ ownerId: who.id, expiresAt: 1 });
    await place(client, "person", who.email);
    await sweepExpired(db, Date.now());
    expect(await db.select().from(bookingDrafts).where(eq(bookingDrafts.id, own.id))).toHaveLength(1);

    const { id: caseId } = await caseOf();
    const { caseNumber } = (await (await client.get(`/api/cases/${caseId}`)).json()) as { caseNumber: string };
    const linked = await booking();
    await client.within(({ caseBookings }) => caseBookings.link(caseId, linked.bookingNumber));
    const hold = await place(client, "case", caseNumber.toLowerCase());
    expect((await client.delete(`/api/bookings/${linked.id}`)).status).toBe(409);
    await expect(client.within(({ caseBookings }) => caseBookings.unlink(caseId, linked.id))).rejects.toMatchObject({ code: "legal_hold" });
    await lift(client, hold);
    await client.within(({ caseBookings }) => caseBookings.unlink(caseId, linked.id));
  });

  test.each(["an owner that it loses", "an address that is corrected"])("of a person keeps a request despite %s", async (change) => {
    const { client } = await asRole("admin");
    const who = await person("party");
    const said = (email: string) => ({ contactEmail: { value: email, origin: "form" } }) as never;
    const isOwned = change.startsWith("an owner");
    const own = await draft(isOwned ? { ownerId: who.id, expiresAt: 1 } : { values: said(who.email.toUpperCase()), expiresAt: 1 });
    const hold = await place(client, "person", who.email);
    const its = eq(bookingDrafts.id, own.id);
    await db
      .update(bookingDrafts)
      .set(isOwned ? { ownerId: null } : { values: said("other@holds.example") })
      .where(its);
    await db
      .update(bookingDrafts)
      .set({ ownerId: null, values: {} as never })
      .where(its);
    await sweepExpired(db, Date.now());
    expect(await db.select().from(bookingDrafts).where(its)).toHaveLength(1);
    await expect(db.delete(bookingDrafts).where(its)).rejects.toThrow();
    expect(await db.select().from(keptDrafts).where(eq(keptDrafts.draftId, own.id))).toEqual([{ draftId: own.id, holdId: hold }]);
    await lift(client, hold);
    await sweepExpired(db, Date.now());
    expect(await db.select().from(bookingDrafts).where(its)).toHaveLength(0);
  });

  test("of a booking keeps the conversation that has gone on to another request", async () => {
    const { client } = await asRole("admin");
    const { id, bookingNumber } = await booking();
    const [sent, next, chat] = [await draft({ bookingId: id, expiresAt: 1 }), await draft({ expiresAt: 1 }), newId()];
    const times = { createdAt: 1, updatedAt: 1, expiresAt: 1 };
    await db
      .insert(chatSessions)
      .values({ id: chat, ref: newId(), draftId: sent.id, locale: "en", state: {} as never, turns: 1, bound: true, ...times });
    const hold = await place(client, "booking", bookingNumber);
    await db.update(chatSessions).set({ draftId: next.id }).where(eq(chatSessions.id, chat));
    const left = async () => (await db.select().from(chatSessions).where(eq(chatSessions.id, chat))).length;
    await sweepExpired(db, Date.now());
    expect(await left()).toBe(1);
    await lift(client, hold);
    expect(await db.select().from(formerDrafts).where(eq(formerDrafts.sessionId, chat))).toEqual([{ sessionId: chat, draftId: sent.id }]);
    await sweepExpired(db, Date.now());
    expect(await left()).toBe(0);
  });

  test("of a person keeps a booking that has another contact since", async () => {
    const { client } = await asRole("admin");
    const who = await person("party");
    const { id } = await booking({ bookingContactEmail: who.email, contactEmailKey: who.email });
    const hold = await place(client, "person", who.email);
    await db
      .update(bookings)
      .set({ bookingContactEmail: "other@holds.example", contactEmailKey: "other@holds.example" })
      .where(eq(bookings.id, id));
    expect((await client.delete(`/api/bookings/${id}`)).status).toBe(409);
    expect(await db.select().from(keptBookings).where(eq(keptBookings.bookingId, id))).toEqual([{ bookingId: id, holdId: hold }]);
    await lift(client, hold);
    expect((await client.delete(`/api/bookings/${id}`)).status).toBe(204);
  });

  test("ends with its last day, and is never altered or removed itself", async () => {
    const { client } = await asRole("admin");
    const { id, bookingNumber } = await booking();
    const hold = await place(client, "booking", bookingNumber, { lastDay: "2099-12-31" });
    expect((await client.delete(`/api/bookings/${id}`)).status).toBe(409);
    for (const sql of [
      "DELETE FROM legal_holds",
      "UPDATE legal_holds SET ends_at = 1, last_day = '2020-01-01'",
      "UPDATE legal_holds SET reason = 'x'",
    ])
      await expect(env.DB.prepare(`${sql} WHERE id = ?`).bind(hold).run()).rejects.toThrow();
    const ended = await booking();
    await env.DB.prepare(
      "INSERT INTO legal_holds (id, subject_type, subject_id, subject_name, reason, placed_by, placed_at, last_day, ends_at) SELECT ?1, subject_type, ?2, 'ended', reason, placed_by, 1, '2020-01-01', 2 FROM legal_holds WHERE id = ?3",
    )
      .bind(newId(), ended.id, hold)
      .run();
    expect((await client.delete(`/api/bookings/${ended.id}`)).status).toBe(204);
    const listed = (await (await client.get("/api/legal-holds")).json()) as { subject: string; state: string }[];
    expect(listed.find(({ subject }) => subject === "ended")?.state).toBe("ended");
  });
});

describe("placing and lifting", () => {
  test("are in the list with who, when and why, and in the administrator's own history", async () => {
    const { client, who } = await asRole("admin");
    const id = await place(client, "person", "Listed@Holds.example", { lastDay: "" });
    expect((await lift(client, id)).status).toBe(204);
    expect((await lift(client, id)).status).toBe(409);
    const listed = (await (await client.get("/api/legal-holds")).json()) as { id: string }[];
    expect(listed.find((one) => one.id === id)).toMatchObject({
      kind: "person",
      subject: "listed@holds.example",
      reason: "The lease dispute.",
      state: "lifted",
      placedBy: who.name,
      liftedBy: who.name,
      liftReason: "It is settled.",
      lastDay: null,
    });
    const acts = await db
      .select({ action: auditEntries.action, changes: auditEntries.changes })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, "person"), eq(auditEntries.subjectId, who.id)))
      .orderBy(desc(auditEntries.seq));
    expect(acts).toEqual([
      { action: "legal_hold_lifted", changes: { hold: id, kind: "person" } },
      { action: "legal_hold_placed", changes: { hold: id, kind: "person" } },
    ]);
  });

  test.each([
    [{ kind: "person", subject: "no address" }, "subject", "legal_hold_address"],
    [{ kind: "booking", subject: "CN-1" }, "subject", "legal_hold_booking"],
    [{ kind: "case", subject: "CA-1999-000000" }, "subject", "legal_hold_case"],
    [{ kind: "venue", subject: "Toronto" }, "kind", "legal_hold_kind"],
    [{ kind: "person", subject: "a@holds.example", reason: " " }, "reason", "legal_hold_reason"],
    [{ kind: "person", subject: "a@holds.example", lastDay: "2020-01-01" }, "lastDay", "legal_hold_day"],
    [{ kind: "person", subject: "a@holds.example", lastDay: "tomorrow" }, "lastDay", "legal_hold_day"],
  ])("%j is refused by its field", async (asked, field, code) => {
    const { client } = await asRole("admin");
    const answer = await client.post("/api/legal-holds", { reason: "The lease dispute.", ...PROOF, ...asked });
    expect([answer.status, await answer.json()]).toMatchObject([400, { issues: [{ field, code }] }]);
  });

  test("lifting asks for a reason", async () => {
    const { client } = await asRole("admin");
    const id = await place(client, "person", "reasons@holds.example");
    const answer = await lift(client, id, "  ");
    expect([answer.status, await answer.json()]).toMatchObject([400, { issues: [{ field: "reason", code: "legal_hold_reason" }] }]);
  });
});

describe("who places or lifts one", () => {
  test.each([
    ["no password", {}, "own_password_required"],
    ["another password", { password: "not the password" }, "password_wrong"],
  ])("shows who they are: with %s nothing is changed", async (_, proof, code) => {
    const { client, who } = await asRole("admin");
    const id = await place(client, "person", "proven@holds.example");
    const before = await historyOf(who.id);
    const shown = { password: "", ...proof };
    const placing = await client.post("/api/legal-holds", { kind: "person", subject: "other@holds.example", reason: "A claim.", ...shown });
    const lifting = await client.post(`/api/legal-holds/${id}/lift`, { reason: "It is over.", ...shown });
    for (const answer of [placing, lifting])
      expect([answer.status, await answer.json()]).toMatchObject([400, { issues: [{ field: "password", code }] }]);
    const listed = await (await client.get("/api/legal-holds")).json<{ id: string; subject: string; state: string }[]>();
    expect(listed.find((one) => one.id === id)?.state).toBe("in_force");
    expect(listed.some(({ subject }) => subject === "other@holds.example")).toBe(false);
    expect(await historyOf(who.id)).toBe(before);
    await lift(client, id);
  });

  test("is mailed to every active administrator: what kind is held, by whom, and not whom it is about", async () => {
    const { client, who } = await asRole("admin", { email: "kwholder@holds.example", name: "Kwholder Person" });
    const other = await person("admin", { email: "kwreader@holds.example" });
    const closed = await person("admin", { email: "kwclosed@holds.example", active: false });
    const id = await place(client, "person", "kwsubject@holds.example");
    await lift(client, id);
    for (const act of ["legal_hold_placed", "legal_hold_lifted"]) {
      const mails = (await db.select().from(outbox).where(eq(outbox.kind, "security_notice"))).filter(({ payload }) => {
        const { act: done, by } = payload as { act: string; by: string };
        return done === act && by === who.id;
      });
      const readers = mails.map(({ recipient }) => recipient);
      expect(readers).toEqual(expect.arrayContaining([who.email, other.email]));
      expect(readers).not.toContain(closed.email);
      const theirs = mails.find(({ recipient }) => recipient === other.email);
      expect(JSON.stringify(theirs?.payload)).not.toContain("kwsubject");
      const subject = await subjectOf({ db, secrets: authSecretsOf(env, Date.now()) }, theirs as never, Date.now());
      if (!("about" in subject) || subject.about !== "account") throw new Error("no notice");
      for (const locale of ["en", "fr", "es"] as const) {
        const { paragraphs, links } = accountMail(await createMailI18n(locale), subject, env.ORIGIN);
        expect(paragraphs.join(" ")).toContain("Kwholder Person");
        expect(links.map(({ href }) => href)).toEqual([`${env.ORIGIN}/admin/legal-holds`]);
      }
    }
  });
});

/** How many entries a person's history has. */
const historyOf = async (id: string) =>
  (
    await db
      .select({ seq: auditEntries.seq })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, "person"), eq(auditEntries.subjectId, id)))
  ).length;
