import { env } from "cloudflare:workers";
import { describe, expect, inject, test } from "vitest";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { type FakeReply, script } from "#tests/kit/chat/fake-openai.ts";

const fake = inject("fakeOpenAI");
const BROWSER = { "Sec-Fetch-Site": "same-origin" };
let keys = 0;

interface Answer {
  response: string;
  sessionId: string;
  draft: Record<string, string>;
  missing: string[];
  booking?: { id: string };
}

/** A visitor whose assistant is a server that answers as scripted, over real HTTP. */
async function visitor(replies: FakeReply[], otherwise?: FakeReply): Promise<{ client: ApiClient; key: string }> {
  keys += 1;
  const key = `key-${keys}`;
  await script(fake, key, { replies, ...(otherwise ? { otherwise } : {}) });
  const client = apiClient({
    variables: { OPENAI_API_KEY: key, OPENAI_BASE_URL: fake, OPENAI_MODEL: "fake-1", ASSISTANT_STALL_MS: "400", RATE_LIMITS: "off" },
  });
  return { client, key };
}

async function say(client: ApiClient, message: string, more: Record<string, unknown> = {}): Promise<Answer> {
  const answer = await client.post("/api/ai/chat", { message, ...more }, BROWSER);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

async function providerOf(sessionId: string): Promise<string | null> {
  const row = await env.DB.prepare(
    "SELECT provider FROM chat_messages WHERE session_id = ? AND role = 'assistant' ORDER BY seq DESC LIMIT 1",
  )
    .bind(sessionId)
    .first<{ provider: string }>();
  return row?.provider ?? null;
}

const failures: [string, FakeReply[], FakeReply?][] = [
  ["answers 429", [], { kind: "status", status: 429, retryAfter: 1 }],
  ["answers 500", [], { kind: "status", status: 500 }],
  ["stalls before the first token", [], { kind: "stall" }],
  ["stalls in the middle", [], { kind: "stall", text: "Well, let me" }],
  ["is cut off", [], { kind: "cut", text: "Well, let me" }],
  ["answers what is not JSON", [], { kind: "bad_json" }],
  ["says nothing", [], { kind: "empty" }],
  ["calls an unknown tool for ever", [], { kind: "unknown_tool" }],
  ["writes malformed arguments for ever", [], { kind: "tools", calls: [{ name: "understood", arguments: '{"values" {' }] }],
];

describe("when the provider fails", () => {
  test.each(failures)("%s: the visitor has an answer and the facts are kept", async (_what, replies, otherwise) => {
    const { client } = await visitor(replies, otherwise);
    const answer = await say(client, "I need a virtual mediation, my name is Grace Lim");
    expect(answer.draft).toMatchObject({ proceedingType: "mediation", locationType: "virtual", contactName: "Grace Lim" });
    expect(answer.response.length).toBeGreaterThan(20);
    expect(answer.response).not.toContain("Well, let me");
    expect(await providerOf(answer.sessionId)).toBe("guided");
  });

  test("a booking goes on to its end without the provider", async () => {
    const { client } = await visitor([], { kind: "status", status: 500 });
    const first = await say(
      client,
      "Virtual mediation, I am Grace Lim of Lim LLP, grace@lim.example, 416-555-0123. It is about a deposit that our landlord will not return.",
    );
    const second = await say(client, "no, that's all", { sessionId: first.sessionId });
    expect(second.missing).toEqual([]);
    for (let more = 0; more < 3; more += 1) await say(client, "no, that's all", { sessionId: first.sessionId });
    const third = await say(client, "Yes, that's right", { sessionId: first.sessionId });
    expect(third.booking?.id).toMatch(/^[\w-]{22}$/);
  });
});
