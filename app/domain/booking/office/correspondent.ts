/** Who reads what was written about a booking to its contact of before. Pure. */
import { firmOf } from "#app/domain/mail/firm.ts";
import { mailboxOf } from "#app/domain/mail/mail-limits.ts";

const domainOf = (mailbox: string) => mailbox.slice(mailbox.lastIndexOf("@") + 1);

/**
 * Whether the contact whose address is `present` reads what was said with the one of `then` (null where that is not known): where both are one
 * mailbox, or mailboxes of one domain that a firm has to itself.
 */
export function readsOn(present: string, then: string | null): boolean {
  if (then === null) return false;
  const [now, before] = [mailboxOf(present), mailboxOf(then)];
  return now === before || (domainOf(now) === domainOf(before) && firmOf(present) !== null);
}
