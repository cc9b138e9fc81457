import { abandonedUploads, givingUp } from "#app/db/cases/case-uploads.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { ABANDONED_MS } from "#app/domain/documents/case-uploads.ts";
import { runRows } from "#app/services/platform/job-runs.server.ts";
import { discardUpload } from "./discard-upload.server.ts";

/** Removes large documents that were given up, or have had no part for three days, with their parts. Gives how many. */
export async function sweepUploads(env: Env, db: Database, now: number): Promise<number> {
  const before = now - ABANDONED_MS;
  const uploads = await abandonedUploads(db, before, now);
  return runRows({ db, clock: () => new Date(now) }, "sweep_case_parts", uploads, {
    subject: ({ id }) => id,
    async work(upload) {
      // One that goes on meanwhile stays.
      if (upload.state !== "given_up" && !(await givingUp(db, upload.id, now, { before }))) return false;
      await discardUpload(env, db, upload);
      return true;
    },
  });
}
