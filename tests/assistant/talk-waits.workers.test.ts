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

test("the first message of a page", async () => {
  await warm();
  const { database, waits, begin } = farDatabase(env.DB);
  const client = apiClient({ database });
  begin();
  await say(client, "We need a mediation in Toronto for 8 people.", {}, page());
  expect(waits()).toBe(5);
});

test("a further message that changes the request", async () => {
  await warm();
  const { database, waits, begin } = farDatabase(env.DB);
  const client = apiClient({ database });
  const { sessionId } = await say(client, "We need a mediation in Toronto for 8 people.", {}, page());
  begin();
  const { draft } = await say(client, "My name is Ada Beaulieu.", { sessionId });
  expect(draft).toMatchObject({ contactName: "Ada Beaulieu" });
  expect(waits()).toBe(5);
});
