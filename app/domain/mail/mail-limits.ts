/** How many mails go to an address, for an account and from a network (quality, "Security": mail is no relay). Pure. */
import { emailKeyOf } from "../email-address.ts";
import type { OutboxReason } from "./outbox.ts";
import { isForStaff, type MailKind, MEMBER_MAILS } from "./subject.ts";

/** Mails allowed per window of seconds. */
export const MAIL_LIMITS = {
  /** To an address that has never answered. */
  mail_unproven: { requests: 4, seconds: 3600 },
  mail_unproven_day: { requests: 10, seconds: 86_400 },
  /** To one that has: a firm books many rooms in an afternoon. */
  mail_proven: { requests: 30, seconds: 3600 },
  /** What staff and the system send to one address, and what members of a case are owed. */
  mail_house: { requests: 300, seconds: 3600 },
  /** Caused by one account, to addresses that have never answered. */
  mail_account: { requests: 10, seconds: 3600 },
  /** Caused from one network, to addresses that have never answered, and signed out to any. */
  mail_network: { requests: 20, seconds: 3600 },
} as const;
export type MailBucket = keyof typeof MAIL_LIMITS;

export type HeldReason = Extract<OutboxReason, "held_address" | "held_account" | "held_network">;

/** One count that a message falls under: whose it is, and what staff read when it is over. */
export interface MailCount {
  bucket: MailBucket;
  subject: string;
  reason: HeldReason;
}

export interface LimitedMail {
  kind: string;
  recipient: string;
  /** The account and the network that caused it; both null for the system. */
  sender: string | null;
  network: string | null;
  /** Whether staff caused it. */
  byStaff: boolean;
  /** Whether the recipient's address has proven itself. */
  proven: boolean;
}

/** How long a message is held back before it is given up. */
export const HELD_MOST_MS = 24 * 3_600_000;

/** The counts that a message falls under; none for what goes to our own offices. */
export function countsOf({ kind, recipient, sender, network, byStaff, proven }: LimitedMail): MailCount[] {
  if (isForStaff(kind)) return [];
  const address = mailboxOf(recipient);
  const toAddress = (bucket: MailBucket): MailCount => ({ bucket, subject: address, reason: "held_address" });
  const isHouse = byStaff || (sender === null && network === null) || MEMBER_MAILS.includes(kind as MailKind);
  if (isHouse) return [toAddress("mail_house")];
  // A firm that books many rooms writes to itself: its account is its own limit, and its network only while it is signed out.
  const byNetwork = network === null ? [] : [{ bucket: "mail_network", subject: network, reason: "held_network" } as const];
  if (proven) return [toAddress("mail_proven"), ...(sender === null ? byNetwork : [])];
  return [
    toAddress("mail_unproven"),
    toAddress("mail_unproven_day"),
    ...(sender === null ? [] : [{ bucket: "mail_account", subject: sender, reason: "held_account" } as const]),
    ...byNetwork,
  ];
}

/** What does not count in the names of a provider's mailboxes, by domain. */
const UNCOUNTED = new Map([
  ["gmail.com", /\./g],
  ["proton.me", /[._-]/g],
]);
/** Domains in which a mailbox has the same name as in another. */
const SAME_DOMAIN = new Map([
  ["googlemail.com", "gmail.com"],
  ["protonmail.com", "proton.me"],
  ["pm.me", "proton.me"],
]);

/** The mailbox that an address ends in, as far as limits are concerned: in one spelling, without a tag, without Gmail's and Proton's dots. */
export function mailboxOf(address: string): string {
  const text = emailKeyOf(address);
  const at = text.lastIndexOf("@");
  if (at < 1) return text;
  const [name, written] = [text.slice(0, at), text.slice(at + 1)];
  const domain = SAME_DOMAIN.get(written) ?? written;
  const untagged = name.replace(/(?<=.)\+.*$/s, "");
  return `${untagged.replace(UNCOUNTED.get(domain) ?? "", "")}@${domain}`;
}
