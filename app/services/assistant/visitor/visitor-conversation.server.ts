/** Conversations with the assistant, as their own visitor has them: taken up again, gone on with, listened to, deleted. */
import type { ChatMessageRow } from "#app/db/assistant/chat-messages.repo.server.ts";
import { lookAgainIn, type MessageRole, staffIn } from "#app/domain/assistant/staffed.ts";
import type { AssistantContext } from "#app/services/assistant/assistant-context.ts";

/** A line of the transcript. */
export interface SaidLine {
  /** Its number: lines are numbered from 1. */
  seq: number;
  role: MessageRole;
  /** Empty for `joined` and `left`, which `name` tells. */
  content: string;
  /** Of a person's lines, their name. */
  name?: string;
}

/** Who else is listening, as the visitor's window shows it. */
export interface Attendance {
  /** Who of staff is in the conversation and answers instead of the assistant. */
  staff: { name: string } | null;
  /** In how many seconds to look for more; null: not before the window is returned to. */
  lookAgain: number | null;
}

export async function ownConversation({ conversations, visitor }: AssistantContext) {
  const { chatSessionId } = await visitor.read();
  return chatSessionId ? conversations.load(chatSessionId, null) : null;
}

export function attendance(session: Parameters<typeof lookAgainIn>[0], now: number): Attendance {
  const staff = staffIn(session, now);
  return { staff: staff && { name: staff.name }, lookAgain: lookAgainIn(session, now) };
}

export function lineOf({ seq, role, content, authorName }: ChatMessageRow): SaidLine {
  return { seq, role, content, ...(authorName === null ? {} : { name: authorName }) };
}
