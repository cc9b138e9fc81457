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
  ["É.Ana@firm.example", "é.ana@firm.example"],
  ["E\u0301.ANA@firm.example", "é.ana@firm.example"],
  ["ＡnÁ@firm.example", "aná@firm.example"],
  ["İnan@firm.example", "i\u0307nan@firm.example"],
  ["J\u030Can@firm.example", "ǰan@firm.example"],
  ["STRAẞE@firm.example", "straße@firm.example"],
  ["ΟΔΟΣ@firm.example", "οδοσ@firm.example"],
  ["οδος@firm.example", "οδοσ@firm.example"],
  ["Ана@firm.example", "ана@firm.example"],
  ["ana@ΒΌΛΟΣ.example", "ana@xn--nxasmq6b.example"],
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

/** Letters whose capitals, compositions or look-alikes are one address, and what goes between them. */
const LETTERS = [..."aAeEiIjJkKsSzé ÉßẞİıſﬀﬁŉǰςσΣΐΊᾼᾳµΜКЖжⒶⓐＡａ０ÅÅ\u0301\u0307\u030C\u0323\u0345\u00AD\u200B\u200D\uFE0F.-_+'"].filter(
  (letter) => letter !== " ",
);
const locals = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 12 }) },
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }),
  fc.string({ unit: "binary", minLength: 1, maxLength: 8 }),
);
/** A letter's capital, where the small letter of that is the letter again. */
const capital = (letter: string) => (letter.toUpperCase().toLowerCase() === letter ? letter.toUpperCase() : letter);

test("every spelling of an address is compared alike, and the small letters of ASCII are all that a stored one needs", () => {
  fc.assert(
    fc.property(locals, fc.constantFrom("firm.example", "FIRM.example", "müller.example"), (local, domain) => {
      const key = emailKeyOf(`${local}@${domain}`);
      expect(emailKeyOf(key)).toBe(key);
      for (const form of ["NFC", "NFD", "NFKC", "NFKD"] as const) expect(emailKeyOf(`${local.normalize(form)}@${domain}`)).toBe(key);
      expect(emailKeyOf(`${[...local].map(capital).join("")}@${domain}`)).toBe(key);
      expect(mailboxOf(`${local}@${domain}`)).toBe(mailboxOf(key));
      const stored = canonicalEmail(`${local}@${domain}`);
      if (stored === null) return;
      expect(stored.replace(/[A-Z]/g, (letter) => letter.toLowerCase())).toBe(key);
      expect(emailKeyOf(stored)).toBe(key);
      expect(canonicalEmail(stored)).toBe(stored);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ["straße@firm.example", "strasse@firm.example"],
  ["ıan@firm.example", "ian@firm.example"],
  ["ana@firm.example", "aná@firm.example"],
])("%s and %s are two addresses: servers deliver them to two mailboxes", (one, other) => {
  expect(emailKeyOf(one)).not.toBe(emailKeyOf(other));
});

test("what nobody sees makes no other address, and is stored in none", () => {
  expect(emailKeyOf("a\u200Bn\uFE0Fa@firm.example")).toBe("ana@firm.example");
  expect(canonicalEmail("an\u00ADa@firm.example")).toBeNull();
  expect(email("email_required").parse("a\u200Bna@firm.example")).toBe("ana@firm.example");
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
