/** One browser, several people: pages of a session that has ended, and of who is still there while somebody else signs in. */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { leftIn } from "#app/domain/visit.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { codeOf } from "#tests/kit/authenticator-app.ts";
import { type Person, person } from "#tests/kit/factories.ts";
import worker from "#workers/app.ts";
import { typing } from "./typing.ts";

const ORIGIN = "http://concord.example";
const BROWSER = { "Sec-Fetch-Site": "same-origin" };
const PASSWORD = "a good long passphrase";
let [ada, ben]: Person[] = [];
beforeAll(async () => {
  [ada, ben] = await Promise.all(["party", "party"].map((role) => person(role, { password: PASSWORD })));
});

const signIn = async (client: ApiClient, who = ben) =>
  expect((await client.post("/api/auth/sign-in/email", { email: who?.email, password: PASSWORD }, { Origin: ORIGIN })).status).toBe(200);
const sessionsOf = async (who = ada) =>
  (await env.DB.prepare("SELECT count(*) AS n FROM session WHERE user_id = ?").bind(who?.id).first<{ n: number }>())?.n;

const WORDS = "The style of cause is Northgate v. Harbour.";
/** What is in the browser for who sits there now. */
const seen = async (client: ApiClient) =>
  JSON.stringify([await (await client.get("/api/drafts/current")).json(), await (await client.get("/api/ai/chat")).json()]);
/** A page as it was loaded: all that it names. */
const pageOf = (client: ApiClient) => leftIn(client.cookies(), false);
const endedElsewhere = () => env.DB.prepare("DELETE FROM session WHERE user_id = ?").bind(ada?.id).run();

test("a password whose code is awaited changes nothing of who sits there; the code ends their session, pages and draft", async () => {
  const cara = await person("party", { password: PASSWORD });
  const setUp = await asUser(cara);
  const { key } = await setUp.within(({ secondFactor }) => secondFactor.begin(PASSWORD));
  await setUp.within(async ({ secondFactor }) => secondFactor.confirm(await codeOf(key, Date.now() - 30_000)));
  const browser = apiClient();
  await signIn(browser, ada);
  const page = pageOf(browser);
  expect((await typing(browser, page)).status).toBe(200);
  await signIn(browser, cara);
  expect((await (await browser.get("/api/auth/user")).json<{ id: string }>()).id).toBe(ada?.id);
  expect([await sessionsOf(ada), await sessionsOf(cara)]).toEqual([1, 1]);
  browser.take(await browser.within(async ({ secondFactor }) => secondFactor.signIn(await codeOf(key))));
  expect((await (await browser.get("/api/auth/user")).json<{ id: string }>()).id).toBe(cara.id);
  expect(await sessionsOf(ada)).toBe(0);
  expect((await typing(browser, page)).status).toBe(401);
  expect(await seen(browser)).not.toContain("Beaulieu");
});

test("a page whose session was ended elsewhere writes nothing, by any door, and the next person finds nothing of it", async () => {
  const browser = apiClient();
  await signIn(browser, ada);
  const page = pageOf(browser);
  await endedElsewhere();
  const refused = await typing(browser, page);
  expect(refused.status).toBe(401);
  expect(refused.headers.getSetCookie().some((cookie) => /^concord\.session_token=;.*Max-Age=0/.test(cookie))).toBe(true);
  expect(browser.cookies()).not.toContain("session_token");
  expect(pageOf(browser)).not.toBe(page);
  const old = { ...BROWSER, "Concord-Left": page };
  expect((await browser.post("/api/ai/chat", { message: WORDS }, old)).status).toBe(401);
  expect((await browser.post("/api/public-bookings", {}, old)).status).toBe(401);
  expect((await typing(browser, page)).status).toBe(401);
  await signIn(browser, ben);
  expect((await typing(browser, page)).status).toBe(401);
  expect(await seen(browser)).not.toMatch(/Beaulieu|Northgate/);
});

test("nor where the browser itself has let the session’s cookie go", async () => {
  const browser = apiClient();
  await signIn(browser, ada);
  const left = apiClient({ cookie: `concord-left=${pageOf(browser)}` });
  expect((await typing(left, pageOf(browser))).status).toBe(401);
  expect((await typing(left, pageOf(left))).status).toBe(200);
});

test("who signs in again goes on with the very page that was refused, and with their draft", async () => {
  const browser = apiClient();
  await signIn(browser, ada);
  await typing(browser, pageOf(browser));
  const page = pageOf(browser);
  await endedElsewhere();
  expect((await typing(browser, page)).status).toBe(401);
  await signIn(browser, ada);
  expect(await seen(browser)).toContain("Beaulieu");
  const { version } = await (await browser.get("/api/drafts/current")).json<{ version: number }>();
  const change = { version, values: { contactFirm: "Beaulieu LLP" } };
  expect((await browser.patch("/api/drafts/current", change, { ...BROWSER, "Concord-Left": page })).status).toBe(200);
  // After signing out it is an old page, also for them.
  await browser.get("/api/logout");
  await signIn(browser, ada);
  expect((await browser.patch("/api/drafts/current", change, { ...BROWSER, "Concord-Left": page })).status).toBe(401);
});

test("what nobody owns in a browser of somebody else’s is not handed over, and is theirs where they still sat there", async () => {
  const begin = (client: ApiClient, contactName: string) =>
    client.patch("/api/drafts/current", { version: 0, values: { contactName }, form: "fast" });
  const ended = apiClient();
  await signIn(ended, ada);
  await endedElsewhere();
  // By a form without a program, which names no page.
  await begin(ended, "Ownerless Words");
  await signIn(ended, ben);
  expect(await seen(ended)).not.toContain("Ownerless");
  const visiting = apiClient();
  await begin(visiting, "");
  await signIn(visiting, ada);
  const { version } = await (await visiting.get("/api/drafts/current")).json<{ version: number }>();
  await visiting.patch("/api/drafts/current", { version, values: { contactName: "Typed by Ada" }, form: "fast" });
  await signIn(visiting, ben);
  expect(await seen(visiting)).not.toContain("Typed by Ada");
  const again = apiClient();
  await signIn(again, ada);
  expect(await seen(again)).toContain("Typed by Ada");
});

const fetched = (init: RequestInit) =>
  worker.fetch(new Request(`${ORIGIN}/api/drafts/current`, init) as never, env as Env, createExecutionContext());

test("what is refused is read to its end", async () => {
  let asked = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        asked += 1;
        if (asked > 5) controller.close();
        else controller.enqueue(new Uint8Array(1000));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "Content-Type": "application/json", "Concord-Left": "before", "CF-Connecting-IP": "2001:db8:78::1", Origin: ORIGIN };
  expect((await fetched({ method: "PATCH", body, headers, duplex: "half" } as RequestInit)).status).toBe(401);
  expect(asked).toBe(6);
});
