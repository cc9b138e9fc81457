/** How often a message to the assistant waits for a database that is far away (`npm run bench -- --far` counts KV as well). */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { farDatabase } from "#tests/kit/far/far-database.ts";

const BROWSER = { "Sec-Fetch-Site": "same-origin" };
/** Every page sends a key of its own until its visitor's session has begun. */
const page = () => ({ ...BROWSER, "Concord-Visit": crypto.randomUUID().replaceAll("-", "") });

async function say(client: ApiClient, message: string, more: Record<string, unknown> = {}, headers: Record<string, string> = BROWSER) {
  const answer = await client.post("/api/ai/chat", { message, ...more }, headers);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { sessionId: string; draft: Record<string, string> };
}

/** What an isolate keeps for all (settings, venues) is kept by then. */
const warm = () => say(apiClient(), "Hello");

test.each([
  ["a page", page()],
  ["a program", {}],
])("the first message of %s", async (_, headers) => {
  await warm();
  const { database, waits, begin } = farDatabase(env.DB);
  const client = apiClient({ database });
  begin();
  const { sessionId } = await say(client, "We need a mediation in Toronto for 8 people.", {}, headers);
  // What is there, the days of the venue next to the visitor's session, and everything that the turn leaves.
  expect(waits()).toBe(3);
  expect((await kept(sessionId)).map(({ role }) => role)).toEqual(["user", "assistant"]);
});

test("a further message that changes the request", async () => {
  await warm();
  const { database, waits, begin } = farDatabase(env.DB);
  const client = apiClient({ database });
  const { sessionId } = await say(client, "We need a mediation in Toronto for 8 people.", {}, page());
  begin();
  const { draft } = await say(client, "On March 9 from 9 to 5. My name is Ada Beaulieu.", { sessionId });
  expect(draft).toMatchObject({ contactName: "Ada Beaulieu" });
  expect(waits()).toBeLessThanOrEqual(3);
});

test("a message that shows the summary, as it is streamed", async () => {
  await warm();
  const { database, waits, begin } = farDatabase(env.DB);
  const client = apiClient({ database });
  const { sessionId } = await say(client, "A virtual mediation for Grace Lim, grace@lim.example, 416-555-0123.", {}, page());
  begin();
  const message = "Our landlord will not return the deposit on the warehouse.";
  const answer = await client.post("/api/ai/chat/stream", { message, sessionId }, BROWSER);
  expect(await answer.text()).toContain("data-answer");
  expect(waits()).toBeLessThanOrEqual(3);
});

test("a question", async () => {
  await warm();
  const { database, waits, begin } = farDatabase(env.DB);
  const client = apiClient({ database });
  const { sessionId } = await say(client, "We need a mediation in Toronto for 8 people.", {}, page());
  begin();
  await say(client, "What are your opening hours?", { sessionId });
  expect(waits()).toBeLessThanOrEqual(3);
});

async function kept(sessionId: string) {
  const rows = await env.DB.prepare("SELECT role FROM chat_messages WHERE session_id = ? ORDER BY seq")
    .bind(sessionId)
    .all<{ role: string }>();
  return rows.results;
}
