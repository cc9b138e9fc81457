/** One mailbox has one spelling: what is stored, and what limits and people are compared by. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { email } from "./booking/fields.ts";
import { namedPersonSchema } from "./case/case.ts";
import { canonicalEmail, emailKeyOf } from "./email-address.ts";
import { mailboxOf } from "./mail/mail-limits.ts";
import { checkPerson, invitationSchema } from "./people/person-fields.ts";

const SPELLINGS = [
  ["Ana@FIRM.example", "Ana@firm.example"],
  ["Ana@ｆｉｒｍ.example", "Ana@firm.example"],
  ["Ana@firm。example", "Ana@firm.example"],
  ["Ana@firm．example", "Ana@firm.example"],
  ["Ana@firm｡example", "Ana@firm.example"],
  ["Ａｎａ@firm.example", "Ana@firm.example"],
  ["ana@müller.de", "ana@xn--mller-kva.de"],
  ["ana@mu\u0308ller.de", "ana@xn--mller-kva.de"],
  ["ana@MÜLLER.DE", "ana@xn--mller-kva.de"],
  ["ana@xn--mller-kva.de", "ana@xn--mller-kva.de"],
  ["иван@почта.рф", "иван@xn--80a1acny.xn--p1ai"],
  ["ana+tag@firm.co.uk", "ana+tag@firm.co.uk"],
] as const;

test.each(SPELLINGS)("%s is stored in one spelling", (typed, stored) => {
  expect(canonicalEmail(typed)).toBe(stored);
  expect(email("email_required").parse(typed)).toBe(stored);
  expect(emailKeyOf(typed)).toBe(stored.toLowerCase());
  expect(mailboxOf(typed)).toBe(mailboxOf(stored));
});

test.each([
  "ana",
  "ana@",
  "@firm.example",
  "ana@firm",
  "ana@localhost",
  "ana.@firm.example",
  "ana@-firm.example",
  "ana@firm-.example",
  "ana@fi_rm.example",
  `${"a".repeat(65)}@firm.example`,
  `ana@${"f".repeat(64)}.example`,
  "ana@1.2.3.4",
  "ana@0x7f.1",
  "ana@[::1]",
  "ana@[1.2.3.4]",
  "ana@fi rm.example",
  "a na@firm.example",
  "ana@firm.example/path.com",
  "ana@firm／path.example",
  "ana@firm%2eexample.com",
  "ana@firm.example:25",
  "ana@firm.example?x.com",
  "ana@firm..example",
  "ana@firm.example.",
  "a..na@firm.example",
  "a．．na@firm.example",
  ".ana@firm.example",
  "ana＠other@firm.example",
  "=?utf-8?q?ana=40evil.example=3E?=@firm.example",
  "＝？utf-8?q?ana?=@firm.example",
])("%s is refused with the field's code", (typed) => {
  expect(canonicalEmail(typed)).toBeNull();
  expect(email("email_required").safeParse(typed).error?.issues[0]?.message).toBe("email_required");
});

test("an address that grows too long in ASCII is too long", () => {
  const typed = `ana@${"ü.".repeat(60)}example`;
  expect(typed.length).toBeLessThan(254);
  expect(email("email_required").safeParse(typed).error?.issues[0]?.message).toBe("too_long");
});

test("invitations and people of cases keep the same spelling", () => {
  const invited = { email: "Ana@ＭÜLLER。de", role: "party", firstName: "Ana", lastName: "Ruiz", locale: "en" };
  expect(checkPerson(invitationSchema, invited)).toMatchObject({ value: { email: "Ana@xn--mller-kva.de" } });
  expect(namedPersonSchema.parse({ name: "Ana Ruiz", email: "ana@ｆｉｒｍ.example" }).email).toBe("ana@firm.example");
  expect(namedPersonSchema.parse({ name: "Ana Ruiz", email: "" }).email).toBe("");
});

test("what is stored stays as it is", () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: "grapheme" })), (typed) => {
      const stored = canonicalEmail(typed);
      if (stored !== null) expect(canonicalEmail(stored)).toBe(stored);
      if (stored !== null) expect(emailKeyOf(typed)).toBe(emailKeyOf(stored));
    }),
  );
});

test("a key of Object is a domain like any other", () => {
  expect(mailboxOf("ana@constructor")).toBe("ana@constructor");
});

test.each([
  ["v.i.c@gmail.com", "vic@googlemail.com"],
  ["v.i-c_@proton.me", "vic@protonmail.com"],
  ["v_i.c+tag@pm.me", "vic@proton.me"],
])("%s and %s are one mailbox", (one, other) => {
  expect(mailboxOf(one)).toBe(mailboxOf(other));
});

test.each([
  ["v.ic@firm.example", "vic@firm.example"],
  ["v-ic@gmail.com", "vic@gmail.com"],
])("%s and %s are two", (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
