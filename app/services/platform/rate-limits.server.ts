/**
 * Requests counted in D1, so that every isolate shares the count (quality, "Security"): per caller, whose key is the network
 * that the request came from, or per any other subject (an account, an address, a case). Subjects are stored as keyed hashes.
 * Guesses at passwords and codes: `guesses.server.ts`.
 */
import { eq, type SQL, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import type { Database, Statement } from "#app/db/client.server.ts";
import { rateLimits } from "#app/db/schema/bookings.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { isProduction } from "./environment.ts";
import { keyedHash } from "./keyed-hash.ts";
import { callerNetwork, siteOf } from "./network.ts";
import { authSecretOf } from "./secrets/auth-secrets.ts";

/** Requests allowed per window of seconds; `site`: by all networks of a site together (`siteOf`), of what is kept for days. */
export const LIMITS = {
  booking: { requests: 10, seconds: 3600, site: 60 },
  chat: { requests: 20, seconds: 60 },
  /**
   * Turns of a day, each of which keeps up to 24 kB for days: an address that only fills the database fills 10 MB a day. A whole office behind one address
   * has as many as forty people of ten turns each.
   */
  chat_day: { requests: 400, seconds: 86_400, site: 2000 },
  /** Conversations begun, each of which is kept for days. */
  chat_new: { requests: 60, seconds: 3600, site: 300 },
  draft: { requests: 240, seconds: 60 },
  /** Drafts begun, each of which is kept for days: of visitors by network, of people by account. */
  draft_new: { requests: 20, seconds: 3600, site: 100 },
  draft_new_account: { requests: 60, seconds: 3600 },
  upload: { requests: 60, seconds: 3600 },
  upload_network: { requests: 240, seconds: 3600 },
  /** A filing may have many exhibits, and a firm's people share an address. */
  case_upload: { requests: 300, seconds: 3600 },
  /** New cases: of one account, and of everybody behind one address. */
  case_creation: { requests: 20, seconds: 3600 },
  case_creation_network: { requests: 60, seconds: 3600 },
  /** People named, corrected or invited in cases. */
  case_people: { requests: 60, seconds: 3600 },
  case_people_network: { requests: 180, seconds: 3600 },
  /** Copies of documents that one account takes: a hearing with hundreds of exhibits is half of it. */
  case_download: { requests: 300, seconds: 3600 },
  /** Names that one account gives itself: each is entered in its open cases, and stays. A slip is put right at once. */
  account_rename_soon: { requests: 2, seconds: 600 },
  account_rename: { requests: 5, seconds: 86_400 },
  /** Invitations that one side of a case causes: the first of each person, new links, and those that follow from a corrected address. */
  case_invitations: { requests: 20, seconds: 3600 },
  /** Messages posted in cases. */
  case_message: { requests: 120, seconds: 3600 },
  case_message_network: { requests: 400, seconds: 3600 },
  /** A case's own words edited, remarks on disclosures and requests for more time. */
  case_change: { requests: 60, seconds: 3600 },
  case_change_network: { requests: 200, seconds: 3600 },
  /** Documents filed by one account; `case_upload` counts its network. */
  case_upload_account: { requests: 200, seconds: 3600 },
  /** Parts of large documents that one account sends: 5 GB an hour, eight times what a side of a case has room for. */
  case_upload_part: { requests: 1000, seconds: 3600 },
  /** Large documents that one account has put together, each of which is read whole; as many as have room, and tries over a bad line. */
  case_upload_finish: { requests: 120, seconds: 3600 },
  inquiry: { requests: 5, seconds: 3600, site: 30 },
  /** Calls that visitors of the chat are promised: by network, and by the number that is to be called. */
  callback: { requests: 5, seconds: 3600 },
  callback_number: { requests: 2, seconds: 86_400 },
  /** Mails to an office that somebody in the chat asks for a person, and has left no number. */
  person_asked: { requests: 5, seconds: 3600 },
  /** Changes, cancellations, requests, messages and holds by a booking's link: of one booking, and from one network. */
  manage: { requests: 30, seconds: 3600 },
  manage_network: { requests: 120, seconds: 3600 },
  /** Pages and files that a booking's keys open, each of which reads days and rooms: by network, and by key, since who has one must not use up another. */
  opened_key: { requests: 60, seconds: 60 },
  opened_one_key: { requests: 30, seconds: 60 },
  /** Forms sent on those pages, each of which is answered with one: counted before anything is done, with a part that is each key's own. */
  sent_by_key: { requests: 60, seconds: 60 },
  sent_by_one_key: { requests: 60, seconds: 60 },
  /** Mails of a booking's links that are asked for. */
  link_mail: { requests: 5, seconds: 3600 },
  availability: { requests: 60, seconds: 60 },
  estimate: { requests: 60, seconds: 60 },
  /** Mails asked for by "forgotten password": an office shares an address, and each account is sent three an hour. */
  forgotten_password: { requests: 20, seconds: 3600 },
  /** Records of cases, exported or verified by one account: each reads the whole chain. */
  record: { requests: 30, seconds: 3600 },
  /** Bundles that one account changes or makes: each may read what it is made of. */
  bundle: { requests: 120, seconds: 3600 },
  /** Messages that an administrator has the assistant's readers read on trial. */
  trial: { requests: 30, seconds: 3600 },
  /** Right sign-ins of an account, each of which is an entry that stays: a day's, more than any person needs. */
  sign_in: { requests: 500, seconds: 86_400 },
  /** Changes of an account's own settings, each of which is an entry that stays. */
  own_settings: { requests: 30, seconds: 3600 },
  /** Saves of an arbitrator's own profile, each of which is an entry that stays. */
  own_profile: { requests: 30, seconds: 3600 },
  /** Keys that open nothing, tried from one network at whatever address takes one. */
  unknown_key: { requests: 60, seconds: 60 },
  /** Calls by one API key. */
  api_key: { requests: 120, seconds: 60 },
  /** Deliveries of webhooks that an administrator has sent again, or for a test. */
  webhook_send: { requests: 120, seconds: 3600 },
  /** Copies of everything held about somebody, by the account that asks: each reads whole tables. */
  personal_data: { requests: 10, seconds: 3600 },
  page_view: { requests: 120, seconds: 60 },
  /** What an account searches for, asked while one types. */
  search: { requests: 180, seconds: 60 },
  /** Looks for news: each window that is looked at asks every four seconds. */
  live: { requests: 300, seconds: 60 },
} as const;
export type Bucket = keyof typeof LIMITS;

/** Of an account's own limit, what nobody else in its network can use up: both sides of a hearing sit behind one Wi-Fi. */
export const RESERVED = 0.25;

export interface Limit {
  requests: number;
  seconds: number;
  site?: number;
}

export interface RateLimits {
  /** Counts one request of the caller's network. Throws `too_many_requests` with `retryAfter` in seconds when it is over. */
  take(bucket: Bucket): Promise<void>;
  /**
   * Counts one request of `subject`, whatever it names: an account's id, an address, a case. Throws as `take` does.
   * Subjects of one bucket should be of one kind, since they share its keys.
   */
  takeFor(bucket: Bucket, subject: string): Promise<void>;
  /** Counts one request of each subject (the caller's network where none is named) in one trip. Throws as `take` does. */
  takeAll(counted: readonly { bucket: Bucket; subject?: string }[]): Promise<void>;
  /**
   * Counts one request of an account and of its network. Throws as `take` does when the account is over, or the network is and the account has
   * had its part of it (`RESERVED` of its own limit): everyone who shares a network keeps as much.
   */
  takeShared(account: { bucket: Bucket; subject: string }, network: Bucket): Promise<void>;
  /** What was counted for `subject` (of the caller's network when null) in the present window; counts nothing. */
  read(bucket: Bucket, subject?: string | null): Promise<Counted>;
  /** Counts one request of `subject` and asks `statements` in the same trip: none of them where it is over, and throws as `take` does then. */
  askWithin<All extends Questions>(bucket: Bucket, subject: string, statements: All): Promise<BatchResponse<All>>;
  /** `take`, or `takeFor` a subject, as a statement for a batch that is sent anyway; null when limits are off. Judge its rows with `judge`. */
  counting(bucket: Bucket, subject?: string): Promise<Counting | null>;
}

type Questions = readonly [Statement, ...Statement[]];

export interface Counted {
  count: number;
  /** Whether the next request would be refused. */
  isFull: boolean;
  /** Seconds until the window ends. */
  retryAfter: number;
}

export interface Counting {
  statement: ReturnType<typeof countRequest>;
  /** That the caller is not over, for what follows `statement` in its batch and should do nothing otherwise. */
  within: SQL;
  /** Throws `too_many_requests` when the counted rows say that the caller is over. */
  judge(rows: readonly { key: string; count: number }[]): void;
}

/** One row of the counts: its key, and when its window ends (UTC milliseconds). */
export interface CountKey {
  key: string;
  end: number;
}

/** The key under which `subject` is counted at `now` (UTC milliseconds). The subject itself is not stored, only a keyed hash of it. */
export function countKey(secret: string, bucket: string, subject: string, { seconds }: Limit, now: number): CountKey {
  const window = Math.floor(now / 1000 / seconds);
  return { key: `${bucket}:${keyedHash(secret, "subject", subject)}:${window}`, end: (window + 1) * seconds * 1000 };
}

/** Counts one more under each key, and gives the counts. */
export function countRequest(db: Database, keys: readonly CountKey[]) {
  return db
    .insert(rateLimits)
    .values(keys.map(({ key, end }) => ({ key, count: 1, expiresAt: end })))
    .onConflictDoUpdate({ target: rateLimits.key, set: { count: sql`${rateLimits.count} + 1` } })
    .returning({ key: rateLimits.key, count: rateLimits.count });
}

/** What was counted under a key; no row for nothing. */
export function readCount(db: Database, { key }: CountKey) {
  return db.select({ count: rateLimits.count }).from(rateLimits).where(eq(rateLimits.key, key)).limit(1);
}

/** Whether limits are lifted, which only a local run or a test may do. */
export function areLimitsOff(env: { RATE_LIMITS: string; ENVIRONMENT: string }): boolean {
  return env.RATE_LIMITS === "off" && !isProduction(env);
}

/** A statement that fails where the caller is over, and with it the batch: nothing after it is run. */
const barrier = (db: Database, { within }: Counting) =>
  db.select({ open: sql<string>`json(iif(${within}, 'null', 'over'))`.as("open") }).from(sql`(select 1)`);

/** Counts, and asks what comes behind the barrier; `read` tells afterwards whether it was the barrier that failed. */
async function askBehind<All extends Questions>(db: Database, counting: Counting, statements: All, read: () => Promise<Counted>) {
  try {
    const [, , ...rows] = await db.batch([counting.statement, barrier(db, counting), ...statements]);
    return rows as BatchResponse<All>;
  } catch (error) {
    const { isFull, retryAfter } = await read();
    throw isFull ? new AppError("too_many_requests", { detail: { retryAfter }, cause: error }) : error;
  }
}

async function takeAll(db: Database, counted: readonly Promise<Counting | null>[]): Promise<void> {
  const [first, ...rest] = (await Promise.all(counted)).filter((one) => one !== null);
  if (!first) return;
  const rows = await db.batch([first.statement, ...rest.map(({ statement }) => statement)]);
  for (const [at, one] of [first, ...rest].entries()) one.judge(rows[at] ?? []);
}

interface Bound extends CountKey {
  requests: number;
}

/** Counts one request under each key, of which none may be over its bound. */
function countingWithin(db: Database, bounds: readonly Bound[], secondsUntil: (end: number) => number): Counting {
  return {
    statement: countRequest(db, bounds),
    within: sql.join(
      bounds.map(({ key, requests }) => sql`(select count from rate_limits where key = ${key}) <= ${requests}`),
      sql` and `,
    ),
    judge(rows) {
      const over = bounds.find((bound) => rows.some(({ key, count }) => key === bound.key && count > bound.requests));
      if (over) throw new AppError("too_many_requests", { detail: { retryAfter: secondsUntil(over.end) } });
    },
  };
}

export function createRateLimits({ env, db, clock }: ServiceContext, request: Request): RateLimits {
  const now = () => clock().getTime();
  const keyOf = (bucket: Bucket, subject: string | null) =>
    countKey(authSecretOf(env), bucket, subject ?? callerNetwork(request), LIMITS[bucket], now());
  const secondsUntil = (end: number) => Math.max(1, Math.ceil((end - now()) / 1000));

  async function countingFor(bucket: Bucket, subject: string | null): Promise<Counting | null> {
    if (areLimitsOff(env)) return null;
    const limit: Limit = LIMITS[bucket];
    const site = subject === null && limit.site !== undefined ? siteOf(callerNetwork(request)) : null;
    const bounds: Bound[] = [{ ...keyOf(bucket, subject), requests: limit.requests }];
    // All networks of the caller's site together.
    if (site !== null && limit.site !== undefined) bounds.push({ ...keyOf(bucket, site), requests: limit.site });
    return countingWithin(db, bounds, secondsUntil);
  }

  async function take(bucket: Bucket, subject: string | null): Promise<void> {
    const counted = await countingFor(bucket, subject);
    counted?.judge(await counted.statement);
  }

  async function read(bucket: Bucket, subject: string | null = null): Promise<Counted> {
    const key = keyOf(bucket, subject);
    const count = areLimitsOff(env) ? 0 : ((await readCount(db, key))[0]?.count ?? 0);
    return { count, isFull: count >= LIMITS[bucket].requests, retryAfter: secondsUntil(key.end) };
  }

  async function askWithin<All extends Questions>(bucket: Bucket, subject: string, statements: All): Promise<BatchResponse<All>> {
    const counting = await countingFor(bucket, subject);
    return counting ? askBehind(db, counting, statements, () => read(bucket, subject)) : db.batch(statements);
  }

  return {
    askWithin,
    counting: (bucket, subject) => countingFor(bucket, subject ?? null),
    take: (bucket) => take(bucket, null),
    takeFor: take,
    takeAll: (counted) =>
      takeAll(
        db,
        counted.map(({ bucket, subject }) => countingFor(bucket, subject ?? null)),
      ),
    async takeShared(account, network) {
      const [own, shared] = await Promise.all([countingFor(account.bucket, account.subject), countingFor(network, null)]);
      if (!own || !shared) return;
      const [mine, all] = await db.batch([own.statement, shared.statement]);
      own.judge(mine);
      if ((mine[0]?.count ?? 1) > LIMITS[account.bucket].requests * RESERVED) shared.judge(all);
    },
    read,
  };
}
