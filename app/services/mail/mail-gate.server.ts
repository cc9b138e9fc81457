/**
 * What every mail passes before it is sent, whatever wrote it: whether its address has proven itself, and whether the limits
 * let it go (quality, "Security": mail is no relay). A message that is over waits; the request that caused it has succeeded.
 */
import type { Database } from "#app/db/client.server.ts";
import { accountOfSender, admittingMessage, confirmedBooking } from "#app/db/mail/mail-addresses.repo.server.ts";
import type { OutboxMessage } from "#app/db/mail/outbox.repo.server.ts";
import { countTogether } from "#app/db/platform/rate-limits.repo.server.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import {
  COLLECTED_MS,
  countsOf,
  HELD_MOST_MS,
  HELD_OF_ACCOUNT_MS,
  type HeldReason,
  isBySystem,
  MAIL_LIMITS,
  type MailCounts,
} from "#app/domain/mail/mail-limits.ts";
import { isForStaff, MEMBER_MAILS } from "#app/domain/mail/subject.ts";
import { keyedHash } from "#app/services/platform/keyed-hash.ts";
import { countKey, readCount } from "#app/services/platform/rate-limits.server.ts";
import type { AuthSecrets } from "#app/services/platform/secrets/auth-secrets.ts";
import { answeredFrom, proofsOf, renewingProof } from "./mail-addresses.server.ts";

/** What a message has to do with its address. */
export interface Standing {
  /** Whether the address has proven itself: somebody's verified account, or its reader has followed a mailed link. */
  proven: boolean;
  /**
   * Whether it may hold what people typed: a proven address, of what staff, the system or its own account caused. Anyone who is signed
   * out, or in as somebody else, may name anybody's address, and that it was proven says nothing of who wrote the words.
   */
  personal: boolean;
  /** Whether the address is that of the account that caused the message. */
  own: boolean;
  /** Whether staff caused the message. */
  byStaff: boolean;
  /** Whether the reader of the address has followed a mailed link in the network that caused the message. */
  answered: boolean;
  /** Whether staff have confirmed the booking that the message is about. */
  confirmed: boolean;
}

export type Admission =
  | { admitted: true }
  /** `until` in UTC milliseconds, of what waits its turn at most; null when it was held back for so long that it is given up. */
  | { admitted: false; reason: HeldReason; until: number | null }
  /** The office has had its mails of this kind: one that leaves after `until` tells of it, and of the others until then. */
  | { admitted: false; reason: "collected"; by: string; until: number };

export interface MailGate {
  standing(message: OutboxMessage): Promise<Standing>;
  /** Counts the message, once for all its attempts. */
  admit(message: OutboxMessage, standing: Standing): Promise<Admission>;
}

export interface GateContext {
  db: Database;
  /** The Worker's keys: addresses are counted as keyed hashes. */
  secrets: AuthSecrets;
  clock: () => Date;
  /** Limits are lifted, in local runs and tests alone. */
  unlimited: boolean;
}

export function createMailGate({ db, secrets, clock, unlimited }: GateContext): MailGate {
  /** Each of the counts with the key that it is kept under now, and its limit. */
  function boundsOf(counts: MailCounts, now: number) {
    return counts.map(({ bucket, subject, reason }) => {
      const limit = MAIL_LIMITS[bucket];
      return { ...countKey(secrets.current, bucket, subject, limit, now), most: limit.requests, reason };
    });
  }

  /** The first of the counts that is full. */
  async function fullOf(bounds: ReturnType<typeof boundsOf>) {
    const [first, ...rest] = bounds.map((bound) => readCount(db, bound));
    const counted = first ? await db.batch([first, ...rest]) : [];
    // None is full any more only when its window ended meanwhile: then the first says when to come again.
    return bounds.find(({ most }, at) => (counted[at]?.[0]?.count ?? 0) >= most) ?? bounds[0];
  }

  return {
    async standing({ kind, recipient, sender, network, payload }) {
      const [followed, accounts, there, [caused], confirmed] = await db.batch([
        ...proofsOf(db, secrets, recipient),
        answeredFrom(db, secrets.current, recipient, network),
        accountOfSender(db, sender),
        confirmedBooking(db, String(payload.bookingId ?? "")),
      ]);
      await renewingProof(db, secrets, recipient, followed[0]);
      const proven = followed.length > 0 || accounts.length > 0;
      const byStaff = caused?.role === "admin";
      const isHouse = byStaff || isBySystem({ sender, network }) || MEMBER_MAILS.some((one) => one === kind);
      const byReader = caused !== undefined && emailKeyOf(caused.email) === emailKeyOf(recipient);
      return {
        proven,
        own: byReader,
        personal: isForStaff(kind) || (proven && (isHouse || byReader)),
        byStaff,
        answered: there.length > 0,
        confirmed: confirmed.length > 0,
      };
    },
    async admit(message, standing) {
      if (unlimited || message.admittedAt !== null) return { admitted: true };
      const now = clock().getTime();
      let full: Awaited<ReturnType<typeof fullOf>>;
      for (const counts of countsOf({ ...message, ...standing, waited: message.turn !== null })) {
        const bounds = boundsOf(counts, now);
        const here = (await countTogether(db, bounds)) ? undefined : await fullOf(bounds);
        // Where the house alone holds it back it waits its turn, whatever else is full elsewhere.
        full = here && full?.reason === "held_house" ? full : here;
        if (!here) break;
      }
      if (full?.reason === "collected") return collected(secrets.current, message, now);
      if (full) return heldBack(message, full.reason, full.end, now);
      await admittingMessage(db, message.id, now);
      return { admitted: true };
    },
  };
}

/** Until the window of the full count ends at `end`, or until its turn comes; given up after its days. */
function heldBack({ createdAt, sender, turn }: OutboxMessage, reason: HeldReason, end: number, now: number): Admission {
  const inTurn = reason === "held_house";
  // What has waited its turn keeps its days, whichever count is full when it comes.
  const isOfDay = sender === null && turn === null && !inTurn;
  const given = createdAt + (isOfDay ? HELD_MOST_MS : HELD_OF_ACCOUNT_MS);
  return { admitted: false, reason, until: now >= given ? null : inTurn ? given : end };
}

/** The collected mail of an office, a kind and a quarter of an hour: named by them, so that each is written once. */
function collected(secret: string, { kind, recipient }: OutboxMessage, now: number): Admission {
  const until = (Math.floor(now / COLLECTED_MS) + 1) * COLLECTED_MS;
  return { admitted: false, reason: "collected", by: `collected.${kind}.${keyedHash(secret, "address", recipient)}.${until}`, until };
}
