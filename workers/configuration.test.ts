import { expect, test } from "vitest";
import { assertMail } from "./configuration.ts";

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
