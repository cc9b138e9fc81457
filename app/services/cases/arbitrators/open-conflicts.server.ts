/** A case is not decided by an arbitrator about whom something is open: the award would be void. */
import { disclosuresBetween } from "#app/db/cases/conflicts.repo.server.ts";
import { remarksOfCase } from "#app/db/cases/disclosure-remarks.repo.server.ts";
import { hitKey, openConflicts, unasked } from "#app/domain/case/conflicts/conflicts.ts";
import { AppError } from "#app/domain/errors.ts";
import type { SeenCase } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { isAssigned, nameOf } from "./assignments.server.ts";
import { findConflicts, hitsOf } from "./conflict-check.server.ts";

/** Throws `conflict_open`, naming all that waits, while a conflict of who decides the case is not settled. */
export async function requireConflictsSettled(
  { db }: ServiceContext,
  { row: { id }, people }: Pick<SeenCase, "row" | "people">,
  now: number,
): Promise<void> {
  const sitting = people.find(isAssigned);
  if (!sitting?.userId || !sitting.account) return;
  const arbitrator = { id: sitting.userId, name: nameOf(sitting), email: sitting.account.email };
  const [asked, remarks, { open }] = await Promise.all([
    disclosuresBetween(db, id, arbitrator.id),
    remarksOfCase(db, id),
    findConflicts(db, id, people, arbitrator),
  ]);
  const found = new Set(open.map(hitKey));
  // What was asked before this assignment and found no more at it is open again only where it is found again.
  const concerned = asked.filter(
    (one) =>
      one.askedAt >= sitting.createdAt ||
      hitsOf(one).some((hit) => found.has(hitKey(hit))) ||
      // What a question that waits keeps from being asked again (`unasked`) waits with it.
      (one.decision === null && unasked(open, [hitsOf(one)]).length < open.length),
  );
  const about = asked.filter((one) => concerned.includes(one) || one.remarksUntil !== null);
  const waits = openConflicts({ asked: concerned, shown: about, remarks, now });
  if (waits.length > 0) throw new AppError("conflict_open", { issues: waits.map((code) => ({ field: "form", code })) });
}
