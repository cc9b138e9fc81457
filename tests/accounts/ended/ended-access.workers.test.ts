/** What somebody began with a password that meanwhile was changed or reset: it ends there, and leaves nothing. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { knownDevices, passkey, session } from "#app/db/schema/people.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { codeOf } from "#tests/kit/authenticator-app.ts";
import { type Person, person } from "#tests/kit/factories.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";
import { linkTo } from "#tests/kit/mail/people-mail.ts";
import { softwareAuthenticator } from "#tests/kit/software-authenticator.ts";

const db = connect(env.DB);
const OLD = "a good long passphrase";
const NEW = "another good long passphrase";
const OWN = { Origin: "http://concord.example" };

let who: Person;
beforeEach(async () => {
  who = await person("party", { password: OLD });
});

const isSignedIn = async (client: ApiClient) => (await client.get("/api/auth/user")).status === 200;
const sessions = () => db.select({ id: session.id }).from(session).where(eq(session.userId, who.id));
const devices = () => db.select({ id: knownDevices.id }).from(knownDevices).where(eq(knownDevices.userId, who.id));

const change = async () => (await asUser(who, {}, "code")).within((services) => services.account.changePassword(OLD, NEW));
async function reset(): Promise<void> {
  await apiClient().within((services) => services.passwordResets.ask(who.email));
  const token = await linkTo(who.email, "reset-password");
  await apiClient().within((services) => services.passwordResets.use(token, NEW));
}
/** A client during whose work the owner acts, just before `statement`. */
const interruptedAt = (statement: RegExp, work: () => Promise<void>, cookie = "") =>
  apiClient({ database: interruptedDatabase(env.DB, statement, work), cookie });

describe.each([
  { by: "changed", act: change, kept: 1 },
  { by: "reset", act: reset, kept: 0 },
])("while the password is $by", ({ act, kept }) => {
  test.each([
    ["before its session is written", /insert into "session"/i],
    ["after its session is written", /update "session" set .*passkey_id/i],
  ])("a sign-in ends as with a wrong password, %s", async (_, statement) => {
    const thief = interruptedAt(statement, act);
    const answer = await thief.post("/api/auth/sign-in/email", { email: who.email, password: OLD }, OWN);
    expect(answer.status).toBe(401);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await sessions()).toHaveLength(kept);
    // A reset knows the device on which it was made.
    expect(await devices()).toHaveLength(1 - kept);
  });

  test("a sign-in that is about to wait for its code waits for none", async () => {
    const owner = await asUser(who);
    const { key } = await owner.within((services) => services.secondFactor.begin(OLD));
    await owner.within(async (services) => services.secondFactor.confirm(await codeOf(key)));
    const thief = interruptedAt(/insert into "verification"/i, act);
    const first = await thief.within((services) => services.signIns.byPassword(who.email, OLD));
    expect(first).toBeNull();
    const left = await env.DB.prepare("SELECT count(*) AS n FROM verification WHERE value = ?").bind(who.id).first<{ n: number }>();
    expect(left?.n).toBe(0);
  });

  test("a code that is being judged begins no session", async () => {
    const owner = await asUser(who);
    const { key } = await owner.within((services) => services.secondFactor.begin(OLD));
    const { backupCodes } = await owner.within(async (services) => services.secondFactor.confirm(await codeOf(key)));
    const thief = apiClient();
    const first = await thief.within((services) => services.signIns.byPassword(who.email, OLD));
    thief.take(first?.headers ?? new Headers());
    const late = interruptedAt(/insert into "session"/i, act, thief.cookies());
    await expect(late.within((services) => services.secondFactor.signIn(backupCodes[0] ?? ""))).rejects.toMatchObject({
      code: "invalid_input",
    });
    expect(await isSignedIn(late)).toBe(false);
  });

  test("a passkey that is being added is none", async () => {
    const thief = await asUser(who);
    const options = await (await thief.post("/api/auth/passkeys/options", { name: "Phone", password: OLD }, OWN)).json<
      Record<string, unknown>
    >();
    const response = await (await softwareAuthenticator()).create(options);
    const late = interruptedAt(/insert into "passkey"/i, act, thief.cookies());
    expect((await late.post("/api/auth/passkeys", { name: "Phone", response }, OWN)).status).toBe(401);
    expect(await db.select().from(passkey).where(eq(passkey.userId, who.id))).toEqual([]);
  });

  test("a second factor that is being confirmed is not on, and the owner can set one up", async () => {
    const thief = await asUser(who);
    const { key } = await thief.within((services) => services.secondFactor.begin(OLD));
    const late = interruptedAt(/update "user" set .*two_factor_enabled/i, act, thief.cookies());
    await expect(late.within(async (services) => services.secondFactor.confirm(await codeOf(key)))).rejects.toThrow();
    const owner = await asUser(who);
    expect(await owner.within((services) => services.secondFactor.state())).toMatchObject({ on: false });
    const own = await owner.within((services) => services.secondFactor.begin(NEW));
    owner.take((await owner.within(async (services) => services.secondFactor.confirm(await codeOf(own.key)))).headers);
    expect(await owner.within((services) => services.secondFactor.state())).toMatchObject({ on: true });
  });

  test("another change by somebody who knows the old one changes nothing", async () => {
    const thief = await asUser(who);
    const late = interruptedAt(/update "account"/i, act, thief.cookies());
    await expect(late.within((services) => services.account.changePassword(OLD, "the passphrase of a thief"))).rejects.toMatchObject({
      code: "unauthenticated",
    });
    expect((await apiClient().post("/api/auth/sign-in/email", { email: who.email, password: NEW }, OWN)).status).toBe(200);
  });
});

test("a passkey that signs in while its person’s sessions are ended is refused, and signs in again", async () => {
  const owner = await asUser(who);
  const key = await softwareAuthenticator();
  const options = await (await owner.post("/api/auth/passkeys/options", { name: "Phone", password: OLD }, OWN)).json<
    Record<string, unknown>
  >();
  expect((await owner.post("/api/auth/passkeys", { name: "Phone", response: await key.create(options) }, OWN)).status).toBe(201);
  const ending = async () => (await asUser(who)).within((services) => services.account.endOtherSessions());
  const signIn = async (client: ApiClient) => {
    const asked = await (await client.post("/api/auth/sign-in/passkey/options", {}, OWN)).json<Record<string, unknown>>();
    return (await client.post("/api/auth/sign-in/passkey", { response: await key.get(asked) }, OWN)).status;
  };
  expect(await signIn(interruptedAt(/insert into "session"/i, ending))).toBe(401);
  expect(await signIn(apiClient())).toBe(200);
});
