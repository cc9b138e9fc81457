/** Guesses at passwords and codes: failures count and right sign-ins do not; owners on known devices are not locked out. */

import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { guesses, knownDevices, session } from "#app/db/schema/people.ts";
import { GUESS_LIMITS } from "#app/domain/people/guess-limits.ts";
import { type ApiClient, apiClient, type ClientOptions } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { codeOf } from "#tests/kit/authenticator-app.ts";
import { person } from "#tests/kit/factories.ts";
import { linkTo } from "#tests/kit/mail/people-mail.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";
import { softwareAuthenticator } from "#tests/kit/software-authenticator.ts";
import { sweepExpired } from "#tests/kit/sweep.ts";

const db = connect(env.DB);
const PASSWORD = "a good long passphrase";
const NEXT = "another good long passphrase";
const WRONG = "not the passphrase at all";
const OWN = { Origin: "http://concord.example" };
const MINUTE = 60_000;

let networks = 0;
/** An address in a network that nobody has used. */
const elsewhere = () => {
  networks += 1;
  return `2001:db8:${networks.toString(16)}:1::1`;
};
const at = (time: string): (() => Date) => {
  const moment = new Date(`2026-11-02T${time}Z`);
  return () => moment;
};
const signIn = (client: ApiClient, email: string, password: string) => client.post("/api/auth/sign-in/email", { email, password }, OWN);
const from = (options: ClientOptions = {}) => apiClient({ address: elsewhere(), ...options });
const isSignedIn = async (client: ApiClient) => (await client.get("/api/auth/user")).status === 200;

/** One wrong password from each of `count` networks. Gives the statuses. */
async function attacked(email: string, count: number, clock: () => Date): Promise<number[]> {
  const statuses: number[] = [];
  for (let guess = 0; guess < count; guess += 1) statuses.push((await signIn(from({ clock }), email, WRONG)).status);
  return statuses;
}

/** The same browser, somewhere and some time else. */
const sameBrowser = (client: ApiClient, options: ClientOptions = {}) =>
  from({ cookie: client.cookies().replace(/(?:__Host-)?concord\.session_token=[^;]*;?\s*/g, ""), ...options });

describe("one network", () => {
  test("twenty colleagues behind one address sign in within a minute, one after another and all at once", async () => {
    const address = "203.0.113.7";
    const clock = at("09:00:10");
    const people = await Promise.all(Array.from({ length: 20 }, () => person("party", { password: PASSWORD })));
    for (const { email } of people) expect((await signIn(apiClient({ address, clock }), email, PASSWORD)).status).toBe(200);
    const all = await Promise.all(people.map(({ email }) => signIn(apiClient({ address, clock }), email, PASSWORD)));
    expect(all.map(({ status }) => status)).toEqual(people.map(() => 200));
    // Nothing is left against them.
    const { email } = people[0] ?? { email: "" };
    for (let slip = 0; slip < 4; slip += 1) expect((await signIn(apiClient({ address, clock }), email, WRONG)).status).toBe(401);
    expect((await signIn(apiClient({ address, clock }), email, PASSWORD)).status).toBe(200);
  });

  test("whoever changes addresses within one /64 is stopped, whatever accounts are tried", async () => {
    const clock = at("10:00:00");
    const statuses: number[] = [];
    for (let guess = 0; guess < 40; guess += 1) {
      const address = `2001:db8:ffff:1:${guess.toString(16)}:${(guess * 7).toString(16)}::${guess.toString(16)}`;
      statuses.push((await signIn(apiClient({ address, clock }), `somebody.${guess}@people.example`, WRONG)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(GUESS_LIMITS.network.free);
    expect(statuses.slice(GUESS_LIMITS.network.free).every((status) => status === 429)).toBe(true);
    const who = await person("party", { password: PASSWORD });
    expect((await signIn(apiClient({ address: "2001:db8:ffff:1::dead", clock }), who.email, PASSWORD)).status).toBe(429);
    // The next /64 is another network.
    expect((await signIn(apiClient({ address: "2001:db8:ffff:2::1", clock }), who.email, PASSWORD)).status).toBe(200);
  });

  test("of fifty guesses at one moment no more are looked at than of fifty one after another", async () => {
    const who = await person("party", { password: PASSWORD });
    const clock = at("11:00:00");
    const client = from({ clock });
    const all = await Promise.all(Array.from({ length: 50 }, () => signIn(client, who.email, WRONG)));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(GUESS_LIMITS.password.free);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(50 - GUESS_LIMITS.password.free);
  });

  test("keeps no address and no name of an account in the clear", async () => {
    const email = "in.the.clear@people.example";
    await signIn(apiClient({ address: "198.51.100.77", clock: at("11:30:00") }), email, WRONG);
    expect(JSON.stringify(await db.select().from(guesses))).not.toMatch(/198\.51\.100|in\.the\.clear/);
  });
});

describe("one account, tried from many networks", () => {
  test("waits longer and longer; its owner on a known device signs in meanwhile", async () => {
    const who = await person("party", { password: PASSWORD });
    const known = from({ clock: at("08:00:00") });
    expect((await signIn(known, who.email, PASSWORD)).status).toBe(200);
    expect(await attacked(who.email, 8, at("09:00:00"))).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    // A minute, then two, then four: one guess each.
    expect(await attacked(who.email, 2, at("09:01:00"))).toEqual([401, 429]);
    expect(await attacked(who.email, 1, at("09:02:59"))).toEqual([429]);
    expect(await attacked(who.email, 2, at("09:03:00"))).toEqual([401, 429]);
    const refused = await signIn(from({ clock: at("09:03:00") }), who.email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("240");

    const owner = sameBrowser(known, { clock: at("09:03:01") });
    expect((await signIn(owner, who.email, PASSWORD)).status).toBe(200);
    expect(await isSignedIn(owner)).toBe(true);
    // What the owner did gave nobody else a guess.
    expect(await attacked(who.email, 1, at("09:03:02"))).toEqual([429]);
  });

  test("a day of it is some hundred guesses, and by the next week all is forgotten", async () => {
    const who = await person("party");
    let looked = 0;
    // Each minute while waits grow, then as often as three times in the longest.
    for (let minute = 0; minute < 24 * 60; minute += minute < 120 ? 1 : 5) {
      const clock = () => new Date(Date.UTC(2026, 10, 3, 0, minute));
      const taken = from({ clock }).within((services) => services.guesses.take({ at: "password", email: who.email }));
      looked += await taken.then(
        () => 1,
        () => 0,
      );
    }
    expect(looked).toBeGreaterThan(50);
    expect(looked).toBeLessThan(150);
    const later = () => new Date(Date.UTC(2026, 10, 10));
    expect(await attacked(who.email, 6, later)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("answers the same, by the same statements, whether there is such an account or not", async () => {
    const who = await person("party", { password: PASSWORD });
    const clock = at("12:00:00");
    const seen = [];
    for (const email of [who.email, "nobody.at.all@people.example"]) {
      await attacked(email, 4, clock);
      const recorded = recordedDatabase(env.DB);
      const last = await signIn(from({ clock, database: recorded.database }), email, WRONG);
      const refused = await signIn(from({ clock }), email, WRONG);
      const ours = recorded.statements.map(({ sql }) => sql).filter((sql) => /guesses|known_devices/.test(sql));
      seen.push({
        statuses: [last.status, refused.status],
        wait: refused.headers.get("Retry-After"),
        headers: [...refused.headers.keys()],
        body: await refused.text(),
        ours,
      });
    }
    expect(seen[0]?.statuses).toEqual([401, 429]);
    expect(seen[0]?.ours.length).toBeGreaterThan(0);
    expect(seen[1]).toEqual(seen[0]);
  });

  test("however the address is written, it is one account", async () => {
    const who = await person("party", { password: PASSWORD });
    const clock = at("12:30:00");
    const spellings = [who.email, who.email.toUpperCase(), ` ${who.email}`, `${who.email} `, who.email];
    for (const email of spellings) await from({ clock }).within((services) => services.signIns.byPassword(email, WRONG));
    await expect(from({ clock }).within((services) => services.signIns.byPassword(who.email, WRONG))).rejects.toMatchObject({
      code: "too_many_requests",
      detail: { retryAfter: 60 },
    });
  });

  test("its owner on a new device may set a new password and is let in at once", async () => {
    const who = await person("party", { password: PASSWORD });
    await attacked(who.email, 6, () => new Date());
    const owner = from();
    expect((await signIn(owner, who.email, PASSWORD)).status).toBe(429);
    await owner.within((services) => services.passwordResets.ask(who.email));
    const token = await linkTo(who.email, "reset-password");
    const cookie = await owner.within((services) => services.passwordResets.use(token, NEXT));
    const [pair = ""] = cookie.split(";");
    const there = from({ cookie: pair });
    expect((await signIn(there, who.email, NEXT)).status).toBe(200);
    expect((await signIn(from(), who.email, NEXT)).status).toBe(429);
  });

  test("a passkey needs no waiting", async () => {
    const who = await person("party", { password: PASSWORD });
    const setter = await asUser(who);
    const key = await softwareAuthenticator();
    const options = await (await setter.post("/api/auth/passkeys/options", { name: "Phone", password: PASSWORD }, OWN)).json<
      Record<string, unknown>
    >();
    expect((await setter.post("/api/auth/passkeys", { name: "Phone", response: await key.create(options) }, OWN)).status).toBe(201);
    await attacked(who.email, 7, () => new Date());
    const owner = from();
    const challenge = await (await owner.post("/api/auth/sign-in/passkey/options", {}, OWN)).json<Record<string, unknown>>();
    expect((await owner.post("/api/auth/sign-in/passkey", { response: await key.get(challenge) }, OWN)).status).toBe(200);
    // Signed in rightly: the device is known from now on.
    expect((await signIn(sameBrowser(owner), who.email, PASSWORD)).status).toBe(200);
  });
});

describe("a known device", () => {
  test("is a cookie of its own: long-lived, not for scripts, its hash stored, new at each sign-in", async () => {
    const who = await person("party", { password: PASSWORD });
    const client = from();
    const cookieOf = (answer: Response) => answer.headers.getSetCookie().find((cookie) => cookie.startsWith("concord.device=")) ?? "";
    const first = cookieOf(await signIn(client, who.email, PASSWORD));
    expect(first).toMatch(/^concord\.device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    const second = cookieOf(await signIn(client, who.email, PASSWORD));
    expect(second.slice(0, 60)).not.toBe(first.slice(0, 60));
    const rows = await db.select().from(knownDevices).where(eq(knownDevices.userId, who.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(second.slice(15, 58));
    // A wrong password makes nothing known.
    expect(cookieOf(await signIn(from(), who.email, WRONG))).toBe("");
  });

  test("over TLS it is of this host alone", async () => {
    const who = await person("party", { password: PASSWORD });
    const client = from({ variables: { ORIGIN: "https://concord.example" } });
    const answer = await client.post(
      "https://concord.example/api/auth/sign-in/email",
      { email: who.email, password: PASSWORD },
      { Origin: "https://concord.example" },
    );
    const cookie = answer.headers.getSetCookie().find((line) => line.includes("concord.device")) ?? "";
    expect(cookie).toMatch(/^__Host-concord\.device=.*; Secure$/);
  });

  test("has a small budget of its own, and knows one account only", async () => {
    const [who, other] = [await person("party", { password: PASSWORD }), await person("party", { password: PASSWORD })];
    const clock = at("13:00:00");
    const known = from({ clock });
    await signIn(known, who.email, PASSWORD);
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await signIn(sameBrowser(known, { clock }), who.email, WRONG)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    // Its slips cost nobody else a guess.
    expect((await signIn(from({ clock }), who.email, PASSWORD)).status).toBe(200);
    // Of another's account it knows nothing.
    await attacked(other.email, 6, clock);
    expect((await signIn(sameBrowser(known, { clock }), other.email, PASSWORD)).status).toBe(429);
  });

  test("serves two people of one browser, each for their own account", async () => {
    const [one, two] = [await person("party", { password: PASSWORD }), await person("party", { password: PASSWORD })];
    const clock = at("14:00:00");
    const browser = from({ clock });
    await signIn(browser, one.email, PASSWORD);
    await signIn(browser, two.email, PASSWORD);
    const again = sameBrowser(browser, { clock });
    for (const { email } of [one, two]) {
      await attacked(email, 6, clock);
      expect((await signIn(again, email, PASSWORD)).status).toBe(200);
    }
  });

  test("is forgotten by signing out everywhere, by a new password, by ending its session, and by an administrator", async () => {
    const acts: ((client: ApiClient, other: ApiClient, id: string) => Promise<unknown>)[] = [
      (client) => client.within((services) => services.account.endOtherSessions()),
      (client) => client.within((services) => services.account.changePassword(PASSWORD, NEXT)),
      async (client) => {
        const { sessions } = await client.within((services) => services.account.get());
        const there = sessions.find(({ current }) => !current)?.id ?? "";
        return client.within((services) => services.account.endSession(there));
      },
      async (_client, _other, id) => {
        const admin = await asUser(await person("admin"));
        return admin.within((services) => services.people.endSessions(id));
      },
    ];
    for (const [index, act] of acts.entries()) {
      const who = await person("party", { password: PASSWORD });
      const [here, there] = [from(), from()];
      await signIn(here, who.email, PASSWORD);
      await signIn(there, who.email, PASSWORD);
      await act(here, there, who.id);
      await attacked(who.email, 6, () => new Date());
      const password = index === 1 ? NEXT : PASSWORD;
      expect((await signIn(sameBrowser(there), who.email, password)).status, `act ${index}`).toBe(429);
      // The device that did it stays known; an administrator's act forgets all.
      expect((await signIn(sameBrowser(here), who.email, password)).status, `act ${index}`).toBe(index === 3 ? 429 : 200);
    }
  });

  test("a cookie that was made up or copied before the last sign-in knows nothing", async () => {
    const who = await person("party", { password: PASSWORD });
    const client = from();
    await signIn(client, who.email, PASSWORD);
    const copied = sameBrowser(client);
    await signIn(client, who.email, PASSWORD);
    await attacked(who.email, 6, () => new Date());
    const made = from({ cookie: `concord.device=${"A".repeat(43)}` });
    for (const stranger of [copied, made]) expect((await signIn(stranger, who.email, PASSWORD)).status).toBe(429);
    expect((await signIn(sameBrowser(client), who.email, PASSWORD)).status).toBe(200);
  });
});

describe("the second factor", () => {
  async function withFactor() {
    const who = await person("party", { password: PASSWORD });
    const client = await asUser(who);
    const { key } = await client.within((services) => services.secondFactor.begin(PASSWORD));
    const { backupCodes } = await client.within(async (services) => services.secondFactor.confirm(await codeOf(key)));
    return { who, key, backupCodes };
  }
  const guess = (client: ApiClient, code = "wrong-codes") =>
    client
      .within((services) => services.secondFactor.signIn(code))
      .then(
        () => "right",
        (error: { code: string }) => error.code,
      );
  async function half(email: string, options: ClientOptions = {}): Promise<ApiClient> {
    const client = from(options);
    expect((await signIn(client, email, PASSWORD)).status).toBe(200);
    return client;
  }

  test("is not guessed by signing in again and again from everywhere", async () => {
    const { who, backupCodes } = await withFactor();
    const said: string[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) said.push(await guess(await half(who.email), attempt % 2 ? "000000" : "wrong-codes"));
    expect(said).toEqual([...Array(5).fill("invalid_input"), ...Array(3).fill("too_many_requests")]);
    // The right one waits too: whether it was right is not revealed.
    expect(await guess(await half(who.email), backupCodes[0])).toBe("too_many_requests");
  });

  test("nor by many at one moment", async () => {
    const { who } = await withFactor();
    const halves: ApiClient[] = [];
    for (let index = 0; index < 10; index += 1) halves.push(await half(who.email));
    const said = await Promise.all(Array.from({ length: 50 }, (_, index) => guess(halves[index % 10] as ApiClient)));
    expect(said.filter((code) => code === "invalid_input" || code === "conflict").length).toBeLessThanOrEqual(GUESS_LIMITS.code.free);
    expect(said).toContain("too_many_requests");
    expect(said).not.toContain("right");
  });

  test("lets the owner on a known device in meanwhile, with a small budget", async () => {
    const { who, backupCodes } = await withFactor();
    const known = await half(who.email);
    await enter(known, backupCodes[0]);
    for (let attempt = 0; attempt < 7; attempt += 1) await guess(await half(who.email));
    expect(await guess(await half(who.email), backupCodes[1])).toBe("too_many_requests");
    const again = sameBrowser(known);
    expect((await signIn(again, who.email, PASSWORD)).status).toBe(200);
    expect(await guess(again, backupCodes[1])).toBe("right");
    const slips = sameBrowser(known);
    await signIn(slips, who.email, PASSWORD);
    const said: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) said.push(await guess(slips));
    expect(said.at(-1)).toBe("too_many_requests");
  });

  test("right codes do not count, however many people of one office enter them", async () => {
    const address = "203.0.113.99";
    for (let index = 0; index < 6; index += 1) {
      const { who, backupCodes } = await withFactor();
      const client = apiClient({ address });
      await signIn(client, who.email, PASSWORD);
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const again = attempt === 0 ? client : apiClient({ address });
        if (attempt > 0) await signIn(again, who.email, PASSWORD);
        expect(await guess(again, backupCodes[attempt])).toBe("right");
      }
    }
  });

  /** Enters a right code; the client then has the cookies of it. */
  async function enter(client: ApiClient, code = ""): Promise<void> {
    const headers = await client.within((services) => services.secondFactor.signIn(code));
    client.take(headers);
  }
});

describe("sessions", () => {
  test("keep neither the address nor the browser's own words, and are recognised all the same", async () => {
    const who = await person("party", { password: PASSWORD });
    const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
    const [here, there] = [apiClient({ address: "198.51.100.7" }), apiClient({ address: "198.51.100.8" })];
    for (const client of [here, there])
      await client.post("/api/auth/sign-in/email", { email: who.email, password: PASSWORD }, { ...OWN, "User-Agent": agent });
    const rows = await db.select().from(session).where(eq(session.userId, who.id));
    expect(rows).toHaveLength(2);
    expect(rows.map(({ userAgent }) => userAgent)).toEqual(["Firefox/Windows", "Firefox/Windows"]);
    for (const { ipAddress } of rows) expect(ipAddress).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|Mozilla|rv:145|Firefox\/145/);
    const { sessions } = await here.within((services) => services.account.get());
    expect(sessions.map(({ current, sameNetwork, browser, system }) => ({ current, sameNetwork, browser, system }))).toEqual(
      expect.arrayContaining([
        { current: true, sameNetwork: true, browser: "Firefox", system: "Windows" },
        { current: false, sameNetwork: false, browser: "Firefox", system: "Windows" },
      ]),
    );
  });
});

test("what no longer counts is removed by the hour", async () => {
  const who = await person("party", { password: PASSWORD });
  const clock = at("15:00:00");
  await signIn(from({ clock }), who.email, WRONG);
  await signIn(from({ clock }), who.email, PASSWORD);
  await sweepExpired(db, clock().getTime() + MINUTE);
  expect((await db.select().from(guesses)).length).toBeGreaterThan(0);
  expect((await db.select().from(knownDevices).where(eq(knownDevices.userId, who.id))).length).toBe(1);
  await sweepExpired(db, clock().getTime() + 181 * 86_400_000);
  expect(await db.select().from(guesses)).toEqual([]);
  expect(await db.select().from(knownDevices).where(eq(knownDevices.userId, who.id))).toEqual([]);
});
