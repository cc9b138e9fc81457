/** The check of all cases' records: whatever was altered in the database is found, and reported once. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { RecordChecks } from "#app/domain/case/chain/record-checks.ts";
import { keepHeads } from "#app/services/cases/record/case-heads.server.ts";
import { advanceChecks } from "#app/services/cases/record/continue-checks.server.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";
import { act } from "#tests/kit/case-writing.ts";
import { mailsTo } from "#tests/kit/mail/people-mail.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

const DAY = 86_400_000;
let admin: Awaited<ReturnType<typeof asRole>>;
let cases: CaseOf[];
let now = Date.now() + DAY;

beforeAll(async () => {
  admin = await asRole("admin", { firstName: "Olive", lastName: "Office" });
  cases = await Promise.all(Array.from({ length: 4 }, () => caseOf()));
  for (const { id, as } of cases) for (let at = 0; at < 3; at += 1) await act(as.partyA, id, [{ type: "message_posted", details: { at } }]);
});
beforeEach(async () => {
  now += 2 * DAY;
});

const state = (client: ApiClient = admin.client) => client.within<RecordChecks>(({ recordChecks }) => recordChecks.state());
/** A whole pass of the clock's, a page at a time. */
async function wholePass() {
  let pages = 1;
  while ((await advanceChecks(env as unknown as Env, now, { pages: 1 })).more) pages += 1;
  expect(pages).toBeLessThan(20);
  return state();
}
const alarms = async () =>
  (await env.DB.prepare("SELECT recipient FROM outbox WHERE kind = 'record_broken' AND recipient = ?").bind(admin.who.email).all()).results
    .length;

/** Alters what the database keeps from being altered, as somebody with the database in hands could, and takes it back. */
async function tampered(sql: string[], work: () => Promise<void>): Promise<void> {
  const triggers = (
    await env.DB.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'case_entries'").all<{
      name: string;
      sql: string;
    }>()
  ).results;
  const kept = (await env.DB.prepare("SELECT * FROM case_entries").all<Record<string, unknown>>()).results;
  await env.DB.batch([...triggers.map(({ name }) => env.DB.prepare(`DROP TRIGGER ${name}`)), ...sql.map((one) => env.DB.prepare(one))]);
  try {
    await work();
  } finally {
    const columns = Object.keys(kept[0] ?? {});
    await env.DB.batch([
      env.DB.prepare("DELETE FROM case_entries"),
      ...kept.map((row) =>
        env.DB.prepare(`INSERT INTO case_entries (${columns.join()}) VALUES (${columns.map(() => "?").join()})`).bind(
          ...columns.map((name) => row[name]),
        ),
      ),
      ...triggers.map((trigger) => env.DB.prepare(trigger.sql)),
    ]);
  }
}

test("whole records are counted, in pages, once a day and not before", async () => {
  const found = await wholePass();
  expect(found.running).toBeNull();
  expect(found.last).toMatchObject({ cases: 4, broken: 0 });
  expect(found.last?.entries).toBe(await env.DB.prepare("SELECT count(*) AS n FROM case_entries").first("n"));
  expect(found.all).toBe(4);
  expect(await advanceChecks(env as unknown as Env, now + DAY - 1, { pages: 9 })).toEqual({ more: false });
  expect((await state()).last?.startedAt).toBe(new Date(now).toISOString());
  await advanceChecks(env as unknown as Env, now + DAY, { pages: 9 });
  expect((await state()).last?.startedAt).toBe(new Date(now + DAY).toISOString());
});

test("an altered entry, a dropped one, a dropped end and an end that was written anew are each found where they are", async () => {
  const [one, two, three, four] = cases.map(({ id }) => id);
  // What was kept apart knows where each stood; the next day is the day that it is kept.
  await keepHeads(env as unknown as Env, new Date(Date.now() + DAY));
  await tampered(
    [
      `UPDATE case_entries SET body = replace(body, '"at":0', '"at":7') WHERE case_id = '${one}' AND seq = 2`,
      `DELETE FROM case_entries WHERE case_id = '${two}' AND seq = 2`,
      `DELETE FROM case_entries WHERE case_id = '${three}' AND seq = 4`,
      // Even where the case is made to say that it has fewer.
      `DELETE FROM case_entries WHERE case_id = '${four}' AND seq = 4`,
      `UPDATE cases SET version = 3 WHERE id = '${four}'`,
    ],
    async () => {
      const found = await wholePass();
      expect(found.last).toMatchObject({ cases: 4, broken: 4 });
      const faults = Object.fromEntries(found.faults.map(({ caseId, fault, seq }) => [caseId, [fault, seq]]));
      expect(faults).toEqual({ [one ?? ""]: ["body", 2], [two ?? ""]: ["order", 2], [three ?? ""]: ["cut", 4], [four ?? ""]: ["cut", 4] });
      expect(await alarms()).toBe(4);
      now += 2 * DAY;
      // Found again and not reported again.
      expect((await wholePass()).last).toMatchObject({ broken: 4 });
      expect(await alarms()).toBe(4);
      await env.DB.prepare("UPDATE cases SET version = 4 WHERE id = ?").bind(four).run();
    },
  );
  now += 2 * DAY;
  const mended = await wholePass();
  expect(mended.last).toMatchObject({ broken: 0 });
  expect(mended.faults.map(({ mendedAt }) => mendedAt !== null)).toEqual([true, true, true, true]);
});

test("a chain that was written anew as a whole, and a head that was replaced, differ from one another", async () => {
  const [one] = cases.map(({ id }) => id);
  const heads = await env.FILES.list({ prefix: `heads/cases/${one}/` });
  const key = heads.objects[0]?.key ?? "";
  const kept = await env.FILES.head(key);
  await env.FILES.put(key, "0".repeat(64), { customMetadata: { seq: "4", hash: "0".repeat(64) } });
  const found = await wholePass();
  expect(found.faults.filter(({ mendedAt }) => mendedAt === null)).toMatchObject([{ caseId: one, fault: "head", seq: 4 }]);
  // Broken again after it was whole: reported again.
  expect(await alarms()).toBe(5);
  // Of the mails only these: hundreds of notices wait before them.
  await env.DB.prepare("DELETE FROM outbox WHERE kind <> 'record_broken'").run();
  const mails = await mailsTo(admin.who.email, () => new Date(now));
  expect(mails.map(({ subject }) => subject)).toContain(`The record of ${found.faults[0]?.caseNumber} was altered`);
  expect(mails.at(-1)?.text).toContain("/admin/records");
  // As a backup brings it back: its text alone.
  await env.FILES.put(key, `${kept?.customMetadata?.seq} ${kept?.customMetadata?.hash}`);
});

test("a case whose chain fills a page by itself is read in pieces, and the ones after it in the next", async () => {
  const [one] = [...cases].sort((a, b) => (a.id < b.id ? -1 : 1));
  const many = Array.from({ length: 200 }, () => ({ type: "case_edited" as const, details: {} }));
  for (let at = 0; at < 16; at += 1) await act(one?.as.partyA as ApiClient, one?.id ?? "", many);
  const entries = await env.DB.prepare("SELECT count(*) AS n FROM case_entries").first("n");
  expect(entries).toBeGreaterThan(3200);
  expect((await wholePass()).last).toMatchObject({ cases: 4, entries, broken: 0 });
});

test("an entry too many is found also where a chain is read in pieces", async () => {
  const [one] = [...cases].sort((a, b) => (a.id < b.id ? -1 : 1));
  const all = await env.DB.prepare("SELECT version FROM cases WHERE id = ?").bind(one?.id).first<number>("version");
  expect(all).toBeGreaterThan(3200);
  await env.DB.prepare("UPDATE cases SET version = version - 1 WHERE id = ?").bind(one?.id).run();
  const found = await wholePass();
  expect(found.faults.find(({ mendedAt }) => mendedAt === null)).toMatchObject({ caseId: one?.id, fault: "order", seq: all });
  await env.DB.prepare("UPDATE cases SET version = version + 1 WHERE id = ?").bind(one?.id).run();
  now += 2 * DAY;
  expect((await wholePass()).last).toMatchObject({ broken: 0 });
});

test("two who check at once count every case once, and tell of a break once", async () => {
  const before = await alarms();
  // Ids are random: the first one has the long chain.
  const one = [...cases].sort((a, b) => (a.id < b.id ? -1 : 1)).at(-1);
  await env.DB.prepare("UPDATE cases SET version = version - 1 WHERE id = ?").bind(one?.id).run();
  await Promise.all([1, 2, 3].map(() => advanceChecks(env as unknown as Env, now, { pages: 3 })));
  const found = await wholePass();
  expect(found.last).toMatchObject({ cases: 4, broken: 1 });
  expect(found.faults.find(({ mendedAt }) => mendedAt === null)).toMatchObject({ caseId: one?.id, fault: "order", seq: 4 });
  expect(await alarms()).toBe(before + 1);
  await env.DB.prepare("UPDATE cases SET version = version + 1 WHERE id = ?").bind(one?.id).run();
});

test("is the administrators' alone, and a page is three trips and little more than it reads", async () => {
  for (const client of [cases[0]?.as.partyA, cases[0]?.as.arbitrator] as ApiClient[]) {
    await expect(client.within(({ recordChecks }) => recordChecks.state())).rejects.toMatchObject({ code: "not_found" });
    await expect(client.within(({ recordChecks }) => recordChecks.advance())).rejects.toMatchObject({ code: "not_found" });
  }
  await Promise.all(Array.from({ length: 30 }, () => caseOf()));
  const { database, statements } = recordedDatabase(env.DB);
  await advanceChecks({ ...env, DB: database } as unknown as Env, now, { pages: 1 });
  const chains = statements.find(({ sql }) => /^select "case_id", "seq"/.test(sql) && sql.includes("previous_hash"));
  const { results, meta } = await env.DB.prepare(chains?.sql ?? "")
    .bind(...(chains?.parameters ?? []))
    .all();
  expect(meta.rows_read).toBeLessThanOrEqual(2 * results.length + 3 * 25 + 10);
  expect((await wholePass()).last).toMatchObject({ cases: 34 });
});

test("a message that is shown as another, is gone or was never entered is found at its entry, and what was posted is not", async () => {
  const { id, as } = await caseOf();
  const said = await as.partyA.within(({ caseMessages }) => caseMessages.post(id, { content: "We deny liability.", audience: "everyone" }));
  await as.partyB.within(({ caseMessages }) => caseMessages.post(id, { content: "We have read it.", audience: "everyone" }));
  const found = async () => (await wholePass()).faults.find(({ caseId, mendedAt }) => caseId === id && mendedAt === null) ?? null;
  const entry = await env.DB.prepare(
    "SELECT min(seq) AS seq, max(seq) AS last FROM case_entries WHERE case_id = ? AND type = 'message_posted'",
  )
    .bind(id)
    .first<{ seq: number; last: number }>();
  expect(await found()).toBeNull();
  const triggers = (
    await env.DB.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'case_messages'").all<{
      name: string;
      sql: string;
    }>()
  ).results;
  const altered = async (sql: string, again: string) => {
    const drop = triggers.map(({ name }) => env.DB.prepare(`DROP TRIGGER ${name}`));
    const put = triggers.map((trigger) => env.DB.prepare(trigger.sql));
    await env.DB.batch([...drop, env.DB.prepare(sql).bind(said.id), ...put]);
    now += 2 * DAY;
    const fault = await found();
    await env.DB.batch([...drop, env.DB.prepare(again).bind(said.id), ...put]);
    now += 2 * DAY;
    expect(await found()).toBeNull();
    return fault;
  };
  const back = "UPDATE case_messages SET content = 'We deny liability.', audience = 'everyone' WHERE id = ?";
  expect(await altered("UPDATE case_messages SET content = 'FORGED: we admit it.' WHERE id = ?", back)).toMatchObject({
    fault: "shown",
    seq: entry?.seq,
  });
  expect(await altered("UPDATE case_messages SET audience = 'side_a' WHERE id = ?", back)).toMatchObject({
    fault: "shown",
    seq: entry?.seq,
  });
  const added = `INSERT INTO case_messages (id, case_id, sender_id, content, audience, origin_key, created_at)
    SELECT 'forged', case_id, sender_id, 'FORGED', 'everyone', 'forged', created_at + 1000 FROM case_messages WHERE id = ?`;
  expect(await altered(added, "DELETE FROM case_messages WHERE id = 'forged' AND ?1 <> ''")).toMatchObject({
    fault: "shown",
    seq: expect.any(Number),
  });
});
