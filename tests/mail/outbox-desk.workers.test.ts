/** What administrators see of the outbox and decide about it; what nobody sees of captured mail elsewhere. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { OutboxRow } from "#app/db/bookings/bookings.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { claimDue } from "#app/db/mail/outbox.repo.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { OUTBOX_STATES } from "#app/domain/mail/outbox.ts";
import { newId } from "#app/services/platform/ids.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { booking } from "#tests/kit/factories.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const db = connect(env.DB);
beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("DELETE FROM outbox"), env.DB.prepare("DELETE FROM captured_mails")]);
});

/** Whom the mails here are for: the contact of the bookings that they are about. */
const READER = "genevieve@tremblay-osei.example";

async function message(change: Partial<OutboxRow> = {}): Promise<string> {
  const id = newId();
  const row = { kind: "booking_received", recipient: READER, locale: "fr", payload: {}, attempts: 0 } as const;
  await db.insert(outbox).values({ id, ...row, createdAt: 1_000, deliverAfter: 2_000, ...change });
  return id;
}
const stateOf = async (id: string) => env.DB.prepare("SELECT state, attempts, last_error FROM outbox WHERE id = ?").bind(id).first();

describe("the list", () => {
  test("is for administrators; everybody else hears what they would of a missing page", async () => {
    const { client: party } = await asRole("party");
    const id = await message({ state: "dead" });
    for (const ask of [
      () => party.within(({ outbox }) => outbox.list("dead", null)),
      () => party.within(({ outbox }) => outbox.decide(id, "retry")),
    ])
      await expect(ask()).rejects.toMatchObject({ code: "not_found" });
    await expect(apiClient().within(({ outbox }) => outbox.list("dead", null))).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await stateOf(id)).toMatchObject({ state: "dead" });
  });

  test("shows how a message stands, and neither its address nor what it says", async () => {
    const { client } = await asRole("admin");
    await message({
      state: "dead",
      settledAt: 5_000,
      attempts: 8,
      lastError: "unreachable",
      payload: { bookingId: "b1", reason: "SECRET" },
    });
    const page = await client.within(({ outbox }) => outbox.list("dead", null));
    expect(page.messages).toMatchObject([
      { kind: "booking_received", recipient: "g…@t….example", attempts: 8, reason: "unreachable", bookingId: "b1", nextAt: null },
    ]);
    expect(JSON.stringify(page)).not.toMatch(/genevieve|SECRET/);
    expect(page.counts).toEqual({ waiting: 0, delivered: 0, dead: 1, dropped: 0 });
  });

  test.each(OUTBOX_STATES)("pages through %s ones without losing or repeating any, and reads few rows", async (state) => {
    const seen = recordedDatabase(env.DB);
    const who = await asRole("admin");
    const client = apiClient({ cookie: who.client.cookies(), database: seen.database });
    const made: string[] = [];
    for (let index = 0; index < 60; index += 1)
      made.push(await message({ state, deliverAfter: 7_000 + (index % 3), settledAt: state === "waiting" ? null : 9_000 + (index % 4) }));
    for (const other of OUTBOX_STATES.filter((name) => name !== state))
      for (let index = 0; index < 20; index += 1) await message({ state: other, settledAt: other === "waiting" ? null : 9_000 });
    const listed: string[] = [];
    let after: string | null = null;
    do {
      seen.statements.length = 0;
      const page = await client.within(({ outbox }) => outbox.list(state, after));
      const query = seen.statements.find((statement) => /from "outbox" /.test(statement.sql));
      if (!query) throw new Error("The list asked nothing of the outbox.");
      const { meta } = await env.DB.prepare(query.sql)
        .bind(...query.parameters)
        .all();
      expect(meta.rows_read).toBeLessThanOrEqual(2 * (page.messages.length + 1) + 10);
      listed.push(...page.messages.map(({ id }) => id));
      after = page.next;
      expect(page.counts[state]).toBe(60);
    } while (after);
    expect(listed).toHaveLength(60);
    expect(listed.toSorted()).toEqual(made.toSorted());
  });
});

describe("a decision", () => {
  test("tries a dead letter again, from the first attempt on, and it goes out", async () => {
    const { client, who } = await asRole("admin");
    const made = await booking({ contactEmailKey: READER });
    const id = await message({ state: "dead", attempts: 8, lastError: "unreachable", settledAt: 5, payload: { bookingId: made.id } });
    expect(await client.within(({ outbox }) => outbox.decide(id, "retry"))).toMatchObject({
      done: true,
      message: { state: "waiting", attempts: 0 },
    });
    await deliverMail(env);
    expect(await stateOf(id)).toEqual({ state: "delivered", attempts: 1, last_error: null });
    const history = await env.DB.prepare("SELECT action, actor_id FROM audit_entries WHERE subject_type = 'message' AND subject_id = ?")
      .bind(id)
      .all();
    expect(history.results).toEqual([{ action: "tried_again", actor_id: who.id }]);
  });

  test("gives up what waits or is dead, and it never goes out", async () => {
    const { client } = await asRole("admin");
    const made = await booking({ contactEmailKey: READER });
    const ids = [await message({ payload: { bookingId: made.id } }), await message({ state: "dead", settledAt: 5 })];
    for (const id of ids) expect(await client.within(({ outbox }) => outbox.decide(id, "give_up"))).toMatchObject({ done: true });
    expect(await deliverMail(env)).toBeNull();
    for (const id of ids) expect(await stateOf(id)).toMatchObject({ state: "dropped", last_error: "given_up" });
  });

  test("changes nothing of what is being delivered, was delivered or was not sent", async () => {
    const { client } = await asRole("admin");
    const sending = await message();
    await claimDue(db, { claim: "now", now: Date.now(), until: Date.now() + 1000, most: 10 });
    const settled = [await message({ state: "delivered", settledAt: 5 }), await message({ state: "dropped", settledAt: 5 })];
    for (const id of [sending, ...settled])
      for (const decision of ["retry", "give_up"] as const)
        expect(await client.within(({ outbox }) => outbox.decide(id, decision))).toMatchObject({ done: false });
    expect(await stateOf(sending)).toMatchObject({ state: "waiting" });
    await expect(client.within(({ outbox }) => outbox.decide("nothing", "retry"))).rejects.toMatchObject({ code: "not_found" });
    const written = await env.DB.prepare("SELECT count(*) AS n FROM audit_entries WHERE subject_id = ?").bind(sending).first();
    expect(written).toEqual({ n: 0 });
  });
});

describe("captured mail", () => {
  test("is read with its attachment, and by nobody where another transport is configured", async () => {
    const made = await booking({ bookingDate: "2027-03-16", contactEmailKey: READER });
    await message({ payload: { bookingId: made.id }, locale: "en" });
    await deliverMail(env);
    const { mails } = await apiClient().within(({ capturedMail }) => capturedMail.list(null));
    const [head] = mails;
    if (!head) throw new Error("Nothing was captured.");
    const mail = await apiClient().within(({ capturedMail }) => capturedMail.read(head.id));
    expect(mail.html).toContain(made.bookingNumber);
    expect(mail.attachments).toMatchObject([{ name: `${made.bookingNumber}.ics`, type: "text/calendar; charset=utf-8; method=PUBLISH" }]);
    const file = await apiClient().within(({ capturedMail }) => capturedMail.attachment(head.id, 0));
    expect(file.content).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await expect(apiClient().within(({ capturedMail }) => capturedMail.attachment(head.id, 1))).rejects.toMatchObject({
      code: "not_found",
    });
    for (const transport of ["resend", "cloudflare", ""]) {
      const elsewhere = apiClient({ variables: { MAIL_TRANSPORT: transport } });
      for (const ask of [
        () => elsewhere.within(({ capturedMail }) => capturedMail.list(null)),
        () => elsewhere.within(({ capturedMail }) => capturedMail.read(head.id)),
        () => elsewhere.within(({ capturedMail }) => capturedMail.attachment(head.id, 0)),
      ])
        await expect(ask()).rejects.toMatchObject({ code: "not_found" });
    }
  });
});
