/** A draft and its conversation have one session: what is left in another browser, in a copied cookie or in a link opens nothing. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { tokensOf } from "#app/services/bookings/access-keys.server.ts";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { keysOf } from "#tests/kit/booking-keys.ts";
import { type Person, person } from "#tests/kit/factories.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import { visit } from "#tests/permissions/pages.ts";

const BROWSER = { "Sec-Fetch-Site": "same-origin" };
const PASSWORD = "a good long passphrase";
const current = async (client: ApiClient) => (await client.get("/api/drafts/current")).json<DraftView>();
const nameIn = async (client: ApiClient) => (await current(client)).values.contactName?.value;
const conversation = async (client: ApiClient) => JSON.stringify(await (await client.get("/api/ai/chat")).json());
const type = async (client: ApiClient, contactName: string, headers: Record<string, string> = {}) =>
  client.patch("/api/drafts/current", { version: (await current(client)).version, values: { contactName } }, headers);
const say = async (client: ApiClient, message: string, sessionId?: string) =>
  (await client.post("/api/ai/chat", { message, ...(sessionId ? { sessionId } : {}) }, BROWSER)).json<{ sessionId: string }>();
const visitorCookies = (client: ApiClient) =>
  client
    .cookies()
    .split("; ")
    .filter((cookie) => cookie.startsWith("concord-visitor"))
    .join("; ");
const copyOf = (client: ApiClient) => apiClient({ cookie: visitorCookies(client) });
/** KV tells other places of an end up to a minute later: there it is as it was. */
async function keptByKv(client: ApiClient, work: () => Promise<unknown>): Promise<ApiClient> {
  const cookie = visitorCookies(client)
    .split("; ")
    .filter((one) => one.startsWith("concord-visitor="))
    .join("; ");
  const { keys } = await env.VISITORS.list();
  const before = await Promise.all(keys.map(async ({ name }) => [name, await env.VISITORS.get(name)] as const));
  await work();
  for (const [name, data] of before) if (data !== null) await env.VISITORS.put(name, data);
  return apiClient({ cookie });
}

async function signIn(client: ApiClient, who: Person): Promise<void> {
  const origin = { Origin: "http://concord.example" };
  expect((await client.post("/api/auth/sign-in/email", { email: who.email, password: PASSWORD }, origin)).status).toBe(200);
}

describe("signing in where somebody has kept a copy of the cookie", () => {
  test("brings the stored draft back into a session that the copy does not name", async () => {
    const victim = await person("party", { password: PASSWORD });
    await type(await asUser(victim), "Stored before");
    const browser = apiClient();
    await say(browser, "Hello");
    const copy = copyOf(browser);
    const stale = await keptByKv(browser, () => signIn(browser, victim));
    expect(await nameIn(browser)).toBe("Stored before");
    await say(browser, "The style of cause is Northgate v. Harbour.");
    for (const attacker of [copy, stale]) {
      expect(await nameIn(attacker)).toBeUndefined();
      expect(await conversation(attacker)).not.toContain("Northgate");
    }
  });

  test("moves what goes on out of the session before", async () => {
    const victim = await person("party", { password: PASSWORD });
    const browser = apiClient();
    const { sessionId } = await say(browser, "I'm Grace Lim and I need a mediation in Toronto.");
    const copy = copyOf(browser);
    const stale = await keptByKv(browser, () => signIn(browser, victim));
    expect(await nameIn(browser)).toBe("Grace Lim");
    expect((await say(browser, "The style of cause is Northgate v. Harbour.", sessionId)).sessionId).toBe(sessionId);
    for (const attacker of [copy, stale, apiClient()]) {
      expect(await nameIn(attacker)).toBeUndefined();
      expect(await conversation(attacker)).not.toContain("Northgate");
      expect((await say(attacker, "Go on.", sessionId)).sessionId).not.toBe(sessionId);
    }
  });

  test("signing out leaves nothing to a copy either", async () => {
    const victim = await person("party", { password: PASSWORD });
    const browser = await asUser(victim);
    await type(browser, "Ada Beaulieu");
    await say(browser, "The style of cause is Northgate v. Harbour.");
    const copy = copyOf(browser);
    const stale = await keptByKv(browser, () => browser.get("/api/logout"));
    for (const attacker of [copy, stale]) {
      expect(await nameIn(attacker)).toBeUndefined();
      expect(await conversation(attacker)).not.toContain("Northgate");
    }
    // Nor does a write of the copy bring the session back.
    await type(stale, "Mallory");
    const elsewhere = apiClient();
    await signIn(elsewhere, victim);
    expect(await nameIn(elsewhere)).toBe("Ada Beaulieu");
  });
});

describe("a page's own key", () => {
  const visitKey = () => ({ "Concord-Visit": `kept-${crypto.randomUUID()}` });
  const begin = (client: ApiClient, contactFirm: string, headers: Record<string, string>) =>
    client.patch("/api/drafts/current", { version: 0, values: { contactFirm } }, headers);

  test("does not bring a signed-out person's draft back", async () => {
    const headers = visitKey();
    const browser = await asUser(await person("party"));
    await browser.patch("/api/drafts/current", { version: 0, values: { contactName: "Ada Beaulieu" } }, headers);
    await browser.get("/api/logout");
    const stranger = apiClient();
    expect(await (await begin(stranger, "Roe LLP", headers)).text()).not.toContain("Ada Beaulieu");
    expect(await nameIn(stranger)).toBeUndefined();
    const talking = apiClient();
    await talking.post("/api/ai/chat", { message: "Hello" }, { ...headers, ...BROWSER });
    expect(await nameIn(talking)).toBeUndefined();
  });

  test("does not lead somebody signed out to a signed-in person's draft, nor to one that is older than a minute", async () => {
    const [owned, old] = [visitKey(), visitKey()];
    const signedIn = await asUser(await person("party"));
    await signedIn.patch("/api/drafts/current", { version: 0, values: { contactName: "Ada Beaulieu" } }, owned);
    await apiClient().patch("/api/drafts/current", { version: 0, values: { contactName: "Ada Beaulieu" } }, old);
    // As where the database had not taken the session.
    await env.DB.exec("DELETE FROM visitor_sessions");
    await env.DB.exec("UPDATE booking_drafts SET created_at = created_at - 61000 WHERE owner_id IS NULL");
    for (const headers of [owned, old])
      for (const first of ["form", "chat"]) {
        const stranger = apiClient();
        if (first === "form") await begin(stranger, "Roe LLP", headers);
        else await stranger.post("/api/ai/chat", { message: "Hello" }, { ...headers, ...BROWSER });
        expect(await nameIn(stranger), first).toBeUndefined();
        await env.DB.exec("DELETE FROM visitor_sessions");
      }
  });
});

describe("a resume link", () => {
  async function bait(maker = apiClient()) {
    const { sessionId } = await say(maker, "I would like to book a mediation in Toronto.");
    const { url } = await (await maker.post("/api/drafts/current/resume-link", {})).json<{ url: string }>();
    return { maker, sessionId, token: new URL(url).pathname.split("/").at(-1) ?? "" };
  }
  const open = (client: ApiClient, token: string) => client.within((services) => services.resumeLinks.open(token));

  test("takes draft and conversation from who made it, who is told so and may begin another", async () => {
    const { maker, sessionId, token } = await bait();
    const taker = apiClient();
    await open(taker, token);
    await type(taker, "Grace Lim");
    await say(taker, "The style of cause is Northgate v. Harbour.", sessionId);
    expect(await current(maker)).toMatchObject({ version: 0, values: {}, continuedElsewhere: true });
    expect(await conversation(maker)).toContain('"messages":[]');
    const refused = await maker.patch("/api/drafts/current", { version: 1, values: { contactFirm: "Roe LLP" } });
    expect([refused.status, (await refused.json<{ draft: DraftView }>()).draft.continuedElsewhere]).toEqual([409, true]);
    expect((await maker.post("/api/drafts/current/resume-link", {})).status).toBe(404);
    expect((await type(maker, "Mallory")).status).toBe(200);
    expect((await current(maker)).continuedElsewhere).toBeUndefined();
    expect(await conversation(maker)).not.toContain("Northgate");
    expect((await say(maker, "Go on.", sessionId)).sessionId).not.toBe(sessionId);
    expect([await nameIn(taker), await conversation(taker)]).toEqual(["Grace Lim", expect.stringContaining("Northgate")]);
  });

  test("works once; pressed twice by who has it, it goes on", async () => {
    const { maker, token } = await bait();
    const taker = apiClient();
    await open(taker, token);
    expect(await open(taker, token)).toMatchObject({ form: "fast" });
    for (const late of [maker, apiClient()]) await expect(open(late, token)).rejects.toMatchObject({ code: "not_found" });
    expect((await visit(taker, `/resume/${token}`)).status).toBe(303);
    expect((await visit(apiClient(), `/resume/${token}`)).status).toBe(404);
  });

  test("opened by two at once has one taker", async () => {
    const { token } = await bait();
    const takers = [apiClient(), apiClient()];
    const opened = await Promise.allSettled(takers.map((taker) => open(taker, token)));
    expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("does not come back to its signed-in maker by signing in", async () => {
    const mallory = await person("party", { password: PASSWORD });
    const { token } = await bait(await asUser(mallory));
    const taker = apiClient();
    await open(taker, token);
    await type(taker, "Grace Lim");
    const again = apiClient();
    await signIn(again, mallory);
    expect(await nameIn(again)).toBeUndefined();
  });

  test("does not lead its maker to the booking that the taker makes of it", async () => {
    const { maker, token } = await bait();
    const taker = apiClient();
    await open(taker, token);
    const { id, confirmationKey } = await (await taker.post("/api/bookings/fast", fastBooking())).json<{
      id: string;
      confirmationKey: string;
    }>();
    expect((await visit(maker, `/booking-confirmation/${id}`)).status).toBe(404);
    expect((await visit(taker, `/booking-confirmation/${id}`)).location).toBe(`/booking-confirmation/${confirmationKey}`);
    expect(JSON.stringify(await say(maker, "What about my booking?"))).not.toContain(confirmationKey);
  });
});

describe("a resume link that was made before its browser's next person came", () => {
  const linkOf = async (client: ApiClient) => {
    const { url } = await (await client.post("/api/drafts/current/resume-link", {})).json<{ url: string }>();
    return new URL(url).pathname.split("/").at(-1) ?? "";
  };
  const opensNothing = async (token: string) => {
    const attacker = apiClient();
    await expect(attacker.within((services) => services.resumeLinks.open(token))).rejects.toMatchObject({ code: "not_found" });
    expect(await nameIn(attacker)).toBeUndefined();
  };

  test("opens nothing once they signed in, nor after they signed out", async () => {
    const victim = await person("party", { password: PASSWORD });
    const kiosk = apiClient();
    await type(kiosk, "-");
    const token = await linkOf(kiosk);
    await signIn(kiosk, victim);
    await type(kiosk, "Ingrid Victim");
    await opensNothing(token);
    await kiosk.get("/api/logout");
    await opensNothing(token);
    const elsewhere = apiClient();
    await signIn(elsewhere, victim);
    expect(await nameIn(elsewhere)).toBe("Ingrid Victim");
  });

  test("opens nothing where the visitor's cookie had been planted", async () => {
    const attacker = apiClient();
    await type(attacker, "-");
    const token = await linkOf(attacker);
    const browser = copyOf(attacker);
    await signIn(browser, await person("party", { password: PASSWORD }));
    await type(browser, "Ingrid Victim");
    await opensNothing(token);
    expect(await nameIn(browser)).toBe("Ingrid Victim");
  });

  test("opens nothing once its own person signed out", async () => {
    const browser = await asUser(await person("party"));
    await type(browser, "Ada Beaulieu");
    const token = await linkOf(browser);
    await browser.get("/api/logout");
    await opensNothing(token);
  });
});

describe("the session that made a booking", () => {
  async function made() {
    const visitor = apiClient();
    const { sessionId } = await say(visitor, "I would like to book a mediation.");
    const { id } = await (await visitor.post("/api/bookings/fast", fastBooking())).json<{ id: string }>();
    const isLed = async () => {
      const { location } = await visit(visitor, `/booking-confirmation/${id}`);
      const told = JSON.stringify(await say(visitor, "Thank you.", sessionId));
      const key = (await keysOf(id))?.confirmation ?? "none";
      return [location === `/booking-confirmation/${key}`, told.includes(key)];
    };
    return { id, isLed };
  }

  test("is led to it no more once its keys were revoked, nor when they are renewed", async () => {
    const { id, isLed } = await made();
    expect(await isLed()).toEqual([true, true]);
    const { client: admin } = await asRole("admin");
    expect((await admin.delete(`/api/bookings/${id}/manage-link`)).status).toBe(204);
    expect(await isLed()).toEqual([false, false]);
    // Renewed as by the mail that an administrator asks for.
    const later = Date.now() + 1;
    expect(await tokensOf({ db: connect(env.DB), secrets: authSecretsOf(env) }, id, later, later)).not.toBeNull();
    expect(await isLed()).toEqual([false, false]);
  });

  test("is led to it no more once its contact's address changed", async () => {
    const { id, isLed } = await made();
    const { client: admin } = await asRole("admin");
    const { version } = await (await admin.get(`/api/bookings/${id}`)).json<{ version: number }>();
    const edited = await admin.put(`/api/bookings/${id}`, { version, values: { bookingContactEmail: "other@firm.example" } });
    expect(edited.status).toBe(200);
    expect(await isLed()).toEqual([false, false]);
  });
});
