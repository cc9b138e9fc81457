/** The activity feed and the statistics: to each what is theirs, and nothing after they have left. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ActivityRecord, CaseStatistics } from "#app/domain/case/case.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { act, file } from "#tests/kit/case-writing.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

const feed = async (client: ApiClient, query = "") => (await client.get(`/api/activities${query}`)).json<ActivityRecord[]>();
const told = async (client: ApiClient) => (await feed(client)).map(({ description }) => description);

async function busyCase() {
  const made = await caseOf();
  const { id, as } = made;
  await file(as.partyA, id, "claim.pdf");
  await file(as.partyA, id, "own.pdf", "side_a");
  await file(as.partyB, id, "theirs.pdf", "side_b");
  await file(as.arbitrator, id, "private.pdf", "arbitrator");
  await act(as.admin, id, [{ type: "conflict_found", audience: "office", details: { name: "Hidden" } }]);
  await act(as.arbitrator, id, [{ type: "message_posted", details: {} }]);
  return made;
}

test("a feed has the specification's shape, and each person's own activities, newest first", async () => {
  const { id, as } = await busyCase();
  const [newest] = await feed(as.partyB);
  expect(newest).toEqual({
    id: expect.any(String),
    type: "message_posted",
    description: "Message posted",
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    user: { firstName: "Kofi", lastName: "Amber" },
    case: { id, caseNumber: expect.stringMatching(/^CA-\d{4}-\d{6}$/) },
  });
  expect(await told(as.partyA)).toEqual(["Message posted", "Document uploaded: own.pdf", "Document uploaded: claim.pdf", "Case created"]);
  expect(await told(as.partyB)).toEqual(["Message posted", "Document uploaded: theirs.pdf", "Document uploaded: claim.pdf"]);
  expect(await told(as.arbitrator)).toEqual(["Message posted", "Document uploaded: private.pdf", "Document uploaded: claim.pdf"]);
  expect(await told(as.stranger)).toEqual([]);
  const office = (await feed(as.admin, "?limit=100")).filter((activity) => activity.case.id === id).map(({ description }) => description);
  expect(office).toEqual(["Message posted", "Possible conflict found: Hidden", "Document uploaded: claim.pdf", "Case created"]);
});

test("who was removed, has declined or now stands on the other side is told nothing of before", async () => {
  const { id, as, counselB, partyB } = await busyCase();
  await env.DB.prepare("UPDATE case_people SET state = 'removed' WHERE case_id = ? AND user_id = ?").bind(id, counselB.id).run();
  expect(await told(as.counselB)).toEqual([]);
  await env.DB.prepare("UPDATE case_people SET state = 'invited' WHERE case_id = ? AND user_id = ?").bind(id, partyB.id).run();
  expect(await told(as.partyB)).toEqual([]);
  await env.DB.prepare("UPDATE case_people SET state = 'active', capacity = 'counsel', side = 'a' WHERE case_id = ? AND user_id = ?")
    .bind(id, partyB.id)
    .run();
  expect(await told(as.partyB)).toEqual(["Message posted", "Document uploaded: claim.pdf"]);
});

test("a feed is read on from where it ended, without gaps or repeats, and reads no more than it shows", async () => {
  const { id, partyA, as } = await busyCase();
  for (let round = 0; round < 25; round += 1) await act(as.partyA, id, [{ type: "message_posted", details: { round } }]);
  const whole = (await feed(as.partyA, "?limit=100")).map((activity) => activity.id);
  const paged: string[] = [];
  let path: string | null = "/api/activities?limit=7";
  while (path) {
    const answer: Response = await as.partyA.get(path);
    paged.push(...(await answer.json<ActivityRecord[]>()).map((activity) => activity.id));
    path = /<(.*?)>/.exec(answer.headers.get("Link") ?? "")?.[1] ?? null;
  }
  expect(paged).toEqual(whole);
  expect(whole).toHaveLength(29);
  expect((await feed(as.partyA, "?after=nonsense&limit=100")).map((activity) => activity.id)).toEqual(whole);
  const admin = (await asRole("admin")).who;
  for (const who of [partyA, admin]) {
    const { database, statements } = recordedDatabase(env.DB);
    const client = await asUser(who, { database });
    expect((await client.get("/api/activities?limit=20")).status).toBe(200);
    // What happened, and who did it.
    const [asked] = statements.filter(({ sql, parameters }) => sql.includes("case_feed") && parameters.length > 0);
    const { meta } = await env.DB.prepare(asked?.sql ?? "")
      .bind(...(asked?.parameters ?? []))
      .all();
    expect(meta.rows_read).toBeLessThanOrEqual(2 * 20 + 10);
  }
});

test("statistics count what one may see", async () => {
  const { as } = await caseOf();
  const of = async (client: ApiClient) => (await client.get("/api/statistics")).json<CaseStatistics>();
  expect(await of(as.partyB)).toMatchObject({ totalCases: 1, pendingAssignment: 0, inProgress: 1, resolved: 0, resolvedThisMonth: 0 });
  expect(await of(as.stranger)).toMatchObject({ totalCases: 0 });
  expect((await of(as.admin)).totalCases).toBeGreaterThanOrEqual(1);
  expect((await apiClient().get("/api/statistics")).status).toBe(401);
});
