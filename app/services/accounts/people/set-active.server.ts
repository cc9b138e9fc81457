import type { PersonRecord } from "#app/domain/people/person-record.ts";
import { administratorOfOthers } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { changeAccount } from "./person-changes.server.ts";

/**
 * Closes an account with the invitations that it made, or opens it again. Throws `last_administrator`, and `forbidden` to who would open
 * their own. Changes nothing where that is already so.
 */
export async function setActive(context: ServiceContext, id: string, active: boolean): Promise<PersonRecord> {
  if (active) await administratorOfOthers(context, id);
  return changeAccount(context, id, (row) => {
    if (row.active === active) return null;
    return { action: active ? "reactivated" : "deactivated", changes: {}, columns: { active }, endsInvitations: !active };
  });
}
