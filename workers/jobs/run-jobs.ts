/** Scheduled work: what has expired is removed (drafts and conversations after 14 days, page views after thirteen months). */
import { connect } from "#app/db/client.server.ts";
import { sweepPageViews } from "#app/db/page-views.repo.server.ts";
import { sweepExpired } from "#app/db/sweeping.repo.server.ts";
import { addDays } from "#app/domain/booking/local-date.ts";
import { countedDay, KEPT_DAYS } from "#app/domain/site/page-counts.ts";
import { sweepUnfinishedDocuments } from "#app/services/booking-documents.server.ts";

export async function runJobs(env: Env, now: Date): Promise<void> {
  const db = connect(env.DB);
  await sweepExpired(db, now.getTime());
  await sweepUnfinishedDocuments(env, now);
  await sweepPageViews(db, addDays(countedDay(now), -KEPT_DAYS));
}
