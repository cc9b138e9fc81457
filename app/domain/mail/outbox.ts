/** What becomes of a message: its states, how long it is tried, and the reasons that staff are shown. */
export const OUTBOX_STATES = ["waiting", "delivered", "dead", "dropped"] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

export function isOutboxState(value: unknown): value is OutboxState {
  return (OUTBOX_STATES as readonly unknown[]).includes(value);
}

/** Why an attempt failed, or why a message is not sent. Nothing of whom it was for, nor what a server said. */
export const OUTBOX_REASONS = [
  // Of a failed attempt.
  "refused",
  "throttled",
  "unreachable",
  "rejected_recipient",
  "not_configured",
  "interrupted",
  "unknown_kind",
  "unreadable",
  "failed",
  // Of a message that the limits of mail hold back, and give up after a day.
  "held_address",
  "held_account",
  "held_network",
  "held_resets",
  "held_house",
  // Of a message to an office that one collected mail tells of, with others of its kind.
  "collected",
  // Of a message that is not sent.
  "subject_gone",
  "overtaken",
  "unwanted",
  "given_up",
] as const;
export type OutboxReason = (typeof OUTBOX_REASONS)[number];

const HELD: readonly (string | null)[] = ["held_address", "held_account", "held_network", "held_resets", "held_house"];

/** Whether the limits of mail hold a message back, or did until it was given up. */
export function isHeld(reason: string | null): boolean {
  return HELD.includes(reason);
}

/** Attempts before a message is a dead letter: with the waits below, about eight hours. */
export const MOST_ATTEMPTS = 8;

/** Longest wait between two attempts, in milliseconds. */
const LONGEST_WAIT = 4 * 3_600_000;
const FIRST_WAIT = 60_000;

/**
 * Milliseconds until the next attempt after `attempts` have failed: doubled and more each time, with jitter of a quarter
 * either way, so that what failed together is not tried together. `random` is from 0 to 1.
 */
export function waitAfter(attempts: number, random: number): number {
  const base = Math.min(FIRST_WAIT * 2.7 ** (Math.max(attempts, 1) - 1), LONGEST_WAIT);
  return Math.round(base * (0.75 + random / 2));
}

/** An address as staff may see it in a list: enough to recognise, not enough to write to. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  if (at < 1) return "…";
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  const dot = domain.lastIndexOf(".");
  const host = dot > 0 ? `${domain.slice(0, 1)}…${domain.slice(dot)}` : `${domain.slice(0, 1)}…`;
  return `${name.slice(0, 1)}…@${host}`;
}

/** What ids of mails about what happened in a case begin with; what follows is hexadecimal, but for those of the two kinds below. */
const CASE_MAIL = "notices.";
/** Of mails about what a side, or somebody alone, reads in a case: our office sees none of them, and they are left out of its counts. */
const PRIVATE_MAILS = `${CASE_MAIL}s.`;
/** The same, about what a tribunal wrote for itself. */
export const CHAMBERS_MAILS = `${CASE_MAIL}t.`;

/** Between which ids all are that our office sees nothing of. */
export const HIDDEN_MAILS = { first: PRIVATE_MAILS, last: `${CHAMBERS_MAILS}~` } as const;

/**
 * The id of a mail about notices of one reader and time, by the hash of these. What our office does not see goes by a mail of its own, so that
 * whether, when and how often the other is sent says nothing of it.
 */
export const caseMailId = (hash: string, isPrivate: boolean): string => `${isPrivate ? PRIVATE_MAILS : CASE_MAIL}${hash}`;

/** The mail that carries what is private of the same reader and time; null of one that is such a mail itself. */
export function privateMailOf(id: string): string | null {
  const hash = id.startsWith(CASE_MAIL) ? id.slice(CASE_MAIL.length) : "";
  return /^[0-9a-f]+$/.test(hash) ? caseMailId(hash, true) : null;
}
