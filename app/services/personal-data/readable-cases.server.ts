/** Cases whose contents somebody may read, and what of their own there is shown to who asks. */

import type { Database } from "#app/db/client.server.ts";
import { type PersonalRow, peopleOfCasesOf, SEEN_IN } from "#app/db/personal-data/personal-rows.repo.server.ts";
import { type CaseRelation, maySee } from "#app/domain/case/permissions.ts";
import type { StoredAudience } from "#app/domain/case/vocabulary.ts";
import { relationOf } from "#app/services/cases/case-access.server.ts";
import type { Subject } from "./subject.ts";

/** What the person is in each case that they may read. */
export async function readableCases(db: Database, { account }: Subject): Promise<ReadonlyMap<string, CaseRelation>> {
  if (!account) return new Map();
  const everybody = await peopleOfCasesOf(db, account.id);
  const ofCases = Map.groupBy(everybody, ({ caseId }) => caseId);
  const found = [...ofCases].flatMap(([caseId, people]) => {
    const withAccounts = people.map(({ role, ...person }) => ({ ...person, account: role === null ? null : { role } }));
    const relation = relationOf(withAccounts, account);
    return relation ? [[caseId, relation] as const] : [];
  });
  return new Map(found);
}

/** Whether a row of a case is shown: to the person, and to the administrator who asks for them too. */
export function isShown(cases: ReadonlyMap<string, CaseRelation>, { account, administrator }: Subject, row: PersonalRow): boolean {
  const relation = cases.get(String(row[SEEN_IN.caseId]));
  if (!relation || !account) return false;
  const author = row[SEEN_IN.author];
  const item = { audience: row[SEEN_IN.audience] as StoredAudience, authorId: typeof author === "string" ? author : null };
  if (!maySee(relation, item, account.id)) return false;
  return administrator === null || maySee({ kind: "administrator" }, item, administrator);
}
