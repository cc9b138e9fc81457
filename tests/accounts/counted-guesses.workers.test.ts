/** What is counted is what is judged: no two readings of one request, and budgets that last regardless of who else signs in. */
import { describe, expect, test } from "vitest";
import { GUESS_LIMITS } from "#app/domain/people/guess-limits.ts";
import { type ApiClient, apiClient, type ClientOptions } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { codeOf } from "#tests/kit/authenticator-app.ts";
import { type Person, person } from "#tests/kit/factories.ts";
import { linkTo } from "#tests/kit/mail/people-mail.ts";

const PASSWORD = "a good long passphrase";
const NEXT = "another good long passphrase";
const WRONG = "not the passphrase at all";
const OWN = { Origin: "http://concord.example" };
const JSON_TYPE = { "Content-Type": "application/json" };

const signIn = (client: ApiClient, email: string, password: string) => client.post("/api/auth/sign-in/email", { email, password }, OWN);
const send = (body: string, headers: Record<string, string>, client = apiClient()) =>
  client.send("/api/auth/sign-in/email", { method: "POST", body, headers: { ...OWN, ...headers } });
const sameBrowser = (client: ApiClient, options: ClientOptions = {}) =>
  apiClient({ cookie: client.cookies().replace(/concord\.(?:session_token|two_factor)=[^;]*;?\s*/g, ""), ...options });
const isSignedIn = async (client: ApiClient) => (await client.get("/api/auth/user")).status === 200;

async function withFactor() {
  const who = await person("party", { password: PASSWORD });
  const client = await asUser(who);
  const { key } = await client.within((services) => services.secondFactor.begin(PASSWORD));
  const { backupCodes, headers } = await client.within(async (services) => services.secondFactor.confirm(await codeOf(key)));
  client.take(headers);
  return { who, client, backupCodes };
}
async function half({ email }: Person, client = apiClient()): Promise<ApiClient> {
  expect((await signIn(client, email, PASSWORD)).status).toBe(200);
  expect(client.cookies()).toContain("concord.two_factor=");
  return client;
}
const enter = (client: ApiClient, code: string) =>
  client
    .within((services) => services.secondFactor.signIn(code))
    .then(
      (headers) => {
        client.take(headers);
        return "right";
      },
      (error: { code: string }) => error.code,
    );
const firstStepOf = (client: ApiClient) => /concord\.two_factor=([^;]+)/.exec(client.cookies())?.[1] ?? "";

describe("a password", () => {
  test("is taken as JSON alone, whatever else the same bytes could be", async () => {
    const who = await person("party", { password: PASSWORD });
    const both = JSON.stringify({ email: "r1@people.example", x: `&email=${who.email}&password=${PASSWORD}&y=` });
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", ""]) {
      const client = apiClient();
      expect((await send(both, { "Content-Type": type }, client)).status, type).toBe(415);
      expect(await isSignedIn(client)).toBe(false);
    }
    expect((await send(both, JSON_TYPE)).status).toBe(400);
    expect((await send(`email=${who.email}&password=${PASSWORD}`, JSON_TYPE)).status).toBe(400);
    for (const odd of [{ email: [who.email], password: PASSWORD }, { email: who.email, password: { is: PASSWORD } }, [], null])
      expect((await send(JSON.stringify(odd), JSON_TYPE)).status).toBe(400);
  });

  test("is counted for the account that it is judged for: keys written twice, other types, other spellings", async () => {
    const who = await person("party", { password: PASSWORD });
    const guess = (body: string, type = "application/json") => send(body, { "Content-Type": type });
    const said = [
      await guess(`{"email":"r1@people.example","email":"${who.email}","password":"${WRONG}"}`),
      await guess(`{"email":"r2@people.example","\\u0065mail":"${who.email}","password":"${WRONG}"}`),
      await guess(JSON.stringify({ email: who.email, password: WRONG }), "application/vnd.x+json; a=application/x-www-form-urlencoded"),
      await guess(JSON.stringify({ email: ` ${who.email.toUpperCase()} `, password: WRONG })),
      await guess(JSON.stringify({ email: who.email, password: WRONG, rememberMe: false, callbackURL: "https://evil.example" })),
      await guess(JSON.stringify({ email: who.email, password: PASSWORD })),
    ];
    expect(said.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("typed with blanks around the address and in capitals signs in", async () => {
    const who = await person("party", { password: PASSWORD });
    expect((await signIn(apiClient(), `  ${who.email.toUpperCase()} `, PASSWORD)).status).toBe(200);
  });
});

describe("a code", () => {
  const budget = [...Array(GUESS_LIMITS.code.free).fill("invalid_input"), "too_many_requests", "too_many_requests"];

  test("is counted for the account that it is judged for, however the first step's cookie is written", async () => {
    const { who } = await withFactor();
    const { who: decoy } = await withFactor();
    const other = firstStepOf(await half(decoy));
    const written: ((step: string) => string)[] = [
      (step) => `concord.two_factor=%32${step.slice(1)}`,
      (step) => `concord.two_factor="${step}"`,
      (step) => `concord.two_factor =${step}`,
      (step) => `concord.two_factor=${step}; concord.two_factor=${other}`,
      (step) => `__Host-concord.two_factor=${other}; concord.two_factor=${step}`,
      (step) => `x; concord.two_factor=${step}`,
      (step) => `concord.two_factor=${step}`,
    ];
    const said: string[] = [];
    for (const cookie of written) {
      const step = firstStepOf(await half(who));
      const { status } = await guessed(cookie(step));
      said.push(status);
    }
    expect(said).toEqual(budget);
  });

  test("of nobody is not judged at all, and counts for nobody", async () => {
    const { who, backupCodes } = await withFactor();
    const step = firstStepOf(await half(who));
    const cookies = [
      "",
      "concord.two_factor=",
      `concord.two_factor=${step.slice(0, -6)}`,
      `concord.two_factor=2fa-x; concord.two_factor=${step}`,
    ];
    for (const cookie of [...cookies, `__Host-concord.two_factor=${step}`])
      expect(await guessed(cookie, backupCodes[0]), cookie).toEqual({ status: "conflict", signedIn: false });
    expect(await guessed(`concord.two_factor=${step}`, backupCodes[0])).toEqual({ status: "right", signedIn: true });
  });

  test("with a session is judged for the first step alone", async () => {
    const { who, client, backupCodes } = await withFactor();
    // Who holds a session of the account guesses at its codes no further than anybody else.
    expect(await guessed(client.cookies(), backupCodes[0])).toMatchObject({ status: "conflict" });
    const { who: other } = await withFactor();
    const step = firstStepOf(await half(other));
    expect(await guessed(`${client.cookies()}; concord.two_factor=${step}`, backupCodes[0])).toMatchObject({ status: "invalid_input" });
    expect(await enter(await half(who), backupCodes[0] ?? "")).toBe("right");
  });

  /** One code with exactly this `Cookie` header. */
  async function guessed(cookie: string, code = "wrong-codes"): Promise<{ status: string; signedIn: boolean }> {
    const client = apiClient({ raw: cookie });
    const status = await enter(client, code);
    return { status, signedIn: /concord\.session_token=\w/.test(client.cookies()) };
  }
});

describe("a known device's budget", () => {
  test("of passwords is not renewed by anybody's sign-in on it", async () => {
    const [who, other] = [await person("party", { password: PASSWORD }), await person("party", { password: PASSWORD })];
    const browser = apiClient();
    await signIn(browser, who.email, PASSWORD);
    const said: number[] = [];
    for (let guess = 0; guess < GUESS_LIMITS.device_password.free + 2; guess += 1) {
      said.push((await signIn(browser, who.email, WRONG)).status);
      expect((await signIn(browser, other.email, PASSWORD)).status).toBe(200);
    }
    expect(said).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test("of codes neither", async () => {
    const { who, backupCodes } = await withFactor();
    const other = await person("party", { password: PASSWORD });
    const browser = await half(who);
    expect(await enter(browser, backupCodes[0] ?? "")).toBe("right");
    let last = browser;
    const said: string[] = [];
    for (let guess = 0; guess < GUESS_LIMITS.device_code.free + 2; guess += 1) {
      last = sameBrowser(last);
      said.push(await enter(await half(who, last), "wrong-codes"));
      last = sameBrowser(last);
      expect((await signIn(last, other.email, PASSWORD)).status).toBe(200);
    }
    expect(said).toEqual([...Array(5).fill("invalid_input"), ...Array(2).fill("too_many_requests")]);
  });

  test("of passkey challenges is its own: neighbours in the network do not use it up", async () => {
    const who = await person("party", { password: PASSWORD });
    const address = "203.0.113.41";
    const now = new Date();
    const here = { address, clock: () => now };
    const known = apiClient(here);
    await signIn(known, who.email, PASSWORD);
    const challenge = async (client: ApiClient) => (await client.post("/api/auth/sign-in/passkey/options", {}, OWN)).status;
    const neighbour = apiClient(here);
    for (let count = 0; count < GUESS_LIMITS.passkey.free; count += 1) expect(await challenge(neighbour)).toBe(200);
    expect(await challenge(neighbour)).toBe(429);
    expect(await challenge(apiClient({ ...here, cookie: `concord.device=${"A".repeat(43)}` }))).toBe(429);
    const owner = sameBrowser(known, here);
    for (let count = 0; count < GUESS_LIMITS.device_passkey.free; count += 1) expect(await challenge(owner)).toBe(200);
    // Its own is bounded too, and is not renewed.
    expect(await challenge(owner)).toBe(429);
    expect((await signIn(owner, who.email, PASSWORD)).status).toBe(200);
    expect(await challenge(owner)).toBe(429);
  });
});

describe("a first step that waits for its code", () => {
  const acts: Record<string, (who: Person, client: ApiClient) => Promise<unknown>> = {
    "the password is changed": (_who, client) => client.within((services) => services.account.changePassword(PASSWORD, NEXT)),
    "the password is set by a link": async (who) => {
      const owner = apiClient();
      await owner.within((services) => services.passwordResets.ask(who.email));
      const token = await linkTo(who.email, "reset-password");
      return owner.within((services) => services.passwordResets.use(token, NEXT));
    },
    "an administrator ends the sessions": async (who) =>
      (await asUser(await person("admin"))).within((services) => services.people.endSessions(who.id)),
    "its owner signs out everywhere": (_who, client) => client.within((services) => services.account.endOtherSessions()),
  };

  test.each(Object.keys(acts))("is over once %s; others' are not", async (name) => {
    const { who, client, backupCodes } = await withFactor();
    const { who: other, backupCodes: others } = await withFactor();
    const [one, two, third] = [await half(who), await half(who), await half(other)];
    await acts[name]?.(who, client);
    for (const waiting of [one, two]) expect(await enter(waiting, backupCodes[0] ?? "")).toBe("conflict");
    expect(await enter(third, others[0] ?? "")).toBe("right");
  });
});
