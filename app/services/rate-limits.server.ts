/** Requests per caller, counted in D1 so that every isolate shares the count (quality, "Security"). */
import { sql } from "drizzle-orm";
import type { Database } from "../db/client.server.ts";
import { rateLimits } from "../db/schema/bookings.ts";
import { AppError } from "../domain/errors.ts";
import type { ServiceContext } from "./create-services.server.ts";

/** Requests allowed per window of seconds. */
export const LIMITS = {
  sign_in: { requests: 5, seconds: 60 },
  /** A sign-in by passkey asks twice: for the challenge, and with the answer. */
  passkey: { requests: 10, seconds: 60 },
  booking: { requests: 10, seconds: 3600 },
  chat: { requests: 20, seconds: 60 },
  draft: { requests: 240, seconds: 60 },
  upload: { requests: 60, seconds: 3600 },
  /** A filing may have many exhibits, and a firm's people share an address. */
  case_upload: { requests: 300, seconds: 3600 },
  inquiry: { requests: 5, seconds: 3600 },
  /** Changes, cancellations and requests by a client's link. */
  manage: { requests: 30, seconds: 3600 },
  /** Mails of a booking's links that are asked for. */
  link_mail: { requests: 5, seconds: 3600 },
  availability: { requests: 60, seconds: 60 },
  /** Links of invitations and forgotten passwords: looked at and used. */
  account_link: { requests: 30, seconds: 3600 },
  /** Mails asked for by "forgotten password". */
  forgotten_password: { requests: 5, seconds: 3600 },
  /** Present passwords and codes given in the settings. */
  own_password: { requests: 10, seconds: 900 },
  /** Records of cases, exported or verified. */
  record: { requests: 30, seconds: 3600 },
  page_view: { requests: 120, seconds: 60 },
} as const;
export type Bucket = keyof typeof LIMITS;

export interface RateLimits {
  /** Counts one request. Throws `too_many_requests` with `retryAfter` in seconds when the caller is over. */
  take(bucket: Bucket): Promise<void>;
  /** The same as a statement for a batch that is sent anyway; null when limits are off. Judge its rows with `judge`. */
  counting(bucket: Bucket): Promise<Counting | null>;
}

export interface Counting {
  statement: ReturnType<typeof countRequest>;
  /** Throws `too_many_requests` when the counted rows say that the caller is over. */
  judge(rows: readonly { count: number }[]): void;
}

function countRequest(db: Database, key: string, expiresAt: number) {
  return db
    .insert(rateLimits)
    .values({ key, count: 1, expiresAt })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count: sql`${rateLimits.count} + 1` } })
    .returning({ count: rateLimits.count });
}

export function createRateLimits(context: ServiceContext, request: Request): RateLimits {
  async function counting(bucket: Bucket): Promise<Counting | null> {
    const { RATE_LIMITS, ENVIRONMENT }: { RATE_LIMITS: string; ENVIRONMENT: string } = context.env;
    if (RATE_LIMITS === "off" && ENVIRONMENT !== "production") return null;
    const { requests, seconds } = LIMITS[bucket];
    const now = Math.floor(context.clock().getTime() / 1000);
    const window = Math.floor(now / seconds);
    const key = `${bucket}:${await callerKey(request, context.env.AUTH_SECRET)}:${window}`;
    const end = (window + 1) * seconds;
    return {
      statement: countRequest(context.db, key, end * 1000),
      judge(rows) {
        if ((rows[0]?.count ?? 1) > requests) throw new AppError("too_many_requests", { detail: { retryAfter: Math.max(1, end - now) } });
      },
    };
  }
  return {
    counting,
    async take(bucket) {
      const counted = await counting(bucket);
      counted?.judge(await counted.statement);
    },
  };
}

/** The caller's address, keyed and hashed: counted, never stored as it is. */
async function callerKey(request: Request, secret: string): Promise<string> {
  const address = request.headers.get("CF-Connecting-IP") ?? "local";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${secret}:${address}`));
  return btoa(String.fromCharCode(...new Uint8Array(digest).slice(0, 12)));
}
