import { expect, test } from "vitest";
import type { CaseRelation } from "./permissions.ts";
import { isVouchedFor, mayFill, mayTakeOff, NAMED_PLACES } from "./places.ts";

const member = (side: "a" | "b", capacity: "party" | "counsel" = "party"): CaseRelation => ({ kind: "member", side, capacity });
const administrator: CaseRelation = { kind: "administrator" };

test.each([
  ["administrators", administrator, ["party_b", "counsel_a", "counsel_b"]],
  ["party A", member("a"), ["party_b", "counsel_a"]],
  ["party A's counsel", member("a", "counsel"), ["party_b", "counsel_a"]],
  ["party B", member("b"), ["counsel_b"]],
  ["party B's counsel", member("b", "counsel"), ["counsel_b"]],
  ["the arbitrator", { kind: "arbitrator", accepted: true, presides: true } as const, []],
] as const)("%s name who is theirs to name, and nobody in a resolved case", (_who, relation, places) => {
  expect(NAMED_PLACES.filter((place) => mayFill(relation, place, { status: "in_progress", people: [] }))).toEqual(places);
  expect(NAMED_PLACES.filter((place) => mayFill(relation, place, { status: "resolved", people: [] }))).toEqual([]);
});

test("party B that has come in is taken off by administrators alone, and one that was invited or that our office has named not by the other side", () => {
  const partyB = { capacity: "party", side: "b", vouchedBy: "a" } as const;
  const open = { status: "assigned", people: [] } as const;
  const held = { status: "assigned", people: [{ side: "b", answeredAt: 1 }] } as const;
  const ours = { ...partyB, vouchedBy: "office", state: "named" } as const;
  expect(mayTakeOff(member("a"), { ...partyB, state: "named" }, open)).toBe(true);
  expect(mayTakeOff(member("a"), ours, open)).toBe(false);
  expect(mayTakeOff(administrator, ours, open)).toBe(true);
  expect(mayTakeOff(member("b", "counsel"), ours, held)).toBe(true);
  expect(mayTakeOff(member("a"), { ...partyB, state: "invited" }, open)).toBe(false);
  expect(mayTakeOff(administrator, { ...partyB, state: "invited" }, open)).toBe(true);
  expect(mayTakeOff(member("b", "counsel"), { ...partyB, state: "invited" }, held)).toBe(true);
  expect(mayTakeOff(member("a"), { ...partyB, state: "active" }, open)).toBe(false);
  expect(mayTakeOff(administrator, { ...partyB, state: "active" }, open)).toBe(true);
  expect(mayTakeOff(administrator, { ...partyB, side: "a", state: "active" }, open)).toBe(false);
  expect(mayTakeOff(administrator, { ...partyB, capacity: "arbitrator", side: null, state: "active" }, open)).toBe(false);
});

const joined = (side: "a" | "b") => ({ side, answeredAt: 1 });

test.each([
  ["administrators", administrator, ["party_b", "counsel_a", "counsel_b"]],
  ["party A", member("a"), ["counsel_a"]],
  ["party A's counsel", member("a", "counsel"), ["counsel_a"]],
  ["party B", member("b"), ["party_b", "counsel_b"]],
  ["party B's counsel", member("b", "counsel"), ["party_b", "counsel_b"]],
] as const)("once anybody of side B has come in, %s name who is theirs", (_who, relation, places) => {
  const seating = { status: "in_progress", people: [joined("a"), joined("b")] } as const;
  expect(NAMED_PLACES.filter((place) => mayFill(relation, place, seating))).toEqual(places);
});

test("whom side A has named is vouched for while nobody of side B has come in, and then by side B or the office alone", () => {
  for (const people of [[], [joined("a")], [{ side: "b" as const, answeredAt: null }]])
    expect(isVouchedFor({ side: "b", vouchedBy: "a" }, { people })).toBe(true);
  const people = [joined("a"), joined("b")];
  for (const [vouchedBy, is] of [
    ["a", false],
    [null, false],
    ["b", true],
    ["office", true],
  ] as const)
    expect(isVouchedFor({ side: "b", vouchedBy }, { people })).toBe(is);
});
