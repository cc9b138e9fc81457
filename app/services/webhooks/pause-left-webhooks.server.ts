/** A webhook that somebody has set up is paused when they are an administrator no more: they know its secret, and maybe own its receiver. */

import { writingEntry } from "#app/db/accounts/people.repo.server.ts";
import type { LastAudit } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import { keepingWaiting, pausingLeft, type webhooksSetUpBy } from "#app/db/webhooks/webhooks.repo.server.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";

/** Webhooks that somebody has set up. */
export type LeftWebhooks = Awaited<ReturnType<typeof webhooksSetUpBy>>;

/** Their hosts, each once: the whole address may hold a key of the other program. */
export const hostsOf = (left: LeftWebhooks): string[] => [...new Set(left.map(({ url }) => new URL(url).host))];

interface Leaving {
  /** Who is an administrator no more. */
  userId: string;
  /** Who has ended it. */
  who: Extract<Actor, { kind: "user" }>;
  /** UTC milliseconds. */
  now: number;
  /** The entry of their history that these follow. */
  last: LastAudit;
}

/** Pauses them, with an entry each in the history of who leaves: statements of the batch that ends it. */
export async function pausingLeftWebhooks(db: Database, left: LeftWebhooks, { userId, who, now, last }: Leaving): Promise<Statement[]> {
  const statements: Statement[] = [pausingLeft(db, userId, { at: now, by: who.id })];
  let previous = last;
  for (const { id } of left) {
    const event = { subjectType: "person", subjectId: userId, action: "webhook_paused_left", changes: { webhook: id } } as const;
    const entry = await nextAuditEntry(event, who, now, previous);
    statements.push(keepingWaiting(db, id), writingEntry(db, entry));
    previous = entry;
  }
  return statements;
}
