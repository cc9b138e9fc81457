import fc from "fast-check";
import { expect, test } from "vitest";
import { headerText, MailFailure, mailAddress } from "./message.ts";
import { MOST_ATTEMPTS, maskedAddress, waitAfter } from "./outbox.ts";

test("waits rise with the attempts, within a quarter, and end at four hours", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, random) => {
      const wait = waitAfter(attempts, random);
      expect(wait).toBeGreaterThanOrEqual(45_000);
      expect(wait).toBeLessThanOrEqual(5 * 3_600_000);
      expect(waitAfter(attempts + 2, 0)).toBeGreaterThanOrEqual(attempts < 5 ? waitAfter(attempts, 1) : 3 * 3_600_000);
    }),
  );
  const whole = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, at) => waitAfter(at + 1, 0.5)).reduce((sum, wait) => sum + wait, 0);
  expect(Math.round(whole / 3_600_000)).toBe(8);
});

test("a masked address shows no name and no host in full", () => {
  expect(maskedAddress("genevieve@tremblay-osei.example")).toBe("g…@t….example");
  expect(maskedAddress("nothing")).toBe("…");
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const [name = "", domain = ""] = address.split("@");
      const masked = maskedAddress(address);
      if (name.length > 3) expect(masked).not.toContain(name);
      if (domain.length > 8) expect(masked).not.toContain(domain);
    }),
  );
});

test("whatever a name holds, a header stays one line", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
      expect(headerText(`${name}\r\nBcc: x@y.example`)).not.toMatch(/[\r\n\u0000\u0085\u2028\u2029]/);
    }),
  );
});

test("nothing that was typed is an encoded word in a header", () => {
  const typed = "=?utf-8?q?Urgent=3A_pay_at_evil=2Ecom?= =?=? x";
  expect(headerText(typed)).toBe("= ?utf-8?q?Urgent=3A_pay_at_evil=2Ecom?= = ?= ? x");
  expect(mailAddress("ana@firm.example", typed).name).not.toContain("=?");
});

test.each([
  "=?utf-8?q?a=40evil.example=3E?=@b.example",
  "a@b.example\r\nBcc: c@d.example",
  "a@b.example, c@d.example",
  "<a@b.example>",
  "a b@c.example",
  "a@b@c.example",
  "",
  `${"x".repeat(250)}@b.ex`,
])("%j is no address to write to", (address) => {
  expect(() => mailAddress(address)).toThrow(MailFailure);
});
