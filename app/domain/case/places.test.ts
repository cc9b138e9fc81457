import { expect, test } from "vitest";
import type { CaseRelation } from "./permissions.ts";
import { mayFill, mayTakeOff, NAMED_PLACES } from "./places.ts";

const member = (side: "a" | "b", capacity: "party" | "counsel" = "party"): CaseRelation => ({ kind: "member", side, capacity });
const administrator: CaseRelation = { kind: "administrator" };

test.each([
  ["administrators", administrator, ["party_b", "counsel_a", "counsel_b"]],
  ["party A", member("a"), ["party_b", "counsel_a"]],
  ["party A's counsel", member("a", "counsel"), ["party_b", "counsel_a"]],
  ["party B", member("b"), ["counsel_b"]],
  ["party B's counsel", member("b", "counsel"), ["counsel_b"]],
  ["the arbitrator", { kind: "arbitrator", accepted: true } as const, []],
] as const)("%s name who is theirs to name, and nobody in a resolved case", (_who, relation, places) => {
  expect(NAMED_PLACES.filter((place) => mayFill(relation, place, "in_progress"))).toEqual(places);
  expect(NAMED_PLACES.filter((place) => mayFill(relation, place, "resolved"))).toEqual([]);
});

test("party B that has come in is taken off by administrators alone", () => {
  const partyB = { capacity: "party", side: "b" } as const;
  expect(mayTakeOff(member("a"), { ...partyB, state: "invited" }, "assigned")).toBe(true);
  expect(mayTakeOff(member("a"), { ...partyB, state: "active" }, "assigned")).toBe(false);
  expect(mayTakeOff(administrator, { ...partyB, state: "active" }, "assigned")).toBe(true);
  expect(mayTakeOff(administrator, { capacity: "party", side: "a", state: "active" }, "assigned")).toBe(false);
  expect(mayTakeOff(administrator, { capacity: "arbitrator", side: null, state: "active" }, "assigned")).toBe(false);
});
