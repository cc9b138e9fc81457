/** What the first save or turn of a signed-in person gives their browser opens nothing once their session has ended, also where it arrives after that. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { bookingDrafts } from "#app/db/schema/drafts.ts";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { type Person, person } from "#tests/kit/factories.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";

const db = connect(env.DB);
const BROWSER = { "Sec-Fetch-Site": "same-origin" };
const PASSWORD = "a good long passphrase";
const SECRET = "Mediation in Toronto. My name is Wendell Thief";

const DOORS: Record<string, (client: ApiClient) => Promise<Response>> = {
  draft: (client) => client.patch("/api/drafts/current", { version: 0, values: { contactName: "Wendell Thief" } }),
  chat: (client) => client.post("/api/ai/chat", { message: SECRET }, BROWSER),
  stream: (client) => client.post("/api/ai/chat/stream", { message: SECRET }, BROWSER),
};

async function signIn(client: ApiClient, { email }: Person): Promise<void> {
  const answer = await client.post("/api/auth/sign-in/email", { email, password: PASSWORD }, { Origin: "http://concord.example" });
  expect(answer.status).toBe(200);
}

/** Somebody signed in, whose browser has no visitor's session yet. */
async function freshBrowser() {
  const who = await person("party", { password: PASSWORD });
  return { who, browser: await asUser(who) };
}

const ENDS: Record<string, (browser: ApiClient, who: Person) => Promise<unknown>> = {
  "who signs out": (browser) => browser.get("/api/logout", BROWSER),
  "a program's signing out": (browser) => browser.post("/api/auth/sign-out", {}, { Origin: "http://concord.example" }),
  "somebody who signs in over them": async (browser) => {
    await signIn(browser, await person("party", { password: PASSWORD }));
  },
  "an administrator": async (_browser, who) => (await asRole("admin")).client.within(({ people }) => people.endSessions(who.id)),
};

/** The cookies of an answer that arrived after all others, in the browser of now. */
const nextPerson = (browser: ApiClient, late: readonly string[]) =>
  apiClient({ cookie: [browser.cookies(), ...late.map((cookie) => cookie.split(";")[0] ?? "")].filter(Boolean).join("; ") });

async function opensNothing(client: ApiClient): Promise<void> {
  const draft = await (await client.get("/api/drafts/current")).json<DraftView>();
  expect(draft.values.contactName).toBeUndefined();
  expect(await (await client.get("/api/ai/chat")).json()).toMatchObject({ sessionId: null, messages: [] });
}

const CASES = Object.keys(DOORS).flatMap((door) => Object.keys(ENDS).map((end) => [door, end] as const));

test.each(CASES)("a first %s, and then %s: its cookie opens nothing, and its owner has it again", async (door, end) => {
  const { who, browser } = await freshBrowser();
  const sender = apiClient({ cookie: browser.cookies() });
  const answer = await (DOORS[door] as (typeof DOORS)[string])(sender);
  expect(answer.status).toBe(200);
  await answer.text();
  const late = answer.headers.getSetCookie();
  expect(late.join()).toContain("concord-visitor=");
  await (ENDS[end] as (typeof ENDS)[string])(browser, who);

  // With the word that the namespace may not know the newest, and without it.
  for (const held of [late, late.filter((cookie) => cookie.startsWith("concord-visitor="))]) {
    const next = nextPerson(browser, held);
    await opensNothing(next);
    // Who sits here now begins again, and what they write is theirs alone.
    const { version } = await (await next.get("/api/drafts/current")).json<DraftView>();
    expect((await next.patch("/api/drafts/current", { version, values: { contactName: "Ana Alba" } })).status).toBe(200);
    expect((await (await next.get("/api/drafts/current")).json<DraftView>()).values.contactName?.value).toBe("Ana Alba");
  }
  const kept = await db.select().from(bookingDrafts).where(eq(bookingDrafts.ownerId, who.id));
  expect(kept.map(({ values }) => values.contactName?.value)).toEqual(["Wendell Thief"]);
  const again = apiClient();
  await signIn(again, who);
  expect((await (await again.get("/api/drafts/current")).json<DraftView>()).values.contactName?.value).toBe("Wendell Thief");
});

test.each(Object.keys(DOORS))("a %s that was written, and a session that ends before its cookie is: none is given", async (door) => {
  const { who, browser } = await freshBrowser();
  const end = () => browser.get("/api/logout", BROWSER);
  const sender = apiClient({ cookie: browser.cookies(), database: interruptedDatabase(env.DB, /^insert into "visitor_sessions"/, end) });
  const answer = await (DOORS[door] as (typeof DOORS)[string])(sender);
  await answer.text();
  expect(answer.headers.getSetCookie().join()).not.toContain("concord-visitor=");
  await opensNothing(nextPerson(browser, answer.headers.getSetCookie()));
  expect(await db.select().from(bookingDrafts).where(eq(bookingDrafts.ownerId, who.id))).toHaveLength(1);
});

test("what one session of a person has begun stays when another of theirs ends by itself", async () => {
  const { who, browser } = await freshBrowser();
  await DOORS.draft?.(browser);
  const other = await asUser(who);
  await other.post("/api/auth/sign-out", {}, { Origin: "http://concord.example" });
  expect((await (await browser.get("/api/drafts/current")).json<DraftView>()).values.contactName?.value).toBe("Wendell Thief");
});

const HANDS: Record<string, (visitor: string, own: string, who: Person) => Promise<string>> = {
  "nobody who is signed in": async (visitor) => visitor,
  "somebody else who is signed in": async (visitor) => `${visitor}; ${(await asUser(await person("party"))).cookies()}`,
  "its own browser, after its account's session has expired": async (_visitor, own, who) => {
    await env.DB.prepare("UPDATE session SET expires_at = 1 WHERE user_id = ?").bind(who.id).run();
    return own;
  },
};

test.each(Object.keys(HANDS))("what signing in gave back opens nothing in the hands of %s", async (hands) => {
  const { who, browser } = await freshBrowser();
  await DOORS.draft?.(browser);
  const again = apiClient();
  await signIn(again, who);
  expect((await (await again.get("/api/drafts/current")).json<DraftView>()).values.contactName?.value).toBe("Wendell Thief");
  const visitor = again
    .cookies()
    .split("; ")
    .filter((pair) => pair.startsWith("concord-visitor"))
    .join("; ");
  expect(visitor).toContain("concord-visitor=");
  await opensNothing(apiClient({ cookie: await (HANDS[hands] as (typeof HANDS)[string])(visitor, again.cookies(), who) }));
  const later = apiClient();
  await signIn(later, who);
  expect((await (await later.get("/api/drafts/current")).json<DraftView>()).values.contactName?.value).toBe("Wendell Thief");
});
