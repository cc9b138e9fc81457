/**
 * A booking's own history says which case it was linked to. It is also what keeps a change of the booking and its link to a case from
 * passing each other: the one that writes the second entry of one number is refused and looks again.
 */
import { lastAuditOf, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import type { SeenCase } from "#app/services/cases/case-access.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { ROOM_TRIES } from "#app/services/platform/tries.ts";

/** The entry of the booking's history, for the batch that links it to the case or takes the link away. */
export async function writingInHistory(
  db: Database,
  bookingId: string,
  action: "case_linked" | "case_unlinked",
  { row, who }: SeenCase,
  now: number,
) {
  const [last] = await lastAuditOf(db, bookingId);
  const event = { subjectType: "booking", subjectId: bookingId, action, changes: { caseNumber: row.caseNumber } } as const;
  // In a list: a statement that is awaited is carried out.
  return [writingAudit(db, await nextAuditEntry(event, who, now, last ?? null))];
}

/** Does `work` again where the booking was changed in the meantime; throws `conflict` where others keep being faster. */
export async function retryWhenOutrun<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isVersionConflict(error)) throw error;
      if (attempt >= ROOM_TRIES) throw new AppError("conflict", { cause: error });
    }
  }
}
