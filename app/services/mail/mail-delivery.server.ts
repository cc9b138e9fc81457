/**
 * Delivers the outbox (quality, "Reliability": none lost; a duplicate carries the same Message-ID). A message is claimed
 * for a while, composed from the current data, sent and marked. Anyone who is cut off gives it back when the lease is over: so it
 * may be sent twice, never not at all.
 */

import type { Database } from "#app/db/client.server.ts";
import { waitInTurn } from "#app/db/mail/mail-turns.repo.server.ts";
import {
  claimDue,
  collecting,
  holdBack,
  holdClaim,
  markDelivered,
  type OutboxMessage,
  postpone,
  settle,
} from "#app/db/mail/outbox.repo.server.ts";
import { JobFailure } from "#app/domain/jobs.ts";
import { LEASE_MS, STEP_MS } from "#app/domain/lease.ts";
import { loggable } from "#app/domain/loggable.ts";
import type { HeldReason } from "#app/domain/mail/mail-limits.ts";
import { MailFailure, type MailMessage } from "#app/domain/mail/message.ts";
import { MOST_ATTEMPTS, type OutboxReason, waitAfter } from "#app/domain/mail/outbox.ts";
import { COLLECTED_MAIL } from "#app/domain/mail/subject.ts";
import { newId } from "#app/services/platform/ids.ts";
import { within } from "#app/services/platform/within.ts";
import type { Admission, MailGate, Standing } from "./mail-gate.server.ts";
import type { Dropped } from "./wanted-mail.ts";

/** How mail leaves the house. */
export interface MailTransport {
  /** Resolves when the message was taken over; throws `MailFailure`. The same Message-ID twice is the same message. */
  send(message: MailMessage): Promise<void>;
}

export interface DeliveryContext {
  db: Database;
  clock: () => Date;
  /** From 0 to 1, for the jitter. */
  random: () => number;
  transport: MailTransport;
  /** Whether the address has proven itself, and whether the limits let the message go. */
  gate: MailGate;
  /** Writes the mail as things stand. Throws `MailFailure` for what nobody can read. */
  compose: (message: OutboxMessage, standing: Standing) => Promise<MailMessage | Dropped>;
}

export interface DeliveryReport {
  delivered: number;
  postponed: number;
  /** Held back by the limits of mail. */
  held: number;
  /** Left to a collected mail. */
  collected: number;
  dead: number;
  dropped: number;
}

/** Messages claimed at once. */
export const BATCH = 10;
/** A claim older than this is renewed before the message leaves, so that it holds while a transport has it. */
const RENEWED_AFTER_MS = LEASE_MS - STEP_MS;
/** A run takes no new batch after this time, so that it ends before the next one begins. */
const RUN_MS = 40_000;

/** Delivers what is due, batch by batch. Failures are kept in the rows; throws only when the database does not answer. */
export async function deliverDue(context: DeliveryContext): Promise<DeliveryReport> {
  const { db, clock } = context;
  const report: DeliveryReport = { delivered: 0, postponed: 0, held: 0, collected: 0, dead: 0, dropped: 0 };
  const begun = clock().getTime();
  for (;;) {
    const now = clock().getTime();
    if (now - begun > RUN_MS) return report;
    const claimed = await claimDue(db, { claim: newId(), now, until: now + LEASE_MS, most: BATCH });
    if (claimed.length === 0) return report;
    const ends = await Promise.allSettled(claimed.map((message) => deliver(context, message, now)));
    for (const end of ends) {
      // Sent or not, it could not be marked: the lease gives it back.
      if (end.status === "rejected") console.error(`mail: ${loggable(end.reason)}`);
      else if (end.value !== "left") report[end.value] += 1;
    }
  }
}

/** `left`: composing took so long that another run has it by now. */
async function deliver(context: DeliveryContext, message: OutboxMessage, claimedAt: number): Promise<keyof DeliveryReport | "left"> {
  const { db, clock, transport, gate, compose } = context;
  // The claim of an attempt that never came back: it counts, so that what ends the Worker does not do so for ever.
  if (message.attempts > MOST_ATTEMPTS) return fail(context, message, new MailFailure("interrupted", true));
  try {
    const standing = await gate.standing(message);
    const mail = await within(STEP_MS, compose(message, standing));
    if ("dropped" in mail) {
      await settle(db, claimOf(message), "dropped", mail.dropped, clock().getTime());
      return "dropped";
    }
    const admission = await gate.admit(message, standing);
    if (!admission.admitted)
      return admission.reason === "collected" ? await collect(context, message, admission) : await hold(context, message, admission);
    const now = clock().getTime();
    if (now - claimedAt > RENEWED_AFTER_MS && (await holdClaim(db, claimOf(message), now + LEASE_MS)).length === 0) return "left";
    await within(STEP_MS, transport.send(mail));
  } catch (error) {
    return fail(context, message, error);
  }
  await markDelivered(db, message.id, clock().getTime());
  return "delivered";
}

/** After its time is over, so that no message is left to a collected mail that is on its way. */
const LATEST_MS = 60_000;

async function collect(
  { db, clock }: DeliveryContext,
  message: OutboxMessage,
  { by, until }: Extract<Admission, { reason: "collected" }>,
): Promise<"collected"> {
  const { kind, recipient, locale } = message;
  const mail = { id: by, kind: COLLECTED_MAIL, recipient, locale, payload: { of: kind }, deliverAfter: until + LATEST_MS };
  await db.batch(collecting(db, claimOf(message), mail, clock().getTime()));
  return "collected";
}

/** Spread over the first minutes of the next window, so that what was held back does not come all at once. */
const SPREAD_MS = 300_000;

async function hold(
  { db, clock, random }: DeliveryContext,
  message: OutboxMessage,
  { reason, until }: Extract<Admission, { reason: HeldReason }>,
): Promise<"held" | "dropped"> {
  if (until === null) {
    await settle(db, claimOf(message), "dropped", reason, clock().getTime());
    return "dropped";
  }
  if (reason === "held_house") await waitInTurn(db, message, until, clock().getTime());
  else await holdBack(db, claimOf(message), reason, until + Math.round(random() * SPREAD_MS));
  return "held";
}

async function fail({ db, clock, random }: DeliveryContext, message: OutboxMessage, error: unknown): Promise<"dead" | "postponed"> {
  const known = error instanceof MailFailure;
  const reason: OutboxReason = known ? error.reason : error instanceof JobFailure ? "unreachable" : "failed";
  // The row names no more than a code: what a server says may hold an address or a key.
  console.error(`mail ${message.id} (${message.kind}), attempt ${message.attempts}: ${reason}${known ? "" : `, ${loggable(error)}`}`);
  const now = clock().getTime();
  if ((known && error.permanent) || message.attempts >= MOST_ATTEMPTS) {
    await settle(db, claimOf(message), "dead", reason, now);
    return "dead";
  }
  await postpone(db, claimOf(message), reason, now + waitAfter(message.attempts, random()));
  return "postponed";
}

const claimOf = ({ id, claim }: OutboxMessage) => ({ id, claim: claim ?? "" });
