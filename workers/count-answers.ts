/** Counts of what went wrong, for who watches (`/api/health/figures`). In the isolate first: a storm of faults is no storm of writes. */
import { connect } from "#app/db/client.server.ts";
import { countingWatched } from "#app/db/platform/watch.repo.server.ts";
import { loggable } from "#app/domain/loggable.ts";
import { type CountedName, SLOW_MS } from "#app/domain/watch/figures.ts";

/** What one isolate counted is written so often at most; what it counted last is lost when it dies before. */
const WRITTEN_EVERY_MS = 5000;

/** Has `work` done once the answer is on its way. */
type Later = (work: (env: Pick<Env, "DB">) => Promise<void>) => void;

const waiting = new Map<CountedName, number>();
let writtenAt = Number.NEGATIVE_INFINITY;

/** What monitors ask: an alarm is not to feed itself. */
const MONITORS = /^https?:\/\/[^/]+\/api\/health\b/;

/** Counts an answer by its status and the milliseconds until it began. Costs nothing where all went well, and never fails. */
export function countAnswer(request: Pick<Request, "url">, status: number, milliseconds: number, later: Later): void {
  if (MONITORS.test(request.url)) return;
  for (const name of namesOf(status, milliseconds)) waiting.set(name, (waiting.get(name) ?? 0) + 1);
  const now = Date.now();
  // A clock that was put back holds nothing up.
  if (waiting.size === 0 || Math.abs(now - writtenAt) < WRITTEN_EVERY_MS) return;
  writtenAt = now;
  later((env) => write(env, now));
}

function namesOf(status: number, milliseconds: number): CountedName[] {
  const names: CountedName[] = [];
  if (status === 503) names.push("refusals");
  else if (status >= 500) names.push("faults");
  if (milliseconds > SLOW_MS) names.push("slow");
  return names;
}

/** Counted again where the database takes no note, which may be why something went wrong. */
async function write(env: Pick<Env, "DB">, now: number): Promise<void> {
  const counted = [...waiting];
  waiting.clear();
  try {
    const db = connect(env.DB);
    const [first, ...rest] = counted.map(([name, times]) => countingWatched(db, name, times, now));
    if (first) await db.batch([first, ...rest]);
  } catch (error) {
    for (const [name, times] of counted) waiting.set(name, (waiting.get(name) ?? 0) + times);
    console.error(`counts: ${loggable(error)}`);
  }
}
