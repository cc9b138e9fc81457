import { activeAdministrators } from "#app/db/cases/case-filing.repo.server.ts";
import type { PersonRecord } from "#app/domain/people/person-record.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { type Proof, requireProof } from "#app/services/accounts/own-account/require-proof.server.ts";
import { administratorOfOthers } from "#app/services/accounts/require-administrator.server.ts";
import { securityNotice } from "#app/services/accounts/security-notices.ts";
import { changeAccount } from "./person-changes.server.ts";

/**
 * Takes away a second factor whose device is lost, and all passkeys, and tells the person and the other administrators by mail. Asks for
 * the administrator's own password and factor, or the passkey that signed in: an open screen alone takes no factor away. Throws `forbidden`
 * upon oneself, `invalid_input` on `password`, `code` or `passkey`, `too_many_requests`.
 */
export async function removeSecondFactorOf(context: AccountContext, id: string, proof: Proof): Promise<PersonRecord> {
  const { clock, db } = context;
  const who = await administratorOfOthers(context, id);
  await requireProof(context, who.id, proof);
  const others = (await activeAdministrators(db)).filter((one) => one.id !== who.id && one.id !== id);
  const now = clock().getTime();
  return changeAccount(context, id, (row, hasPasskeys) => {
    if (!row.twoFactorEnabled && !hasPasskeys) return null;
    return {
      action: "second_factor_removed",
      changes: {},
      columns: { twoFactorEnabled: false },
      dropsFactor: true,
      more: others.map((one) => securityNotice(db, one, "second_factor_removed_of_other", now, { of: id, by: who.id })),
    };
  });
}
