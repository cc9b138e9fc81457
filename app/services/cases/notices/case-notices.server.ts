/**
 * Notices of what happens in cases: each person's feed and what of it is unread, and the proof
 * that notice was given. Anyone who is in a case no more, or may not see an entry, sees no notice of it either.
 */
import type { CasePersonRow } from "#app/db/cases/cases.repo.server.ts";
import { type CaseRelation, maySee } from "#app/domain/case/permissions.ts";
import type { StoredAudience } from "#app/domain/case/vocabulary.ts";
import { relationOfPerson } from "#app/services/cases/case-access.server.ts";

/** Notices on a page of the feed, and entries on one of the proof. */
export const PAGE = 25;

type Place = Pick<CasePersonRow, "capacity" | "side" | "seat" | "state">;

/** Whether somebody, with the role of their account and in this place of the entry's case now, may see the entry. */
export function maySeeEntry(
  entry: { audience: StoredAudience; actorId: string | null },
  reader: { id: string; role: string },
  place: Place | null,
): boolean {
  const relation: CaseRelation | null =
    reader.role === "admin" ? { kind: "administrator" } : place && relationOfPerson({ ...place, account: { role: reader.role } });
  return relation !== null && maySee(relation, { audience: entry.audience, authorId: entry.actorId }, reader.id);
}
