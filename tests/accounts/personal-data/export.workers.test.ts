/** A copy of everything held about a person: what is in it, what never is, and who is given it. */
import { env } from "cloudflare:workers";
import { and, desc, eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { bookingNotes } from "#app/db/schema/booking-attachments.ts";
import { bookingMessages } from "#app/db/schema/booking-thread.ts";
import { auditEntries, outbox } from "#app/db/schema/bookings.ts";
import { chatMessages, chatSessions } from "#app/db/schema/drafts.ts";
import { account, session } from "#app/db/schema/people.ts";
import { collectPersonalData } from "#app/services/personal-data/collect-personal-data.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { booking, draft, inquiry, type Person, person } from "#tests/kit/factories.ts";
import { BARE_PNG } from "#tests/kit/pictures.ts";

const db = connect(env.DB);
const PASSWORD = "a quiet lamp over the desk";

interface Copy {
  text: string;
  files: Record<string, Uint8Array>;
  of: (name: string) => Record<string, unknown>[];
}

async function signedIn(role: string, change: Partial<Person> = {}): Promise<{ who: Person; client: ApiClient }> {
  const who = await person(role, { ...change, password: PASSWORD });
  return { who, client: await asUser(who) };
}

async function copyIn(answer: Response): Promise<Copy> {
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = new TextDecoder().decode(files["personal-data.json"]);
  const { sections } = JSON.parse(text) as { sections: { name: string; rows: Record<string, unknown>[] }[] };
  return { text, files, of: (name) => sections.find((section) => section.name === name)?.rows ?? [] };
}

const own = (client: ApiClient, password = PASSWORD) => client.post("/api/people/me/export", { password });
const copyOf = (client: ApiClient, email: string, password = PASSWORD) => client.post("/api/people/export", { email, password });
const lastAct = async (id: string) =>
  (
    await db
      .select({ action: auditEntries.action, actorId: auditEntries.actorId, changes: auditEntries.changes })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, "person"), eq(auditEntries.subjectId, id)))
      .orderBy(desc(auditEntries.seq))
      .limit(1)
  )[0];

const mail = (recipient: string) => ({
  id: newId(),
  kind: "booking_received",
  recipient,
  locale: "en" as const,
  payload: { token: "opens-a-booking" },
  createdAt: Date.now(),
  deliverAfter: Date.now(),
  attempts: 0,
});

describe("a person's own copy", () => {
  test("holds the account, bookings, drafts, talks, messages and mails, and nothing that opens anything", async () => {
    const { who, client } = await signedIn("party", { email: "ana@copies.example" });
    await client.within((services) => services.account.savePicture({ name: "me.png", bytes: BARE_PNG }));
    const mine = await booking({
      bookingContactEmail: "Ana@copies.example",
      caseDescription: "Mine: a lease.",
      videoLink: "https://video.example/opens",
    });
    const others = await booking({ caseDescription: "Somebody else's lease." });
    const begun = await draft({ ownerId: who.id, values: { contactName: { value: "Ana", origin: "form" } } as never });
    const now = Date.now();
    const talk = newId();
    await db.batch([
      db.insert(chatSessions).values({
        id: talk,
        ref: newId(),
        draftId: begun.id,
        locale: "en",
        state: {} as never,
        turns: 1,
        bound: true,
        createdAt: now,
        updatedAt: now,
        expiresAt: now + 1e9,
      }),
      db
        .insert(chatMessages)
        .values({ sessionId: talk, seq: 1, role: "user", content: "I need a room on Friday.", createdAt: now } as never),
      db.insert(bookingMessages).values({
        id: newId(),
        bookingId: mine.id,
        sender: "client",
        text: "Written as the contact.",
        originKey: newId(),
        createdAt: now,
        contactKey: "ana@copies.example",
      }),
      db.insert(bookingMessages).values({
        id: newId(),
        bookingId: mine.id,
        sender: "client",
        text: "Written by the contact before.",
        originKey: newId(),
        createdAt: now,
        contactKey: "before@elsewhere.example",
      }),
      db
        .insert(bookingNotes)
        .values({ id: newId(), bookingId: mine.id, authorId: who.id, text: "A note of the office.", originKey: newId(), createdAt: now }),
      db.insert(outbox).values(mail("ana@copies.example")),
    ]);
    await inquiry({ email: "Ana@copies.example", message: "Is there parking?" });

    const copy = await copyIn(await own(client));
    expect(copy.of("user")).toMatchObject([{ id: who.id, email: who.email, first_name: "Ada" }]);
    expect(copy.of("session").length).toBeGreaterThan(0);
    expect(copy.of("bookings")).toMatchObject([{ booking_number: mine.bookingNumber, booking_contact_email: "Ana@copies.example" }]);
    expect(copy.of("booking_drafts")).toHaveLength(1);
    expect(copy.of("chat_messages")).toMatchObject([{ content: "I need a room on Friday." }]);
    expect(copy.of("booking_messages")).toMatchObject([{ text: "Written as the contact." }]);
    expect(copy.of("inquiries")).toMatchObject([{ message: "Is there parking?" }]);
    expect(copy.of("outbox")).toMatchObject([{ kind: "booking_received" }]);
    expect(copy.files["files/picture"]?.byteLength).toBeGreaterThan(0);

    const [credential] = await db.select().from(account).where(eq(account.userId, who.id));
    const sessions = await db.select().from(session).where(eq(session.userId, who.id));
    const never = [credential?.password, ...sessions.map(({ token }) => token), "opens-a-booking", "video.example", talk];
    for (const secret of never) expect(copy.text).not.toContain(String(secret));
    for (const theirs of ["Somebody else's", others.bookingNumber, "contact before", "note of the office"])
      expect(copy.text).not.toContain(theirs);
  });

  test("is entered in their history and told them by mail", async () => {
    const { who, client } = await signedIn("party");
    await copyIn(await own(client));
    expect(await lastAct(who.id)).toEqual({ action: "own_data_exported", actorId: who.id, changes: {} });
    const [notice] = await db.select().from(outbox).where(eq(outbox.recipient, who.email));
    expect(notice).toMatchObject({ kind: "security_notice", payload: { act: "data_exported" } });
  });

  test("asks for the password, and without it gives and enters nothing", async () => {
    const { who, client } = await signedIn("party");
    const answer = await own(client, "not the password");
    expect([answer.status, await answer.json()]).toMatchObject([400, { issues: [{ field: "password", code: "password_wrong" }] }]);
    expect(await lastAct(who.id)).toBeUndefined();
    expect((await apiClient().post("/api/people/me/export", { password: PASSWORD })).status).toBe(401);
  });

  test("is bounded in bytes, not in rows alone, and whole however many parts its rows are read in", async () => {
    const { id, email } = await person("party");
    await env.DB.prepare(
      `WITH RECURSIVE n(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < 1001)
       INSERT INTO outbox (id, kind, recipient, locale, payload, created_at, deliver_after, attempts)
       SELECT 'part' || at || ?1, 'booking_received', ?2, 'en', '{}', at, 1, 0 FROM n`,
    )
      .bind(id, email)
      .run();
    const collect = (most?: number) =>
      collectPersonalData({ db, clock: () => new Date() }, { account: { id, role: "party" }, email, administrator: null }, most);
    const mails = (await collect()).find(({ name }) => name === "outbox");
    expect([new Set(mails?.rows.map((row) => JSON.stringify(row))).size, mails?.cut]).toEqual([1001, false]);
    await expect(collect(50_000)).rejects.toMatchObject({ code: "payload_too_large" });
  });

  test("is made ten times an hour and then refused with the time to wait", async () => {
    const who = await person("party", { password: PASSWORD });
    const client = await asUser(who, { variables: { RATE_LIMITS: "on" } });
    for (let time = 0; time < 10; time += 1) await client.post("/api/people/me/export", { password: "x", code: "" });
    const answer = await own(client);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  test("of an address that the account has not shown to be theirs there is nothing", async () => {
    const { client } = await signedIn("party", { email: "claimed@copies.example", emailVerified: false });
    const { bookingNumber } = await booking({ bookingContactEmail: "claimed@copies.example" });
    expect((await copyIn(await own(client))).text).not.toContain(bookingNumber);
  });
});

describe("of cases", () => {
  test("one has one's own acts and words, and nothing of the other side or of who reads in private", async () => {
    const { id, partyA, partyB, as } = await caseOf();
    const say = (client: ApiClient, content: string, audience: "everyone" | "side" | "arbitrator") =>
      client.post(`/api/cases/${id}/messages`, { content, audience, isPrivate: audience === "arbitrator" });
    for (const [client, content, audience] of [
      [as.partyA, "A to everyone.", "everyone"],
      [as.partyA, "A to its own side.", "side"],
      [as.partyB, "B to its own side.", "side"],
      [as.arbitrator, "The arbitrator's own note.", "arbitrator"],
    ] as const)
      expect((await say(client, content, audience)).status).toBe(201);
    await as.partyA.patch(`/api/cases/${id}/draft`, { content: "Not sent yet.", audience: "side" });
    await withPassword(partyA);
    const mine = await copyIn(await own(as.partyA));
    expect(mine.of("case_messages").map(({ content }) => content)).toEqual(["A to everyone.", "A to its own side."]);
    expect(mine.of("case_people")).toMatchObject([{ capacity: "party", side: "a" }]);
    expect(mine.of("cases")).toMatchObject([{ id, title: "Alba v. Stone" }]);
    expect(mine.text).not.toMatch(/B to its own side|own note/);
    expect(mine.text).not.toContain(partyB.email);

    // Our office reads no more of a case in this way than it reads in the case.
    const office = await signedIn("admin");
    const made = await copyIn(await copyOf(office.client, partyA.email));
    expect(made.of("case_messages").map(({ content }) => content)).toEqual(["A to everyone."]);
    // Nor that there is anything that only a side knows of.
    expect(mine.of("case_readers")).not.toEqual([]);
    for (const name of ["case_notices", "case_readers", "arbitrator_interests"]) expect(made.of(name)).toEqual([]);
    for (const row of [...mine.of("case_entries"), ...made.of("case_entries")]) expect(Object.keys(row)).not.toContain("seq");
    expect(made.of("case_entries").every(({ audience }) => audience === "everyone" || audience === "office")).toBe(true);
  });

  test("who was taken off a case finds nothing more of it", async () => {
    const { id, counselB, as } = await caseOf();
    await as.counselB.post(`/api/cases/${id}/messages`, { content: "For side B alone.", audience: "side" });
    await env.DB.prepare("UPDATE case_people SET state = 'removed', removed_at = ? WHERE case_id = ? AND user_id = ?")
      .bind(Date.now(), id, counselB.id)
      .run();
    await withPassword(counselB);
    const copy = await copyIn(await own(as.counselB));
    expect([copy.of("case_messages"), copy.of("cases")]).toEqual([[], []]);
    expect(copy.text).not.toContain("For side B alone.");
  });
});

describe("a copy made by an administrator", () => {
  test("finds what is held about an address without an account, also where others have written it", async () => {
    const { who, client } = await signedIn("admin");
    const email = "guest@copies.example";
    const theirs = await booking({ bookingContactEmail: email });
    const named = await booking({
      details: {
        respondentName: "Gus Guest",
        respondentEmail: "Guest@copies.example",
        claimantName: "Ana Alba",
        claimantEmail: "ana@alba.example",
      },
    });
    const begun = await draft({ values: { contactEmail: { value: email, origin: "form" } } as never });
    const copy = await copyIn(await copyOf(client, "Guest@Copies.example"));
    expect(copy.of("bookings")).toMatchObject([{ booking_number: theirs.bookingNumber }]);
    expect(copy.of("named_in_bookings")).toMatchObject([{ bookingNumber: named.bookingNumber, respondentName: "Gus Guest" }]);
    expect(copy.of("booking_drafts")).toHaveLength(1);
    expect(begun.id).not.toBe("");
    expect(copy.text).not.toContain("alba.example");
    // Without an account it is entered in the administrator's own history, and without the address.
    const act = await lastAct(who.id);
    expect(act).toMatchObject({ action: "address_exported", actorId: who.id });
    expect(JSON.stringify(act?.changes)).not.toContain("copies.example");
  });

  test("is entered in the history of the account that it is of", async () => {
    const [office, { who }] = await Promise.all([signedIn("admin"), signedIn("arbitrator")]);
    await copyIn(await copyOf(office.client, who.email));
    expect(await lastAct(who.id)).toEqual({ action: "data_exported", actorId: office.who.id, changes: {} });
  });

  test.each(["party", "arbitrator"])("a %s gets none of anybody", async (role) => {
    const { client, who } = await signedIn(role);
    expect((await copyOf(client, who.email)).status).toBe(404);
  });

  test("asks for the administrator's own password, and for an address", async () => {
    const { client } = await signedIn("admin");
    expect((await copyOf(client, "guest@copies.example", "not the password")).status).toBe(400);
    const answer = await copyOf(client, "no address");
    expect([answer.status, await answer.json()]).toMatchObject([400, { issues: [{ field: "email", code: "email_is_required" }] }]);
  });
});

/** Gives somebody who has none a password. */
async function withPassword(who: Person): Promise<void> {
  const other = await person("party", { password: PASSWORD });
  await db.update(account).set({ userId: who.id, accountId: who.id }).where(eq(account.userId, other.id));
}
