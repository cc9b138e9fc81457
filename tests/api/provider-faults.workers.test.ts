/** A provider that fails in every way we know, over real HTTP: the visitor gets an answer, and nothing is booked unasked. */
import { env } from "cloudflare:workers";
import { describe, expect, inject, test } from "vitest";
import { type ApiClient, apiClient } from "../api.ts";
import { type FakeReply, type FakeScript, requestsOf, script } from "../fake-openai.ts";

const BASE_URL = inject("fakeOpenAI");

/** A visitor whose assistant is the fake provider, told what to answer. */
async function visitorOf(told: FakeScript): Promise<{ client: ApiClient; key: string }> {
  const key = crypto.randomUUID();
  await script(BASE_URL, key, told);
  const variables = { OPENAI_API_KEY: key, OPENAI_BASE_URL: BASE_URL, OPENAI_MODEL: "fake", RATE_LIMITS: "off" };
  return { client: apiClient({ variables }), key };
}

async function bookings(): Promise<number> {
  return (await env.DB.prepare("SELECT count(*) AS n FROM bookings").first<{ n: number }>())?.n ?? 0;
}

const always = (reply: FakeReply): FakeScript => ({ replies: [], otherwise: reply });
const MESSAGE = "I need a mediation in Toronto.";

test("a provider that works is asked, with tools and without anybody else's words", async () => {
  const { client, key } = await visitorOf(always({ kind: "text", text: "Certainly. What is your name?" }));
  const answer = await client.post("/api/ai/chat", { message: MESSAGE });
  expect(await answer.json()).toMatchObject({ response: "Certainly. What is your name?" });
  const [asked] = await requestsOf(BASE_URL, key);
  expect(asked).toMatchObject({ model: "fake", stream: true });
  expect(asked?.tools.length).toBeGreaterThan(3);
  expect(JSON.stringify(asked?.messages)).toContain(MESSAGE);
});

test("health names the provider that was configured", async () => {
  const { client } = await visitorOf(always({ kind: "empty" }));
  expect(await (await client.get("/api/health")).json()).toMatchObject({ assistant: "openai" });
});

const FAULTS: [string, FakeScript][] = [
  ["500", always({ kind: "status", status: 500 })],
  ["429", always({ kind: "status", status: 429, retryAfter: 30 })],
  ["401", always({ kind: "status", status: 401 })],
  ["a stream cut in the middle", always({ kind: "cut", text: "Certainly, I will" })],
  ["something that is not JSON", always({ kind: "bad_json" })],
  ["not a word", always({ kind: "empty" })],
  ["a tool that does not exist", always({ kind: "unknown_tool" })],
  ["malformed arguments of a tool", always({ kind: "tools", calls: [{ name: "update_draft", arguments: '{"set": [{"field":' }] })],
  ["tool calls without an end", always({ kind: "tools", calls: [{ name: "list_venues", arguments: {} }] })],
];

describe.each(FAULTS)("the provider answers with %s", (_name, told) => {
  test("the conversation goes on, and the draft has what was said", async () => {
    const { client } = await visitorOf(told);
    const before = await bookings();
    const answer = await client.post("/api/ai/chat", { message: MESSAGE });
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as { response: string; draft: Record<string, string>; sessionId: string; booking?: unknown };
    expect(body.response.length).toBeGreaterThan(10);
    expect(body.response).not.toMatch(/Certainly, I will/);
    expect(body.draft).toMatchObject({ proceedingType: "mediation" });
    expect(body.booking).toBeUndefined();
    const next = await client.post("/api/ai/chat", { message: "My name is Ada Beaulieu.", sessionId: body.sessionId });
    expect(await next.json()).toMatchObject({ sessionId: body.sessionId, draft: { contactName: "Ada Beaulieu" } });
    expect(await bookings()).toBe(before);
  });
});

test("a model that books unasked is refused by the service", async () => {
  const { client } = await visitorOf({
    replies: [{ kind: "tools", calls: [{ name: "submit_booking", arguments: {} }] }],
    otherwise: { kind: "text", text: "It is booked!" },
  });
  const before = await bookings();
  const answer = (await (await client.post("/api/ai/chat", { message: MESSAGE })).json()) as { booking?: unknown };
  expect(answer.booking).toBeUndefined();
  expect(await bookings()).toBe(before);
});

test("a value that the visitor never said is not stored", async () => {
  const invented = {
    set: [{ field: "contactEmail", value: "invented@elsewhere.example", evidence: "my e-mail is invented@elsewhere.example" }],
  };
  const { client } = await visitorOf({
    replies: [{ kind: "tools", calls: [{ name: "update_draft", arguments: invented }] }],
    otherwise: { kind: "text", text: "Noted." },
  });
  const answer = (await (await client.post("/api/ai/chat", { message: MESSAGE })).json()) as { draft: Record<string, string> };
  expect(answer.draft).not.toHaveProperty("contactEmail");
});

test("a provider that stalls is left after ten seconds", async () => {
  const { client } = await visitorOf(always({ kind: "stall", text: "One moment" }));
  const answer = (await (await client.post("/api/ai/chat", { message: MESSAGE })).json()) as {
    response: string;
    draft: Record<string, string>;
  };
  expect(answer.response).not.toMatch(/One moment/);
  expect(answer.draft).toMatchObject({ proceedingType: "mediation" });
});
