/**
 * Use cases over everybody's accounts, for administrators: the list, roles, deactivation. What takes rights away ends the
 * person's sessions in the same batch; the database keeps the last active administrator (migration 0012).
 */
import { endingAccess } from "#app/db/accounts/access.repo.server.ts";
import { hasPasskey, removingPasskeys } from "#app/db/accounts/passkeys.repo.server.ts";
import {
  type ChangedColumns,
  changingPerson,
  personForChange,
  removingSecondFactor,
  type UserRow,
  writingEntry,
} from "#app/db/accounts/people.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isLastAdministrator, isNoAdministrator, isVersionConflict } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import type { PersonRecord } from "#app/domain/people/person-record.ts";
import { endingInvitationsBy } from "#app/services/accounts/invitations/ending-invitations.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { securityNotice } from "#app/services/accounts/security-notices.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type LeftWebhooks, pausingLeftWebhooks } from "#app/services/webhooks/pause-left-webhooks.server.ts";

interface Planned {
  action: string;
  changes: Record<string, unknown>;
  columns: ChangedColumns;
  dropsFactor?: boolean;
  /** Statements that go into the same batch. */
  more?: readonly Statement[];
  /** The person may invite no more: what they have invited to ends. */
  endsInvitations?: boolean;
  /** The person is an administrator no more: the webhooks that they have set up are paused. Null where they were none. */
  leaves?: LeftWebhooks | null;
}

/**
 * A change with its entry and the end of the sessions, the calendar's address, links to a new password and what visitors' sessions hold: all or nothing. `plan`
 * says what is to be done, or null for nothing; what was another account when it is written is a `conflict`.
 */
export async function changeAccount(
  context: ServiceContext,
  id: string,
  plan: (row: UserRow, hasPasskeys: boolean) => Planned | null | Promise<Planned | null>,
): Promise<PersonRecord> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const found = await personForChange(db, id);
  if (!found) throw new AppError("not_found");
  const planned = await plan(found.row, await hasPasskey(db, id));
  if (!planned) return toPerson(found.row);
  const { action, changes, columns, dropsFactor = false, endsInvitations = false, leaves = null, more = [] } = planned;
  const now = clock().getTime();
  const audit = await nextAuditEntry({ subjectType: "person", subjectId: id, action, changes }, who, now, found.last);
  try {
    await db.batch([
      ...endingAccess(db, id, { now, holder: newId() }),
      ...(endsInvitations ? await endingInvitationsBy(context, id, who, now) : []),
      writingEntry(db, audit),
      ...(leaves ? await pausingLeftWebhooks(db, leaves, { userId: id, who, now, last: audit }) : []),
      ...(dropsFactor
        ? [removingSecondFactor(db, id), removingPasskeys(db, id), securityNotice(db, found.row, "second_factor_removed", now)]
        : []),
      ...more,
      // Last: the entries are written while who acts upon themselves is still an administrator.
      changingPerson(db, id, columns, now),
    ]);
  } catch (error) {
    if (isLastAdministrator(error)) throw new AppError("last_administrator");
    if (isNoAdministrator(error)) throw new AppError("unauthenticated", { cause: error });
    if (isVersionConflict(error)) throw new AppError("conflict");
    throw error;
  }
  return toPerson({ ...found.row, ...columns });
}

export function toPerson(row: UserRow): PersonRecord {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    role: row.role,
    active: row.active,
    secondFactor: row.twoFactorEnabled,
    image: row.image,
    locale: row.locale,
    createdAt: row.createdAt.toISOString(),
  };
}
