import { forgettingDocument, unfinishedDocuments } from "#app/db/bookings/booking-attachments.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { runRows } from "#app/services/platform/job-runs.server.ts";

/** Removes what was begun to be uploaded more than an hour before `now` and never got there, with its bytes. Gives how many. */
export async function sweepUnfinishedDocuments(env: Env, now: Date): Promise<number> {
  const db = connect(env.DB);
  const unfinished = await unfinishedDocuments(db, now.getTime() - 3_600_000, now.getTime());
  return runRows({ db, clock: () => now }, "sweep_uploads", unfinished, {
    subject: ({ id }) => id,
    async work({ id, objectKey }) {
      await env.FILES.delete(objectKey);
      await forgettingDocument(db, id);
      return true;
    },
  });
}
