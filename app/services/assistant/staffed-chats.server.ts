/** The end of a person's time in a conversation, when they say nothing any more: no visitor is left without an answer. */

import { silentlyLeft, takingBack } from "#app/db/assistant/staffed-chats.repo.server.ts";
import type { StoredConversation } from "#app/db/bookings/drafts.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { hasRunOut, leftBefore } from "#app/domain/assistant/staffed.ts";
import { runRows } from "#app/services/platform/job-runs.server.ts";

/** Conversations taken back in one run; the next minute takes the rest. */
const MOST = 50;

/** The conversation as its next turn finds it: a person who has been silent for too long is no longer in it. `now` in UTC milliseconds. */
export async function withoutWhoLeft<T extends Pick<StoredConversation, "session" | "history">>(
  db: Database,
  conversation: T,
  now: number,
): Promise<T> {
  const { session, history } = conversation;
  if (!hasRunOut(session, now)) return conversation;
  const [lines, taken] = await db.batch(takingBack(db, session, leftBefore(now), now));
  // They wrote, left or were replaced meanwhile: the next message finds it so.
  if (taken.length === 0) return conversation;
  const { staffId: authorId, staffName: authorName } = session;
  const line = { sessionId: session.id, role: "left", content: "", provider: null, authorId, authorName, originKey: null } as const;
  return {
    ...conversation,
    session: { ...session, staffId: null, staffName: null, staffAt: null, staffVersion: session.staffVersion + 1 },
    history: [...history, { ...line, seq: lines[0]?.seq ?? 0, createdAt: now }],
  };
}

/** Gives conversations back to the assistant whose person wrote nothing for too long. */
export async function takeBackSilent(db: Database, now: number): Promise<void> {
  const left = await silentlyLeft(db, leftBefore(now), now, MOST);
  await runRows({ db, clock: () => new Date(now) }, "chats", left, {
    subject: ({ ref }) => ref,
    work: async (hand) => (await db.batch(takingBack(db, hand, leftBefore(now), now))).length > 0,
  });
}
