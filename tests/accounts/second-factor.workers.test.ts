/** The second factor: set up, asked for at sign-in, backup codes used once, turned off, asked for by a role. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { servicesContext } from "#app/context.ts";
import { connect } from "#app/db/client.server.ts";
import { twoFactor } from "#app/db/schema/people.ts";
import * as secondFactorPage from "#app/routes/portal/second-factor/route.tsx";
import { takeStep } from "#app/routes/portal/second-factor/submission.server.ts";
import { type ApiClient, apiClient, type ClientOptions } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { codeOf } from "#tests/kit/authenticator-app.ts";
import { type Person, person } from "#tests/kit/factories.ts";
import { mailsTo } from "#tests/kit/mail/people-mail.ts";
import { pageText } from "#tests/kit/page-html.ts";

const db = connect(env.DB);
const PASSWORD = "a good long passphrase";
const REQUIRED = { variables: { REQUIRE_SECOND_FACTOR: "admin,arbitrator" } } as const;

/** The client with the cookies that an answer brought, as a browser would have them. */
function carrying(headers: Headers, before = "", options: ClientOptions = {}): ApiClient {
  const jar = new Map(
    before
      .split("; ")
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf("=")), pair] as const),
  );
  for (const line of headers.getSetCookie()) {
    const pair = line.split(";")[0] ?? "";
    const name = pair.slice(0, pair.indexOf("="));
    if (/max-age=0/i.test(line)) jar.delete(name);
    else jar.set(name, pair);
  }
  return apiClient({ ...options, cookie: [...jar.values()].join("; ") });
}

const STEP_MS = 30_000;
const stepNow = () => Math.floor(Date.now() / STEP_MS);

/** By the code of half a minute ago, which is still good: that of now is left for what follows. Once more where the half minute ended in between. */
async function confirmed(client: ApiClient, key: string) {
  for (;;) {
    const step = stepNow();
    const code = await codeOf(key, (step - 1) * STEP_MS);
    try {
      return await client.within((services) => services.secondFactor.confirm(code));
    } catch (error) {
      if (stepNow() === step) throw error;
    }
  }
}

async function setUp(who: Person, options: ClientOptions = {}) {
  const client = await asUser(who, options);
  const { key, uri } = await client.within((services) => services.secondFactor.begin(PASSWORD));
  const { backupCodes, headers } = await confirmed(client, key);
  return { key, uri, backupCodes, client: carrying(headers, client.cookies(), options) };
}

async function firstStep(who: Person, options: ClientOptions = {}): Promise<ApiClient> {
  const first = await apiClient(options).within((services) => services.auth.signIn(who.email, PASSWORD));
  if (first?.next !== "second_factor") throw new Error("the second factor was not asked for");
  return carrying(first.headers, "", options);
}

const newPerson = (role = "party") => person(role, { password: PASSWORD });
const isSignedIn = async (client: ApiClient) => (await client.get("/api/auth/user")).status === 200;

describe("setting it up", () => {
  test("begins with the password, is confirmed by the app's code, and shows ten backup codes", async () => {
    const who = await newPerson();
    const { key, uri, backupCodes, client } = await setUp(who);
    expect(uri).toContain(`secret=${key}`);
    expect(uri).toContain("issuer=Concord");
    expect(new Set(backupCodes).size).toBe(10);
    expect(await client.within((services) => services.secondFactor.state())).toEqual({ on: true, required: false, backupCodes: 10 });
    expect(await isSignedIn(client)).toBe(true);
    const [stored] = await db.select().from(twoFactor).where(eq(twoFactor.userId, who.id));
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(JSON.stringify(stored)).not.toContain(backupCodes[0]);
  });

  test("needs the right password, and is not on before a right code", async () => {
    const who = await newPerson();
    const client = await asUser(who);
    await expect(client.within((services) => services.secondFactor.begin("not the passphrase"))).rejects.toMatchObject({
      issues: [{ field: "password", code: "password_wrong" }],
    });
    const { key } = await client.within((services) => services.secondFactor.begin(PASSWORD));
    const wrong = (await codeOf(key)) === "000000" ? "000001" : "000000";
    await expect(client.within((services) => services.secondFactor.confirm(wrong))).rejects.toMatchObject({
      issues: [{ code: "code_wrong" }],
    });
    expect(await client.within((services) => services.secondFactor.state())).toMatchObject({ on: false });
    const signedIn = await apiClient().within((services) => services.auth.signIn(who.email, PASSWORD));
    expect(signedIn?.next).toBe("done");
    // The page after a wrong code shows the same key again.
    const again = await client.within((services) => services.secondFactor.again(key));
    expect(again?.uri).toContain(`secret=${key}`);
    expect(await client.within((services) => services.secondFactor.again("<script>"))).toBeNull();
  });
});

describe("wrong codes while it is set up", () => {
  const at = (minutes: number) => ({ clock: () => new Date(Date.now() + minutes * 60_000) });
  const post = (key: string, code: string) => {
    const body = new URLSearchParams({ intent: "confirm", key, code });
    return new Request("http://concord.example/settings/second-factor", { method: "POST", body });
  };
  const taking = (client: ApiClient, key: string, code: string) =>
    client.within((services) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return takeStep(post(key, code), context);
    });

  test("are five, then the page says that there were too many and what to do, and the right one waits too", async () => {
    const client = await asUser(await newPerson());
    const { key } = await client.within((services) => services.secondFactor.begin(PASSWORD));
    const wrong = (await codeOf(key)).replace(/^./, (digit) => String((Number(digit) + 5) % 10));
    for (let tried = 0; tried < 5; tried += 1) {
      const { step } = await taking(client, key, wrong);
      expect(step).toMatchObject({ at: "confirm", issues: [{ field: "code", code: "code_wrong" }], wait: null });
    }
    const { step, init } = await taking(client, key, await codeOf(key));
    expect(init.status).toBe(429);
    expect(step).toMatchObject({ at: "confirm", key });
    const page = await pageText(client, secondFactorPage, {}, "", step);
    expect(page).toContain("Too many wrong codes. Wait a minute, then enter the code that the app shows by then.");
    expect(page).toMatch(/let the phone set its clock by itself, or .* begin again with a new key/);
  });

  test("are forgotten after the wait: the next right code sets it up", async () => {
    const who = await newPerson();
    const client = await asUser(who);
    const { key } = await client.within((services) => services.secondFactor.begin(PASSWORD));
    for (let tried = 0; tried < 5; tried += 1) await taking(client, key, `00000${tried}`);
    const later = await asUser(who, at(1.1));
    const { step } = await taking(later, key, await codeOf(key));
    expect(step).toMatchObject({ at: "codes" });
  });
});

describe("signing in", () => {
  test("counts for its owner's day with the code alone: a password that somebody else has uses up nothing", async () => {
    const who = await newPerson();
    const { key } = await setUp(who);
    const counted = async () =>
      (await env.DB.prepare("SELECT coalesce(sum(count), 0) AS n FROM rate_limits WHERE key LIKE 'sign_in:%'").first<{ n: number }>())?.n ??
      0;
    const before = await counted();
    const signIn = () => apiClient().post("/api/auth/sign-in/email", { email: who.email, password: PASSWORD });
    expect([(await signIn()).status, (await signIn()).status]).toEqual([200, 200]);
    expect(await counted()).toBe(before);
    const half = await firstStep(who);
    await half.within(async (services) => services.secondFactor.signIn(await codeOf(key)));
    expect(await counted()).toBe(before + 1);
  });

  test("asks for the code, and without it nobody is signed in", async () => {
    const who = await newPerson();
    const { key } = await setUp(who);
    const half = await firstStep(who);
    expect(half.cookies()).not.toMatch(/session_token=\w/);
    expect(await isSignedIn(half)).toBe(false);
    const answer = await half.within(async (services) => services.secondFactor.signIn(` ${(await codeOf(key)).replace(/^(...)/, "$1 ")} `));
    expect(await isSignedIn(carrying(answer, half.cookies()))).toBe(true);
  });

  test("takes an app's code once, also of two at the same moment", async () => {
    const who = await newPerson();
    const { key } = await setUp(who);
    const [one, two] = [await firstStep(who), await firstStep(who)];
    const code = await codeOf(key);
    const enter = (client: ApiClient) => client.within((services) => services.secondFactor.signIn(code));
    const both = await Promise.allSettled([enter(one), enter(two)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(enter(await firstStep(who))).rejects.toMatchObject({ issues: [{ code: "code_wrong" }] });
    const left = await env.DB.prepare('SELECT count(*) AS n FROM "session" WHERE user_id = ?').bind(who.id).first<{ n: number }>();
    // The one of the setting up, and the one that was let in.
    expect(left?.n).toBe(2);
  });

  test("takes a backup code once", async () => {
    const who = await newPerson();
    const { backupCodes } = await setUp(who);
    const code = backupCodes[3] ?? "";
    const half = await firstStep(who);
    const answer = await half.within((services) => services.secondFactor.signIn(code));
    expect(await isSignedIn(carrying(answer, half.cookies()))).toBe(true);
    const again = await firstStep(who);
    await expect(again.within((services) => services.secondFactor.signIn(code))).rejects.toMatchObject({
      issues: [{ code: "code_wrong" }],
    });
  });

  test("is over after five wrong codes, and the account waits, wherever they come from", async () => {
    const who = await newPerson();
    await setUp(who);
    const half = await firstStep(who);
    const guess = (client: ApiClient) => client.within((services) => services.secondFactor.signIn("wrong-codes"));
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(guess(half)).rejects.toMatchObject({ issues: [{ code: "code_wrong" }] });
    await expect(guess(half)).rejects.toMatchObject({ code: "too_many_requests" });
    await expect(guess(apiClient({ cookie: half.cookies() }))).rejects.toMatchObject({ code: "too_many_requests" });
    // Once the wait is over: this sign-in is, too.
    const later = () => new Date(Date.now() + 61_000);
    await expect(guess(apiClient({ cookie: half.cookies(), clock: later }))).rejects.toMatchObject({ code: "conflict" });
    // Without a first step there is no second.
    await expect(guess(apiClient())).rejects.toMatchObject({ code: "conflict" });
  });

  test("of a person deactivated between the steps ends there", async () => {
    const who = await newPerson();
    const { key } = await setUp(who);
    const half = await firstStep(who);
    const { client: admin } = await asRole("admin");
    await admin.within((services) => services.people.setActive(who.id, false));
    await expect(half.within(async (services) => services.secondFactor.signIn(await codeOf(key)))).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("turning it off", () => {
  const turnOff = (client: ApiClient, password: string, code: string) =>
    client.within((services) => services.secondFactor.turnOff(password, code));
  const isOn = async (client: ApiClient) => (await client.within((services) => services.secondFactor.state())).on;

  test("asks for the password and the factor itself, tells the owner, and then the password alone signs in", async () => {
    const who = await newPerson();
    const { client, backupCodes } = await setUp(who);
    await expect(turnOff(client, "not the passphrase", backupCodes[0] ?? "")).rejects.toMatchObject({
      issues: [{ field: "password", code: "password_wrong" }],
    });
    await expect(turnOff(client, PASSWORD, " ")).rejects.toMatchObject({ issues: [{ field: "code", code: "code_required" }] });
    await expect(turnOff(client, PASSWORD, "AAAAA-AAAAA")).rejects.toMatchObject({ issues: [{ field: "code", code: "code_wrong" }] });
    expect(await isOn(client)).toBe(true);
    await turnOff(client, PASSWORD, backupCodes[0] ?? "");
    expect(await isOn(client)).toBe(false);
    expect(await db.select().from(twoFactor).where(eq(twoFactor.userId, who.id))).toEqual([]);
    const signedIn = await apiClient().within((services) => services.auth.signIn(who.email, PASSWORD));
    expect(signedIn?.next).toBe("done");
    expect((await mailsTo(who.email)).map(({ subject }) => subject)).toContain("The second factor of your account was turned off");
  });

  test("takes an app’s code that was not used before", async () => {
    const who = await newPerson();
    const { key, client } = await setUp(who);
    const code = await codeOf(key);
    await (await firstStep(who)).within((services) => services.secondFactor.signIn(code));
    await expect(turnOff(client, PASSWORD, code)).rejects.toMatchObject({ issues: [{ field: "code", code: "code_wrong" }] });
    await turnOff(client, PASSWORD, await codeOf(key, Date.now() + 30_000));
    expect(await isOn(client)).toBe(false);
  });

  test("is not made possible by what the password alone would give: new backup codes, a new passkey", async () => {
    const { client } = await setUp(await newPerson());
    await expect(client.within((services) => services.secondFactor.renewCodes(PASSWORD, ""))).rejects.toMatchObject({
      issues: [{ field: "code", code: "code_required" }],
    });
    await expect(client.within((services) => services.passkeys.begin("Phone", PASSWORD, ""))).rejects.toMatchObject({
      issues: [{ field: "code", code: "code_required" }],
    });
  });

  test("by an administrator, for a lost phone, ends the sessions too", async () => {
    const who = await newPerson();
    const { client } = await setUp(who);
    const admin = await asUser(await newPerson("admin"));
    const proof = { password: PASSWORD, code: "" };
    expect(await admin.within((services) => services.people.removeSecondFactor(who.id, proof))).toMatchObject({ secondFactor: false });
    expect(await isSignedIn(client)).toBe(false);
    expect((await apiClient().within((services) => services.auth.signIn(who.email, PASSWORD)))?.next).toBe("done");
    expect(await db.select().from(twoFactor).where(eq(twoFactor.userId, who.id))).toEqual([]);
    // Two of one moment leave in any order.
    expect((await mailsTo(who.email)).map(({ subject }) => subject).sort()).toEqual([
      "A second factor was set up for your account",
      "The second factor of your account was removed by an administrator",
    ]);
  });
});

describe("an administrator who takes away a second factor", () => {
  test("shows their own password and factor first, and the other administrators hear of it", async () => {
    const who = await newPerson();
    await setUp(who);
    const [acting, other] = [await newPerson("admin"), await newPerson("admin")];
    const { client, backupCodes } = await setUp(acting);
    const remove = (password: string, code: string) =>
      client.within((services) => services.people.removeSecondFactor(who.id, { password, code }));
    await expect(remove("not the passphrase", backupCodes[0] ?? "")).rejects.toMatchObject({
      issues: [{ field: "password", code: "password_wrong" }],
    });
    await expect(remove(PASSWORD, "")).rejects.toMatchObject({ issues: [{ field: "code", code: "code_required" }] });
    expect(await db.select().from(twoFactor).where(eq(twoFactor.userId, who.id))).toHaveLength(1);
    await remove(PASSWORD, backupCodes[0] ?? "");
    expect(await db.select().from(twoFactor).where(eq(twoFactor.userId, who.id))).toEqual([]);
    const [told] = await mailsTo(other.email);
    expect(told?.subject).toBe("The second factor of an account was removed by an administrator");
    expect(told?.text).toContain(`/users/${who.id}`);
    const own = (await mailsTo(acting.email)).map(({ subject }) => subject);
    expect(own).not.toContain("The second factor of an account was removed by an administrator");
  });

  test("is refused upon themselves, with the right password and code too", async () => {
    const who = await newPerson("admin");
    const { client, backupCodes } = await setUp(who);
    const remove = client.within((services) =>
      services.people.removeSecondFactor(who.id, { password: PASSWORD, code: backupCodes[0] ?? "" }),
    );
    await expect(remove).rejects.toMatchObject({ code: "forbidden", detail: { own: true } });
    expect(await db.select().from(twoFactor).where(eq(twoFactor.userId, who.id))).toHaveLength(1);
  });
});

describe("a session that the password alone began", () => {
  test("ends when the second factor is set up, and opens nothing if it were left", async () => {
    const who = await newPerson("admin");
    const thief = await asUser(who, REQUIRED);
    const { client } = await setUp(who, REQUIRED);
    expect(await thief.within((services) => services.actor())).toMatchObject({ kind: "visitor" });
    expect(await client.within((services) => services.actor())).toMatchObject({ kind: "user", role: "admin" });
    // As one that was written past the end.
    const left = await asUser(who);
    expect(await left.within((services) => services.actor())).toMatchObject({ kind: "visitor" });
    expect((await left.get("/api/auth/user")).status).toBe(401);
  });
});

describe("where a role asks for it", () => {
  test("who has none may do nothing but set it up, and cannot turn it off", async () => {
    const who = await newPerson("arbitrator");
    const held = await asUser(who, REQUIRED);
    expect(await held.within((services) => services.actor())).toMatchObject({ kind: "held", why: "second_factor" });
    expect((await held.get("/api/bookings")).status).toBe(401);
    await expect(held.within((services) => services.account.get())).rejects.toMatchObject({ code: "unauthenticated" });
    const { client } = await setUp(who, REQUIRED);
    expect(await client.within((services) => services.actor())).toMatchObject({ kind: "user", role: "arbitrator" });
    expect((await client.get("/api/bookings")).status).toBe(200);
    await expect(client.within((services) => services.secondFactor.turnOff(PASSWORD, ""))).rejects.toMatchObject({ code: "forbidden" });
  });

  test("others are not asked, and a slip in the setting is an error, not silence", async () => {
    const party = await asUser(await newPerson(), REQUIRED);
    expect(await party.within((services) => services.actor())).toMatchObject({ kind: "user" });
    const odd = await asUser(await newPerson("admin"), { variables: { REQUIRE_SECOND_FACTOR: "admins" } });
    await expect(odd.within((services) => services.actor())).rejects.toThrow(/admins/);
  });
});

test("the codes of these tests are those of an authenticator app (RFC 6238, appendix B)", async () => {
  // "12345678901234567890" in base 32; the last six digits of the appendix's eight.
  const key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect(await codeOf(key, 59_000)).toBe("287082");
  expect(await codeOf(key, 1_111_111_109_000)).toBe("081804");
});

describe("backup codes", () => {
  test("are read from paper: no letters that look alike, in any case, with or without dash and blanks", async () => {
    const who = await newPerson();
    const { backupCodes, client } = await setUp(who);
    for (const code of backupCodes) expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{5}-[34679ACDEFGHJKMNPQRTWXY]{5}$/);
    const [first = "", second = "", third = ""] = backupCodes;
    for (const typed of [first.toLowerCase(), second.replace("-", ""), ` ${third.replace("-", " – ").toLowerCase()} `]) {
      const at = await firstStep(who);
      const headers = await at.within((services) => services.secondFactor.signIn(typed));
      expect(await isSignedIn(carrying(headers))).toBe(true);
    }
    expect(await client.within((services) => services.secondFactor.state())).toMatchObject({ backupCodes: 7 });
    const again = await firstStep(who);
    await expect(again.within((services) => services.secondFactor.signIn(first))).rejects.toMatchObject({ code: "invalid_input" });
  });

  test("the owner hears of one that was used, in the history and by mail", async () => {
    const who = await newPerson();
    const { backupCodes } = await setUp(who);
    const at = await firstStep(who);
    await at.within((services) => services.secondFactor.signIn(backupCodes[0] ?? ""));
    const subjects = (await mailsTo(who.email)).map(({ subject }) => subject);
    expect(subjects).toContain("A backup code of your account was used");
  });

  test("are made anew for the password and a code; the earlier ones are void", async () => {
    const who = await newPerson();
    const { backupCodes, client } = await setUp(who);
    const renew = (password: string) => client.within((services) => services.secondFactor.renewCodes(password, backupCodes[9] ?? ""));
    await expect(renew("not the password")).rejects.toMatchObject({ issues: [{ field: "password", code: "password_wrong" }] });
    const fresh = await renew(PASSWORD);
    expect(new Set([...fresh, ...backupCodes]).size).toBe(20);
    const at = await firstStep(who);
    await expect(at.within((services) => services.secondFactor.signIn(backupCodes[0] ?? ""))).rejects.toMatchObject({
      code: "invalid_input",
    });
    const headers = await (await firstStep(who)).within((services) => services.secondFactor.signIn(fresh[0] ?? ""));
    expect(await isSignedIn(carrying(headers))).toBe(true);
  });
});
