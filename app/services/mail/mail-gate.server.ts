/**
 * What every mail passes before it is sent, whatever wrote it: whether its address has proven itself, and whether the limits
 * let it go (quality, "Security": mail is no relay). A message that is over waits; the request that caused it has succeeded.
 */
import type { Database } from "#app/db/client.server.ts";
import { admittingMessage, roleOfSender } from "#app/db/mail/mail-addresses.repo.server.ts";
import type { OutboxMessage } from "#app/db/mail/outbox.repo.server.ts";
import { countTogether } from "#app/db/platform/rate-limits.repo.server.ts";
import { countsOf, HELD_MOST_MS, type HeldReason, MAIL_LIMITS } from "#app/domain/mail/mail-limits.ts";
import { isForStaff, MEMBER_MAILS } from "#app/domain/mail/subject.ts";
import { countKey, readCount } from "#app/services/platform/rate-limits.server.ts";
import { proofsOf } from "./mail-addresses.server.ts";

/** How a message stands to its address. */
export interface Standing {
  /** Whether the address has proven itself: somebody's verified account, or its reader has followed a mailed link. */
  proven: boolean;
  /** Whether staff caused the message. */
  byStaff: boolean;
}

export type Admission =
  | { admitted: true }
  /** `until` in UTC milliseconds; null when it was held back for so long that it is given up. */
  | { admitted: false; reason: HeldReason; until: number | null };

export interface MailGate {
  standing(message: OutboxMessage): Promise<Standing>;
  /** Counts the message, once for all its attempts. */
  admit(message: OutboxMessage, standing: Standing): Promise<Admission>;
}

export interface GateContext {
  db: Database;
  /** The Worker's key: addresses are counted as keyed hashes. */
  secret: string;
  clock: () => Date;
  /** Limits are lifted, in local runs and tests alone. */
  unlimited: boolean;
}

export function createMailGate({ db, secret, clock, unlimited }: GateContext): MailGate {
  /** Each count of a message with the key that it is kept under now, and its limit. */
  async function boundsOf(message: OutboxMessage, standing: Standing, now: number) {
    const counts = countsOf({ ...message, ...standing });
    return Promise.all(
      counts.map(async ({ bucket, subject, reason }) => {
        const limit = MAIL_LIMITS[bucket];
        return { ...(await countKey(secret, bucket, subject, limit, now)), most: limit.requests, reason };
      }),
    );
  }

  /** The first of the counts that is full. */
  async function fullOf(bounds: Awaited<ReturnType<typeof boundsOf>>) {
    const [first, ...rest] = bounds.map((bound) => readCount(db, bound));
    const counted = first ? await db.batch([first, ...rest]) : [];
    // None is full any more only when its window ended meanwhile: then the first says when to come again.
    return bounds.find(({ most }, at) => (counted[at]?.[0]?.count ?? 0) >= most) ?? bounds[0];
  }

  return {
    async standing({ kind, recipient, sender, network }) {
      const [proven, accounts, [caused]] = await db.batch([...(await proofsOf(db, secret, recipient)), roleOfSender(db, sender)]);
      // Who is signed out may name anybody's address: that it has an account says nothing of who wrote the words.
      const byStranger = sender === null && network !== null && !MEMBER_MAILS.some((one) => one === kind);
      const known = accounts.length > 0 && !byStranger;
      return { proven: isForStaff(kind) || proven.length > 0 || known, byStaff: caused?.role === "admin" };
    },
    async admit(message, standing) {
      if (unlimited || message.admittedAt !== null) return { admitted: true };
      const now = clock().getTime();
      const bounds = await boundsOf(message, standing, now);
      const full = (await countTogether(db, bounds)) ? undefined : await fullOf(bounds);
      if (full) {
        const isOver = now - message.createdAt >= HELD_MOST_MS;
        return { admitted: false, reason: full.reason, until: isOver ? null : full.end };
      }
      await admittingMessage(db, message.id, now);
      return { admitted: true };
    },
  };
}
