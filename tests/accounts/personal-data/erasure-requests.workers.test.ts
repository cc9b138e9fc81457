/** A person's own request to be erased: asking, withdrawing, refusing, and being erased by it. */
import { env } from "cloudflare:workers";
import { and, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { sweepMail } from "#app/db/mail/outbox.repo.server.ts";
import { auditEntries, outbox } from "#app/db/schema/bookings.ts";
import { erasureRequests, erasures } from "#app/db/schema/erasures.ts";
import { user } from "#app/db/schema/people.ts";
import type { AskedErasure, WaitingErasure } from "#app/domain/personal-data/erasure.ts";
import { subjectOf } from "#app/services/mail/mail-subjects.server.ts";
import { runErasure } from "#app/services/personal-data/run-erasure.server.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { booking, person } from "#tests/kit/factories.ts";
import { contactOf, eraser } from "./erasing.ts";

const db = connect(env.DB);
const DAY = 86_400_000;
const PASSWORD = "a quiet lamp over the desk";

type Client = Awaited<ReturnType<typeof asUser>>;
const read = async (client: Client) => (await (await client.get("/api/people/me/erasure")).json()) as AskedErasure | null;
const ask = async (client: Client, password = PASSWORD) => client.post("/api/people/me/erasure", { password });
const withdraw = (client: Client) => client.post("/api/people/me/erasure/withdraw", {});
const mailsTo = async (email: string) =>
  (await db.select().from(outbox).where(eq(outbox.recipient, email))).map(({ id, payload }) => ({ id, ...(payload as { act: string }) }));
const rowsOf = (userId: string) => db.select().from(erasureRequests).where(eq(erasureRequests.userId, userId));
const lastAct = async (id: string) =>
  (
    await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, "person"), eq(auditEntries.subjectId, id)))
      .orderBy(desc(auditEntries.seq))
      .limit(1)
  )[0];

let office: Awaited<ReturnType<typeof eraser>>;
let who: Awaited<ReturnType<typeof person>>;
let client: Client;
beforeEach(async () => {
  office = await eraser();
  who = await person("party", { password: PASSWORD });
  client = await asUser(who);
});
const waiting = async () =>
  ((await (await office.client.get("/api/people/erasure/requests")).json()) as WaitingErasure[]).find(
    ({ person: { id } }) => id === who.id,
  );
const refuse = (id: string, reason = "A confirmed hearing is to come.") =>
  office.client.post(`/api/people/erasure/requests/${id}/refuse`, { reason });
const eraseFor = (request: string) =>
  office.client.post("/api/people/erasure", { email: who.email, reason: "They asked.", password: PASSWORD, request });

describe("asking", () => {
  test("takes the password, is entered and mailed, and is one request however often it is made", async () => {
    expect(await read(client)).toBeNull();
    expect([(await ask(client, "not the password")).status, await rowsOf(who.id)]).toEqual([400, []]);
    const first = await (await ask(client)).json();
    expect(first).toMatchObject({ state: "waiting", endedAt: null, reason: null });
    expect(await (await ask(client)).json()).toEqual(first);
    const [one, two] = await Promise.all([ask(client), ask(client)]);
    expect([await one.json(), await two.json()]).toEqual([first, first]);
    expect(await read(client)).toEqual(first);
    expect(await rowsOf(who.id)).toHaveLength(1);
    expect((await mailsTo(who.email)).map(({ act }) => act)).toEqual(["erasure_asked"]);
    expect(await lastAct(who.id)).toMatchObject({ action: "erasure_asked", actorId: who.id });
  });

  test("twice at the same moment is one request, too", async () => {
    const answers = await Promise.all([ask(client), ask(client), ask(client)]);
    const states = (await Promise.all(answers.map((answer) => answer.json()))) as AskedErasure[];
    expect(new Set(states.map(({ id }) => id)).size).toBe(1);
    expect(await rowsOf(who.id)).toHaveLength(1);
    expect(await mailsTo(who.email)).toHaveLength(1);
  });

  test("is what administrators learn of: by mail, and on their first page by when to answer", async () => {
    const dashboard = async () => (await office.client.within(({ dashboards }) => dashboards.admin())).due.erasures;
    const before = await dashboard();
    const { askedAt } = (await (await ask(client)).json()) as AskedErasure;
    expect((await mailsTo(office.who.email)).filter(({ act }) => act === "erasure_asked_of_office")).toMatchObject([
      { of: who.id, by: who.id },
    ]);
    const [mail] = (await db.select().from(outbox).where(eq(outbox.recipient, office.who.email))).filter(
      ({ payload }) => (payload as { act?: string }).act === "erasure_asked_of_office",
    );
    const subject = await subjectOf({ db, secrets: { accepted: [] } as never }, mail as never, Date.now());
    expect(subject).toMatchObject({ path: "/admin/erasure", between: { of: `${who.firstName} ${who.lastName}` } });
    const due = await dashboard();
    expect(due.total.value).toBe(before.total.value + 1);
    expect(Date.parse(due.answerBy ?? "")).toBeLessThanOrEqual(Date.parse(askedAt) + 30 * DAY);
    await env.DB.prepare("UPDATE erasure_requests SET asked_at = 2 WHERE user_id = ?1").bind(who.id).run();
    expect(await dashboard()).toMatchObject({ answerBy: new Date(2 + 30 * DAY).toISOString(), isNear: true });
    await withdraw(client);
    expect((await dashboard()).total.value).toBe(before.total.value);
  });

  test("is listed before the requests whose erasure has begun and is held up, which nobody can answer", async () => {
    for (let at = 1; at <= 20; at += 1) {
      const { id, email } = await person("party");
      await env.DB.prepare("INSERT INTO erasure_requests (id, user_id, asked_at) VALUES (?1, ?2, ?3)").bind(`stuck-${id}`, id, at).run();
      await office.begin(email);
    }
    await ask(client);
    expect(await waiting()).toMatchObject({ state: "waiting" });
    // What waits for months is not due for the office.
    const { due } = await office.client.within(({ dashboards }) => dashboards.admin());
    expect(Date.parse(due.erasures.answerBy ?? "")).toBeGreaterThan(30 * DAY + 20);
  });

  test("while the address is being erased it has begun at once, and no withdrawal is offered", async () => {
    await office.begin(who.email);
    expect(await (await ask(client)).json()).toMatchObject({ state: "begun" });
    expect(await read(client)).toMatchObject({ state: "begun" });
    expect((await withdraw(client)).status).toBe(409);
    expect(await waiting()).not.toMatchObject({ state: "waiting" });
  });

  test("is shown to administrators with what speaks against it", async () => {
    const { partyA } = await caseOf();
    who = partyA;
    await env.DB.prepare("INSERT INTO erasure_requests (id, user_id, asked_at) VALUES (?1, ?2, 1000)").bind(`r-${who.id}`, who.id).run();
    expect(await waiting()).toMatchObject({
      state: "waiting",
      person: { email: who.email },
      bars: [{ kind: "case_open" }],
      answerBy: new Date(1000 + 30 * 86_400_000).toISOString(),
    });
  });
});

describe("withdrawing", () => {
  test("ends it while it waits, and lets one ask again", async () => {
    expect((await withdraw(client)).status).toBe(404);
    const { id } = (await (await ask(client)).json()) as AskedErasure;
    expect(await (await withdraw(client)).json()).toMatchObject({ id, state: "withdrawn" });
    expect(await waiting()).toBeUndefined();
    expect(await lastAct(who.id)).toMatchObject({ action: "erasure_withdrawn" });
    // Nobody is erased by what was withdrawn, nor is it refused.
    expect((await eraseFor(id)).status).toBe(409);
    expect((await refuse(id)).status).toBe(409);
    expect((await db.select().from(user).where(eq(user.id, who.id)))[0]?.active).toBe(true);
    expect(await db.$count(erasures, eq(erasures.accountId, who.id))).toBe(0);
    expect(await (await ask(client)).json()).toMatchObject({ state: "waiting" });
  });

  test("and refusing at the same moment: the first counts", async () => {
    const { id } = (await (await ask(client)).json()) as AskedErasure;
    const [own, theirs] = await Promise.all([withdraw(client), refuse(id)]);
    const [row] = await rowsOf(who.id);
    if (row?.outcome === "withdrawn") expect([own.status, theirs.status]).toEqual([200, 409]);
    else {
      expect([row?.outcome, theirs.status]).toEqual(["refused", 204]);
      // Whether it was refused before the look or before the write.
      expect([404, 409]).toContain(own.status);
    }
  });

  test("is too late once it is carried out", async () => {
    const { id } = (await (await ask(client)).json()) as AskedErasure;
    await office.begin(who.email);
    expect(await read(client)).toMatchObject({ id, state: "begun" });
    expect((await withdraw(client)).status).toBe(409);
    expect((await refuse(id)).status).toBe(409);
  });
});

describe("refusing", () => {
  test("takes a reason, which the person reads and is mailed", async () => {
    const { id } = (await (await ask(client)).json()) as AskedErasure;
    expect((await refuse(id, " ")).status).toBe(400);
    expect((await refuse(id)).status).toBe(204);
    expect(await read(client)).toMatchObject({ id, state: "refused", reason: "A confirmed hearing is to come." });
    expect(await mailsTo(who.email)).toContainEqual(
      expect.objectContaining({ act: "erasure_refused", reason: "A confirmed hearing is to come." }),
    );
    expect(await lastAct(who.id)).toMatchObject({ action: "erasure_refused", actorId: office.who.id });
    expect((await refuse(id)).status).toBe(409);
    expect(await (await ask(client)).json()).toMatchObject({ state: "waiting" });
  });

  test("is what administrators alone do", async () => {
    const { id } = (await (await ask(client)).json()) as AskedErasure;
    expect((await client.post(`/api/people/erasure/requests/${id}/refuse`, { reason: "No." })).status).toBe(404);
    expect((await client.get("/api/people/erasure/requests")).status).toBe(404);
    expect(await read(client)).toMatchObject({ state: "waiting" });
  });
});

describe("being erased", () => {
  test("ends the request as done, and is said to the address as it was, which then goes", async () => {
    const { id } = (await (await ask(client)).json()) as AskedErasure;
    await booking({ ...contactOf(who.email), status: "pending" });
    expect((await eraseFor(id)).status).toBe(200);
    expect(await rowsOf(who.id)).toMatchObject([{ id, outcome: "done", decidedBy: office.who.id }]);
    expect((await db.select().from(user).where(eq(user.id, who.id)))[0]?.firstName).toBe("(erased)");
    expect((await client.get("/api/people/me/erasure")).status).toBe(401);
    const mails = await mailsTo(who.email);
    expect(mails).toMatchObject([{ act: "erasure_done" }]);
    await sweepMail(db, { settled: 0, captured: 0 });
    expect(await mailsTo(who.email)).toHaveLength(1);
    await db
      .update(outbox)
      .set({ state: "delivered", settledAt: Date.now(), deliveredAt: Date.now() })
      .where(eq(outbox.recipient, who.email));
    await sweepMail(db, { settled: 0, captured: 0 });
    expect(await mailsTo(who.email)).toEqual([]);
  });

  test("by the address alone answers the request as well, once, also where it is finished twice at a time", async () => {
    await ask(client);
    const begun = await office.begin(who.email);
    await Promise.all([runErasure(db, env, begun, Date.now), runErasure(db, env, begun, Date.now)]);
    expect(await rowsOf(who.id)).toMatchObject([{ outcome: "done", erasureId: begun }]);
    expect(await mailsTo(who.email)).toHaveLength(1);
  });

  test("takes the reasons of former refusals along", async () => {
    const { id } = (await (await ask(client)).json()) as AskedErasure;
    await refuse(id, `${who.firstName} has a hearing.`);
    expect((await office.erase(who.email)).status).toBe(200);
    expect(await rowsOf(who.id)).toMatchObject([{ outcome: "refused", reason: "(erased)" }]);
  });
});
