/** What a person has only requested ends with their erasure: no one is left to go on with it. */
import type { Database } from "#app/db/client.server.ts";
import { cancellingWith, openRequestsOf } from "#app/db/personal-data/erased-requests.repo.server.ts";
import { type ErasureRow, goingOn } from "#app/db/personal-data/erasures.repo.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";

/** Requests that are cancelled in one batch. */
const PORTION = 250;

/**
 * Cancels the open requests of whom an erasure is of, each with an entry in its own history that names who began the erasure. Nobody is mailed. Throws what
 * `isVersionConflict` knows where one of them changes at the same moment, and `legal_hold` of the database where a hold is in force: the portions before stay.
 */
export async function cancelRequests(db: Database, { id, address, begunBy }: ErasureRow, now: number): Promise<void> {
  for (;;) {
    const requests = await openRequestsOf(db, address ?? "", PORTION);
    if (requests.length === 0) return;
    const entries = requests.map(({ id: subjectId, status, last }) => {
      const changes = { from: status, to: "cancelled", erasure: id };
      const event = { subjectType: "booking", subjectId, action: "status_changed", changes } as const;
      return nextAuditEntry(event, { kind: "user", id: begunBy, role: "admin" }, now, last);
    });
    await db.batch([goingOn(db, id), ...cancellingWith(db, await Promise.all(entries), now)]);
  }
}
