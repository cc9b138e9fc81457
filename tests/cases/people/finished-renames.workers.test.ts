/** A new name that is entered in a person's cases though the request was cut off half-way. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { finishRenames } from "#app/services/cases/people/rename-in-cases.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("DELETE FROM rate_limits"), env.DB.prepare("DELETE FROM pending_renames")]);
});

const entered = async (caseId: string) =>
  (
    await env.DB.prepare("SELECT actor_id AS who, body FROM case_entries WHERE case_id = ? AND type = 'case_edited' ORDER BY seq")
      .bind(caseId)
      .all<{ who: string; body: string }>()
  ).results.map(({ who, body }) => ({ who, person: (JSON.parse(body) as { details: { person: object } }).details.person }));
const later = () => ({ db: connect(env.DB), clock: () => new Date(Date.now() + 5 * 60_000) });
const rename = (client: ApiClient, firstName: string) =>
  client.within(({ account }) => account.saveProfile({ firstName, lastName: "Stone" }));
/** As if the Worker ended once the account has its new name. */
const cutOff = (client: ApiClient) =>
  apiClient({
    cookie: client.cookies(),
    database: interruptedDatabase(env.DB, /^insert into "case_entries"/, async () => {
      throw new Error("cut off");
    }),
  });

test("the schedule finishes it, once and as the person’s, and not while the request still may", async () => {
  const { id, as, partyB } = await caseOf();
  await expect(rename(cutOff(as.partyB), "Brunello")).rejects.toThrow("cut off");
  expect(await entered(id)).toEqual([]);
  expect(await finishRenames({ db: connect(env.DB), clock: () => new Date() })).toBe(0);
  await Promise.all([finishRenames(later()), finishRenames(later())]);
  const person = { before: "Bruno Stone", after: "Brunello Stone", capacity: "party", side: "b" };
  expect(await entered(id)).toEqual([{ who: partyB.id, person }]);
  expect(await finishRenames(later())).toBe(0);
  expect(await entered(id)).toHaveLength(1);
});

test("the next save finishes it, with the name that the case still knew", async () => {
  const { id, as } = await caseOf();
  await expect(rename(cutOff(as.partyB), "Brunello")).rejects.toThrow("cut off");
  await rename(as.partyB, "Brunello");
  expect((await entered(id)).map(({ person }) => person)).toMatchObject([{ before: "Bruno Stone", after: "Brunello Stone" }]);
  await env.DB.prepare("DELETE FROM rate_limits").run();
  await expect(rename(cutOff(as.partyB), "Bruna")).rejects.toThrow("cut off");
  await env.DB.prepare("DELETE FROM rate_limits").run();
  await rename(as.partyB, "Brunetta");
  expect((await entered(id)).map(({ person }) => person)).toMatchObject([
    { before: "Bruno Stone", after: "Brunello Stone" },
    { before: "Brunello Stone", after: "Brunetta Stone" },
  ]);
});

test("what was taken back, or of a case that is resolved, is no entry and waits no longer", async () => {
  const [back, resolved] = [await caseOf(), await caseOf()];
  for (const { as } of [back, resolved]) await expect(rename(cutOff(as.partyB), "Brunello")).rejects.toThrow("cut off");
  await rename(back.as.partyB, "Bruno");
  await env.DB.prepare("UPDATE cases SET status = 'resolved', resolved_at = 1, resolved_month = '2026-11' WHERE id = ?")
    .bind(resolved.id)
    .run();
  await finishRenames(later());
  expect([await entered(back.id), await entered(resolved.id)]).toEqual([[], []]);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM pending_renames").first()).toEqual({ n: 0 });
});
