/** A turn is written in one batch: what the form writes just before it is kept, said, and written over by nothing. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { summaryHash } from "#app/domain/booking/draft/draft.ts";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

const BROWSER = { "Sec-Fetch-Site": "same-origin" };
const WRITES_TURN = /^update "chat_sessions"/;
const REQUEST =
  "A virtual mediation for Grace Lim, grace@lim.example, 416-555-0123: our landlord will not return the deposit on the warehouse.";

interface Answer {
  sessionId: string;
  response: string;
  draft: Record<string, string>;
  summary: { hash: string; lines: { text: string }[] } | null;
}

const say = (client: ApiClient, message: string, more: object = {}) => client.post("/api/ai/chat", { message, ...more }, BROWSER);
const said = async (client: ApiClient, message: string, more: object = {}) => (await say(client, message, more)).json<Answer>();
const current = async (client: ApiClient) => (await client.get("/api/drafts/current")).json<DraftView>();
const lines = async (client: ApiClient) =>
  (await (await client.get("/api/ai/chat")).json<{ messages: { role: string; content: string }[] }>()).messages;

async function typed(client: ApiClient, values: Record<string, string>): Promise<void> {
  const { version } = await current(client);
  expect((await client.patch("/api/drafts/current", { version, values })).status).toBe(200);
}

/** The same browser, in which the form is faster than the write of the turn, so many times. */
const interrupted = (client: ApiClient, work: () => Promise<unknown>, times = 1) =>
  apiClient({ cookie: client.cookies(), database: interruptedDatabase(env.DB, WRITES_TURN, work, times) });

test("what the form wrote at the same moment is kept with what was said, and both messages are there once", async () => {
  const client = apiClient();
  const { sessionId } = await said(client, "I need a mediation in Toronto.");
  const late = interrupted(client, () => typed(client, { specialRequirements: "Step-free access" }));
  const { draft } = await said(late, "My name is Ada Beaulieu.", { sessionId });
  expect(draft).toMatchObject({ contactName: "Ada Beaulieu", specialRequirements: "Step-free access" });
  const { values } = await current(client);
  expect(values.contactName).toMatchObject({ value: "Ada Beaulieu", origin: "assistant" });
  expect(values.specialRequirements).toMatchObject({ value: "Step-free access", origin: "visitor" });
  expect((await lines(client)).map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
});

test("a summary that is shown is of what the form wrote, and its button books exactly that", async () => {
  const client = apiClient();
  const first = await said(client, "Hello");
  const late = interrupted(client, () => typed(client, { contactName: "Grace Lim-Smith", proceedingType: "mediation" }));
  let answer = await said(late, REQUEST, { sessionId: first.sessionId });
  for (const message of ["The date is not known yet", "no, nothing else", "Please show me the summary."])
    if (!answer.summary) answer = await said(client, message, { sessionId: first.sessionId });
  const { values, form, summary } = await current(client);
  expect(answer.summary?.hash).toBe(summary);
  expect(summary).toBe(await summaryHash(values as never, form));
  expect(JSON.stringify(answer.summary?.lines)).toContain(values.contactName?.value);
});

test("a form that keeps writing is answered with the draft as it is, and nothing of the turn is left", async () => {
  const client = apiClient();
  const { sessionId } = await said(client, "I need a mediation in Toronto.");
  let writes = 0;
  const work = () => {
    writes += 1;
    return typed(client, { specialRequirements: `Step-free access, ${writes}` });
  };
  const answer = await say(interrupted(client, work, 10), "My name is Ada Beaulieu.", { sessionId });
  expect(answer.status).toBe(409);
  const { draft } = await answer.json<{ draft: DraftView }>();
  expect(draft.values.specialRequirements?.value).toBe("Step-free access, 4");
  expect((await current(client)).values.contactName).toBeUndefined();
  expect(await lines(client)).toHaveLength(2);
});

test("a value that the draft has no room for any more is not said to be noted", async () => {
  const client = apiClient();
  const { sessionId } = await said(client, "I need a mediation in Toronto.");
  const full = JSON.stringify({ value: "x".repeat(65_400), origin: "visitor" });
  const late = interrupted(client, () =>
    env.DB.prepare(
      `UPDATE booking_drafts SET field_values = json_set(field_values, '$.specialRequirements', json(?)), version = version + 1
       WHERE id = (SELECT draft_id FROM chat_sessions WHERE id = ?)`,
    )
      .bind(full, sessionId)
      .run(),
  );
  const answer = await say(late, "My name is Ada Beaulieu, 416-555-0123.", { sessionId });
  expect((await current(client)).values.contactName).toBeUndefined();
  expect([answer.status, (await answer.json<{ error: string }>()).error]).toEqual([409, "stale_version"]);
});

test("a request that the form sent meanwhile stays as it is: what was said begins another", async () => {
  const client = apiClient();
  const { sessionId } = await said(client, REQUEST);
  const late = interrupted(client, async () => {
    const sent = await client.post("/api/bookings/fast", fastBooking({ contactName: "Grace Lim" }));
    expect(sent.status).toBe(201);
  });
  const { draft } = await said(late, "In Montreal, for 12 people.", { sessionId });
  expect(draft).toMatchObject({ location: "arbitration_place_montreal", mainRoomCapacity: "12" });
  expect(draft.contactName).toBeUndefined();
  const drafts = await env.DB.prepare(
    "SELECT booking_id AS sent, field_values AS held FROM booking_drafts WHERE field_values LIKE '%Grace Lim%'",
  ).all<{ sent: string | null; held: string }>();
  expect(drafts.results.filter(({ sent }) => sent !== null).map(({ held }) => held.includes("montreal"))).toEqual([false]);
});
