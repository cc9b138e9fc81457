/** A person of a case who changes their name again and again: few names a day, and one question for one resemblance. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

const rename = (client: ApiClient, firstName: string, lastName: string) =>
  client.within(({ account }) => account.saveProfile({ firstName, lastName }));
const DAY = 86_400_000;
const at = (client: ApiClient, by: number) => apiClient({ cookie: client.cookies(), clock: () => new Date(Date.now() + by) });
const questions = async (id: string) =>
  (
    await env.DB.prepare("SELECT id, hits FROM case_disclosures WHERE case_id = ? ORDER BY asked_at")
      .bind(id)
      .all<{ id: string; hits: string }>()
  ).results;
const entered = async (id: string) =>
  (
    await env.DB.prepare("SELECT count(*) AS n FROM case_entries WHERE case_id = ? AND type = 'case_edited'")
      .bind(id)
      .first<{ n: number }>()
  )?.n;

test("an account gives itself two names within minutes and five a day; a name that stays as it is counts for nothing", async () => {
  const { id, as } = await caseOf();
  const client = as.partyB;
  for (let again = 0; again < 4; again += 1) await rename(client, "Bruno", "Stone");
  await rename(client, "Brunno", "Stone");
  await rename(client, "Bruno", "Stone");
  await expect(rename(client, "Bruno A", "Stone")).rejects.toMatchObject({ code: "too_many_requests" });
  expect(await entered(id)).toBe(2);
});

test("what the few minutes refuse uses up none of the day's names", async () => {
  const { as } = await caseOf();
  const midnight = DAY - (Date.now() % DAY);
  const named = (firstName: string, minutes: number) => rename(at(as.partyB, midnight + minutes * 60_000), firstName, "Stone");
  const refused = { code: "too_many_requests" };
  for (const [name, minutes] of [
    ["Bruna", 1],
    ["Brune", 1],
    ["Bruni", 11],
    ["Brunt", 11],
  ] as const)
    await named(name, minutes);
  for (const name of ["Brunu", "Bruny", "Brunz"]) await expect(named(name, 11)).rejects.toMatchObject(refused);
  await named("Brunu", 21);
  await expect(named("Bruny", 31)).rejects.toMatchObject(refused);
});

test("names that resemble the arbitrator's are one question while it is open, and what it left out is asked once it is cleared", async () => {
  const { id, as, arbitrator } = await caseOf();
  const names = ["Kofi A", "Kofi B", "Kofi C"];
  for (const [count, name] of names.entries()) await rename(at(as.partyB, count * 700_000), name, "Amber");
  const [first, ...more] = await questions(id);
  expect(more).toEqual([]);
  const mails = await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE kind = 'disclosure_asked' AND recipient = ?")
    .bind(arbitrator.email)
    .first<{ n: number }>();
  expect(mails?.n).toBe(1);
  const hits = JSON.parse(first?.hits ?? "[]") as unknown[];
  await as.arbitrator.within(({ assignments }) =>
    assignments.answer(first?.id ?? "", {
      answer: "disclosed",
      disclosure: "Nobody that I know.",
      answers: hits.map(() => ({ connection: "unconnected", text: "The name alone is alike." })),
    }),
  );
  await as.admin.within(({ assignments }) => assignments.decide(id, first?.id ?? "", { decision: "cleared", reason: "Another person." }));
  const [, second, ...others] = await questions(id);
  expect(others).toEqual([]);
  expect(second?.hits).toContain("Kofi C");
  // Another day, a name that is already covered asks nothing.
  await rename(at(as.partyB, 2 * DAY), "Kofi C.", "Amber");
  expect(await questions(id)).toHaveLength(2);
});

test("a name that an older question keeps from being asked about keeps the case from being resolved", async () => {
  const { id, as } = await caseOf();
  await rename(as.partyB, "Kofi A", "Amber");
  // Assigned again since, while nobody resembled them.
  await env.DB.prepare("UPDATE case_people SET created_at = ? WHERE case_id = ? AND capacity = 'arbitrator'")
    .bind(Date.now() + 1000, id)
    .run();
  await rename(at(as.partyB, 700_000), "Kofi B", "Amber");
  expect(await questions(id)).toHaveLength(1);
  const resolved = as.arbitrator.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "Granted." }));
  await expect(resolved).rejects.toMatchObject({ code: "conflict_open", issues: [{ code: "case_conflict_unanswered" }] });
});
