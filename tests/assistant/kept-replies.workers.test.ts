/** What a conversation stores of its replies: of a card for editing no second copy of the draft, however often it is opened. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";

const BROWSER = { "Sec-Fetch-Site": "same-origin" };
const STORY = `${"The landlord keeps the deposit for the warehouse and says that its floor was broken by our forklift. ".repeat(20)}Quagmire.`;
const say = async (client: ApiClient, message: string, more: object = {}) =>
  (await client.post("/api/ai/chat", { message, ...more }, BROWSER)).json<{ sessionId: string; response: string }>();

/** Everything that is stored of the conversation apart from its draft. */
async function stored(sessionId: string): Promise<string> {
  const { results } = await env.DB.prepare(
    "SELECT content AS text FROM chat_messages WHERE session_id = ?1 UNION ALL SELECT state FROM chat_sessions WHERE id = ?1",
  )
    .bind(sessionId)
    .all<{ text: string }>();
  return results.map(({ text }) => text).join("\n");
}
const times = (text: string) => text.split("Quagmire").length - 1;

test("the whole request on a sheet, opened ten times, is stored no further time", async () => {
  const client = apiClient();
  const { sessionId } = await say(client, "I need a mediation in Toronto. My name is Ada Beaulieu.");
  const { version } = await (await client.get("/api/drafts/current")).json<{ version: number }>();
  expect((await client.patch("/api/drafts/current", { version, values: { caseDescription: STORY } })).status).toBe(200);
  for (let press = 0; press < 10; press += 1) {
    const { response } = await say(client, "Change something", { sessionId, press: "edit" });
    // A door that shows text alone reads what is on the card.
    expect(response).toContain("Quagmire");
  }
  const all = await stored(sessionId);
  expect(times(all)).toBe(0);
  expect(all.length).toBeLessThan(10_000);
  const shown = await (await client.get("/api/ai/chat")).json<{ reply: { card: { fields: { name: string; value: string }[] } } }>();
  expect(shown.reply.card.fields.find(({ name }) => name === "caseDescription")?.value).toContain("Quagmire");
});
