/** Lines of a conversation's transcript. Each is numbered where it is written, and only while its conversation is there. */
import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { chatMessages, chatSessions } from "#app/db/schema/drafts.ts";
import type { MessageRole } from "#app/domain/assistant/staffed.ts";

export type ChatMessageRow = typeof chatMessages.$inferSelect;

export interface NewLine {
  sessionId: string;
  role: MessageRole;
  content: string;
  provider?: string | null;
  /** Who of staff, and the name that the visitor reads. */
  author?: { id: string; name: string };
  originKey?: string;
  /** UTC milliseconds. */
  at: number;
}

/** Adds a line at the end; nothing where the conversation is gone, or does not meet `only` any more. Gives its number. */
export function addingLine(db: Database, line: NewLine, only?: SQL) {
  return db
    .insert(chatMessages)
    .select(
      db
        .select({
          sessionId: chatSessions.id,
          seq: sql<number>`(SELECT coalesce(max(seq), 0) + 1 FROM chat_messages WHERE session_id = ${line.sessionId})`.as("seq"),
          role: sql<MessageRole>`${line.role}`.as("role"),
          content: sql<string>`${line.content}`.as("content"),
          provider: sql<string | null>`${line.provider ?? null}`.as("provider"),
          authorId: sql<string | null>`${line.author?.id ?? null}`.as("author_id"),
          authorName: sql<string | null>`${line.author?.name ?? null}`.as("author_name"),
          originKey: sql<string | null>`${line.originKey ?? null}`.as("origin_key"),
          createdAt: sql<number>`${line.at}`.as("created_at"),
        })
        .from(chatSessions)
        .where(and(eq(chatSessions.id, line.sessionId), only)),
    )
    .onConflictDoNothing()
    .returning({ seq: chatMessages.seq });
}

/** The transcript from its beginning; or what follows line `after`. */
export function linesAfter(db: Database, sessionId: string, after: number, limit: number) {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), gt(chatMessages.seq, after)))
    .orderBy(asc(chatMessages.seq))
    .limit(limit);
}
