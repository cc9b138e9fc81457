import { casesInTheWay } from "#app/db/cases/role-changes.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { PersonRecord } from "#app/domain/people/person-record.ts";
import { isRole } from "#app/domain/people/roles.ts";
import { administratorOfOthers } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { changeAccount } from "./person-changes.server.ts";

/**
 * Gives another role; who is an administrator no more leaves no invitation open. `from` is the role that the administrator saw: `conflict` when it is another by now.
 * Throws `forbidden` upon oneself, `last_administrator`, `invalid_input`, and `conflict` with the numbers of cases in `detail.cases` while the person
 * decides cases as an arbitrator, or sits in any case that an administrator would be above.
 */
export async function changeRole(context: ServiceContext, id: string, from: string, to: string): Promise<PersonRecord> {
  await administratorOfOthers(context, id);
  const cases = await casesInTheWay(context.db, id, to);
  return changeAccount(context, id, (row) => {
    if (!isRole(to)) throw new AppError("invalid_input", { issues: [{ field: "role", code: "role_required" }] });
    if (row.role === to) return null;
    if (row.role !== from) throw new AppError("conflict");
    if (cases.length > 0) throw new AppError("conflict", { detail: { cases } });
    return { action: "role_changed", changes: { role: [row.role, to] }, columns: { role: to }, endsInvitations: row.role === "admin" };
  });
}
