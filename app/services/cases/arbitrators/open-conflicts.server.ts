/** A case is not decided by an arbitrator about whom something is open: the award would be void. */
import type { CasePersonRow } from "#app/db/cases/cases.repo.server.ts";
import { disclosuresBetween } from "#app/db/cases/conflicts.repo.server.ts";
import { remarksOfCase } from "#app/db/cases/disclosure-remarks.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { hitKey, type OpenConflict, openConflicts, unasked } from "#app/domain/case/conflicts/conflicts.ts";
import { tribunalOf } from "#app/domain/case/tribunal/tribunal.ts";
import { AppError } from "#app/domain/errors.ts";
import type { SeenCase } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nameOf } from "./assignments.server.ts";
import { findConflicts, hitsOf } from "./conflict-check.server.ts";

/** Throws `conflict_open`, naming all that waits, while a conflict of anybody who decides the case is not settled. */
export async function requireConflictsSettled({ db }: ServiceContext, seen: Pick<SeenCase, "row" | "people">, now: number): Promise<void> {
  const open = await Promise.all(tribunalOf(seen.people).map((sitting) => waitsFor(db, seen, sitting, now)));
  const waits = new Set(open.flat());
  if (waits.size > 0) throw new AppError("conflict_open", { issues: [...waits].map((code) => ({ field: "form", code })) });
}

/** What is not settled about one of them. */
async function waitsFor(
  db: Database,
  { row: { id }, people }: Pick<SeenCase, "row" | "people">,
  sitting: CasePersonRow,
  now: number,
): Promise<OpenConflict[]> {
  if (!sitting.userId || !sitting.account) return [];
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
  return openConflicts({ asked: concerned, shown: about, remarks, now });
}
