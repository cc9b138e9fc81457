import { linesAfter } from "#app/db/assistant/chat-messages.repo.server.ts";
import { standingOf } from "#app/db/assistant/staffed-chats.repo.server.ts";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";
import type { AssistantContext } from "#app/services/assistant/assistant-context.ts";
import { isHeldBy } from "#app/services/platform/held-by.ts";
import { type Attendance, attendance, lineOf, type SaidLine } from "./visitor-conversation.server.ts";

/** What was said after line `after` of the visitor's own conversation; null when there is none. */
export async function readNews(
  { clock, db, visitor }: AssistantContext,
  after: number,
): Promise<(Attendance & { sessionId: string; messages: SaidLine[] }) | null> {
  const { chatSessionId, holder } = await visitor.read();
  if (!chatSessionId) return null;
  const now = clock().getTime();
  const [sessions, lines] = await db.batch([
    standingOf(db, chatSessionId, now),
    linesAfter(db, chatSessionId, after, CHAT_LIMITS.historyMessages),
  ]);
  const [session] = sessions;
  return session && isHeldBy(session, holder)
    ? { sessionId: chatSessionId, messages: lines.map(lineOf), ...attendance(session, now) }
    : null;
}
