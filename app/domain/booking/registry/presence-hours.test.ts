import fc from "fast-check";
import { expect, test } from "vitest";
import { readPeople } from "./entries.ts";
import { type PresenceHours, presenceHours, readPresence, writePresence } from "./presence-hours.ts";

const hour = fc.tuple(fc.nat(23), fc.nat(59)).map((two) => two.map((one) => String(one).padStart(2, "0")).join(":"));
const hours = fc.record({ from: hour, until: hour }, { requiredKeys: [] }).filter(({ from, until }) => {
  if (!from && !until) return false;
  return !from || !until || from < until;
});

test("what is written is read again", () => {
  fc.assert(
    fc.property(hours, (one: PresenceHours) => {
      expect(readPresence(writePresence(one))).toEqual(one);
    }),
  );
});

test.each([
  ["13-17", "13:00-17:00"],
  ["9 h 30 – 12h", "09:30-12:00"],
  ["13:00 -", "13:00-"],
  ["-12", "-12:00"],
])("%s is %s", (typed, kept) => expect(presenceHours(typed)).toBe(kept));

test.each(["", "-", "afternoon", "17:00-13:00", "25:00-", "13:00"])("%s says no hours", (typed) => {
  expect(presenceHours(typed)).toBeNull();
});

test("the hours of somebody are kept with them, and wrong ones refuse the list", () => {
  expect(readPeople('[{"part":"insurer","attends":"telephone","hours":"13:00-"}]')).toEqual([
    { part: "insurer", attends: "telephone", hours: "13:00-" },
  ]);
  expect(readPeople('[{"part":"insurer","hours":"in the afternoon"}]')).toBeNull();
});
