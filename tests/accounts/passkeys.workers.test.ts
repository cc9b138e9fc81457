/** Passkeys: added after the password, signed in with, refused, removed; and as the second factor that a role asks for. */
import { env } from "cloudflare:workers";
import { and, asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/bookings.ts";
import { passkey, session, user } from "#app/db/schema/people.ts";
import { GUESS_LIMITS } from "#app/domain/people/guess-limits.ts";
import { type ApiClient, apiClient, type ClientOptions } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { type Person, person } from "#tests/kit/factories.ts";
import { linkTo, mailsTo } from "#tests/kit/mail/people-mail.ts";
import { type Answering, type SoftwareAuthenticator, softwareAuthenticator } from "#tests/kit/software-authenticator.ts";

const db = connect(env.DB);
const PASSWORD = "a good long passphrase";
const OWN = { Origin: "http://concord.example" };
const REQUIRED: ClientOptions = { variables: { REQUIRE_SECOND_FACTOR: "admin,arbitrator" } };

const newPerson = (role = "party", change: Partial<Person> = {}) => person(role, { password: PASSWORD, ...change });
const isSignedIn = async (client: ApiClient) => (await client.get("/api/auth/user")).status === 200;
const historyOf = async (id: string, subjectType: "person" | "sign_in") =>
  db
    .select({ action: auditEntries.action, changes: auditEntries.changes, actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, subjectType), eq(auditEntries.subjectId, id)))
    .orderBy(asc(auditEntries.seq));

async function begun(client: ApiClient): Promise<Record<string, unknown>> {
  const answer = await client.post("/api/auth/passkeys/options", { name: "Phone", password: PASSWORD }, OWN);
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Adds a passkey by the calls that a browser makes. */
async function added(client: ApiClient, name = "Work laptop"): Promise<{ key: SoftwareAuthenticator; id: string }> {
  const key = await softwareAuthenticator();
  const answer = await client.post("/api/auth/passkeys", { name, response: await key.create(await begun(client)) }, OWN);
  expect(answer.status).toBe(201);
  return { key, id: (await answer.json<{ id: string }>()).id };
}

/** Signs in by a passkey: the client has the session afterwards. Gives the status. */
async function signIn(client: ApiClient, key: SoftwareAuthenticator, how: Answering = {}): Promise<number> {
  const options = await (await client.post("/api/auth/sign-in/passkey/options", {}, OWN)).json<Record<string, unknown>>();
  return (await client.post("/api/auth/sign-in/passkey", { response: await key.get(options, how) }, OWN)).status;
}

describe("adding one", () => {
  test("asks for the password, then keeps it by name, writes it down and tells its owner", async () => {
    const who = await newPerson();
    const client = await asUser(who);
    const wrong = await client.post("/api/auth/passkeys/options", { name: "Phone", password: "not the passphrase" }, OWN);
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      issues: [{ field: "password", code: "password_wrong", message: "This is not your current password" }],
    });
    const options = await begun(client);
    expect(options).toMatchObject({
      rp: { id: "concord.example", name: "Concord" },
      user: { name: who.email },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const { id } = await added(client, "  Work\n laptop ");
    const [listed] = await client.within((services) => services.passkeys.list());
    expect(listed).toMatchObject({ id, name: "Work laptop", lastUsedAt: null, synced: false });
    expect(await historyOf(who.id, "person")).toEqual([
      { action: "passkey_added", changes: { passkey: id, name: "Work laptop" }, actorId: who.id },
    ]);
    const [mail, ...others] = await mailsTo(who.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("A passkey was added to your account");
    expect(mail?.text).toMatch(/remove\s+the\s+passkey\s+in\s+your\s+settings/);
  });

  test("not without a name, not twice, and not by somebody else’s challenge", async () => {
    const [one, other] = [await asUser(await newPerson()), await asUser(await newPerson())];
    const key = await softwareAuthenticator();
    const options = await begun(one);
    const response = await key.create(options);
    // Before the authenticator is asked, and again.
    for (const answer of [
      await one.post("/api/auth/passkeys/options", { name: " ", password: PASSWORD }, OWN),
      await one.post("/api/auth/passkeys", { name: " ", response }, OWN),
    ])
      expect(await answer.json()).toMatchObject({ issues: [{ field: "name", code: "passkey_name_required" }] });
    expect((await one.post("/api/auth/passkeys", { name: "Phone", response }, OWN)).status).toBe(201);
    // A challenge is used once.
    expect((await one.post("/api/auth/passkeys", { name: "Phone", response }, OWN)).status).toBe(400);
    const again = await begun(one);
    expect((again.excludeCredentials as { id: string }[]).map(({ id }) => id)).toEqual([key.id]);
    expect((await one.post("/api/auth/passkeys", { name: "Phone", response: await key.create(again) }, OWN)).status).toBe(400);
    // Without the password there is no challenge, whatever the authenticator says.
    expect((await other.post("/api/auth/passkeys", { name: "Phone", response: await key.create(options) }, OWN)).status).toBe(400);
    const third = await softwareAuthenticator();
    const foreign = apiClient({ cookie: `${other.cookies()}; ${one.cookies().replace(/concord\.session_token=[^;]+;? ?/, "")}` });
    expect((await foreign.post("/api/auth/passkeys", { name: "Phone", response: await third.create(await begun(one)) }, OWN)).status).toBe(
      400,
    );
    expect(await other.within((services) => services.passkeys.list())).toEqual([]);
  });

  test.each<[string, Answering]>([
    ["that did not make sure of its person", { verified: false }],
    ["for another site", { rpId: "evil.example" }],
    ["from another site’s page", { origin: "https://evil.example" }],
  ])("not one %s", async (_, how) => {
    const client = await asUser(await newPerson());
    const key = await softwareAuthenticator();
    const response = await key.create(await begun(client), how);
    const answer = await client.post("/api/auth/passkeys", { name: "Phone", response }, OWN);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ field: "passkey", code: "passkey_refused" }] });
    expect(await client.within((services) => services.passkeys.list())).toEqual([]);
  });

  test("not at an address that is a number, and the answer says why", async () => {
    const client = await asUser(await newPerson());
    for (const path of ["/api/auth/passkeys/options", "/api/auth/sign-in/passkey/options"]) {
      const answer = await client.post(`http://127.0.0.1:8787${path}`, { name: "Phone", password: PASSWORD });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("localhost");
    }
  });

  test("no more than twenty", async () => {
    const who = await newPerson();
    const client = await asUser(who);
    const row = { userId: who.id, publicKey: "AA", counter: 0, deviceType: "singleDevice", backedUp: false, createdAt: new Date() };
    for (let at = 0; at < 20; at += 1) await db.insert(passkey).values({ ...row, id: `${who.id}-${at}`, credentialID: `${who.id}-${at}` });
    const answer = await client.post("/api/auth/passkeys/options", { name: "Phone", password: PASSWORD }, OWN);
    expect(await answer.json()).toMatchObject({ issues: [{ code: "passkey_too_many" }] });
  });
});

describe("signing in", () => {
  test("needs no name, is written down, and asks for no further code", async () => {
    const who = await newPerson();
    const { key, id } = await added(await asUser(who));
    await db.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, who.id));
    const client = apiClient();
    const options = await (await client.post("/api/auth/sign-in/passkey/options", {}, OWN)).json();
    // Nobody is named, so that no devices are revealed.
    expect(options).toMatchObject({ rpId: "concord.example", userVerification: "required" });
    expect(options).not.toHaveProperty("allowCredentials");
    expect(await signIn(client, key)).toBe(200);
    expect(await (await client.get("/api/auth/user")).json()).toMatchObject({ id: who.id });
    expect(await historyOf(who.id, "sign_in")).toEqual([{ action: "signed_in", changes: { by: "passkey" }, actorId: who.id }]);
    const [listed] = await client.within((services) => services.passkeys.list());
    expect(Date.now() - new Date(listed?.lastUsedAt ?? 0).getTime()).toBeLessThan(60_000);
    const [begunBy] = await db
      .select()
      .from(session)
      .where(and(eq(session.userId, who.id), eq(session.passkeyId, id)))
      .orderBy(asc(session.createdAt));
    expect(begunBy?.passkeyId).toBe(id);
  });

  test.each<[string, Answering]>([
    ["whose person was not made sure of", { verified: false }],
    ["for another site", { rpId: "evil.example" }],
    ["from another site’s page", { origin: "https://evil.example" }],
    ["whose counter went back, as a copy’s does", { counter: 1 }],
  ])("is refused to an answer %s", async (_, how) => {
    const who = await newPerson();
    const { key } = await added(await asUser(who));
    expect(await signIn(apiClient(), key)).toBe(200);
    const client = apiClient();
    expect(await signIn(client, key, how)).toBe(401);
    expect(await isSignedIn(client)).toBe(false);
    expect((await historyOf(who.id, "sign_in")).at(-1)).toEqual({ action: "sign_in_failed", changes: { by: "passkey" }, actorId: null });
  });

  test("an answer is good once", async () => {
    const { key } = await added(await asUser(await newPerson()));
    const client = apiClient();
    const options = await (await client.post("/api/auth/sign-in/passkey/options", {}, OWN)).json<Record<string, unknown>>();
    const response = await key.get(options);
    const [one, two] = [apiClient({ cookie: client.cookies() }), apiClient({ cookie: client.cookies() })];
    const both = await Promise.all([one, two].map((copy) => copy.post("/api/auth/sign-in/passkey", { response }, OWN)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test("an unknown passkey, a deactivated account and an unproven address are refused in the same words", async () => {
    const stranger = await softwareAuthenticator();
    const words: string[] = [];
    const tell = async (key: SoftwareAuthenticator) => {
      const client = apiClient();
      const options = await (await client.post("/api/auth/sign-in/passkey/options", {}, OWN)).json<Record<string, unknown>>();
      const answer = await client.post("/api/auth/sign-in/passkey", { response: await key.get(options) }, OWN);
      words.push(`${answer.status} ${await answer.text()}`);
      expect(await isSignedIn(client)).toBe(false);
    };
    await tell(stranger);
    for (const change of [{ active: false }, { emailVerified: false }]) {
      const who = await newPerson();
      const { key } = await added(await asUser(who));
      await db.update(user).set(change).where(eq(user.id, who.id));
      await tell(key);
      const begunBefore = await db.select().from(session).where(eq(session.userId, who.id));
      expect(begunBefore).toHaveLength(1);
    }
    expect(new Set(words).size).toBe(1);
    expect(words[0]).toMatch(/^401 /);
  });

  test("is counted per network", async () => {
    const now = new Date("2026-11-02T15:00:10Z");
    const client = apiClient({ clock: () => now });
    for (let at = 0; at < GUESS_LIMITS.passkey.free; at += 1)
      expect((await client.post("/api/auth/sign-in/passkey/options", {}, OWN)).status).toBe(200);
    const refused = await client.post("/api/auth/sign-in/passkey", { response: { id: "bm9uZQ" } }, OWN);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("60");
  });
});

describe("one’s own", () => {
  test("are renamed and removed, with the password, and the sessions that they began end", async () => {
    const who = await newPerson();
    const client = await asUser(who);
    const { key, id } = await added(client, "Old phone");
    const phone = apiClient();
    await signIn(phone, key);
    await client.within((services) => services.passkeys.rename(id, "Phone that was lost"));
    expect(await client.within((services) => services.passkeys.list())).toMatchObject([{ name: "Phone that was lost" }]);
    await expect(client.within((services) => services.passkeys.remove(id, "not the passphrase"))).rejects.toMatchObject({
      issues: [{ field: "password", code: "password_wrong" }],
    });
    expect(await isSignedIn(phone)).toBe(true);
    await client.within((services) => services.passkeys.remove(id, PASSWORD));
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(client)).toBe(true);
    expect(await signIn(apiClient(), key)).toBe(401);
    expect((await historyOf(who.id, "person")).map(({ action }) => action)).toEqual([
      "passkey_added",
      "passkey_renamed",
      "passkey_removed",
    ]);
    expect((await mailsTo(who.email)).map(({ subject }) => subject).sort()).toEqual([
      "A passkey of your account was removed",
      "A passkey was added to your account",
    ]);
  });

  test("are nobody else’s: another’s and a missing one are the same", async () => {
    const owner = await asUser(await newPerson());
    const { id, key } = await added(owner);
    const other = await asUser(await newPerson());
    for (const wanted of [id, "missing"]) {
      await expect(other.within((services) => services.passkeys.rename(wanted, "Mine"))).rejects.toMatchObject({ code: "not_found" });
      await expect(other.within((services) => services.passkeys.remove(wanted, PASSWORD))).rejects.toMatchObject({ code: "not_found" });
    }
    expect(await signIn(apiClient(), key)).toBe(200);
  });
});

describe("where a role asks for a second factor", () => {
  const actorOf = (client: ApiClient) => client.within((services) => services.actor());

  test("a passkey is one: added by who is held back, and asked for when the password alone was given", async () => {
    const who = await newPerson("arbitrator");
    const held = await asUser(who, REQUIRED);
    expect(await actorOf(held)).toMatchObject({ kind: "held", why: "second_factor" });
    const { key } = await added(held);
    // In the session in which it answered, and in those that it begins.
    expect(await actorOf(held)).toMatchObject({ kind: "user", role: "arbitrator" });
    const byKey = apiClient(REQUIRED);
    expect(await signIn(byKey, key)).toBe(200);
    expect(await actorOf(byKey)).toMatchObject({ kind: "user", role: "arbitrator" });

    // The password alone opens nothing, and sets up no other factor.
    const byPassword = await asUser(who, REQUIRED);
    expect(await actorOf(byPassword)).toMatchObject({ kind: "held", why: "passkey" });
    await expect(byPassword.within((services) => services.secondFactor.begin(PASSWORD))).rejects.toMatchObject({ code: "unauthenticated" });
    expect((await byPassword.post("/api/auth/passkeys/options", { name: "Phone", password: PASSWORD }, OWN)).status).toBe(401);
    await expect(byPassword.within((services) => services.passkeys.list())).rejects.toMatchObject({ code: "unauthenticated" });
    const old = byPassword.cookies();
    expect(await signIn(byPassword, key)).toBe(200);
    expect(await actorOf(byPassword)).toMatchObject({ kind: "user" });
    // The session that waited is over.
    expect(await isSignedIn(apiClient({ cookie: old }))).toBe(false);
  });

  test("the last one stays, also when two are removed at the same moment", async () => {
    const client = await asUser(await newPerson("admin"), REQUIRED);
    const [one, two] = [await added(client, "One"), await added(client, "Two")];
    const remove = ({ id }: { id: string }) => client.within((services) => services.passkeys.remove(id, PASSWORD));
    const both = await Promise.allSettled([remove(one), remove(two)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { issues: [{ code: "passkey_last_factor" }] } });
    expect(await client.within((services) => services.passkeys.list())).toHaveLength(1);
  });

  test("an administrator takes them away with the second factor, and ends the sessions", async () => {
    const who = await newPerson("arbitrator");
    const client = await asUser(who);
    const { key } = await added(client);
    const admin = await asUser(await newPerson("admin"));
    expect(await admin.within((services) => services.people.get(who.id))).toMatchObject({ passkeys: 1 });
    await admin.within((services) => services.people.removeSecondFactor(who.id, { password: PASSWORD, code: "" }));
    expect(await isSignedIn(client)).toBe(false);
    expect(await signIn(apiClient(), key)).toBe(401);
    expect(await actorOf(await asUser(who, REQUIRED))).toMatchObject({ kind: "held", why: "second_factor" });
  });
});

describe("after a password that was reset by mail", () => {
  test("signs in as before, and its owner is asked by mail to review it", async () => {
    const who = await newPerson();
    const client = await asUser(who);
    const { key } = await added(client);
    await apiClient().within((services) => services.passwordResets.ask(who.email));
    const token = await linkTo(who.email, "reset-password");
    await apiClient().within((services) => services.passwordResets.use(token, "another good long passphrase"));
    expect(await isSignedIn(client)).toBe(false);
    expect(await signIn(apiClient(), key)).toBe(200);
    const mail = (await mailsTo(who.email)).find(({ subject }) => subject === "The password of your account was reset");
    expect(mail?.text).toMatch(/passkeys\s+of\s+your\s+account\s+still\s+sign\s+in/);
    expect(mail?.text).toContain("/settings/passkeys");
  });
});

describe("where a second factor is set up", () => {
  test("turns it off without a code within ten minutes of signing in, and not later", async () => {
    const who = await newPerson();
    const { key } = await added(await asUser(who));
    const client = apiClient();
    expect(await signIn(client, key)).toBe(200);
    await db.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, who.id));
    const turnOff = (clock: () => Date) =>
      apiClient({ cookie: client.cookies(), clock }).within((services) => services.secondFactor.turnOff(PASSWORD, ""));
    await expect(turnOff(() => new Date(Date.now() + 601_000))).rejects.toMatchObject({ issues: [{ code: "code_required" }] });
    await turnOff(() => new Date());
    expect(await client.within((services) => services.secondFactor.state())).toMatchObject({ on: false });
  });
});
