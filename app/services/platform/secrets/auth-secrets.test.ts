/** Which secret is in force when, and what stays accepted while it is listed. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renewedCookies } from "#app/services/accounts/sign-ins/renewed-cookies.ts";
import { acceptedSecrets, authSecretsOf, ENDED_SECRET, recentSecrets, slotNamed, slotOf } from "./auth-secrets.ts";
import { openSeal, sealToken } from "./sealed-token.ts";

const NOON = Date.parse("2026-11-29T12:00:00Z");
const SECOND = "the second secret of these tests";
const FIRST = "the first secret of these tests";

test("a slot is named after the moment from which it is in force, and only such names are slots", () => {
  expect(slotNamed(NOON)).toBe("AUTH_SECRET_20261129120000");
  expect(slotOf("AUTH_SECRET_20261129120000")).toEqual({ name: "AUTH_SECRET_20261129120000", version: 20_261_129_120_000, from: NOON });
  expect(slotOf("AUTH_SECRET")).toEqual({ name: "AUTH_SECRET", version: 0, from: 0 });
  for (const name of ["AUTH_SECRET_2", "AUTH_SECRET_20260230120000", "AUTH_SECRET_20261129250000", "RECORD_SIGNING_KEY", "XAUTH_SECRET"])
    expect(slotOf(name)).toBeNull();
});

test("a new secret is accepted at once and in force from its moment on; one that was ended is neither", () => {
  const env = { AUTH_SECRET: FIRST, [slotNamed(NOON)]: SECOND, RATE_LIMITS: "on" };
  const values = (at: number) => authSecretsOf(env, at).accepted.map(({ value }) => value);
  expect(values(NOON - 1)).toEqual([FIRST, SECOND]);
  expect(values(NOON)).toEqual([SECOND, FIRST]);
  expect(authSecretsOf(env, NOON)).toMatchObject({ current: SECOND, version: 20_261_129_120_000 });
  expect(acceptedSecrets({ ...env, AUTH_SECRET: ENDED_SECRET })).toEqual([SECOND]);
  expect(acceptedSecrets({ AUTH_SECRET: FIRST })).toEqual([FIRST]);
  // What is looked up for a minute at most is looked for under a former secret for a minute.
  expect(recentSecrets(env, 60_000, NOON + 59_999)).toEqual([SECOND, FIRST]);
  expect(recentSecrets(env, 60_000, NOON + 60_001)).toEqual([SECOND]);
});

describe("a cookie", () => {
  const signed = async (secret: string, value: string) => {
    const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(value)));
    return encodeURIComponent(`${value}.${btoa(String.fromCharCode(...signature))}`);
  };
  const env = { AUTH_SECRET: FIRST, [slotNamed(NOON)]: SECOND };

  test("of better-auth that a former secret signed is signed by the present one; all others stay as they are", async () => {
    const of = async (secret: string) =>
      `a=b; concord.session_token=${await signed(secret, "the.token")}; __Host-concord.two_factor=${await signed(secret, "x")}`;
    expect(renewedCookies(env, await of(FIRST))).toBe(await of(SECOND));
    expect(renewedCookies(env, await of(SECOND))).toBe(await of(SECOND));
    for (const other of [await of("a stranger's secret"), "concord.session_token=", "concord.session_token=x.y", "concord.a=%E0%A4%A", ""])
      expect(renewedCookies(env, other)).toBe(other);
    const visitors = `concord-visitor=${await signed(FIRST, "an id")}`;
    expect(renewedCookies(env, visitors)).toBe(visitors);
    expect(renewedCookies({ [slotNamed(NOON)]: SECOND, AUTH_SECRET: ENDED_SECRET }, await of(FIRST))).toBe(await of(FIRST));
  });

  test("is read after any rotations while the secret that signed it is listed, and by nobody after it was ended", async () => {
    const secret = fc.string({ minLength: 8, maxLength: 40 }).filter((text) => text !== ENDED_SECRET);
    const slots = fc.uniqueArray(fc.record({ at: fc.nat({ max: 400 }), secret }), {
      minLength: 2,
      maxLength: 5,
      comparator: (one, other) => one.at === other.at || one.secret === other.secret,
    });
    await fc.assert(
      fc.asyncProperty(slots, fc.nat(), fc.string({ minLength: 1 }), fc.boolean(), async (list, pick, value, isEnded) => {
        const named = list.map((one) => [slotNamed(NOON + one.at * 86_400_000), one.secret] as const);
        const [signer = named[0]] = [named[pick % named.length]];
        if (!signer) return;
        const held = `concord.session_token=${await signed(signer[1], value)}`;
        const env = Object.fromEntries(named.filter((one) => !isEnded || one !== signer));
        const now = authSecretsOf(env);
        const read = renewedCookies(env, held) === `concord.session_token=${await signed(now.current, value)}`;
        expect(read).toBe(!isEnded);
        // The same of what is stored: it is sealed under one of them, and opened by that one alone.
        const sealed = await sealToken(signer[1], value, { purpose: "manage", subjectId: "one" });
        const opened = await Promise.all(now.accepted.map((slot) => openSeal(slot.value, sealed, { purpose: "manage", subjectId: "one" })));
        expect(opened.filter((token) => token !== null)).toEqual(isEnded ? [] : [value]);
        expect(await openSeal(signer[1], sealed, { purpose: "manage", subjectId: "another" })).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});
