/** The places of a case's two sides: who may fill them (rulings, "Cases"). */
import type { CasePersonRecord } from "./case.ts";
import { type CaseRelation, mayInCase } from "./permissions.ts";
import type { CaseCapacity, CaseStatus, PersonState, Side } from "./vocabulary.ts";

/** Party A is the person who created the case. */
export const NAMED_PLACES = ["party_b", "counsel_a", "counsel_b"] as const;
export type NamedPlace = (typeof NAMED_PLACES)[number];

export const placeOf = ({ capacity, side }: { capacity: CaseCapacity; side: Side | null }): NamedPlace | null =>
  NAMED_PLACES.find((place) => place === `${capacity}_${side}`) ?? null;

/** Whether somebody may name who takes this place, correct it, invite them and take them off again. */
export function mayFill(relation: CaseRelation, place: NamedPlace, status: CaseStatus): boolean {
  if (relation.kind === "administrator" || place === "party_b") return mayInCase(relation, "name_other_side", status);
  return relation.kind === "member" && place === `counsel_${relation.side}` && mayInCase(relation, "name_own_counsel", status);
}

/** A party that has come into its case is taken off by administrators alone: the other side cannot shut it out. */
export function mayTakeOff(
  relation: CaseRelation,
  { state, ...person }: Pick<CasePersonRecord, "capacity" | "side"> & { state: PersonState },
  status: CaseStatus,
): boolean {
  const place = placeOf(person);
  if (place === null || !mayFill(relation, place, status)) return false;
  return place !== "party_b" || state !== "active" || relation.kind === "administrator";
}

/** What was said of somebody is corrected until they have come in. */
export const isStillNamed = (state: PersonState): boolean => state === "named" || state === "invited";
