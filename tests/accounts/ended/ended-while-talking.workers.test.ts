/** A session that ends while something of its person is begun in a browser: nothing of it becomes theirs, and nothing names it. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { unansweredQuestions } from "#app/db/schema/assistant.ts";
import { bookingDrafts } from "#app/db/schema/drafts.ts";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import type { Person } from "#tests/kit/factories.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";

const db = connect(env.DB);
const BROWSER = { "Sec-Fetch-Site": "same-origin" };
const MESSAGE = "I am Wendell Thief and would like to book a mediation in Toronto";
const BEGINS = /^insert into "booking_drafts"/;
const GIVES = /^update "booking_drafts"/;

let who: Person;
let browser: ApiClient;
let admin: ApiClient;
beforeEach(async () => {
  ({ who, client: browser } = await asRole("party"));
  ({ client: admin } = await asRole("admin"));
});
const ended = () => admin.within(({ people }) => people.endSessions(who.id));
const signedOut = () => browser.get("/api/logout", BROWSER);
/** The same browser, whose session ends just before this statement. */
const overtakenAt = (statement: RegExp, end: () => Promise<unknown>, client = browser) =>
  apiClient({ cookie: client.cookies(), database: interruptedDatabase(env.DB, statement, end) });
const current = async (client: ApiClient) => (await client.get("/api/drafts/current")).json<DraftView>();
const owned = () => db.select().from(bookingDrafts).where(eq(bookingDrafts.ownerId, who.id));
const standing = async () =>
  (await env.DB.prepare("SELECT count(*) AS n FROM visitor_sessions WHERE ended_at IS NULL").first<{ n: number }>())?.n;
const conversations = async () => (await env.DB.prepare("SELECT count(*) AS n FROM chat_sessions").first<{ n: number }>())?.n;
const said = async () =>
  (await env.DB.prepare("SELECT content FROM chat_messages").all<{ content: string }>()).results.map(({ content }) => content);

describe.each([
  ["ended elsewhere", ended],
  ["signed out of in another tab", signedOut],
] as const)("a session that is %s", (_, end) => {
  test("while the first turn runs: no draft, no conversation, no cookie", async () => {
    const before = await conversations();
    const client = overtakenAt(BEGINS, end);
    const answer = await client.post("/api/ai/chat", { message: MESSAGE }, BROWSER);
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ error: "unauthenticated" })]);
    expect(answer.headers.getSetCookie().join()).not.toContain("concord-visitor");
    expect(await owned()).toEqual([]);
    expect(await conversations()).toBe(before);
  });

  test.each([
    ["the draft is written", /^update "booking_drafts"/, 0],
    ["the messages are", /^update "chat_sessions"/, 0],
    ["anything is", /^select .* from "chat_sessions"/, 0],
  ])("while a further turn runs, before %s: 401, and nothing is written from then on", async (_when, statement, drafts) => {
    await browser.post("/api/ai/chat", { message: "Good morning" }, BROWSER);
    const client = overtakenAt(statement, end);
    const answer = await client.post("/api/ai/chat", { message: MESSAGE }, BROWSER);
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ error: "unauthenticated" })]);
    expect((await owned()).filter(({ values }) => JSON.stringify(values).includes("Wendell"))).toHaveLength(drafts);
    expect((await said()).filter((content) => content === MESSAGE)).toEqual([]);
  });

  test("while the form saves a draft that is there: 401", async () => {
    const saved = await browser.patch("/api/drafts/current", { version: 0, values: { contactName: "Ana Alba" } });
    const { version } = await saved.json<DraftView>();
    const client = overtakenAt(GIVES, end);
    const answer = await client.patch("/api/drafts/current", { version, values: { contactName: "Wendell Thief" } });
    expect(answer.status).toBe(401);
    expect(JSON.stringify(await owned())).not.toContain("Wendell");
  });

  test("while it is streamed: what left with the headers opens nothing", async () => {
    const [before, visits] = [await conversations(), await standing()];
    const client = overtakenAt(BEGINS, end);
    const answer = await client.post("/api/ai/chat/stream", { message: MESSAGE }, BROWSER);
    expect(await answer.text()).not.toContain("data-answer");
    expect(await owned()).toEqual([]);
    expect([await conversations(), await standing()]).toEqual([before, visits]);
    expect(await current(client)).toMatchObject({ version: 0, values: {} });
    expect(await (await client.get("/api/ai/chat")).json()).toMatchObject({ sessionId: null, messages: [] });
    // Who sits here goes on as a visitor.
    expect((await client.post("/api/ai/chat", { message: "Hello" }, BROWSER)).status).toBe(200);
    expect(await owned()).toEqual([]);
  });

  test("while the form begins a draft: none, and no cookie", async () => {
    const client = overtakenAt(BEGINS, end);
    const answer = await client.patch("/api/drafts/current", { version: 0, values: { contactName: "Wendell Thief" } });
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([401, expect.not.stringContaining("concord-visitor")]);
    expect(await owned()).toEqual([]);
  });
});

test("a link's draft is not taken over for it", async () => {
  const maker = apiClient();
  await maker.patch("/api/drafts/current", { version: 0, values: { contactName: "Ana Alba" } });
  const { url } = await (await maker.post("/api/drafts/current/resume-link", {})).json<{ url: string }>();
  const open = (client: ApiClient) => client.within(({ resumeLinks }) => resumeLinks.open(new URL(url).pathname.split("/").at(-1) ?? ""));
  await expect(open(overtakenAt(GIVES, ended))).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await owned()).toEqual([]);
  expect((await current(maker)).values.contactName?.value).toBe("Ana Alba");
  // The link was not used up.
  await open(apiClient());
});

test("what was set aside is not given back to it", async () => {
  await browser.patch("/api/drafts/current", { version: 0, values: { contactName: "Ana Alba" } });
  await browser.within(({ beginAgain }) => beginAgain.begin());
  const client = overtakenAt(GIVES, ended);
  await expect(client.within(({ beginAgain }) => beginAgain.takeBack())).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await owned()).toEqual([]);
});

test("no question is taken off the list for it", async () => {
  const question = `Who is ${crypto.randomUUID()}?`;
  await db.insert(unansweredQuestions).values({ question, locale: "en", times: 1, firstAt: 1, lastAt: 1 });
  const { who: late } = await asRole("admin");
  const end = () => admin.within(({ people }) => people.endSessions(late.id));
  const client = overtakenAt(/^delete from "unanswered_questions"/, end, await asUser(late));
  await expect(client.within(({ assistant }) => assistant.dismiss(question, "en"))).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await db.select().from(unansweredQuestions).where(eq(unansweredQuestions.question, question))).toHaveLength(1);
});
