/** Scheduled work: what has expired is removed (retention of drafts and conversations: 14 days). */
import { connect } from "#app/db/client.server.ts";
import { sweepExpired } from "#app/db/sweeping.repo.server.ts";

export async function runJobs(env: Env, now: Date): Promise<void> {
  await sweepExpired(connect(env.DB), now.getTime());
}
