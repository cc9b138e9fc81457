import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";
import { LIMITS } from "#app/services/platform/rate-limits.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";

interface ChatAnswer {
  response: string;
  sessionId: string;
  draft: Record<string, string>;
  missing: string[];
  locale: string;
  summary: { hash: string } | null;
  booking?: { id: string; bookingNumber: string };
}

const BROWSER = { "Sec-Fetch-Site": "same-origin" };
const PROGRAM: Record<string, string> = {};
const unlimited = () => apiClient({ variables: { RATE_LIMITS: "off" } });

async function say(
  client: ApiClient,
  message: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = BROWSER,
): Promise<ChatAnswer> {
  const answer = await client.post("/api/ai/chat", { message, ...more }, headers);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ChatAnswer;
}

const HEARING = "I need an in-person mediation in Toronto on Tuesday 9 March 2027, 9:30 to 5, for 8 people.";
const PERSON =
  "Ada Beaulieu, Beaulieu LLP, ada@beaulieu.example, 416-555-0155. It's a dispute between two shareholders about the valuation of a clinic.";

async function bookings(): Promise<number> {
  return (await env.DB.prepare("SELECT count(*) AS n FROM bookings").first<{ n: number }>())?.n ?? 0;
}

test("an answer carries the session, the draft and what is missing", async () => {
  const answer = await say(unlimited(), "I would like to book a mediation in Toronto, please.");
  expect(answer.response.length).toBeGreaterThan(10);
  expect(answer.sessionId).toMatch(/^[\w-]{22}$/);
  expect(answer.draft).toMatchObject({ proceedingType: "mediation" });
  expect(answer.missing).toContain("contactEmail");
  expect(answer.missing).not.toContain("proceedingType");
  expect(answer.locale).toBe("en");
});

test("a conversation goes on in its session", async () => {
  const client = unlimited();
  const first = await say(client, "I would like to book a mediation in Toronto, please.");
  const second = await say(client, "My name is Ada Beaulieu.", { sessionId: first.sessionId });
  expect(second.sessionId).toBe(first.sessionId);
  expect(second.draft).toMatchObject({ proceedingType: "mediation", contactName: "Ada Beaulieu" });
});

test("a program without cookies goes on by the session id alone", async () => {
  const first = await say(unlimited(), "I would like to book a mediation in Toronto, please.", {}, PROGRAM);
  const second = await say(unlimited(), "My name is Ada Beaulieu.", { sessionId: first.sessionId }, PROGRAM);
  expect(second.sessionId).toBe(first.sessionId);
  expect(second.draft.contactName).toBe("Ada Beaulieu");
});

test("somebody else's session id opens nothing: a new conversation begins", async () => {
  const victim = await say(unlimited(), "I'm Ada Beaulieu and need a mediation in Toronto.");
  for (const thief of [unlimited(), apiClient({ variables: { RATE_LIMITS: "off" }, cookie: "concord-visitor=forged.AAAA" })]) {
    const answer = await say(thief, "What have I told you so far?", { sessionId: victim.sessionId });
    expect(answer.sessionId).not.toBe(victim.sessionId);
    expect(answer.draft).not.toHaveProperty("contactName");
    expect(answer.response).not.toMatch(/Beaulieu/);
  }
});

test("nor does the id of who came with a visitor's cookie from the form, whatever program that was", async () => {
  const victim = unlimited();
  await victim.patch("/api/drafts/current", { version: 0, values: { contactName: "Ada Beaulieu" } });
  const { sessionId } = await say(victim, "I need a mediation in Toronto.", {}, PROGRAM);
  const answer = await say(unlimited(), "What have I told you so far?", { sessionId }, PROGRAM);
  expect(answer.sessionId).not.toBe(sessionId);
  expect(answer.draft).not.toHaveProperty("contactName");
  const own = await say(victim, "What have I told you so far?", { sessionId }, PROGRAM);
  expect(own.sessionId).toBe(sessionId);
});

test("a page that comes later shows what the last reply noted and offers, and it can be answered there", async () => {
  const client = unlimited();
  await say(client, "I would like to book a mediation in Toronto, please.");
  const asked = await say(client, "On Tuesday 9 March 2027. And my neighbour's parrot has opinions.");
  const { noted, remarks, buttons, card } = asked as unknown as Record<"noted" | "remarks" | "buttons" | "card", unknown>;
  expect(noted).not.toEqual([]);
  const later = (await (await client.get("/api/ai/chat")).json()) as { reply: Record<string, unknown>; messages: { content: string }[] };
  expect(later.reply).toMatchObject({ noted, remarks, buttons, card });
  expect(later.messages.at(-1)?.content).toContain(String(later.reply.text).split("\n").at(-1));
  // The next reply takes its place.
  await say(client, HEARING);
  const next = (await (await client.get("/api/ai/chat")).json()) as { reply: Record<string, unknown> };
  expect(next.reply.text).not.toBe(later.reply.text);
});

test("a transcript belongs to its visitor", async () => {
  const client = unlimited();
  const { sessionId } = await say(client, "Hello there, I need a mediation.");
  const mine = (await (await client.get("/api/ai/chat")).json()) as { sessionId: string; messages: { role: string; content: string }[] };
  expect(mine.sessionId).toBe(sessionId);
  expect(mine.messages.map((message) => message.role)).toEqual(["user", "assistant"]);
  expect(mine.messages[0]?.content).toBe("Hello there, I need a mediation.");
  expect(await (await unlimited().get("/api/ai/chat")).json()).toMatchObject({ sessionId: null, messages: [] });
});

test.each([
  ["no message", {}, "required"],
  ["an empty message", { message: "" }, "required"],
  ["white space", { message: " \n\t " }, "required"],
  ["a message that is no text", { message: 7 }, "required"],
  ["a message beyond the limit", { message: "x".repeat(CHAT_LIMITS.messageLength + 1) }, "too_long"],
])("%s: 400", async (_name, body, code) => {
  const answer = await unlimited().post("/api/ai/chat", body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: "invalid_input", issues: [{ field: "message", code }] });
});

test("a network has so many turns a day, whatever conversations and visitors they are of", async () => {
  const address = "203.0.113.77";
  const clock = () => new Date("2027-03-02T12:00:00Z");
  const say = (client: ApiClient) => client.post("/api/ai/chat", { message: "Hello" });
  expect((await say(apiClient({ clock, address }))).status).toBe(200);
  await env.DB.prepare("UPDATE rate_limits SET count = ? WHERE key LIKE 'chat_day:%' AND expires_at > ?")
    .bind(LIMITS.chat_day.requests - 1, clock().getTime())
    .run();
  expect((await say(apiClient({ clock, address }))).status).toBe(200);
  const refused = await say(apiClient({ clock, address }));
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "43200"]);
  expect((await say(apiClient({ clock: () => new Date("2027-03-03T00:00:01Z"), address }))).status).toBe(200);
});

test("the twenty-first message within a minute is refused", async () => {
  const now = new Date("2026-11-02T15:00:20Z");
  const client = apiClient({ clock: () => now });
  for (let sent = 0; sent < 20; sent += 1) expect((await client.post("/api/ai/chat", { message: "Hello" })).status).toBe(200);
  const refused = await client.post("/api/ai/chat", { message: "Hello" });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("40");
});

test("the form and the conversation write the same draft", async () => {
  const client = unlimited();
  await say(client, "I need a mediation in Toronto.");
  const draft = (await (await client.get("/api/drafts/current")).json()) as {
    version: number;
    values: Record<string, { origin: string; evidence?: string }>;
  };
  expect(draft.values.proceedingType).toMatchObject({ value: "mediation", origin: "assistant" });
  expect("I need a mediation in Toronto.").toContain(draft.values.proceedingType?.evidence ?? "nothing");
  await client.patch("/api/drafts/current", { version: draft.version, values: { contactName: "Ada Beaulieu" } });
  expect((await say(client, "What are your opening hours?")).draft.contactName).toBe("Ada Beaulieu");
});

/** Tells everything, until the summary is on show. */
async function untilSummary(client: ApiClient): Promise<ChatAnswer> {
  const { sessionId } = await say(client, HEARING);
  const answer = await say(client, PERSON, { sessionId });
  expect(answer.summary?.hash).toMatch(/^[0-9a-f]{32}$/);
  return answer;
}

describe("booking", () => {
  test("what was told is summed up, and booked once it is confirmed", async () => {
    const client = unlimited();
    const before = await bookings();
    const answer = await untilSummary(client);
    expect(answer.booking).toBeUndefined();
    expect(await bookings()).toBe(before);
    const confirmed = await say(client, "Confirm", { confirm: answer.summary?.hash, sessionId: answer.sessionId });
    expect(confirmed.booking).toMatchObject({ bookingNumber: expect.stringMatching(/^CN-\d{4}-\d{4}$/) });
    expect(await bookings()).toBe(before + 1);
    const stored = await env.DB.prepare("SELECT source, booking_contact_email AS email FROM bookings WHERE id = ?")
      .bind(confirmed.booking?.id)
      .first();
    expect(stored).toEqual({ source: "assistant", email: "ada@beaulieu.example" });
  });

  test("a summary that the form has changed since is not booked", async () => {
    const client = unlimited();
    const answer = await untilSummary(client);
    const before = await bookings();
    const { version } = (await (await client.get("/api/drafts/current")).json()) as { version: number };
    await client.patch("/api/drafts/current", { version, values: { contactEmail: "other@beaulieu.example" } });
    const confirmed = await say(client, "Confirm", { confirm: answer.summary?.hash, sessionId: answer.sessionId });
    expect(confirmed.booking).toBeUndefined();
    expect(await bookings()).toBe(before);
  });

  test("an invented hash books nothing", async () => {
    const client = unlimited();
    const answer = await untilSummary(client);
    const before = await bookings();
    const confirmed = await say(client, "Confirm", { confirm: "0".repeat(32), sessionId: answer.sessionId });
    expect(confirmed.booking).toBeUndefined();
    expect(await bookings()).toBe(before);
  });
});

test("the stream ends with the same facts as the plain answer", async () => {
  const answer = await unlimited().post("/api/ai/chat/stream", { message: "I need a mediation in Toronto." }, BROWSER);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/event-stream/);
  expect(await answer.text()).toMatch(/mediation/);
});

test("a yes to an open question is not taken for a wish", async () => {
  const client = unlimited();
  const first = await say(
    client,
    "Quiero una mediación virtual, soy Lucía Ramírez, lucia@despacho.example, 305 555 0123, es por un contrato de suministro incumplido",
  );
  await say(client, "no, eso es todo", { sessionId: first.sessionId });
  const last = await say(client, "sí, todo correcto", { sessionId: first.sessionId });
  expect(last.draft.specialRequirements).toBeUndefined();
});
