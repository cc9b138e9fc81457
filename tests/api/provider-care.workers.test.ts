/** Order, budget, rest and figures of the assistant's models: a turn is never lost, and none is waited for in vain. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, inject, test } from "vitest";
import { BREAKER } from "#app/domain/assistant/circuit-breaker.ts";
import { type ApiClient, apiClient, type ClientOptions } from "#tests/kit/api.ts";
import { type FakeReply, requestsOf, script } from "#tests/kit/chat/fake-openai.ts";

const fake = inject("fakeOpenAI");
let keys = 0;

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM assistant_usage").run();
});

async function scripted(otherwise: FakeReply): Promise<string> {
  keys += 1;
  const key = `care-${keys}`;
  await script(fake, key, { replies: [], otherwise });
  return key;
}

function visitor(key: string, variables: ClientOptions["variables"] = {}, more: Partial<ClientOptions> = {}): ApiClient {
  return apiClient({
    ...more,
    variables: {
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: fake,
      OPENAI_MODEL: "fake-1",
      ASSISTANT_STALL_MS: "400",
      RATE_LIMITS: "off",
      ...variables,
    },
  });
}

async function say(client: ApiClient, message = "I need a virtual mediation"): Promise<string> {
  const answer = await client.post("/api/ai/chat", { message });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { response: string }).response;
}

const usage = async () =>
  (
    await env.DB.prepare(
      "SELECT provider, turns, failures, input_tokens, output_tokens, failure FROM assistant_usage ORDER BY provider",
    ).all()
  ).results;

/** A reading of a message: a mediation, by the words that say it. */
const READING = JSON.stringify({ values: [{ field: "proceedingType", value: "mediation", quote: "mediation" }] });

/** Workers AI as its binding answers: a stream of its own events. */
const workersAI = (reply: string | Error) => ({
  calls: 0,
  async run() {
    this.calls += 1;
    if (reply instanceof Error) throw reply;
    const events = `data: ${JSON.stringify({ response: reply })}\n\ndata: ${JSON.stringify({ response: "", usage: { prompt_tokens: 40, completion_tokens: 5, total_tokens: 45 } })}\n\ndata: [DONE]\n\n`;
    return new Response(events).body;
  },
});

test("each turn is counted for who answered it, with its tokens and without a word of it", async () => {
  const key = await scripted({ kind: "text", text: READING });
  await say(visitor(key));
  const [row] = await usage();
  expect(row).toMatchObject({ provider: "openai", turns: 1, failures: 0, input_tokens: 1, failure: null });
  expect(Number(row?.output_tokens)).toBeGreaterThan(0);
});

test("a failure is counted by its kind, and the embedded assistant answers", async () => {
  const key = await scripted({ kind: "status", status: 429 });
  expect((await say(visitor(key))).length).toBeGreaterThan(20);
  expect(await usage()).toMatchObject([
    { provider: "guided", turns: 1, failures: 0 },
    { provider: "openai", turns: 0, failures: 1, failure: "rate_limited" },
  ]);
});

test("models are asked in the configured order, and the next one reads when the server of the first fails", async () => {
  const key = await scripted({ kind: "text", text: READING });
  const broken = workersAI(new Error("AiError: capacity"));
  await say(visitor(key, { ASSISTANT_PROVIDERS: "workers_ai,openai" }, { ai: broken as never }));
  expect(broken.calls).toBe(1);
  const well = workersAI(READING);
  await say(visitor(key, { ASSISTANT_PROVIDERS: "workers_ai,openai" }, { ai: well as never }));
  expect(await usage()).toMatchObject([
    { provider: "openai", turns: 1 },
    { provider: "workers_ai", turns: 1, failures: 1, input_tokens: 40 },
  ]);
});

test("beyond the day's tokens no model is asked, and the conversation goes on", async () => {
  const key = await scripted({ kind: "text", text: READING });
  const client = visitor(key, { ASSISTANT_DAILY_TOKENS: "2" });
  await say(client);
  const asked = (await requestsOf(fake, key)).length;
  expect(asked).toBe(1);
  expect((await say(client, "My name is Grace Lim.")).length).toBeGreaterThan(10);
  expect((await requestsOf(fake, key)).length).toBe(asked);
});

test("a provider that keeps failing is left alone for a while, so that nobody waits for it", async () => {
  const key = await scripted({ kind: "status", status: 500 });
  for (let turn = 0; turn < BREAKER.failures + 3; turn += 1) await say(visitor(key));
  expect((await requestsOf(fake, key)).length).toBe(BREAKER.failures);
});

test("words that nobody could read open no circuit: the server answered", async () => {
  const key = await scripted({ kind: "text", text: "I would rather chat." });
  for (let turn = 0; turn < BREAKER.failures + 3; turn += 1) await say(visitor(key));
  expect((await requestsOf(fake, key)).length).toBe(2 * (BREAKER.failures + 3));
  expect(await usage()).toMatchObject([{ provider: "guided" }, { provider: "openai", turns: 0, failure: "empty" }]);
});

test("a server that answered in text is asked for text from then on", async () => {
  const key = await scripted({ kind: "text", text: READING });
  await script(fake, key, { replies: [{ kind: "text", text: "Gladly!" }], otherwise: { kind: "text", text: READING } });
  const client = visitor(key, { OPENAI_MODEL: "speaks-text" });
  for (let turn = 0; turn < 3; turn += 1) await say(client);
  const asked = await requestsOf(fake, key);
  expect(asked.map(({ tools }) => tools.length)).toEqual([1, 0, 0, 0]);
});

test("a model that thinks has effort and room for it, by its name or as set", async () => {
  const key = await scripted({ kind: "text", text: READING });
  const models = ["gpt-4o-mini", "gpt-5-mini", "deepseek-r1"];
  for (const model of models) await say(visitor(key, { OPENAI_MODEL: model }));
  await say(visitor(key, { OPENAI_MODEL: "house-model", ASSISTANT_REASONING: "high", ASSISTANT_OUTPUT_TOKENS: "5000" }));
  expect((await requestsOf(fake, key)).map(({ effort, most }) => [effort, most])).toEqual([
    [null, 4000],
    ["low", 12_000],
    ["low", 12_000],
    ["high", 5000],
  ]);
});

test("a turn that goes on and on ends in time", async () => {
  const key = await scripted({ kind: "text", text: READING });
  const client = visitor(key, { ASSISTANT_TURN_MS: "1" });
  expect((await say(client)).length).toBeGreaterThan(20);
  expect(await usage()).toMatchObject([{ provider: "guided" }, { provider: "openai", failure: "timeout" }]);
});
