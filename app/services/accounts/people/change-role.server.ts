import { casesInTheWay } from "#app/db/cases/role-changes.repo.server.ts";
import { webhooksSetUpBy } from "#app/db/webhooks/webhooks.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { PersonRecord } from "#app/domain/people/person-record.ts";
import { isRole } from "#app/domain/people/roles.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { NO_PROOF, type Proof, requireProof } from "#app/services/accounts/own-account/require-proof.server.ts";
import { administratorOfOthers } from "#app/services/accounts/require-administrator.server.ts";
import { hostsOf } from "#app/services/webhooks/pause-left-webhooks.server.ts";
import { administratorNotices } from "./administrator-notices.server.ts";
import { changeAccount } from "./person-changes.server.ts";

/**
 * Gives another role; who is an administrator no more leaves no invitation open, and the webhooks that they have set up paused. `from` is the role that the administrator saw: `conflict` when it is another by now.
 * Who makes an administrator, or takes the role from one, proves themselves, and all administrators and the person are mailed.
 * Throws `forbidden` upon oneself, `last_administrator`, `invalid_input` (also on `password`, `code` or `passkey`), `too_many_requests`, and
 * `conflict` with the numbers of cases in `detail.cases` while the person decides cases as an arbitrator, or sits in any case that an
 * administrator would be above.
 */
export async function changeRole(
  context: AccountContext,
  id: string,
  from: string,
  to: string,
  proof: Proof = NO_PROOF,
): Promise<PersonRecord> {
  const who = await administratorOfOthers(context, id);
  const { clock, db } = context;
  const cases = await casesInTheWay(db, id, to);
  return changeAccount(context, id, async (row) => {
    if (!isRole(to)) throw new AppError("invalid_input", { issues: [{ field: "role", code: "role_required" }] });
    if (row.role === to) return null;
    if (row.role !== from) throw new AppError("conflict");
    if (cases.length > 0) throw new AppError("conflict", { detail: { cases } });
    const change = {
      action: "role_changed",
      changes: { role: [row.role, to] },
      columns: { role: to },
      endsInvitations: row.role === "admin",
    };
    if (row.role !== "admin" && to !== "admin") return change;
    await requireProof(context, who.id, proof);
    const act = to === "admin" ? "administrator_made" : "administrator_unmade";
    const leaves = row.role === "admin" && row.active ? await webhooksSetUpBy(db, id) : null;
    const news = { act, person: row, by: who.id, now: clock().getTime(), pausedHosts: hostsOf(leaves ?? []) } as const;
    return { ...change, leaves, more: await administratorNotices(db, news) };
  });
}
