import { webhooksSetUpBy } from "#app/db/webhooks/webhooks.repo.server.ts";
import type { PersonRecord } from "#app/domain/people/person-record.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { NO_PROOF, type Proof, requireProof } from "#app/services/accounts/own-account/require-proof.server.ts";
import { administratorOf, administratorOfOthers } from "#app/services/accounts/require-administrator.server.ts";
import { hostsOf } from "#app/services/webhooks/pause-left-webhooks.server.ts";
import { administratorNotices } from "./administrator-notices.server.ts";
import { changeAccount } from "./person-changes.server.ts";

/**
 * Closes an account with the invitations that it made, or opens it again; of an administrator's, the webhooks that they have set up are paused. Of an administrator's, who does it proves themselves, and all
 * administrators and the person are mailed. Throws `last_administrator`, `forbidden` to who would open their own, `invalid_input` on
 * `password`, `code` or `passkey`, `too_many_requests`. Changes nothing where that is already so.
 */
export async function setActive(context: AccountContext, id: string, active: boolean, proof: Proof = NO_PROOF): Promise<PersonRecord> {
  const { clock, db } = context;
  const who = active ? await administratorOfOthers(context, id) : await administratorOf(context);
  return changeAccount(context, id, async (row) => {
    if (row.active === active) return null;
    const change = { action: active ? "reactivated" : "deactivated", changes: {}, columns: { active }, endsInvitations: !active };
    if (row.role !== "admin") return change;
    await requireProof(context, who.id, proof);
    const act = active ? "administrator_reactivated" : "administrator_deactivated";
    const leaves = active ? null : await webhooksSetUpBy(db, id);
    const news = { act, person: row, by: who.id, now: clock().getTime(), pausedHosts: hostsOf(leaves ?? []) } as const;
    return { ...change, leaves, more: await administratorNotices(db, news) };
  });
}
