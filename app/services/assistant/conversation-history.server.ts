/** What staff and the visitor do with a conversation, in its history: who and when, never what was said. */

import { lastAuditOf } from "#app/db/accounts/people.repo.server.ts";
import type { AuditRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";

export type ConversationAction = "opened" | "joined" | "taken_over" | "left" | "deleted";

/** Somebody else's entry may come first: then the write is made again upon that one. */
const TRIES = 5;

/** Writes what `write` gives with the entry of the conversation's history that says who did it. `now` in UTC milliseconds. */
export async function withConversationHistory<T>(
  db: Database,
  who: Actor,
  act: { ref: string; action: ConversationAction; changes?: Record<string, unknown> },
  now: number,
  write: (audit: AuditRow) => Promise<T>,
): Promise<T> {
  const event = { subjectType: "conversation", subjectId: act.ref, action: act.action, changes: act.changes ?? {} } as const;
  for (let attempt = 1; ; attempt += 1) {
    const [last] = await lastAuditOf(db, "conversation", act.ref);
    const audit = await nextAuditEntry(event, who, now, last ?? null);
    try {
      return await write(audit);
    } catch (error) {
      if (!isVersionConflict(error) || attempt === TRIES) throw error;
    }
  }
}
