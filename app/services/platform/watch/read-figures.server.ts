/** What an operator's monitor asks for: each figure with its limit (`app/domain/watch/figures.ts`). Two waits for the database. */
import { volumeKept } from "#app/db/assistant/kept-volume.repo.server.ts";
import { requestsKept } from "#app/db/bookings/untouched-requests.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import {
  brokenRecords,
  failingJobs,
  givenUpMails,
  lastRun,
  longestDueMail,
  longestWaitingTalk,
  overdueHolds,
  recentCounts,
  recordPasses,
  usageOfDay,
} from "#app/db/platform/watch.repo.server.ts";
import { type CountedName, type Figure, failuresPercent, judge, readLimits } from "#app/domain/watch/figures.ts";
import { hasWatchToken } from "./watch-token.ts";

/** The schedule whose work is people's: mail, reminders, holds. */
export const EVERY_MINUTE = "* * * * *";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MEGABYTE = 1_000_000;
/** Holds end with the next minute's work; what is ten minutes over was missed. */
const HOLD_MAY_WAIT = 10 * MINUTE;

type Where = Pick<Env, "DB"> & { WATCH_TOKEN?: string; WATCH_LIMITS?: string };

/** The figures at `now`, or null for who does not bring the installation's `WATCH_TOKEN`, also where it has none. */
export async function readFigures(env: Where, authorization: string | null, now: number): Promise<Figure[] | null> {
  if (!(await hasWatchToken(env.WATCH_TOKEN, authorization))) return null;
  const db = connect(env.DB);
  const [runs, jobs, mails, dead, holds, talks, usage, broken, passes, counts, kept, requests] = await db.batch([
    lastRun(db, EVERY_MINUTE),
    failingJobs(db),
    longestDueMail(db, now),
    givenUpMails(db, now),
    overdueHolds(db, now - HOLD_MAY_WAIT),
    longestWaitingTalk(db),
    usageOfDay(db, new Date(now).toISOString().slice(0, 10)),
    brokenRecords(db),
    recordPasses(db),
    recentCounts(db, now),
    volumeKept(db),
    requestsKept(db),
  ]);
  const since = (at: number | null | undefined, unit: number) => (at == null ? 0 : Math.max(0, Math.floor((now - at) / unit)));
  const times = (name: CountedName) => counts.find((row) => row.name === name)?.times ?? 0;
  // An installation whose first pass still goes on has waited since it began.
  const pass = passes.find(({ finishedAt }) => finishedAt !== null)?.finishedAt ?? passes.at(-1)?.startedAt;
  return judge(
    {
      schedule_minutes: since(runs[0]?.at, MINUTE),
      jobs_failing: jobs.filter(({ whole }) => whole).length,
      rows_failing: jobs.filter(({ whole }) => !whole).length,
      mail_minutes: since(mails[0]?.at, MINUTE),
      mails_undeliverable: dead[0]?.count ?? 0,
      faults: times("faults"),
      refusals: times("refusals"),
      slow_answers: times("slow"),
      holds_overdue: holds[0]?.count ?? 0,
      talk_minutes: since(talks[0]?.at, MINUTE),
      model_failures_percent: failuresPercent({ turns: usage[0]?.turns ?? 0, failures: usage[0]?.failures ?? 0 }),
      records_broken: broken[0]?.count ?? 0,
      records_hours: since(pass, HOUR),
      kept_talk_megabytes: Math.ceil((kept[0]?.bytes ?? 0) / MEGABYTE),
      kept_requests_megabytes: Math.ceil((requests[0]?.bytes ?? 0) / MEGABYTE),
      database_megabytes: Math.ceil((await databaseBytes(env.DB)) / MEGABYTE),
    },
    readLimits(env.WATCH_LIMITS),
  );
}

/** D1 says with each answer how large the database is. */
async function databaseBytes(binding: D1Database): Promise<number> {
  const { meta } = await binding.prepare("SELECT 1").run();
  return meta.size_after ?? 0;
}
