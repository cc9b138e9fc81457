/** Use cases over one's own account: profile, picture, language and zone, notices, password, sessions. */

import {
  type ChangedColumns,
  changingPerson,
  findPerson,
  personForChange,
  type UserRow,
  writingEntry,
} from "#app/db/accounts/people.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isAccessEnded, isVersionConflict } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import type { PeopleCode } from "#app/domain/people/people-codes.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { removeReplaced } from "#app/services/platform/files/left-files.server.ts";
import { requireOwner } from "./require-owner.server.ts";

/** How one knows of a stored picture that nothing is left in it but the picture. */
export const BARE = { customMetadata: { bare: "1" } };

/** How often an entry of the history is tried when another is written at the same time. */
const TRIES = 5;

export async function ownRow(context: ServiceContext): Promise<UserRow> {
  const { db } = context;
  const [row] = await findPerson(db, (await requireOwner(context)).id);
  if (!row) throw new AppError("unauthenticated");
  return row;
}

/** Writes a change with its entry in the account's history. Throws `unauthenticated` when `statements` hold an access that was ended. */
export async function recordOwnChange(
  context: ServiceContext,
  action: string,
  changes: Record<string, unknown>,
  statements: readonly Statement[],
): Promise<void> {
  const { clock, db } = context;
  const who = await requireOwner(context);
  for (let attempt = 1; ; attempt += 1) {
    const found = await personForChange(db, who.id);
    if (!found) throw new AppError("unauthenticated");
    const now = clock().getTime();
    const audit = await nextAuditEntry({ subjectType: "person", subjectId: who.id, action, changes }, who, now, found.last);
    try {
      await db.batch([writingEntry(db, audit), ...statements]);
      return;
    } catch (error) {
      if (isAccessEnded(error)) throw new AppError("unauthenticated", { cause: error });
      if (!isVersionConflict(error) || attempt >= TRIES) throw error;
    }
  }
}

/** Writes columns of one's own account that differ, with what goes with that (`besides`) in the same batch. Throws `too_many_requests`. */
export async function saveColumns(
  context: LimitedContext,
  action: string,
  columns: ChangedColumns,
  besides: (row: UserRow, now: number) => Statement[] = () => [],
): Promise<void> {
  const { clock, db } = context;
  const row = await ownRow(context);
  const changed = Object.entries(columns).filter(([name, value]) => row[name as keyof ChangedColumns] !== value);
  if (changed.length === 0) return;
  await context.rateLimits.takeFor("own_settings", row.id);
  const told = changed.filter(([name]) => !["sortName", "name", "pictureKey"].includes(name));
  const changes = Object.fromEntries(told.map(([name, value]) => [name, [row[name as keyof ChangedColumns] ?? null, value]]));
  const now = clock().getTime();
  await recordOwnChange(context, action, changes, [changingPerson(db, row.id, columns, now), ...besides(row, now)]);
}

export async function replacePicture(context: LimitedContext, columns: { image: string | null; pictureKey: string | null }): Promise<void> {
  await saveColumns(context, columns.image === null ? "picture_removed" : "picture_changed", columns);
  // The write itself has noted which picture it replaced: another may have been saved since this request began.
  // What cannot be removed now the schedule removes.
  await removeReplaced(context.env, context.db, context.clock().getTime()).catch(() => undefined);
}

export function refused(field: string, code: PeopleCode): AppError {
  return new AppError("invalid_input", { issues: [{ field, code }] });
}
