import { findForChange, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";

/** What an administrator does to the links, with its place in the booking's history; `now` of the statements in UTC milliseconds. */
export async function administerLinks(
  context: ServiceContext,
  bookingId: string,
  action: "link_revoked" | "link_sent",
  statements: (now: number) => Promise<Statement[]>,
): Promise<void> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const change = await findForChange(db, bookingId);
  if (!change) throw new AppError("not_found");
  const now = clock().getTime();
  const audit = await nextAuditEntry({ subjectType: "booking", subjectId: bookingId, action, changes: {} }, who, now, change.last);
  try {
    await db.batch([writingAudit(db, audit), ...(await statements(now))]);
  } catch (error) {
    if (isVersionConflict(error)) throw new AppError("conflict");
    throw error;
  }
}
