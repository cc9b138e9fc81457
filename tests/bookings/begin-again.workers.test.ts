/** An empty request instead of the present one, taken back when it is wanted after all: `/begin-again`. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { localeContext, servicesContext } from "#app/context.ts";
import { newestDraftQueries } from "#app/db/bookings/drafts.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { bookingDrafts } from "#app/db/schema/drafts.ts";
import { action, loader } from "#app/routes/site/begin-again/route.tsx";
import { newestIn, restoreUnfinishedRequest } from "#app/services/accounts/sign-ins/restore-unfinished-request.server.ts";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { person } from "#tests/kit/factories.ts";
import { visit } from "#tests/permissions/pages.ts";

const current = async (client: ApiClient) => (await client.get("/api/drafts/current")).json<DraftView>();
const type = (client: ApiClient, contactName: string, form = "fast") =>
  client.patch("/api/drafts/current", { version: 0, values: { contactName }, form });

/** The page's loader or action, as React Router calls it. */
const inPage = <T>(client: ApiClient, work: (context: RouterContextProvider) => T | Promise<T>) =>
  client.within(async (services) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(localeContext, "fr");
    return work(context);
  });
const press = (client: ApiClient, intent: string) =>
  inPage(client, async (context) => {
    const request = new Request("http://concord.example/fr/begin-again", { method: "POST", body: new URLSearchParams({ intent }) });
    return (await action({ request, context, params: {} } as never)).headers.get("Location");
  });
const standing = (client: ApiClient) => inPage(client, (context) => loader({ context } as never));

test("the request and its conversation are set aside, and brought back; what came after is then set aside", async () => {
  const client = apiClient();
  await type(client, "Ana Alba", "detailed");
  await client.post("/api/ai/chat", { message: "A mediation in Toronto, please" });
  expect(await standing(client)).toEqual({ isHeld: true, isAside: false });
  expect(await press(client, "begin")).toBe("/fr/begin-again");
  expect(await current(client)).toMatchObject({ version: 0, values: {} });
  expect(await standing(client)).toEqual({ isHeld: false, isAside: true });
  await type(client, "Grace Lim");
  expect(await press(client, "back")).toBe("/fr/book");
  expect((await current(client)).values.contactName?.value).toBe("Ana Alba");
  expect(await (await client.get("/api/ai/chat")).text()).toContain("A mediation in Toronto, please");
  expect(await press(client, "back")).toBe("/fr/fast-booking");
  expect((await current(client)).values.contactName?.value).toBe("Grace Lim");
});

test("nothing is set aside by looking, and nothing is brought back where nothing is", async () => {
  const client = apiClient();
  expect(await standing(client)).toEqual({ isHeld: false, isAside: false });
  expect(await press(client, "back")).toBe("/fr/begin-again");
  await press(client, "begin");
  expect(client.cookies()).toBe("");
});

test("what an account has set aside comes to none of its devices, and again once it is brought back", async () => {
  const { who, client } = await asRole("party");
  await type(client, "Ana Alba");
  const elsewhere = async () => {
    const device = apiClient();
    const db = connect(env.DB);
    const newest = newestIn(await db.batch([...newestDraftQueries(db, who.id, Date.now())]));
    const fresh = { sitter: null, isSame: true, mayTakeUp: true, newest };
    await device.within(({ visitor }) => restoreUnfinishedRequest({ db, clock: () => new Date(), visitor }, who.id, fresh));
    return (await current(device)).values.contactName?.value;
  };
  expect(await elsewhere()).toBe("Ana Alba");
  await press(client, "begin");
  expect(await elsewhere()).toBeUndefined();
  await press(client, "back");
  expect(await elsewhere()).toBe("Ana Alba");
});

describe("a request that was set aside after its link was made", () => {
  const PASSWORD = "a good long passphrase";
  const openLink = (client: ApiClient, token: string) => client.within((services) => services.resumeLinks.open(token));
  const linkOf = async (client: ApiClient) => {
    const { url } = await (await client.post("/api/drafts/current/resume-link", {})).json<{ url: string }>();
    return new URL(url).pathname.split("/").at(-1) ?? "";
  };

  test("is opened by the link no more", async () => {
    const client = apiClient();
    await type(client, "Ana Alba");
    const token = await linkOf(client);
    await press(client, "begin");
    await expect(openLink(apiClient(), token)).rejects.toMatchObject({ code: "not_found" });
    expect(await press(client, "back")).toBe("/fr/fast-booking");
  });

  test("is not brought back, nor owned, by who set it aside once another has it", async () => {
    const mallory = await person("party", { password: PASSWORD });
    const maker = await asUser(mallory);
    await type(maker, "-");
    await maker.post("/api/ai/chat", { message: "A mediation in Toronto, please" });
    const token = await linkOf(maker);
    const { draftId, chatSessionId } = await maker.within(({ visitor }) => visitor.read());
    const { client: victim, who } = await asRole("party");
    await openLink(victim, token);
    await victim.patch("/api/drafts/current", { version: (await current(victim)).version, values: { contactName: "Grace Lim" } });
    // As a session names them that had set them aside before.
    await maker.within(({ visitor }) =>
      visitor.write({ draftId: undefined, chatSessionId: undefined, asideDraftId: draftId, asideChatSessionId: chatSessionId }),
    );
    expect(await standing(maker)).toEqual({ isHeld: false, isAside: false });
    expect(await press(maker, "back")).toBe("/fr/begin-again");
    const again = apiClient();
    await again.post("/api/auth/sign-in/email", { email: mallory.email, password: PASSWORD }, { Origin: "http://concord.example" });
    for (const client of [maker, again]) {
      expect((await current(client)).values).toEqual({});
      expect(await (await client.get("/api/ai/chat")).text()).not.toContain("Toronto");
    }
    const [row] = await connect(env.DB)
      .select({ ownerId: bookingDrafts.ownerId })
      .from(bookingDrafts)
      .where(eq(bookingDrafts.id, draftId ?? ""));
    expect(row?.ownerId).toBe(who.id);
    expect((await current(victim)).values.contactName?.value).toBe("Grace Lim");
  });

  test("is the request that a taker had before, which they bring back", async () => {
    const maker = apiClient();
    await type(maker, "-");
    const token = await linkOf(maker);
    const taker = apiClient();
    await type(taker, "Ana Alba");
    await taker.post("/api/ai/chat", { message: "A mediation in Toronto, please" });
    const empty = apiClient();
    const looked = (client: ApiClient) => client.within((services) => services.resumeLinks.inspect(token));
    expect([(await looked(taker))?.setsAside, (await looked(empty))?.setsAside]).toEqual([true, false]);
    expect((await visit(taker, `/fr/resume/${token}`)).text).toContain('"setsAside":true');
    const copy = apiClient({ cookie: taker.cookies() });
    await openLink(taker, token);
    expect((await current(taker)).values.contactName?.value).toBe("-");
    expect(await press(taker, "back")).toBe("/fr/fast-booking");
    expect((await current(taker)).values.contactName?.value).toBe("Ana Alba");
    expect(await (await taker.get("/api/ai/chat")).text()).toContain("A mediation in Toronto, please");
    // Not to who has kept a copy of the cookie from before.
    expect((await current(copy)).values).toEqual({});
  });
});
