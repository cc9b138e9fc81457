/** A record of long texts is exported, verified and checked while one piece of it is held at a time; and a day holds only so much of them. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { BYTES_AT_ONCE } from "#app/db/cases/case-record.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { checkRecord } from "#app/domain/case/chain/record-check.ts";
import { unzip } from "#app/record-verifier/unzip.ts";
import { UNLIMITED } from "#app/services/cases/case-limits.server.ts";
import { advanceChecks } from "#app/services/cases/record/continue-checks.server.ts";
import { exportRecord } from "#app/services/cases/record/export-record.server.ts";
import { verifyRecord } from "#app/services/cases/record/verify-record.server.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { act } from "#tests/kit/case-writing.ts";

const DAY = 86_400_000;
const LONG = "é".repeat(10_000);

/** The database, and how many bytes the largest answer was that came from it. */
function measured(real: D1Database) {
  const seen = { most: 0 };
  const note = (answer: unknown): unknown => {
    seen.most = Math.max(seen.most, new TextEncoder().encode(JSON.stringify(answer)).byteLength);
    return answer;
  };
  const plain = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        const value = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return async (...given: unknown[]) => note(await value.apply(target, given));
      },
    });
    plain.set(proxy, statement);
    return proxy;
  };
  const database = new Proxy(real, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => wrap(target.prepare(sql));
      if (name === "batch") return async (all: D1PreparedStatement[]) => note(await target.batch(all.map((one) => plain.get(one) ?? one)));
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { database, seen };
}

/** Long messages of a party, over as many days as it takes. */
async function written(client: ApiClient, id: string, megabytes: number): Promise<void> {
  const acts = Array.from({ length: 50 }, () => ({ type: "message_posted" as const, details: { content: LONG } }));
  for (let day = 0; day < megabytes; day += 1) await act(client, id, acts, new Date(Date.now() + day * DAY));
}

test("of a record of ten megabytes no more than a piece is ever read at once, and its export, verification and check end well", async () => {
  const { id, as } = await caseOf();
  await written(as.partyA, id, 10);
  const { database, seen } = measured(env.DB);
  const bindings = { ...env, DB: database } as unknown as Env;
  const most = () => {
    const { most: bytes } = seen;
    seen.most = 0;
    return bytes;
  };
  await as.partyB.within(async ({ actor }) => {
    const context = {
      env: bindings,
      db: connect(database),
      actor,
      clock: () => new Date(),
      origin: "http://concord.example",
      limits: UNLIMITED,
    };
    expect(await verifyRecord(context as never, id)).toMatchObject({ fault: null });
    expect(most()).toBeLessThan(1.2 * BYTES_AT_ONCE);
    const { body } = await exportRecord(context as never, id);
    const record = await checkRecord(await unzip(new Uint8Array(await new Response(body).arrayBuffer())));
    expect(most()).toBeLessThan(1.2 * BYTES_AT_ONCE);
    expect(record.faults).toEqual([]);
    expect(record.links.length).toBeGreaterThan(500);
  });
  for (let now = Date.now(); (await advanceChecks(bindings, now, { pages: 1 })).more; now += 1);
  expect(most()).toBeLessThan(1.2 * BYTES_AT_ONCE);
  expect(await env.DB.prepare("SELECT broken, cases > 0 AS some FROM chain_passes ORDER BY id DESC LIMIT 1").first()).toEqual({
    broken: 0,
    some: 1,
  });
  expect(await env.DB.prepare("SELECT count(*) AS n FROM chain_reads").first("n")).toBe(0);
});

test("a case whose reading ended with its Worker waits, is shown to administrators, and stops no other", async () => {
  const [one] = [await caseOf(), await caseOf()];
  const now = Date.now() + 40 * DAY;
  await env.DB.prepare("INSERT INTO chain_reads (case_id, begun_at) VALUES (?, ?)")
    .bind(one.id, now - 6 * 60_000)
    .run();
  while ((await advanceChecks(env as unknown as Env, now, { pages: 1 })).more);
  const failures = await env.DB.prepare("SELECT subject, reason, next_at > ? AS waits FROM job_failures WHERE job = 'records'")
    .bind(now)
    .all();
  expect(failures.results).toEqual([{ subject: one.id, reason: "timeout", waits: 1 }]);
  const all = await env.DB.prepare("SELECT count(*) AS n FROM cases").first<number>("n");
  expect(await env.DB.prepare("SELECT cases FROM chain_passes ORDER BY id DESC LIMIT 1").first("cases")).toBe((all ?? 0) - 1);
  // When its time has come it is read alone, and settled.
  await advanceChecks(env as unknown as Env, now + DAY / 2, { pages: 1 });
  expect(await env.DB.prepare("SELECT count(*) AS n FROM job_failures WHERE job = 'records'").first("n")).toBe(0);
});

test("a day holds so many long texts of an account, of several at once no more; what is short goes on, and the other side's too", async () => {
  const { id, as } = await caseOf();
  const acts = Array.from({ length: 50 }, () => ({ type: "message_posted" as const, details: { content: LONG } }));
  for (let at = 0; at < 3; at += 1) await act(as.partyA, id, acts);
  const post = (client: ApiClient, content: string) => client.post(`/api/cases/${id}/messages`, { content, audience: "everyone" });
  await env.DB.prepare("UPDATE rate_limits SET count = 4000000 - 45000 WHERE key LIKE ?").bind(`entry_bytes:%:${id}`).run();
  const answers = await Promise.all(Array.from({ length: 4 }, (_, at) => post(as.partyA, `${at}${LONG.slice(1)}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
  const refused = answers.find(({ status }) => status === 400);
  expect(await refused?.json()).toMatchObject({
    issues: [{ field: "form", code: "case_day_full", message: expect.stringContaining("file it as a document") }],
  });
  expect((await post(as.partyA, "Shall we say ten?")).status).toBe(201);
  expect((await post(as.partyB, LONG)).status).toBe(201);
  // A feed has a row for each reader, and none of the text.
  expect(await env.DB.prepare("SELECT max(length(details)) < 400 AS short FROM case_feed WHERE case_id = ?").bind(id).first("short")).toBe(
    1,
  );
});
