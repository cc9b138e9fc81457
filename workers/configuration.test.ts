import { expect, test } from "vitest";
import { assertMail, assertOrigin, assertPasswordRange, assertSecret } from "./configuration.ts";

const production = { ENVIRONMENT: "production" };
const local = { ENVIRONMENT: "local" };

test.each([
  [{ ...production, MAIL_TRANSPORT: "capture" }, /refused in production/],
  [{ ...production }, /must be capture, resend or cloudflare/],
  [{ ...local, MAIL_TRANSPORT: "smtp" }, /must be/],
  [{ ...production, MAIL_TRANSPORT: "resend", RESEND_API_KEY: "" }, /RESEND_API_KEY/],
  [{ ...production, MAIL_TRANSPORT: "cloudflare" }, /send_email binding/],
])("%j is refused", (settings, reason) => {
  expect(() => assertMail(settings)).toThrow(reason);
});

test.each([
  { ...local, MAIL_TRANSPORT: "capture" },
  { ...production, MAIL_TRANSPORT: "resend", RESEND_API_KEY: "re_x" },
  { ...production, MAIL_TRANSPORT: "cloudflare", MAIL: {} },
])("%j serves", (settings) => {
  expect(() => assertMail(settings)).not.toThrow();
});

test("leaked passwords are asked for over TLS, but for a server on one's own machine", () => {
  const range = (settings: { ENVIRONMENT: string }, PASSWORD_RANGE_URL: string) => () =>
    assertPasswordRange({ ...settings, PASSWORD_RANGE_URL });
  expect(range(production, "https://api.pwnedpasswords.com/range")).not.toThrow();
  expect(range(local, "http://localhost:9000/range")).not.toThrow();
  expect(range(production, "")).not.toThrow();
  for (const address of ["http://api.pwnedpasswords.com/range", "api.pwnedpasswords.com/range", "ftp://x.example/"])
    expect(range(production, address)).toThrow(/https address/);
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
  ])
    expect(() => assertOrigin({ ...production, ORIGIN })).not.toThrow();
  for (const ORIGIN of ["http://127.0.0.1:8787", "http://localhost:8787", "https://concord.example"])
    expect(() => assertOrigin({ ...local, ORIGIN })).not.toThrow();
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
