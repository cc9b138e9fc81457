/** What changes the ways into an account asks for what signed in, and gives nothing to who has shown less. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { passkey, session } from "#app/db/schema/people.ts";
import { type ApiClient, apiClient, type ClientOptions } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { codeOf } from "#tests/kit/authenticator-app.ts";
import { person } from "#tests/kit/factories.ts";
import { type SoftwareAuthenticator, softwareAuthenticator } from "#tests/kit/software-authenticator.ts";

const db = connect(env.DB);
const PASSWORD = "a good long passphrase";
const OWN = { Origin: "http://concord.example" };
const REQUIRED: ClientOptions = { variables: { REQUIRE_SECOND_FACTOR: "admin,arbitrator" } };

const isSignedIn = async (client: ApiClient) => (await client.get("/api/auth/user")).status === 200;
const begun = async (client: ApiClient, code = "") =>
  (await client.post("/api/auth/passkeys/options", { name: "Phone", password: PASSWORD, code }, OWN)).json<Record<string, unknown>>();
const finish = async (client: ApiClient, key: SoftwareAuthenticator, options: Record<string, unknown>) =>
  client.post("/api/auth/passkeys", { name: "Phone", response: await key.create(options) }, OWN);
async function added(client: ApiClient): Promise<{ key: SoftwareAuthenticator; id: string }> {
  const key = await softwareAuthenticator();
  const answer = await finish(client, key, await begun(client));
  expect(answer.status).toBe(201);
  return { key, id: (await answer.json<{ id: string }>()).id };
}
async function signIn(client: ApiClient, key: SoftwareAuthenticator): Promise<void> {
  const options = await (await client.post("/api/auth/sign-in/passkey/options", {}, OWN)).json<Record<string, unknown>>();
  expect((await client.post("/api/auth/sign-in/passkey", { response: await key.get(options) }, OWN)).status).toBe(200);
}
/** Sets up an app; the client goes on in the session that its first code began. */
async function setUp(client: ApiClient): Promise<{ code: string; backupCodes: readonly string[] }> {
  const { key } = await client.within((services) => services.secondFactor.begin(PASSWORD));
  const code = await codeOf(key);
  const { backupCodes, headers } = await client.within((services) => services.secondFactor.confirm(code));
  client.take(headers);
  return { code, backupCodes };
}
const older = (userId: string, minutes: number) =>
  db
    .update(session)
    .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
    .where(eq(session.userId, userId));
const passkeysOf = async (userId: string) => (await db.select().from(passkey).where(eq(passkey.userId, userId))).length;

test("removing a passkey asks for a code where a second factor is on", async () => {
  const who = await person("party", { password: PASSWORD });
  const client = await asUser(who);
  const { id } = await added(client);
  const { backupCodes, code } = await setUp(client);
  // The passkey was added here: for ten minutes it has just answered.
  await older(who.id, 11);
  const remove = (given?: string) => client.within((services) => services.passkeys.remove(id, PASSWORD, given));
  await expect(remove()).rejects.toMatchObject({ issues: [{ field: "code", code: "code_required" }] });
  await expect(remove("000000")).rejects.toMatchObject({ issues: [{ field: "code", code: "code_wrong" }] });
  // The code that set it up was taken by that.
  await expect(remove(code)).rejects.toMatchObject({ issues: [{ field: "code", code: "code_wrong" }] });
  expect(await passkeysOf(who.id)).toBe(1);
  await remove(backupCodes[0]);
  expect(await passkeysOf(who.id)).toBe(0);
});

test("or for the passkey itself, answered within ten minutes, in a session that one began", async () => {
  const who = await person("party", { password: PASSWORD });
  const { key, id } = await added(await asUser(who));
  const client = apiClient();
  await signIn(client, key);
  await older(who.id, 11);
  const remove = (from: ApiClient) => from.within((services) => services.passkeys.remove(id, PASSWORD));
  await expect(remove(client)).rejects.toMatchObject({ issues: [{ field: "passkey", code: "passkey_again" }] });
  expect(await begun(client)).toMatchObject({ issues: [{ field: "passkey", code: "passkey_again" }] });
  const fresh = apiClient();
  await signIn(fresh, key);
  await remove(fresh);
  expect(await passkeysOf(who.id)).toBe(0);
});

test.each([
  ["a passkey began", "party", {}],
  ["a passkey has opened to a role that needs one", "admin", REQUIRED],
] as const)("the password alone sets up no app in a session that %s", async (_, role, options) => {
  const who = await person(role, { password: PASSWORD });
  const client = await asUser(who, options);
  const begin = () => client.within((services) => services.secondFactor.begin(PASSWORD));
  const { key: early } = role === "party" ? await begin() : { key: "" };
  const { key } = await added(client);
  if (role === "party") await signIn(client, key);
  await older(who.id, 11);
  await expect(begin()).rejects.toMatchObject({ issues: [{ field: "passkey", code: "passkey_again" }] });
  // Nor one that was begun before there was a passkey.
  if (early)
    await expect(client.within(async (services) => services.secondFactor.confirm(await codeOf(early)))).rejects.toMatchObject({
      issues: [{ field: "passkey", code: "passkey_again" }],
    });
  await older(who.id, 0);
  await expect(begin()).resolves.toMatchObject({ key: expect.any(String) });
});

test("another passkey is asked for where the one that began the session was taken away, and none where none is left", async () => {
  const who = await person("party", { password: PASSWORD });
  const owner = await asUser(who);
  const [first, second] = [await added(owner), await added(owner)];
  const client = apiClient();
  await signIn(client, first.key);
  const remove = (from: ApiClient, id: string) => from.within((services) => services.passkeys.remove(id, PASSWORD));
  await remove(client, first.id);
  // However fresh the session is: what it was begun with is gone.
  await expect(remove(client, second.id)).rejects.toMatchObject({ issues: [{ field: "passkey", code: "passkey_again" }] });
  expect(await begun(client)).toMatchObject({ issues: [{ field: "passkey", code: "passkey_again" }] });
  expect(await passkeysOf(who.id)).toBe(1);
  await db.delete(passkey).where(eq(passkey.id, second.id));
  expect(await begun(client)).not.toHaveProperty("issues");
});

test("nor is the password enough in a session that a passkey has opened to a role that needs one", async () => {
  const who = await person("arbitrator", { password: PASSWORD });
  const client = await asUser(who, REQUIRED);
  const [{ id }] = [await added(client), await added(client)];
  await older(who.id, 11);
  const remove = () => client.within((services) => services.passkeys.remove(id, PASSWORD));
  await expect(remove()).rejects.toMatchObject({ issues: [{ field: "passkey", code: "passkey_again" }] });
  expect(await passkeysOf(who.id)).toBe(2);
});

test("nor for a copy of somebody's data, or to take away another's factor, in a session that a passkey began", async () => {
  const [who, other] = [await person("admin", { password: PASSWORD }), await person("party", { password: PASSWORD })];
  const { key } = await added(await asUser(who));
  await added(await asUser(other));
  const ACTS: readonly ((from: ApiClient) => Promise<unknown>)[] = [
    (from) => from.within(({ personalData }) => personalData.exportOf("guest@copies.example", { password: PASSWORD, code: "" })),
    (from) => from.within(({ personalData }) => personalData.exportOwn({ password: PASSWORD, code: "" })),
    (from) => from.within(({ people }) => people.removeSecondFactor(other.id, { password: PASSWORD, code: "" })),
  ];
  const client = apiClient();
  await signIn(client, key);
  await older(who.id, 11);
  for (const act of ACTS) await expect(act(client)).rejects.toMatchObject({ issues: [{ field: "passkey", code: "passkey_again" }] });
  expect(await passkeysOf(other.id)).toBe(1);
  const fresh = apiClient();
  await signIn(fresh, key);
  for (const act of ACTS) await act(fresh);
  expect(await passkeysOf(other.id)).toBe(0);
});

test("a fresh passkey is enough where a second factor is on too", async () => {
  const who = await person("party", { password: PASSWORD });
  const client = await asUser(who);
  const { key, id } = await added(client);
  await setUp(client);
  const byKey = apiClient();
  await signIn(byKey, key);
  await byKey.within((services) => services.passkeys.remove(id, PASSWORD));
  expect(await passkeysOf(who.id)).toBe(0);
});

test("other sessions end when a passkey is added", async () => {
  const who = await person("party", { password: PASSWORD });
  const [client, elsewhere] = [await asUser(who), await asUser(who)];
  await added(client);
  expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, false]);
});

test("a passkey that was begun before the second factor was on is none, nor one that another session began", async () => {
  const who = await person("party", { password: PASSWORD });
  const client = await asUser(who);
  const key = await softwareAuthenticator();
  const early = await begun(client);
  const response = await key.create(early);
  const { backupCodes } = await setUp(client);
  expect((await client.post("/api/auth/passkeys", { name: "Phone", response }, OWN)).status).toBe(400);
  expect(await passkeysOf(who.id)).toBe(0);
  // With a code it is one, and the same challenge adds no second.
  const options = await begun(client, backupCodes[0]);
  expect((await finish(client, key, options)).status).toBe(201);
  const other = await asUser(who, {}, "code");
  const further = await begun(other, backupCodes[1]);
  const third = await asUser(who, { cookie: other.cookies() }, "code");
  expect((await finish(third, await softwareAuthenticator(), further)).status).toBe(400);
  expect(await passkeysOf(who.id)).toBe(1);
});

test("the code that sets a second factor up is good once", async () => {
  const who = await person("party", { password: PASSWORD });
  const client = await asUser(who);
  const { code } = await setUp(client);
  const thief = apiClient();
  const first = await thief.within((services) => services.signIns.byPassword(who.email, PASSWORD));
  thief.take(first?.headers ?? new Headers());
  await expect(thief.within((services) => services.secondFactor.signIn(code))).rejects.toMatchObject({
    issues: [{ field: "code", code: "code_wrong" }],
  });
  expect(await isSignedIn(thief)).toBe(false);
});

test("what was left unfinished comes back with the second factor, not with the password that waits for it", async () => {
  const who = await person("arbitrator", { password: PASSWORD });
  const owner = await asUser(who, REQUIRED);
  const { key } = await added(owner);
  await owner.patch("/api/drafts/current", { version: 0, values: { contactName: "Ana Alba" } });
  const nameIn = async (client: ApiClient) =>
    (await (await client.get("/api/drafts/current")).json<{ values: { contactName?: { value: string } } }>()).values.contactName?.value;
  expect(await nameIn(owner)).toBe("Ana Alba");

  const thief = apiClient(REQUIRED);
  expect((await thief.post("/api/auth/sign-in/email", { email: who.email, password: PASSWORD }, OWN)).status).toBe(200);
  expect(await nameIn(thief)).toBeUndefined();
  await signIn(thief, key);
  expect(await nameIn(thief)).toBe("Ana Alba");
});
