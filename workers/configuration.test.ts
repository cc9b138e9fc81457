import { expect, test, vi } from "vitest";
import { areLimitsOff } from "#app/services/platform/rate-limits.server.ts";
import { hasTls } from "#app/services/platform/site-origin.ts";
import { assertConfiguration, assertMail, assertOrigin, assertSecret, assertServers, assertSigning } from "./configuration.ts";

const production = { ENVIRONMENT: "production" };
const local = { ENVIRONMENT: "local" };

test.each([
  [{ ...production, MAIL_TRANSPORT: "capture" }, /refused in production/],
  [{ ...production }, /must be capture, resend or cloudflare/],
  [{ ...local, MAIL_TRANSPORT: "smtp" }, /must be/],
  [{ ...production, MAIL_TRANSPORT: "resend", RESEND_API_KEY: "" }, /RESEND_API_KEY/],
  [{ ...production, MAIL_TRANSPORT: "resend", RESEND_API_KEY: "  " }, /RESEND_API_KEY/],
  [{ ...production, MAIL_TRANSPORT: "cloudflare" }, /send_email binding/],
  [{ ...production, MAIL_TRANSPORT: "cloudflare", MAIL: {} }, /MAIL_FROM/],
  [{ ...production, MAIL_TRANSPORT: "cloudflare", MAIL: {}, MAIL_FROM: "info@concord.example" }, /MAIL_FROM.*placeholder/],
  [{ ...production, MAIL_TRANSPORT: "cloudflare", MAIL: {}, MAIL_FROM: "info@example.com" }, /MAIL_FROM.*placeholder/],
  [{ ...production, MAIL_TRANSPORT: "cloudflare", MAIL: {}, MAIL_FROM: "hearings.ca" }, /MAIL_FROM/],
])("%j is refused", (settings, reason) => {
  expect(() => assertMail(settings)).toThrow(reason);
});

test.each([
  { ...local, MAIL_TRANSPORT: "capture" },
  { ...production, MAIL_TRANSPORT: "resend", RESEND_API_KEY: "re_x", MAIL_FROM: "info@hearings.ca" },
  { ...production, MAIL_TRANSPORT: "cloudflare", MAIL: {}, MAIL_FROM: "info@hearings.ca" },
])("%j serves", (settings) => {
  expect(() => assertMail(settings)).not.toThrow();
});

test.each(["PASSWORD_RANGE_URL", "SCANNER_URL", "OPENAI_BASE_URL"] as const)("%s is asked over TLS, but for one's own machine", (name) => {
  const serving = (settings: { ENVIRONMENT: string }, address: string) => () => assertServers({ ...settings, [name]: address });
  expect(serving(production, "https://server.hearings.ca/v1")).not.toThrow();
  expect(serving(local, "http://localhost:9000/v1")).not.toThrow();
  expect(serving(production, "")).not.toThrow();
  for (const address of ["http://server.hearings.ca/v1", "server.hearings.ca/v1", "ftp://hearings.ca/"])
    expect(serving(production, address)).toThrow(new RegExp(`${name} must be an https address`));
});

test.each(["Production", "prod", "PRODUCTION", " production", "staging", "", undefined])(
  "an environment named %j is production",
  (ENVIRONMENT) => {
    const settings = ENVIRONMENT === undefined ? {} : { ENVIRONMENT };
    expect(() => assertOrigin({ ...settings, ORIGIN: "http://hearings.ca" })).toThrow(/https/);
    expect(() => assertSecret({ ...settings, AUTH_SECRET: "x".repeat(40) })).toThrow(/AUTH_SECRET/);
    expect(() => assertMail({ ...settings, MAIL_TRANSPORT: "capture" })).toThrow(/refused in production/);
    expect(areLimitsOff({ ENVIRONMENT: ENVIRONMENT ?? "", RATE_LIMITS: "off" })).toBe(false);
    expect(hasTls({ ENVIRONMENT: ENVIRONMENT ?? "", ORIGIN: "http://hearings.ca" })).toBe(true);
  },
);

test("nobody starts with a former key of records that is no public key", () => {
  const key = "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo";
  for (const RECORD_FORMER_KEYS of ["", key, `${key}, ${key}`]) assertSigning({ ...local, RECORD_FORMER_KEYS });
  for (const RECORD_FORMER_KEYS of ["a key", key.slice(1), "MC4CAQAwBQYDK2VwBCIEIOMzqWYwBQL+Hv2CySuMk8yB8IXbEf+scFC+EQCiyEt1"])
    for (const settings of [production, local])
      expect(() => assertSigning({ ...settings, RECORD_FORMER_KEYS })).toThrow(/RECORD_FORMER_KEYS/);
});

test("production says that records are not signed, and nobody starts with a key that is none", () => {
  const said = vi.spyOn(console, "warn").mockImplementation(() => {});
  assertSigning(production);
  expect(said).toHaveBeenCalledWith(expect.stringContaining("RECORD_SIGNING_KEY is not set"));
  said.mockClear();
  assertSigning(local);
  assertSigning({ ...production, RECORD_SIGNING_KEY: "MC4CAQAwBQYDK2VwBCIEIOMzqWYwBQL+Hv2CySuMk8yB8IXbEf+scFC+EQCiyEt1" });
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
  for (const RECORD_SIGNING_KEY of [
    "a key",
    "MC4CAQAwBQYDK2VwBCIEIOMzqWYwBQL",
    // One letter damaged, so that the length it names is not that of a key.
    "MC4CAQAwBQYDK2VwBCIEIeMzqWYwBQL+Hv2CySuMk8yB8IXbEf+scFC+EQCiyEt1",
  ])
    for (const settings of [production, local]) expect(() => assertSigning({ ...settings, RECORD_SIGNING_KEY })).toThrow(/openssl genpkey/);
});

/** All that production needs to start. */
const READY = {
  ENVIRONMENT: "production",
  AUTH_SECRET: "u8Kq2Zr7Vw1Xn5Ym0Bc4Df9Gh3Jl6Tp-QeRs",
  ORIGIN: "https://hearings.ca",
  MAIL_TRANSPORT: "cloudflare",
  MAIL: {},
  MAIL_FROM: "info@hearings.ca",
};

test.each(["off", "OFF", " on", "", undefined])("production does not start with limits that are %j", (RATE_LIMITS) => {
  expect(() => assertConfiguration({ ...READY, RATE_LIMITS } as never)).toThrow(/RATE_LIMITS/);
});

test.each([
  ["ORIGIN", ""],
  ["ORIGIN", "https://your-domain.com"],
  ["AUTH_SECRET", "change me, please, before this is served"],
  ["MAIL_TRANSPORT", "capture"],
  ["MAIL_FROM", "info@concord.example"],
  ["SCANNER_URL", "http://scanner.hearings.ca/scan"],
  ["REQUIRE_SECOND_FACTOR", "admins", "is no role"],
])("nor with %s = %j: each is asked when it starts", (name, value, reason = name) => {
  expect(() => assertConfiguration({ ...READY, RATE_LIMITS: "on", [name]: value } as never)).toThrow(reason);
});

test.each([
  "",
  "https://…",
  "https://",
  "hearings.ca",
  "https://hearings.ca/",
  "https://hearings.ca/concord",
  "https://HEARINGS.ca",
  "http://hearings.ca",
  "ftp://hearings.ca",
  "https://concord.example",
  "https://example.com",
  "https://www.example.org",
  "https://concord.test",
  "https://localhost",
  "https://localhost:8787",
  "https://concord.localhost",
  "https://concord.local",
  "https://127.0.0.1",
  "https://203.0.113.7",
  "https://[::1]",
  "https://concord",
  "https://your-domain.com",
  "https://yourdomain.ca",
  "https://www.my-domain.com",
  "https://mydomain.com",
  "https://concord.your-subdomain.workers.dev",
  "https://changeme.com",
  "https://change-me.org",
  "https://placeholder.com",
  "https://example.ca",
  "https://concord.example.co.uk",
  "https://domain.com",
  "https://www.domain.ca",
  "https://todo.ca",
  "https://hearings.invalid.",
  "https://hearings.ca.",
  "https://hearings.lan",
  "https://hearings.home.arpa",
  "https://hearings.corp",
  "https://hearings.tld",
  "https://127.0.0.1.nip.io",
  "https://abc.ngrok.io",
])("production does not start with the address %j", (ORIGIN) => {
  expect(() => assertOrigin({ ...production, ORIGIN })).toThrow(/^ORIGIN is/);
});

test("production starts with its own address, any other environment with a local one, none without any", () => {
  for (const ORIGIN of [
    "https://hearings.ca",
    "https://www.exampleton.com",
    "https://mydomainlaw.ca",
    "https://change.org",
    "https://concord.workers.dev:8443",
    "https://domaine.ca",
  ])
    expect(() => assertOrigin({ ...production, ORIGIN })).not.toThrow();
  for (const ORIGIN of ["http://127.0.0.1:8787", "http://localhost:8787", "https://concord.example"])
    expect(() => assertOrigin({ ...local, ORIGIN })).not.toThrow();
  for (const ORIGIN of ["https://hearings.ca", "https://concord.workers.dev", "http://203.0.113.7", "https://127.0.0.1.nip.io"])
    for (const ENVIRONMENT of ["local", "test"])
      expect(() => assertOrigin({ ENVIRONMENT, ORIGIN })).toThrow(/public address.*ENVIRONMENT=production/);
  expect(() => assertOrigin({ ...local, ORIGIN: "" })).toThrow(/ORIGIN/);
  expect(() => assertOrigin({ ...local })).toThrow(/ORIGIN/);
});

test.each([
  "",
  "short",
  "a".repeat(64),
  "abababababababababababababababababab",
  "change-me-change-me-change-me-change-me",
  "your-secret-goes-here-qwertzuiopYXCVB1",
  "a-secret-of-the-tests-and-of-nothing-else",
  "better-auth-secret-123456789012345678901234567890",
  "super-secret-super-secret-super-secret!!",
  "Kx7!pQ2m-Kx7!pQ2m-Kx7!pQ2m-Kx7!pQ2m-vw",
  "aq9zaq8zaq7zaq6zaq5zaq4zaq3zaq2zaq1z",
  "deadbeefdeadbeefdeadbeefdeadbeef0123",
  "<put 48 random bytes here, in base 64, please>",
  "correct horse battery staple concord",
  "qwertyuiopasdfghjklzxcvbnm123456",
  "thisisareallylongauthkeyforconcordapp",
  "thisisjustsomeverylongsentenceofmine2026",
  "dev-dev-local-only-do-not-use-1234567",
  "ZYXWVUTSRQPONMLKJIHGFEDCBA987654",
  "11112222333344445555666677778888",
  "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a6978",
])("production does not start with the secret %j", (AUTH_SECRET) => {
  expect(() => assertSecret({ ...production, AUTH_SECRET })).toThrow(/AUTH_SECRET/);
});

test("production starts with a random secret", () => {
  for (let count = 0; count < 200; count += 1) {
    const AUTH_SECRET = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(48))));
    expect(() => assertSecret({ ...production, AUTH_SECRET })).not.toThrow();
    const hexadecimal = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(() => assertSecret({ ...production, AUTH_SECRET: hexadecimal })).not.toThrow();
  }
  expect(() => assertSecret({ ...local, AUTH_SECRET: "a-secret-of-the-tests-and-of-nothing-else" })).not.toThrow();
  expect(() => assertSecret({ ...local, AUTH_SECRET: "short" })).toThrow(/AUTH_SECRET/);
});
