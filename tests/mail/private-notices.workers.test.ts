/** That something was written in a case for one side alone is nothing that our office reads out of mails: of their list, counts and copies. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { sweepMail } from "#app/db/mail/outbox.repo.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { OUTBOX_STATES, type OutboxState } from "#app/domain/mail/outbox.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { type Person, person } from "#tests/kit/factories.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const db = connect(env.DB);
const PASSWORD = "a quiet lamp over the desk";
const HOUR_MS = 3_600_000;
const inTime = () => deliverMail(env, { clock: () => new Date(Date.now() + HOUR_MS) });

beforeEach(async () => {
  await env.DB.batch(["outbox", "captured_mails"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

async function copyIn(answer: Response) {
  expect(answer.status).toBe(200);
  const text = new TextDecoder().decode(unzipSync(new Uint8Array(await answer.arrayBuffer()))["personal-data.json"]);
  return (JSON.parse(text) as { sections: { name: string; rows: Record<string, unknown>[] }[] }).sections;
}
const rowsOf = (sections: Awaited<ReturnType<typeof copyIn>>, name: string) => sections.find((one) => one.name === name)?.rows ?? [];
async function office(): Promise<{ who: Person; client: ApiClient }> {
  const who = await person("admin", { password: PASSWORD });
  return { who, client: await asUser(who) };
}
const copyOf = async (client: ApiClient, email: string) =>
  (await copyIn(await client.post("/api/people/export", { email, password: PASSWORD }))).filter(({ name }) => name !== "audit_entries");
const listed = (client: ApiClient) =>
  client.within(({ outbox: mails }) => Promise.all(OUTBOX_STATES.map((state) => mails.list(state, null))));
const say = async (client: ApiClient, id: string, audience: "everyone" | "side", content: string) =>
  expect((await client.post(`/api/cases/${id}/messages`, { content, audience })).status).toBe(201);
const kept = async (recipient: string) =>
  (
    await env.DB.prepare("SELECT parts ->> 'text' AS text FROM captured_mails WHERE recipient = ?").bind(recipient).all<{ text: string }>()
  ).results.map(({ text }) => text);
const mailsTo = (recipient: string) => db.select().from(outbox).where(eq(outbox.recipient, recipient));

/** Puts every mail to an address in a state, as a delivery does. */
const settle = (recipient: string, state: OutboxState) =>
  db.update(outbox).set({ state, settledAt: Date.now(), lastError: "unreachable" }).where(eq(outbox.recipient, recipient));

describe("what one side writes among itself", () => {
  test("changes nothing in our office's copy of its reader, waiting, delivered or kept by a local run", async () => {
    const { id, as, counselB } = await caseOf();
    const { client } = await office();
    const before = await copyOf(client, counselB.email);
    await say(as.partyB, id, "side", "Among ourselves.");
    expect(await copyOf(client, counselB.email)).toEqual(before);
    await inTime();
    expect(await kept(counselB.email)).toHaveLength(1);
    expect(await copyOf(client, counselB.email)).toEqual(before);
  });

  test("stays in the reader's own copy", async () => {
    const { id, as } = await caseOf();
    const reader = await person("party", { password: PASSWORD });
    await env.DB.prepare("UPDATE case_people SET user_id = ? WHERE case_id = ? AND capacity = 'counsel'").bind(reader.id, id).run();
    await say(as.partyB, id, "side", "Among ourselves.");
    await inTime();
    const own = await copyIn(await (await asUser(reader)).post("/api/people/me/export", { password: PASSWORD }));
    expect(rowsOf(own, "outbox")).toMatchObject([{ kind: "case_notice", state: "delivered" }]);
    expect(rowsOf(own, "captured_mails")).toHaveLength(1);
  });

  test.each(OUTBOX_STATES)("is in no list and no count of mails that are %s, and nothing is decided about it", async (state) => {
    const { id, as, counselB } = await caseOf();
    const { client } = await office();
    const before = await listed(client);
    await say(as.partyB, id, "side", "Among ourselves.");
    await settle(counselB.email, state);
    expect(await listed(client)).toEqual(before);
    const [mail] = await mailsTo(counselB.email);
    const decide = client.within((services) => services.outbox.decide(mail?.id ?? "", "give_up"));
    await expect(decide).rejects.toMatchObject({ code: "not_found" });
  });

  test("changes nothing of the mail about what everyone reads, and goes with it", async () => {
    const { id, as, counselB } = await caseOf();
    const { client } = await office();
    await say(as.arbitrator, id, "everyone", "To everyone.");
    const before = await listed(client);
    await say(as.partyB, id, "side", "Among ourselves.");
    expect(await listed(client)).toEqual(before);
    await inTime();
    // Of the same time: one mail to its reader, unless five minutes ended between the two.
    const mails = await kept(counselB.email);
    expect(mails.join().match(/message/gi)?.length).toBeGreaterThanOrEqual(2);
    const { results } = await env.DB.prepare("SELECT DISTINCT mail_state FROM case_notices WHERE case_id = ? AND user_id = ? AND seq > 1")
      .bind(id, counselB.id)
      .all();
    expect(results).toEqual([{ mail_state: "delivered" }]);
  });

  test("is one mail with what everyone reads at the same time", async () => {
    const { id, as, counselB } = await caseOf();
    await say(as.arbitrator, id, "everyone", "To everyone.");
    await say(as.partyB, id, "side", "Among ourselves.");
    // The same time, whatever the clock says.
    const [open] = (await mailsTo(counselB.email)).filter((mail) => !mail.id.startsWith("notices.s."));
    const hidden = `notices.s.${open?.id.slice("notices.".length)}`;
    await env.DB.batch([
      env.DB.prepare("UPDATE outbox SET id = ? WHERE recipient = ? AND id LIKE 'notices.s.%'").bind(hidden, counselB.email),
      env.DB.prepare("UPDATE case_notices SET mail_id = ? WHERE user_id = ? AND mail_id LIKE 'notices.s.%'").bind(hidden, counselB.id),
    ]);
    await deliverMail(env, { clock: () => new Date(open?.deliverAfter ?? 0) });
    await inTime();
    expect(await kept(counselB.email)).toHaveLength(1);
    const states = (await mailsTo(counselB.email)).map(({ id: mail, state, lastError }) => [mail === hidden, state, lastError]);
    expect(states.sort()).toEqual([
      [false, "delivered", null],
      [true, "dropped", "subject_gone"],
    ]);
  });

  test("is forgotten with the mails of its time where it could not be delivered, and others stay", async () => {
    const { id, as, counselB } = await caseOf();
    await say(as.arbitrator, id, "everyone", "To everyone.");
    await say(as.partyB, id, "side", "Among ourselves.");
    await settle(counselB.email, "dead");
    const { client } = await office();
    expect((await listed(client))[OUTBOX_STATES.indexOf("dead")]?.messages).toHaveLength(1);
    await sweepMail(db, { settled: Date.now() + HOUR_MS, captured: 0 });
    const left = (await mailsTo(counselB.email)).map(({ id: mail }) => mail);
    expect(left).toEqual([expect.stringMatching(/^notices\.[0-9a-f]{32}$/)]);
  });
});
