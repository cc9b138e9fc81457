import fc from "fast-check";
import { expect, test } from "vitest";
import { ENTRY_TYPES } from "../vocabulary.ts";
import { mailOf } from "./notice-mails.ts";

const groups = { cases: true, messages: true, documents: true, deadlines: true };
const soon = { daily: false, groups, timeZone: "America/Toronto" };
const at = (text: string) => Date.parse(text);

test("what happens within minutes shares a mail, and no mail leaves before its time is over", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 0, max: 299_999 }), (now, later) => {
      const [one, other] = [mailOf("message_posted", soon, now), mailOf("document_uploaded", soon, now + later)];
      if (!one || !other) throw new Error("no mail");
      expect(one.at > now && one.at - now <= 360_000).toBe(true);
      expect(other.until === one.until || other.until === one.until + 300_000).toBe(true);
    }),
  );
});

test("a mail of the day leaves at seven in the morning of its reader, also over a change of the clocks", () => {
  const daily = { ...soon, daily: true };
  expect(mailOf("message_posted", daily, at("2026-11-23T20:00:00Z"))).toMatchObject({ of: "day", until: at("2026-11-24T12:00:00Z") });
  expect(mailOf("message_posted", daily, at("2026-03-07T20:00:00Z"))).toMatchObject({ until: at("2026-03-08T11:00:00Z") });
  expect(mailOf("message_posted", { ...daily, timeZone: "Europe/Paris" }, at("2026-11-23T05:00:00Z"))).toMatchObject({
    until: at("2026-11-23T06:00:00Z"),
  });
});

test("deadlines do not wait for the morning, and what is not chosen has no mail", () => {
  for (const type of ENTRY_TYPES) {
    const mail = mailOf(type, { ...soon, daily: true }, at("2026-11-23T20:00:00Z"));
    expect(mail?.of).toBe(/^(deadline|extension)/.test(type) ? "soon" : "day");
    expect(mailOf(type, { ...soon, groups: { cases: false, messages: false, documents: false, deadlines: false } }, 0)).toBeNull();
  }
});
