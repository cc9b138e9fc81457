import type { Database } from "#app/db/client.server.ts";
import { heldOf } from "#app/db/mail/outbox.repo.server.ts";
import { MOST_HELD_OF_ACCOUNT } from "#app/domain/mail/mail-limits.ts";

/** Whether so many mails of an account wait already that it may cause no further one to others: what is asked next is refused, and says so. */
export async function isQueueFull(db: Database, accountId: string): Promise<boolean> {
  return (await heldOf(db, accountId, MOST_HELD_OF_ACCOUNT)).length >= MOST_HELD_OF_ACCOUNT;
}
