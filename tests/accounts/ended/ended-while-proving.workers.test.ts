/** A session that ends while the sign-in library writes for its person: the library writes under that session too, or not at all. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { passkey, session, user } from "#app/db/schema/people.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { codeOf } from "#tests/kit/authenticator-app.ts";
import { type Person, person } from "#tests/kit/factories.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";
import { softwareAuthenticator } from "#tests/kit/software-authenticator.ts";

const db = connect(env.DB);
const PASSWORD = "a good long passphrase";
const OWN = { Origin: "http://concord.example" };

let who: Person;
let browser: ApiClient;
let admin: ApiClient;
beforeEach(async () => {
  who = await person("party", { password: PASSWORD });
  browser = await asUser(who);
  ({ client: admin } = await asRole("admin"));
});

/** The ways in which a session ends: its row alone, all of the person's access, the account. */
const ENDS: readonly [string, () => Promise<unknown>][] = [
  ["ended alone", () => db.delete(session).where(eq(session.userId, who.id))],
  ["ended with all others", () => admin.within(({ people }) => people.endSessions(who.id))],
  ["of a closed account", () => admin.within(({ people }) => people.setActive(who.id, false))],
];
const overtakenAt = (statement: RegExp, end: () => Promise<unknown>) =>
  apiClient({ cookie: browser.cookies(), database: interruptedDatabase(env.DB, statement, end) });
const factors = () => env.DB.prepare("SELECT secret, backup_codes FROM two_factor WHERE user_id = ?").bind(who.id).all();
const passkeys = () => env.DB.prepare("SELECT id FROM passkey WHERE user_id = ?").bind(who.id).all();
const sessions = () => db.select({ id: session.id }).from(session).where(eq(session.userId, who.id));
const refused = (act: Promise<unknown>) => expect(act).rejects.toMatchObject({ code: "unauthenticated" });

async function setUp(): Promise<void> {
  const { key } = await browser.within(({ secondFactor }) => secondFactor.begin(PASSWORD));
  const { headers } = await browser.within(async ({ secondFactor }) => secondFactor.confirm(await codeOf(key)));
  browser.take(headers);
}

describe.each(ENDS)("a session that is %s", (_, end) => {
  test("while a second factor is begun: no key", async () => {
    await refused(overtakenAt(/^insert into "two_factor"/i, end).within(({ secondFactor }) => secondFactor.begin(PASSWORD)));
    expect((await factors()).results).toEqual([]);
  });

  test.each([
    ["judged", /^update "user"/i],
    ["answered with a session", /^insert into "session"/i],
  ])("while its first code is %s: no factor, no session", async (_when, statement) => {
    const { key } = await browser.within(({ secondFactor }) => secondFactor.begin(PASSWORD));
    const code = await codeOf(key);
    const client = overtakenAt(statement, end);
    await refused(client.within(({ secondFactor }) => secondFactor.confirm(code)));
    expect(await sessions()).toEqual([]);
    expect((await db.select().from(user).where(eq(user.id, who.id)))[0]?.twoFactorEnabled).toBe(false);
    expect((await client.get("/api/auth/user")).status).toBe(401);
  });

  test("while backup codes are renewed: those that there are stay", async () => {
    await setUp();
    const before = (await factors()).results;
    // A passkey that has just signed in is asked for no code.
    const id = crypto.randomUUID();
    await db.insert(passkey).values({ id, userId: who.id, publicKey: "", credentialID: id, counter: 0, deviceType: "", backedUp: false });
    await db.update(session).set({ passkeyId: id }).where(eq(session.userId, who.id));
    await refused(overtakenAt(/^update "two_factor"/i, end).within(({ secondFactor }) => secondFactor.renewCodes(PASSWORD, "")));
    expect((await factors()).results).toEqual(before);
  });

  test("while a backup code is used up: it stays", async () => {
    await setUp();
    const before = (await factors()).results;
    const [code = ""] = await browser.within(({ auth }) => auth.backupCodes(who.id));
    await refused(overtakenAt(/^update "two_factor"/i, end).within(({ secondFactor }) => secondFactor.renewCodes(PASSWORD, code)));
    expect((await factors()).results).toEqual(before);
  });

  test("while a passkey is added: none, at no moment", async () => {
    const options = await (await browser.post("/api/auth/passkeys/options", { name: "Phone", password: PASSWORD }, OWN)).json<
      Record<string, unknown>
    >();
    const response = await (await softwareAuthenticator()).create(options);
    let written = 0;
    const client = apiClient({
      cookie: browser.cookies(),
      database: interruptedDatabase(interruptedDatabase(env.DB, /^insert into "passkey"/i, end), /^delete from "passkey"/i, async () => {
        written = (await passkeys()).results.length;
      }),
    });
    const answer = await client.post("/api/auth/passkeys", { name: "Phone", response }, OWN);
    expect(answer.status).toBe(401);
    expect([written, (await passkeys()).results]).toEqual([0, []]);
  });
});
