/**
 * What every mail passes before it is sent, whatever wrote it: whether its address has proven itself, and whether the limits
 * let it go (quality, "Security": mail is no relay). A message that is over waits; the request that caused it has succeeded.
 */
import type { Database } from "../db/client.server.ts";
import { admittingMessage, provenAddress, roleOfSender, verifiedAccount } from "../db/mail-addresses.repo.server.ts";
import type { OutboxMessage } from "../db/outbox.repo.server.ts";
import { countsOf, HELD_MOST_MS, type HeldReason, MAIL_LIMITS, type MailCount } from "../domain/mail/mail-limits.ts";
import { isForStaff } from "../domain/mail/subject.ts";
import { emailKeyOf } from "../domain/people/sort-name.ts";
import { addressKey } from "./mail-addresses.server.ts";
import { type CountKey, countKey, countRequest, readCount } from "./rate-limits.server.ts";

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
  async function keysOf(counts: readonly MailCount[], now: number): Promise<CountKey[]> {
    return Promise.all(counts.map(({ bucket, subject }) => countKey(secret, bucket, subject, MAIL_LIMITS[bucket], now)));
  }

  /** The first count that is over, with the end of its window. */
  function over(counts: readonly MailCount[], keys: readonly CountKey[], counted: readonly { count: number }[][], more: number) {
    const at = counts.findIndex(({ bucket }, place) => (counted[place]?.[0]?.count ?? 0) + more > MAIL_LIMITS[bucket].requests);
    const [count, key] = [counts[at], keys[at]];
    return count && key ? { reason: count.reason, end: key.end } : null;
  }

  return {
    async standing({ kind, recipient, sender }) {
      const [proven, accounts, [caused]] = await db.batch([
        provenAddress(db, await addressKey(secret, recipient)),
        verifiedAccount(db, emailKeyOf(recipient)),
        roleOfSender(db, sender),
      ]);
      return { proven: isForStaff(kind) || proven.length > 0 || accounts.length > 0, byStaff: caused?.role === "admin" };
    },
    async admit(message, standing) {
      if (unlimited || message.admittedAt !== null) return { admitted: true };
      const now = clock().getTime();
      const counts = countsOf({ ...message, ...standing });
      const keys = await keysOf(counts, now);
      const held = ({ reason, end }: { reason: HeldReason; end: number }): Admission => ({
        admitted: false,
        reason,
        until: now - message.createdAt >= HELD_MOST_MS ? null : end,
      });
      const admitting = admittingMessage(db, message.id, now);
      // Read first: what waits for one count does not use up the others.
      const [first, ...rest] = keys.map((key) => readCount(db, key));
      const full = first ? over(counts, keys, await db.batch([first, ...rest]), 1) : null;
      if (full) return held(full);
      const [one, ...others] = keys.map((key) => countRequest(db, key));
      // Of several at once the database counts each, so that no more than the limit pass.
      const beyond = one ? over(counts, keys, await db.batch([one, ...others]), 0) : null;
      if (beyond) return held(beyond);
      await admitting;
      return { admitted: true };
    },
  };
}
