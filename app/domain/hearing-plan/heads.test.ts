import fc from "fast-check";
import { expect, test } from "vitest";
import { ATTENDANCES, PARTS, type Participant } from "../booking/registry/entries.ts";
import { headsOf, roomFor } from "./heads.ts";

const someone: fc.Arbitrary<Participant> = fc.record(
  { part: fc.constantFrom(...PARTS), attends: fc.constantFrom(...ATTENDANCES), count: fc.integer({ min: 1, max: 9 }) },
  { requiredKeys: ["part"] },
);
const people = fc.array(someone, { maxLength: 8 });
const afar = someone.map((one): Participant => ({ ...one, attends: one.attends === "telephone" ? "telephone" : "remote" }));

test("who attends from elsewhere takes no seat", () => {
  fc.assert(
    fc.property(people, afar, (list, one) => {
      expect(roomFor([...list, one])).toBe(roomFor(list));
    }),
  );
});

test("one more in the room is one more seat, wherever the list has them", () => {
  fc.assert(
    fc.property(people, fc.integer({ min: 1, max: 9 }), fc.nat(8), (list, count, at) => {
      const more: Participant = { part: "counsel", attends: "in_person", count };
      const now = roomFor(list.toSpliced(at, 0, more));
      expect(headsOf(list.toSpliced(at, 0, more)).here).toBe(headsOf(list).here + count);
      if (roomFor(list) !== null) expect(now).toBe((roomFor(list) ?? 0) + count);
    }),
  );
});

test("the order of a list counts nobody twice", () => {
  fc.assert(
    fc.property(people, (list) => {
      expect(headsOf([...list].reverse())).toEqual(headsOf(list));
    }),
  );
});

test("witnesses and arbitrators alone are not everybody", () => {
  expect(
    roomFor([
      { part: "neutral", count: 3 },
      { part: "witness", count: 4 },
    ]),
  ).toBeNull();
  expect(
    roomFor([
      { part: "neutral", count: 3 },
      { part: "counsel", count: 2 },
    ]),
  ).toBe(5);
  expect(
    roomFor([
      { part: "claimant", name: "Acme Ltd." },
      { part: "respondent", name: "Bell Inc." },
      { part: "counsel", count: 2 },
    ]),
  ).toBeNull();
});
