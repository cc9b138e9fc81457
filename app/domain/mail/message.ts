/** A message ready to be sent, and what may stand in its headers (RFC 5322). */
import type { Locale } from "../locale.ts";
import type { OutboxReason } from "./outbox.ts";

export interface MailAddress {
  /** Shown before the address; null for none. */
  name: string | null;
  address: string;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

export interface MailMessage {
  /** Without brackets; the same each time that the same outbox row is sent. */
  messageId: string;
  from: MailAddress;
  to: MailAddress;
  replyTo: MailAddress | null;
  subject: string;
  text: string;
  html: string;
  locale: Locale;
  attachments: readonly MailAttachment[];
}

/** Why a message was not sent. `permanent` where trying again cannot help. */
export class MailFailure extends Error {
  readonly reason: OutboxReason;
  readonly permanent: boolean;

  constructor(reason: OutboxReason, permanent = false) {
    super(`mail: ${reason}`);
    this.name = "MailFailure";
    this.reason = reason;
    this.permanent = permanent;
  }
}

/** Longest name or subject, in characters. */
const LONGEST = 200;

/**
 * Text for a header: one line without control characters, so that no name begins another header, and no encoded word (RFC 2047), which
 * mail programs would show as something else than was checked.
 */
export function headerText(text: string): string {
  return text
    .replace(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g, " ")
    .replaceAll("=?", "= ?")
    .replace(/ {2,}/g, " ")
    .trim()
    .slice(0, LONGEST);
}

/** An address that is one and nothing else; throws `rejected_recipient`, permanently. */
export function mailAddress(address: string, name: string | null = null): MailAddress {
  if (
    address.length > 254 ||
    address.includes("=?") ||
    !/^[^\s\u0000-\u001F<>()[\]\\,;:"@]+@[^\s\u0000-\u001F<>()[\]\\,;:"@]+$/.test(address)
  )
    throw new MailFailure("rejected_recipient", true);
  return { address, name: name === null ? null : headerText(name) || null };
}

/** The Message-ID of an outbox row: made of its id, so that a duplicate is known as one. */
export function messageIdOf(outboxId: string, from: string): string {
  return `${outboxId}@${from.slice(from.lastIndexOf("@") + 1)}`;
}
