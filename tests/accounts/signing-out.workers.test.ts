/** A shared machine: what one person leaves unfinished is out of the browser when they sign out, and theirs again when they sign in. */
import { expect, test } from "vitest";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { type Person, person } from "#tests/kit/factories.ts";

const BROWSER = { "Sec-Fetch-Site": "same-origin" };
const PASSWORD = "a good long passphrase";
const draftOf = async (client: ApiClient) => (await client.get("/api/drafts/current")).json<DraftView>();
const conversationOf = async (client: ApiClient) => JSON.stringify(await (await client.get("/api/ai/chat")).json());
const begin = (client: ApiClient, contactName: string) =>
  client.patch("/api/drafts/current", { version: 0, values: { contactName }, form: "fast" });

async function signIn(client: ApiClient, who: Person): Promise<void> {
  const answer = await client.post(
    "/api/auth/sign-in/email",
    { email: who.email, password: PASSWORD },
    { Origin: "http://concord.example" },
  );
  expect(answer.status).toBe(200);
}

test("signing out takes draft and conversation out of the browser and says that they are kept", async () => {
  const who = await person("party", { password: PASSWORD });
  const browser = await asUser(who);
  await begin(browser, "Ada Beaulieu");
  const talk = await browser.post("/api/ai/chat", { message: "The style of cause is Northgate v. Harbour." }, BROWSER);
  const { sessionId } = await talk.json<{ sessionId: string }>();
  const before = browser.cookies();

  const left = await browser.get("/api/logout");
  expect(left.headers.get("Location")).toBe("/legacy-login?signedOut=kept");
  expect(left.headers.getSetCookie().some((cookie) => /^concord-visitor=;.*Expires=Thu, 01 Jan 1970/.test(cookie))).toBe(true);
  for (const stranger of [browser, apiClient({ cookie: before })]) {
    expect((await draftOf(stranger)).version).toBe(0);
    expect(await conversationOf(stranger)).not.toContain("Northgate");
  }
  // Nor by the conversation's id, which another tab still knows.
  const resumed = await apiClient().post("/api/ai/chat", { message: "Hello", sessionId }, BROWSER);
  expect((await resumed.json<{ sessionId: string }>()).sessionId).not.toBe(sessionId);

  const elsewhere = apiClient();
  await signIn(elsewhere, who);
  expect((await draftOf(elsewhere)).values.contactName?.value).toBe("Ada Beaulieu");
  expect(await conversationOf(elsewhere)).toContain("Northgate");
});

test("the call of programs ends the visitor's session as well", async () => {
  const browser = await asUser(await person("party"));
  await begin(browser, "Ada Beaulieu");
  expect((await browser.post("/api/auth/sign-out", {}, { Origin: "http://concord.example" })).status).toBe(200);
  expect((await draftOf(browser)).version).toBe(0);
});

test("who signs in where another person's session had ended sees nothing of theirs, and they lose nothing", async () => {
  const [ada, ben] = [await person("party", { password: PASSWORD }), await person("party", { password: PASSWORD })];
  const browser = await asUser(ada);
  await begin(browser, "Ada Beaulieu");
  const visitorAlone = browser
    .cookies()
    .split("; ")
    .filter((cookie) => cookie.startsWith("concord-visitor"));
  const shared = apiClient({ cookie: visitorAlone.join("; ") });
  await signIn(shared, ben);
  expect((await draftOf(shared)).version).toBe(0);
  const again = apiClient();
  await signIn(again, ada);
  expect((await draftOf(again)).values.contactName?.value).toBe("Ada Beaulieu");
});

test("who signs in over another person leaves nothing of theirs open by the id of a conversation, and they lose nothing", async () => {
  const [ada, ben] = [await person("party", { password: PASSWORD }), await person("party", { password: PASSWORD })];
  const browser = await asUser(ada);
  await begin(browser, "Ada Beaulieu");
  // As programs and old browsers write: without a word of where it comes from.
  const talk = await browser.post("/api/ai/chat", { message: "The style of cause is Northgate v. Harbour." });
  const { sessionId } = await talk.json<{ sessionId: string }>();
  const program = await apiClient().post("/api/ai/chat", { message: "What is it about?", sessionId });
  expect((await program.json<{ sessionId: string }>()).sessionId).not.toBe(sessionId);
  await signIn(browser, ben);
  for (const other of [browser, apiClient()]) {
    const answer = await other.post("/api/ai/chat", { message: "And the rest?", sessionId });
    const { sessionId: now, draft } = await answer.json<{ sessionId: string; draft: unknown }>();
    expect([now === sessionId, JSON.stringify(draft).includes("Ada")]).toEqual([false, false]);
  }
  const again = apiClient();
  await signIn(again, ada);
  expect((await draftOf(again)).values.contactName?.value).toBe("Ada Beaulieu");
});

test("what was begun in this browser before signing in goes on, and waits for its person afterwards", async () => {
  const who = await person("party", { password: PASSWORD });
  const browser = apiClient();
  await begin(browser, "Begun before signing in");
  await signIn(browser, who);
  expect((await draftOf(browser)).values.contactName?.value).toBe("Begun before signing in");
  await browser.get("/api/logout");
  expect((await draftOf(browser)).version).toBe(0);
  await signIn(browser, who);
  expect((await draftOf(browser)).values.contactName?.value).toBe("Begun before signing in");
});

test("where nothing is unfinished, nothing is said to be kept", async () => {
  const who = await person("party", { password: PASSWORD });
  const browser = await asUser(who);
  expect((await browser.get("/api/logout")).headers.get("Location")).toBe("/legacy-login?signedOut=yes");
});

test("a page from before signing out writes nothing afterwards, whoever sits there; one from after it does", async () => {
  const [ada, ben] = [await person("party", { password: PASSWORD }), await person("party", { password: PASSWORD })];
  const browser = await asUser(ada);
  const before = { ...BROWSER, "Concord-Left": "" };
  const typed = { version: 0, values: { contactName: "Ada Beaulieu" }, form: "fast" };
  await browser.get("/api/logout");
  const refused = async () => {
    expect((await browser.patch("/api/drafts/current", typed, before)).status).toBe(401);
    expect((await browser.post("/api/ai/chat", { message: "The style of cause is Northgate v. Harbour." }, before)).status).toBe(401);
    expect((await browser.post("/api/ai/chat/stream", { message: "Northgate" }, before)).status).toBe(401);
    expect((await draftOf(browser)).version).toBe(0);
    expect(await conversationOf(browser)).not.toContain("Northgate");
  };
  await refused();
  await signIn(browser, ben);
  await refused();
  const mark = /concord-left=([\w-]+)/.exec(browser.cookies())?.[1] ?? "";
  expect(mark).toMatch(/^[\w-]{16,}$/);
  expect((await browser.patch("/api/drafts/current", typed, { ...BROWSER, "Concord-Left": mark })).status).toBe(200);
});
