/** Passwords that have leaked: the list that comes with the Worker, and a service that is asked for ranges of hashes. */

import { env } from "cloudflare:workers";
import { leaked } from "virtual:leaked-passwords";
import { afterEach, describe, expect, test, vi } from "vitest";
import { PERSON_LIMITS } from "#app/domain/people/person-limits.ts";
import { isCommon, isInRange } from "#app/services/accounts/leaked-passwords.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { person } from "#tests/kit/factories.ts";
import { linkTo } from "#tests/kit/mail/people-mail.ts";

const PASSWORD = "a good long passphrase";
/** Commonly leaked, and not what the rule against common words finds. */
const LEAKED = "unbelievable";
const RANGE = { PASSWORD_RANGE_URL: "https://range.example/range" };
const refusal = { code: "invalid_input", issues: [{ field: "password", code: "password_leaked" }] };

afterEach(() => vi.restoreAllMocks());

describe("the list", () => {
  test("holds the ten thousand commonest that are long enough here", () => {
    const lines = leaked.split("\n");
    expect(lines).toHaveLength(10_000);
    expect(new Set(lines).size).toBe(10_000);
    for (const line of lines) expect(line.length).toBeGreaterThanOrEqual(PERSON_LIMITS.passwordLeast);
    expect(lines).toContain("1q2w3e4r5t6y");
  });

  test("is looked in without regard to capitals, and knows no others", async () => {
    for (const password of [LEAKED, LEAKED.toUpperCase(), "1Q2w3E4r5T6y"]) expect(await isCommon(password), password).toBe(true);
    for (const password of [PASSWORD, "", `${LEAKED}\n`, "correct horse battery staple"])
      expect(await isCommon(password), password).toBe(false);
  });
});

/** What the service answers from now on, and what it was asked. */
function serviceSays(answer: (url: string, init: RequestInit | undefined) => Response | Promise<Response>) {
  const asked: { url: string; headers: Headers; said: string }[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    asked.push({ url: String(input), headers: new Headers(init?.headers), said: JSON.stringify(init?.body ?? null) });
    return answer(String(input), init);
  });
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  return { asked, warnings: () => warned.mock.calls.map(([line]) => String(line)) };
}

async function sha1(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text)));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}

describe("the service", () => {
  test("is asked by five digits, padded, and its answer is read", async () => {
    const hash = await sha1(PASSWORD);
    const lines = [`${"0".repeat(35)}:3`, `${hash.slice(5)}:42`, `${"F".repeat(35)}:0`];
    const { asked } = serviceSays(() => new Response(lines.join("\r\n")));
    expect(await isInRange(RANGE, PASSWORD)).toBe(true);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe(`https://range.example/range/${hash.slice(0, 5)}`);
    expect(asked[0]?.headers.get("Add-Padding")).toBe("true");
    // Nothing else leaves: neither the password nor the rest of its hash.
    expect(JSON.stringify([asked[0]?.url, [...(asked[0]?.headers ?? [])], asked[0]?.said])).not.toMatch(
      new RegExp(`${PASSWORD}|${hash.slice(5)}`, "i"),
    );
  });

  test("pads with a count of nought, which is no leak", async () => {
    const hash = await sha1(PASSWORD);
    serviceSays(() => new Response(`${hash.slice(5)}:0\r\n${"A".repeat(35)}:9`));
    expect(await isInRange(RANGE, PASSWORD)).toBe(false);
  });

  test("is not asked where none is named", async () => {
    const { asked } = serviceSays(() => new Response(""));
    expect(await isInRange({ PASSWORD_RANGE_URL: "" }, PASSWORD)).toBe(false);
    expect(await isInRange({}, PASSWORD)).toBe(false);
    expect(asked).toEqual([]);
  });

  test.each<[string, () => Response | Promise<Response>, string]>([
    ["does not answer", () => Promise.reject(new TypeError(`connect failed ${PASSWORD}`)), "unreachable"],
    ["takes too long", () => Promise.reject(new DOMException("The operation timed out", "TimeoutError")), "too slow"],
    ["is out of order", () => new Response("oops", { status: 503 }), "status 503"],
    ["leads elsewhere", () => new Response(null, { status: 302, headers: { Location: "https://evil.example/" } }), "status 302"],
    ["never ends", () => new Response("x".repeat(600 * 1024)), "too long"],
  ])("one that %s is passed over, and the warning tells nothing of anybody", async (_, answer, why) => {
    const { warnings } = serviceSays(answer);
    expect(await isInRange(RANGE, PASSWORD)).toBe(false);
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toContain(why);
    expect(warnings()[0]).not.toContain(PASSWORD);
    expect(warnings()[0]).not.toContain((await sha1(PASSWORD)).slice(0, 5));
  });

  test("is waited for two seconds and no longer", async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const timeout = vi.spyOn(AbortSignal, "timeout");
    serviceSays((_, init) => {
      signals.push(init?.signal);
      return new Response("");
    });
    await isInRange(RANGE, PASSWORD);
    expect(timeout).toHaveBeenCalledWith(2000);
    expect(signals[0]).toBe(timeout.mock.results[0]?.value);
  });
});

describe("wherever a password is chosen", () => {
  const setAnew = async (email: string, password: string) => {
    const visitor = apiClient();
    await visitor.within((services) => services.passwordResets.ask(email));
    const token = await linkTo(email, "reset-password");
    return (client: ApiClient) => client.within((services) => services.passwordResets.use(token, password));
  };

  test("a leaked one is refused: in the settings, by a link, and with an invitation", async () => {
    const who = await person("party", { password: PASSWORD });
    const client = await asUser(who);
    await expect(client.within((services) => services.account.changePassword(PASSWORD, LEAKED))).rejects.toMatchObject(refusal);
    const use = await setAnew(who.email, LEAKED);
    await expect(use(apiClient())).rejects.toMatchObject(refusal);
    const { client: admin } = await asRole("admin");
    const email = "leaked.invitee@people.example";
    await admin.within((services) =>
      services.invitations.invite({ email, role: "party", firstName: "Zoë", lastName: "Roy", locale: "en" }),
    );
    const token = await linkTo(email, "invitation");
    const accept = (password: string) =>
      apiClient().within((services) => services.invitations.accept(token, { firstName: "Zoë", lastName: "Roy", password }));
    await expect(accept(LEAKED)).rejects.toMatchObject(refusal);
    // The link is not used up by it.
    expect(await accept("another good long passphrase")).toMatchObject({ done: "created" });
  });

  test("one's own name is refused as that, in any case, with digits behind it, and too short as well", async () => {
    const own = { code: "invalid_input", issues: [{ field: "password", code: "password_own_name" }] };
    const names = { firstName: "Ann", lastName: "Larch" };
    const who = await person("party", { ...names, email: "a.larch@people.example", password: PASSWORD });
    const client = await asUser(who);
    const { client: admin } = await asRole("admin");
    const email = "ann.larch@people.example";
    await admin.within((services) => services.invitations.invite({ email, role: "party", ...names, locale: "en" }));
    const token = await linkTo(email, "invitation");
    for (const password of ["annlarch1", "AnnLarch1", "ANNLARCH20260412", "ann.larch@people.example"]) {
      await expect(
        client.within((services) => services.account.changePassword(PASSWORD, password)),
        password,
      ).rejects.toMatchObject(own);
      const use = await setAnew(who.email, password);
      await expect(use(apiClient()), password).rejects.toMatchObject(own);
      const accepting = apiClient().within((services) => services.invitations.accept(token, { ...names, password }));
      await expect(accepting, password).rejects.toMatchObject(own);
    }
  });

  test("the service's word counts there too, and its silence hinders nobody", async () => {
    const who = await person("party", { password: PASSWORD });
    const client = await asUser(who, { variables: RANGE });
    const next = "another good long passphrase";
    const hash = await sha1(next);
    serviceSays(() => new Response(`${hash.slice(5)}:7`));
    await expect(client.within((services) => services.account.changePassword(PASSWORD, next))).rejects.toMatchObject(refusal);
    vi.restoreAllMocks();
    serviceSays(() => new Response("", { status: 500 }));
    await client.within((services) => services.account.changePassword(PASSWORD, next));
    const { results } = await env.DB.prepare("SELECT action FROM audit_entries WHERE subject_type = 'person' AND subject_id = ?")
      .bind(who.id)
      .all();
    expect(results).toEqual([{ action: "password_changed" }]);
  });
});
