/** The search indexes of a local database as the schedule leaves them (`services/platform/search/merge-indexes.server.ts`). */
import { connect } from "#app/db/client.server.ts";
import { mergeSearchIndexes } from "#app/services/platform/search/merge-indexes.server.ts";
import { localD1 } from "./local-d1.ts";

const MINUTE = 60_000;

/** Runs the job of each minute over the database of `folder` until it has nothing to do. Gives how many minutes that were, and the seconds it took. */
export async function mergeAsScheduled(folder: string): Promise<{ minutes: number; seconds: number; slowest: number }> {
  const { database, close } = localD1(folder);
  const began = performance.now();
  let [now, minutes, slowest] = [Date.now(), 0, 0];
  const clock = () => new Date(now);
  for (;;) {
    const before = performance.now();
    if ((await mergeSearchIndexes({ db: connect(database), clock })) === 0) break;
    slowest = Math.max(slowest, performance.now() - before);
    now += MINUTE;
    minutes += 1;
  }
  close();
  return { minutes, seconds: (performance.now() - began) / 1000, slowest };
}
