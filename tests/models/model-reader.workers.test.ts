/** Models as readers, over real HTTP: what was said is stored, what was not is not, and the talk goes on whatever they answer. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, inject, test, vi } from "vitest";
import { type ApiClient, apiClient, type ClientOptions } from "#tests/kit/api.ts";
import { type FakeReply, requestsOf, script } from "#tests/kit/chat/fake-openai.ts";
import { CASSETTES, LETTER } from "./cassettes.ts";

const fake = inject("fakeOpenAI");
const NOW = new Date("2026-11-23T15:00:00Z");
let keys = 0;

interface Answer {
  response: string;
  sessionId: string;
  draft: Record<string, string>;
  summary: object | null;
  buttons: { id: string; label: string }[];
  booking?: { bookingNumber: string };
}

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await env.DB.prepare("DELETE FROM assistant_usage").run();
});

interface Visit {
  client: ApiClient;
  key: string;
  say(message: string, more?: object): Promise<Answer>;
}

async function visit(replies: FakeReply[], otherwise?: FakeReply, variables: ClientOptions["variables"] = {}): Promise<Visit> {
  keys += 1;
  const key = `reader-${keys}`;
  await script(fake, key, { replies: [...replies], ...(otherwise ? { otherwise } : {}) });
  const client = apiClient({
    clock: () => NOW,
    variables: {
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: fake,
      // A model of its own, so that what one server is known for says nothing of another.
      OPENAI_MODEL: `fake-${keys}`,
      ASSISTANT_STALL_MS: "1500",
      RATE_LIMITS: "off",
      ...variables,
    },
  });
  let sessionId: string | undefined;
  return {
    client,
    key,
    async say(message, more = {}) {
      const sent = await client.post(
        "/api/ai/chat",
        { message, locale: "en", ...(sessionId ? { sessionId } : {}), ...more },
        { "Sec-Fetch-Site": "same-origin" },
      );
      expect(sent.status).toBe(200);
      const answer = (await sent.json()) as Answer;
      sessionId = answer.sessionId;
      return answer;
    },
  };
}

const callsOf = async ({ key }: Visit) => (await requestsOf(fake, key)).length;
const readerOf = async ({ sessionId }: Answer) =>
  (
    await env.DB.prepare("SELECT provider FROM chat_messages WHERE session_id = ? AND role = 'assistant' ORDER BY seq DESC LIMIT 1")
      .bind(sessionId)
      .first<{ provider: string }>()
  )?.provider;

describe("a model that", () => {
  test.each(CASSETTES.map((cassette) => [cassette.temperament, cassette] as const))("%s", async (_, cassette) => {
    const visitor = await visit(cassette.replies, { kind: "status", status: 500 });
    const answer = await visitor.say(cassette.message);
    expect(answer.draft).toMatchObject(cassette.holds);
    for (const words of cassette.never ?? []) expect(JSON.stringify(answer.draft)).not.toContain(words);
    expect(answer.response.length).toBeGreaterThan(10);
    expect(answer.booking).toBeUndefined();
    expect(await callsOf(visitor)).toBe(cassette.calls);
    expect(await readerOf(answer)).toBe(cassette.reader);
  });

  test("all of them take at most 1.3 calls a turn", () => {
    const calls = CASSETTES.reduce((sum, cassette) => sum + cassette.calls, 0);
    expect(calls / CASSETTES.length).toBeLessThanOrEqual(1.3);
  });
});

const OPPOSED: FakeReply = {
  kind: "tools",
  calls: [
    {
      name: "understood",
      arguments: {
        values: [],
        acts: [
          { act: "confirm", quote: "that works" },
          { act: "deny", quote: "wrong date" },
        ],
      },
    },
  ],
};
const SILENT: FakeReply = { kind: "tools", calls: [{ name: "understood", arguments: { values: [] } }] };

describe("the yes that sends", () => {
  async function summed(otherwise: FakeReply): Promise<Visit> {
    const visitor = await visit([], otherwise);
    let answer = await visitor.say(LETTER);
    for (let more = 0; more < 3 && !answer.summary; more += 1) answer = await visitor.say("no, nothing else");
    expect(answer.summary).not.toBeNull();
    return visitor;
  }

  test("needs no model: a plain one is not shown to any", async () => {
    const visitor = await summed(SILENT);
    const before = await callsOf(visitor);
    expect((await visitor.say("yes")).booking).toBeDefined();
    expect(await callsOf(visitor)).toBe(before);
  });

  test("is never a model's", async () => {
    const visitor = await summed({
      kind: "tools",
      calls: [{ name: "understood", arguments: { values: [], acts: [{ act: "confirm", quote: "the coffee machine hums" }] } }],
    });
    expect((await visitor.say("the coffee machine hums")).booking).toBeUndefined();
  });

  test("is stopped by a model that reads a no beside it", async () => {
    const visitor = await summed(OPPOSED);
    expect((await visitor.say("yes, and by the way wrong date")).booking).toBeUndefined();
  });
});

test("one call is forced, with the fields that apply, described; today has its weekday, and nothing of the instructions is answered", async () => {
  const visitor = await visit([SILENT]);
  await visitor.say("I need a mediation in Toronto");
  const [asked] = await requestsOf(fake, visitor.key);
  expect(asked?.tools).toEqual(["understood"]);
  expect(asked?.choice).toMatchObject({ function: { name: "understood" } });
  expect(asked?.schema).toContain("contactEmail: E-mail address of the booking contact");
  expect(asked?.schema).toContain("mediation, examination_or_related");
  // A mediation has no media file to transcribe and no court.
  expect(asked?.schema).not.toContain("lengthOfMedia");
  expect(asked?.schema).not.toContain("trialType");
  const told = String(asked?.messages[0]?.content);
  expect(told).toContain("Today is Mon 2026-11-23, 10:00 (America/Toronto)");
  expect(told).toContain("Mon 2026-12-21, Tue 22, Wed 23, Thu 24, Fri 25");
});

test("a proceeding that is named in the message opens its own fields at once", async () => {
  const visitor = await visit([SILENT]);
  await visitor.say("We need an audio transcription of a recording, about two hours of it");
  const [asked] = await requestsOf(fake, visitor.key);
  expect(asked?.schema).toContain("lengthOfMedia");
});

test("what our own readers do not know is filled by a model whose quote says it, and asked where it does not", async () => {
  const visitor = await visit([
    {
      kind: "tools",
      calls: [
        {
          name: "understood",
          arguments: {
            values: [
              { field: "platformPreference", value: "teams", quote: "over Teams" },
              { field: "courtReportingRequired", value: true, quote: "somebody who takes every word down" },
            ],
          },
        },
      ],
    },
  ]);
  const answer = await visitor.say("A virtual mediation over Teams, with somebody who takes every word down");
  expect(answer.draft).toMatchObject({ proceedingType: "mediation", platformPreference: "teams" });
  expect(answer.draft.courtReportingRequired).not.toBe("true");
  expect(JSON.stringify(answer)).toContain("somebody who takes every word down");
});
