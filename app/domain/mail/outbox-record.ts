/** A message of the outbox as administrators see it: nothing of what it says, and of whom it is for only a hint. */
import type { Locale } from "../locale.ts";
import { isHeld, type OutboxReason, type OutboxState } from "./outbox.ts";

export interface OutboxRecord {
  id: string;
  kind: string;
  /** Masked. */
  recipient: string;
  locale: Locale;
  state: OutboxState;
  attempts: number;
  /** ISO 8601. */
  createdAt: string;
  /** When it is tried next; null unless it waits, and where it waits its turn. */
  nextAt: string | null;
  /** When it was delivered, given up or not sent; null while it waits. */
  settledAt: string | null;
  /** Why the last attempt failed, or why it is not sent. */
  reason: OutboxReason | null;
  /** It is being delivered at this moment. */
  sending: boolean;
  /** What it is about, where there is a page of it. */
  bookingId: string | null;
}

export type OutboxCounts = Readonly<Record<OutboxState, number>>;

/** What an administrator may do with a message. */
export const OUTBOX_DECISIONS = ["retry", "give_up", "release"] as const;
export type OutboxDecision = (typeof OUTBOX_DECISIONS)[number];

export function isOutboxDecision(value: unknown): value is OutboxDecision {
  return (OUTBOX_DECISIONS as readonly unknown[]).includes(value);
}

export function decisionsFor({ state, sending, reason }: Pick<OutboxRecord, "state" | "sending" | "reason">): OutboxDecision[] {
  if (state === "dead") return ["retry", "give_up"];
  // What the limits held back may be sent after all, also when it was given up.
  if (state === "dropped") return isHeld(reason) ? ["release"] : [];
  if (state !== "waiting" || sending) return [];
  return isHeld(reason) ? ["release", "give_up"] : ["give_up"];
}

/** A captured mail in a list (`/dev/mail`). */
export interface CapturedHead {
  id: string;
  recipient: string;
  subject: string;
  /** ISO 8601. */
  at: string;
}

/** A captured mail, read. */
export interface CapturedMailView extends CapturedHead {
  /** As they travel. */
  headers: string;
  text: string;
  html: string;
  attachments: readonly { name: string; type: string; bytes: number }[];
}
