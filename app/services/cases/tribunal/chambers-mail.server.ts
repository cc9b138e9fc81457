/** The mail that tells a member of a tribunal that there is something new among them. */
import type { OutboxRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { CasePersonRow } from "#app/db/cases/cases.repo.server.ts";
import { mailOf } from "#app/domain/case/notices/notice-mails.ts";
import { CHAMBERS_MAILS } from "#app/domain/mail/outbox.ts";
import { recipientOf } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { keyedHash } from "#app/services/platform/keyed-hash.ts";
import { authSecretOf } from "#app/services/platform/secrets/auth-secrets.ts";

/**
 * What happens within minutes, or a day, is one mail for each member and case; of a kind with all notices. Its id is made with our key: who knows
 * the case and its members computes none, and so cannot tell that a panel wrote.
 */
export function mailTo({ env }: ServiceContext, fellow: CasePersonRow, caseId: string, now: number): OutboxRow[] {
  const [recipient] = recipientOf(fellow);
  const mail = recipient?.habits && mailOf("message_posted", recipient.habits, now);
  if (!recipient || !mail) return [];
  const { userId, email, locale } = recipient;
  const id = `${CHAMBERS_MAILS}${keyedHash(authSecretOf(env), "chambers", [caseId, userId, mail.of, mail.until].join("."))}`;
  const payload = { userId, tribunal: caseId };
  return [{ id, kind: "case_notice", recipient: email, locale, payload, createdAt: now, deliverAfter: mail.at, attempts: 0 }];
}
