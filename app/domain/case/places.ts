/** The places of a case's two sides: who may fill them (rulings, "Cases"). */
import type { CasePersonRecord } from "./case.ts";
import { type CaseRelation, mayInCase } from "./permissions.ts";
import type { CaseCapacity, CaseStatus, PersonState, Side, Voucher } from "./vocabulary.ts";

/** Party A is the person who created the case. */
export const NAMED_PLACES = ["party_b", "counsel_a", "counsel_b"] as const;
export type NamedPlace = (typeof NAMED_PLACES)[number];

export const placeOf = ({ capacity, side }: { capacity: CaseCapacity; side: Side | null }): NamedPlace | null =>
  NAMED_PLACES.find((place) => place === `${capacity}_${side}`) ?? null;

/** What is asked of a case before somebody is seated in it. `people` with those who were taken off. */
export interface Seating {
  status: CaseStatus;
  people: readonly { side: Side | null; answeredAt: number | null }[];
}

/** Whether anybody has ever come in on this side: from then on it holds what is private to it, and seats its own people. */
export const isHeld = ({ people }: Pick<Seating, "people">, side: Side): boolean =>
  people.some((one) => one.side === side && one.answeredAt !== null);

/** Whether anybody answers the claim or decides it: what it says is then amended, and no more merely corrected. */
export const isAnswered = (status: CaseStatus, people: Seating["people"]): boolean => status !== "created" || isHeld({ people }, "b");

/**
 * Whether somebody may name who takes this place, correct it, invite them and take them off again. Side A names party B
 * only until anybody of side B has come in: anyone who takes the seat reads what that side has kept to itself.
 */
export function mayFill(relation: CaseRelation, place: NamedPlace, seating: Seating): boolean {
  const { status } = seating;
  if (relation.kind === "administrator") return mayInCase(relation, "name_other_side", status);
  if (relation.kind !== "member") return false;
  if (place === "party_b" && !isHeld(seating, "b")) return mayInCase(relation, "name_other_side", status);
  return place.endsWith(`_${relation.side}`) && mayInCase(relation, "name_own_side", status);
}

/** Who vouches for an address that somebody of this relation gives. */
export const voucherOf = (relation: CaseRelation): Voucher => (relation.kind === "member" ? relation.side : "office");

/** Who vouches for an address once somebody invites at it: what our office has confirmed stays so, and a side that invites again takes nothing away. */
export const voucherAfter = ({ vouchedBy }: { vouchedBy: Voucher | null }, relation: CaseRelation): Voucher =>
  vouchedBy === "office" ? vouchedBy : voucherOf(relation);

/** Whether who was named may come in at the address that they were named with: where their side is held, it or the office vouches for it. */
export function isVouchedFor(person: { side: Side | null; vouchedBy: Voucher | null }, seating: Pick<Seating, "people">): boolean {
  if (person.side === null || !isHeld(seating, person.side)) return true;
  return person.vouchedBy === person.side || person.vouchedBy === "office";
}

/** Of whom it is asked whether the other side may change them. */
type Placed = Pick<CasePersonRecord, "side"> & { state: PersonState; vouchedBy: Voucher | null; wordedByOffice?: boolean };

/** Whether somebody's address is no more the other side's to change, nor they to be turned away by it to seat somebody else in their name: they were invited, or named by our office. */
export const isKeptFrom = (relation: CaseRelation, person: Placed): boolean =>
  isOffices(relation, person) || (isOtherSide(relation, person) && person.state === "invited");

const isOtherSide = (relation: CaseRelation, { side }: Pick<Placed, "side">) => relation.kind === "member" && relation.side !== side;

/** Whether nothing of somebody is the other side's to correct: our office has named or corrected them, and the conflict check goes by what it has written. */
export const isOffices = (relation: CaseRelation, person: Placed): boolean =>
  isOtherSide(relation, person) && (person.vouchedBy === "office" || person.wordedByOffice === true);

/** A party that has come into its case is taken off by administrators alone, and so for the other side is one whose address is kept from it. */
export function mayTakeOff(relation: CaseRelation, person: Placed & Pick<CasePersonRecord, "capacity">, seating: Seating): boolean {
  const place = placeOf(person);
  if (place === null || !mayFill(relation, place, seating)) return false;
  if (place !== "party_b" || relation.kind === "administrator") return true;
  return person.state !== "active" && !isKeptFrom(relation, person);
}

/** What was said of somebody is corrected until they have come in. */
export const isStillNamed = (state: PersonState): boolean => state === "named" || state === "invited";
