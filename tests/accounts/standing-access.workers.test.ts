/** What opens something of a person's without a sign-in ends with their sessions: a calendar's address, a link to a new password. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { user } from "#app/db/schema/people.ts";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import type { Services } from "#app/services/create-services.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser, PROOF } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { type Person, person } from "#tests/kit/factories.ts";
import { linkTo } from "#tests/kit/mail/people-mail.ts";

const PASSWORD = "a good long passphrase";
const NEXT = "another good long passphrase";
const ORIGIN = { Origin: "http://concord.example" };

type Act = (who: { id: string; email: string; client: ApiClient; admin: ApiClient }) => Promise<unknown>;
const inside =
  (pick: (services: Services, id: string) => Promise<unknown>, by: "client" | "admin"): Act =>
  (who) =>
    who[by].within((services) => pick(services, who.id));

const ACTS: Readonly<Record<string, Act>> = {
  "one’s own change of password": inside(({ account }) => account.changePassword(PASSWORD, NEXT), "client"),
  "a reset": async ({ email }) => {
    const anybody = apiClient();
    await anybody.within(({ passwordResets }) => passwordResets.ask(email));
    const token = await linkTo(email, "reset-password");
    await anybody.within(({ passwordResets }) => passwordResets.use(token, NEXT));
  },
  "ending the sessions by an administrator": inside(({ people }, id) => people.endSessions(id), "admin"),
  "another role": inside(({ people }, id) => people.changeRole(id, "party", "arbitrator"), "admin"),
  "closing and opening the account": inside(async ({ people }, id) => {
    await people.setActive(id, false);
    await people.setActive(id, true);
  }, "admin"),
};

async function signedIn() {
  const who = await person("party", { password: PASSWORD });
  const client = await asUser(who);
  const { client: admin } = await asRole("admin");
  return { ...who, client, admin };
}

async function feedOf(client: ApiClient) {
  const address = await client.within(({ feeds }) => feeds.make());
  const token = /\/feeds\/([\w-]{43})\.ics$/.exec(address)?.[1] ?? "";
  return (reader = apiClient()) => reader.within(({ feeds }) => feeds.read(token));
}

describe("the address of a calendar", () => {
  test.each([...Object.entries(ACTS), ["signing out all other devices", inside(({ account }) => account.endOtherSessions(), "client")]] as [
    string,
    Act,
  ][])("ends with %s", async (_name, act) => {
    const who = await signedIn();
    const read = await feedOf(who.client);
    expect((await read()).text).toContain("BEGIN:VCALENDAR");
    await act(who);
    await expect(read()).rejects.toMatchObject({ code: "not_found" });
  });

  test.each(Object.entries(ACTS))("of one case ends with %s", async (name, act) => {
    // Who sits in a case or is a party of one becomes nothing else: the office's own address is tried there.
    const who = await person(name === "another role" ? "admin" : "party", { password: PASSWORD });
    const { id, as } = await caseOf();
    if (name !== "another role")
      await env.DB.prepare("UPDATE case_people SET user_id = ? WHERE case_id = ? AND capacity = 'counsel'").bind(who.id, id).run();
    const client = await asUser(who);
    const address = await client.within(({ caseFeeds }) => caseFeeds.make(id));
    const token = /\/feeds\/cases\/([\w-]{43})\.ics$/.exec(address)?.[1] ?? "";
    const read = () => apiClient().within(({ caseFeeds }) => caseFeeds.read(token));
    expect((await read()).text).toContain("BEGIN:VCALENDAR");
    if (name === "another role")
      await (await asRole("admin")).client.within(({ people }) => people.changeRole(who.id, "admin", "party", PROOF));
    else await act({ ...who, client, admin: as.admin });
    await expect(read()).rejects.toMatchObject({ code: "not_found" });
    const { results } = await env.DB.prepare("SELECT * FROM case_calendar_feeds WHERE user_id = ?").bind(who.id).all();
    expect(results).toEqual([]);
  });

  test("of somebody else goes on", async () => {
    const [who, other] = [await signedIn(), await signedIn()];
    const read = await feedOf(other.client);
    await ACTS["one’s own change of password"]?.(who);
    expect((await read()).text).toContain("BEGIN:VCALENDAR");
  });

  test("asks for the second factor that is demanded of the role", async () => {
    const who = await signedIn();
    const read = await feedOf(who.client);
    const demanding = (role: string) => apiClient({ variables: { REQUIRE_SECOND_FACTOR: role } });
    await expect(read(demanding("admin,party"))).rejects.toMatchObject({ code: "not_found" });
    expect((await read(demanding("admin"))).text).toContain("BEGIN:VCALENDAR");
    await connect(env.DB).update(user).set({ twoFactorEnabled: true }).where(eq(user.id, who.id));
    expect((await read(demanding("admin,party"))).text).toContain("BEGIN:VCALENDAR");
  });
});

describe("a link to a new password", () => {
  const others = Object.entries(ACTS).filter(([name]) => name !== "a reset");
  test.each(others)("that was asked for before %s sets none after it", async (_name, act) => {
    const who = await signedIn();
    const anybody = apiClient();
    await anybody.within(({ passwordResets }) => passwordResets.ask(who.email));
    const token = await linkTo(who.email, "reset-password");
    await act(who);
    expect(await anybody.within(({ passwordResets }) => passwordResets.open(token))).toBeNull();
    await expect(anybody.within(({ passwordResets }) => passwordResets.use(token, "what an attacker chose"))).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await canSignIn(who, "what an attacker chose")).toBe(false);
  });
});

describe("an unfinished request and its conversation", () => {
  const others: [string, Act][] = [
    ...Object.entries(ACTS),
    ["signing out all other devices", inside(({ account }) => account.endOtherSessions(), "client")],
    ["signing out one device", inside(({ account }) => account.endSession("another"), "client")],
  ];
  const nameIn = async (client: ApiClient) => (await (await client.get("/api/drafts/current")).json<DraftView>()).values.contactName?.value;
  const talkIn = async (client: ApiClient) => (await client.get("/api/ai/chat")).text();
  const write = async (client: ApiClient, contactName: string) => {
    const { version } = await (await client.get("/api/drafts/current")).json<DraftView>();
    return client.patch("/api/drafts/current", { version, values: { contactName } });
  };

  test.each(others)("are out of every other browser, and their link is dead, after %s", async (name, act) => {
    const who = await signedIn();
    await who.client.post("/api/ai/chat", { message: "The style of cause is Northgate v. Harbour." });
    await write(who.client, "Ada Beaulieu");
    const { url } = await (await who.client.post("/api/drafts/current/resume-link", {})).json<{ url: string }>();
    const token = new URL(url).pathname.split("/").at(-1) ?? "";
    const visitorOnly = who.client
      .cookies()
      .split("; ")
      .filter((cookie) => cookie.startsWith("concord-visitor"))
      .join("; ");
    const copy = apiClient({ cookie: visitorOnly });
    // Without the account's session a copy opens nothing, and what it does leaves the owner's as it is.
    expect(await nameIn(copy)).toBeUndefined();
    expect(await nameIn(who.client)).toBe("Ada Beaulieu");
    await act(who);
    await write(copy, "Mallory");
    expect(await talkIn(copy)).not.toContain("Northgate");
    await expect(apiClient().within(({ resumeLinks }) => resumeLinks.open(token))).rejects.toMatchObject({ code: "not_found" });
    if (/^(one’s own|signing out)/.test(name)) {
      expect(await nameIn(who.client)).toBe("Ada Beaulieu");
      expect(await talkIn(who.client)).toContain("Northgate");
    }
    const password = (await canSignIn(who, NEXT)) ? NEXT : PASSWORD;
    const again = apiClient();
    await again.post("/api/auth/sign-in/email", { email: who.email, password }, ORIGIN);
    expect(await nameIn(again)).toBe("Ada Beaulieu");
    expect(await talkIn(again)).toContain("Northgate");
  });

  test("are held where the owner ended the others, also when that browser held none, with what was set aside there", async () => {
    const who = await signedIn();
    const elsewhere = await asUser(who);
    await write(who.client, "Set aside");
    await who.client.within(({ beginAgain }) => beginAgain.begin());
    await write(elsewhere, "Ada Beaulieu");
    await who.client.within(({ account }) => account.endOtherSessions());
    expect(await nameIn(who.client)).toBe("Ada Beaulieu");
    await who.client.within(({ beginAgain }) => beginAgain.takeBack());
    expect(await nameIn(who.client)).toBe("Set aside");
  });
});

const canSignIn = async ({ email }: Pick<Person, "email">, password: string) =>
  (await apiClient().post("/api/auth/sign-in/email", { email, password }, ORIGIN)).status === 200;
