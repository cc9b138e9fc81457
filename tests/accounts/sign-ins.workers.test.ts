/** What is written down of signing in, what of failing to, and what owner and administrators are shown of it. */
import { env } from "cloudflare:workers";
import { and, asc, eq, like } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/bookings.ts";
import { signInTries } from "#app/db/schema/people.ts";
import { MOST_FAILURES_AN_HOUR, recordFailedSignIn } from "#app/services/accounts/sign-ins/sign-in-history.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { type ApiClient, apiClient, type ClientOptions } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { codeOf } from "#tests/kit/authenticator-app.ts";
import { type Person, person } from "#tests/kit/factories.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

const db = connect(env.DB);
const PASSWORD = "a good long passphrase";
const WRONG = "not the passphrase at all";
const OWN = { Origin: "http://concord.example" };
const UNKNOWN = "unknown";

const entriesOf = (id: string) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, "sign_in"), eq(auditEntries.subjectId, id)))
    .orderBy(asc(auditEntries.seq));
const told = async (id: string) => (await entriesOf(id)).map(({ action, changes }) => `${action} ${JSON.stringify(changes)}`);
const failedOf = async (id: string) => (await db.select().from(signInTries).where(eq(signInTries.subjectId, id)))[0]?.failed ?? 0;
const byApi = (email: string, password: string, options: ClientOptions = {}) =>
  apiClient(options).post("/api/auth/sign-in/email", { email, password }, OWN);
const byPage = (email: string, password: string, options: ClientOptions = {}) =>
  apiClient(options).within((services) => services.signIns.byPassword(email, password));

/** Signs in and gives the client with the session. */
async function signedIn(who: Person, options: ClientOptions = {}): Promise<ApiClient> {
  const client = apiClient(options);
  expect((await client.post("/api/auth/sign-in/email", { email: who.email, password: PASSWORD }, OWN)).status).toBe(200);
  return client;
}
const seen = async (client: ApiClient) => (await client.within((services) => services.account.get())).failedTries;

describe("what is written down", () => {
  test("each failed try and each success, by either door, in a chain that verifies", async () => {
    const who = await person("party", { password: PASSWORD });
    await byApi(who.email, WRONG);
    await byPage(`  ${who.email.toUpperCase()} `, WRONG);
    await byApi(who.email, PASSWORD);
    await byPage(who.email, PASSWORD);
    expect(await told(who.id)).toEqual([
      'sign_in_failed {"by":"password"}',
      'sign_in_failed {"by":"password"}',
      'signed_in {"by":"password"}',
      'signed_in {"by":"password"}',
    ]);
    let previous: { seq: number; hash: string } | null = null;
    for (const row of await entriesOf(who.id)) {
      const { subjectId, action, changes, at, actorId, actorKind } = row;
      const actor = actorId === null ? ({ kind: "visitor" } as const) : ({ kind: "user", id: actorId, role: actorKind } as const);
      expect(await nextAuditEntry({ subjectType: "sign_in", subjectId, action, changes }, actor, at, previous)).toEqual(row);
      previous = row;
    }
    // The history of what was done to the account is another, and stays readable.
    const acts = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, "person"), eq(auditEntries.subjectId, who.id)));
    expect(acts).toEqual([]);
  });

  test("of an address that nobody has, that it was tried; never the address, and by the same statements", async () => {
    const email = "Somebody.Secret@elsewhere.example";
    const who = await person("party", { password: PASSWORD });
    const statements: string[][] = [];
    for (const tried of [email, who.email]) {
      const recorded = recordedDatabase(env.DB);
      expect(await byPage(tried, WRONG, { database: recorded.database })).toBeNull();
      statements.push(recorded.statements.map(({ sql }) => sql));
    }
    expect(statements[0]?.length).toBeGreaterThan(3);
    // What better-auth asks is its own affair: it looks for the account's password where there is an account.
    const ours = (all: string[] | undefined) => all?.filter((sql) => /sign_in_tries|audit_entries/.test(sql));
    expect(ours(statements[0])).toEqual(ours(statements[1]));
    expect((await told(UNKNOWN)).at(-1)).toBe('sign_in_failed {"by":"password"}');
    const everywhere = await db.select().from(auditEntries).where(like(auditEntries.changes, "%elsewhere.example%"));
    expect(everywhere).toEqual([]);
    const rows = await env.DB.prepare("SELECT * FROM sign_in_tries").all();
    expect(JSON.stringify(rows.results)).not.toContain("elsewhere");
  });

  test("of a closed account, that it was tried", async () => {
    const who = await person("party", { password: PASSWORD, active: false });
    expect((await byApi(who.email, PASSWORD)).status).toBe(401);
    expect(await told(who.id)).toEqual(['sign_in_failed {"by":"password"}']);
  });

  test("of many in one hour the first ones, and all of them in the count", async () => {
    const who = await person("party");
    const at = new Date("2026-11-21T10:10:00Z");
    const fail = (now: Date) => recordFailedSignIn({ db, clock: () => now }, who.id, "password");
    for (let count = 0; count < MOST_FAILURES_AN_HOUR + 5; count += 1) await fail(at);
    const entries = await told(who.id);
    expect(entries).toHaveLength(MOST_FAILURES_AN_HOUR);
    expect(entries.at(-1)).toBe('sign_in_failed {"by":"password","further":"counted"}');
    expect(await failedOf(who.id)).toBe(MOST_FAILURES_AN_HOUR + 5);
    await fail(new Date("2026-11-21T11:00:00Z"));
    expect(await told(who.id)).toHaveLength(MOST_FAILURES_AN_HOUR + 1);
  });

  test("of two at the same moment both", async () => {
    const who = await person("party");
    const fail = () => recordFailedSignIn({ db, clock: () => new Date() }, who.id, "passkey");
    await Promise.all([fail(), fail(), fail()]);
    expect(await told(who.id)).toHaveLength(3);
    expect(await failedOf(who.id)).toBe(3);
  });
});

describe("what the owner is shown", () => {
  test("how many failed since the sign-in before, and when; nothing where none did", async () => {
    const who = await person("party", { password: PASSWORD });
    const before = await signedIn(who);
    expect(await seen(before)).toBeNull();
    const at = new Date("2027-02-01T09:00:00.000Z");
    for (let count = 0; count < 3; count += 1) await byPage(who.email, WRONG, { clock: () => at });
    const client = await signedIn(who);
    expect(await seen(client)).toEqual({ count: 3, lastAt: at.toISOString() });
    expect(await failedOf(who.id)).toBe(0);
    // Also while one is signed in, and on a device that was signed in to before.
    const later = new Date("2027-02-02T09:00:00.000Z");
    await byPage(who.email, WRONG, { clock: () => later });
    expect(await seen(client)).toEqual({ count: 4, lastAt: later.toISOString() });
    expect(await seen(before)).toEqual({ count: 1, lastAt: later.toISOString() });
    // The next sign-in knows the last one only.
    expect(await seen(await signedIn(who))).toEqual({ count: 1, lastAt: later.toISOString() });
    expect(await seen(await signedIn(who))).toBeNull();
  });

  test("their own alone", async () => {
    const [one, other] = [await person("party", { password: PASSWORD }), await person("party", { password: PASSWORD })];
    await byPage(one.email, WRONG);
    expect(await seen(await signedIn(other))).toBeNull();
    expect(await seen(await signedIn(one))).toMatchObject({ count: 1 });
  });
});

test("a wrong code after the right password is a failed try, and the sign-in is written down after the right one", async () => {
  const who = await person("party", { password: PASSWORD });
  const client = await asUser(who);
  const { key } = await client.within((services) => services.secondFactor.begin(PASSWORD));
  const { backupCodes } = await client.within(async (services) => services.secondFactor.confirm(await codeOf(key)));
  const half = apiClient();
  await half.post("/api/auth/sign-in/email", { email: who.email, password: PASSWORD }, OWN);
  expect(await told(who.id)).toEqual([]);
  for (const code of ["wrong-codes", "000000"])
    await expect(half.within((services) => services.secondFactor.signIn(code))).rejects.toMatchObject({ code: "invalid_input" });
  expect(await told(who.id)).toEqual(['sign_in_failed {"by":"code"}', 'sign_in_failed {"by":"code"}']);
  await half.within((services) => services.secondFactor.signIn(backupCodes[0] ?? ""));
  expect((await told(who.id)).at(-1)).toBe('signed_in {"by":"code"}');
  // Without a first step nobody is known, and nothing is written of anybody.
  const before = (await told(UNKNOWN)).length;
  await expect(apiClient().within((services) => services.secondFactor.signIn("000000"))).rejects.toMatchObject({ code: "conflict" });
  expect((await told(UNKNOWN)).length).toBe(before);
});

test("administrators see who signed in to an account and who failed to; nobody else does", async () => {
  const who = await person("party", { password: PASSWORD });
  await byPage(who.email, WRONG);
  const client = await signedIn(who);
  const { client: admin } = await asRole("admin");
  const { signIns } = await admin.within((services) => services.people.get(who.id));
  expect(signIns).toMatchObject([
    { outcome: "signed_in", by: "password", further: false },
    { outcome: "failed", by: "password", further: false },
  ]);
  await expect(client.within((services) => services.people.get(who.id))).rejects.toMatchObject({ code: "not_found" });
});
