/** Tells an account's owner by mail what was done to it, as a row of the batch that does it. Nobody can choose not to be notified. */

import type { UserRow } from "#app/db/accounts/people.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import type { AccountSubject, SecurityAct } from "#app/domain/mail/subject.ts";
import { newId } from "#app/services/platform/ids.ts";

/** What a notice says besides: to whom it was done and by whom (ids of people, or of an invitation) and the hosts of which webhooks are paused with it, why, to which webhook or of which kind of hold, and by whom. */
type About =
  | { of: string; by: string; pausedHosts?: readonly string[] }
  | { invitation: string; by: string; pausedHosts?: readonly string[] }
  | { reason: string }
  | { legalHold: Omit<NonNullable<AccountSubject["legalHold"]>, "by" | "own">; by: string }
  | { webhook: Omit<NonNullable<AccountSubject["webhook"]>, "by" | "own">; by: string };

/** `now` in UTC milliseconds. `about`: where more is to be said than that it was done to the reader. `id`: of the mail. */
export function securityNotice(
  db: Database,
  person: Pick<UserRow, "id" | "email" | "locale">,
  act: SecurityAct,
  now: number,
  about: About | null = null,
  id: string = newId(),
): Statement {
  const { id: userId, email, locale } = person;
  return writingMail(db, {
    id,
    kind: "security_notice",
    recipient: email,
    locale,
    payload: { userId, act, at: now, ...about },
    createdAt: now,
    deliverAfter: now,
    attempts: 0,
  });
}
