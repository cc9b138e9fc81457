import { expect, test } from "vitest";
import { assertMail, assertPasswordRange } from "./configuration.ts";

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
