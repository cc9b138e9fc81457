import { activeAdministrators } from "#app/db/cases/case-filing.repo.server.ts";
import type { PersonRecord } from "#app/domain/people/person-record.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { requirePassword } from "#app/services/accounts/own-account/require-password.server.ts";
import { administratorOfOthers } from "#app/services/accounts/require-administrator.server.ts";
import { requireFactor, requireFreshPasskey } from "#app/services/accounts/second-factor/require-factor.server.ts";
import { securityNotice } from "#app/services/accounts/security-notices.ts";
import { changeAccount } from "./person-changes.server.ts";

/** What an administrator shows of themselves once more. */
export interface Proof {
  password: string;
  /** Of their second factor; "" where they have none, or a passkey has just signed in. */
  code: string;
}

/**
 * Takes away a second factor whose device is lost, and all passkeys, and tells the person and the other administrators by mail. Asks for
 * the administrator's own password and factor, or the passkey that signed in: an open screen alone takes no factor away. Throws `forbidden`
 * upon oneself, `invalid_input` on `password`, `code` or `passkey`, `too_many_requests`.
 */
export async function removeSecondFactorOf(context: AccountContext, id: string, { password, code }: Proof): Promise<PersonRecord> {
  const { clock, db } = context;
  const who = await administratorOfOthers(context, id);
  await requirePassword(context, who.id, password);
  await requireFactor(context, who.id, code);
  await requireFreshPasskey(context, who.id);
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
