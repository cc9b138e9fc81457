/** The conversation as the panel shows it, from the AI SDK's messages and from a restored transcript. */
import type { UIMessage } from "ai";
import type { ChatAnswer, ChatDataParts, ChatSummary, Transcript } from "#app/api-client/chat.ts";

export type ConcordMessage = UIMessage<unknown, ChatDataParts>;

/** One message as it is read. */
export interface ChatEntry {
  id: string;
  role: "user" | "assistant";
  text: string;
  /** What the finished turn answered beside its words; null for visitors' messages and older ones. */
  answer: Pick<ChatAnswer, "summary" | "suggestions" | "sources" | "booking"> | null;
}

/**
 * A message as it is read. `voidThrough`: text parts up to this one were taken back while they came, because
 * another model began anew; the finished answer's own text wins over all of them.
 */
export function entryOf(message: ConcordMessage, voidThrough = 0): ChatEntry {
  const answer = message.parts.find((part) => part.type === "data-answer")?.data ?? null;
  const streamed = message.parts
    .filter((part) => part.type === "text")
    .slice(message.role === "assistant" ? voidThrough : 0)
    .map((part) => part.text)
    .join("");
  return { id: message.id, role: message.role === "user" ? "user" : "assistant", text: (answer?.text ?? streamed).trim(), answer };
}

/** The transcript of the server as messages; a summary that still waits for its confirmation is a card again. */
export function restoredMessages(transcript: Transcript): ConcordMessage[] {
  const messages: ConcordMessage[] = transcript.messages.map(({ role, content }, index) => ({
    id: `restored-${index}`,
    role,
    parts: [{ type: "text", text: content }],
  }));
  const { draft, sessionId } = transcript;
  const last = transcript.messages.at(-1);
  if (!draft || !sessionId || last?.role !== "assistant") return messages;
  const summary = transcript.summary ?? null;
  if (!summary && !draft.bookingId) return messages;
  const answer: ChatAnswer = {
    text: summary ? withoutLines(last.content, summary) : last.content,
    sessionId,
    draft,
    missing: draft.missing,
    locale: transcript.locale ?? "en",
    form: draft.form,
    summary,
    suggestions: [],
    ...(draft.bookingId ? { booking: { id: draft.bookingId, bookingNumber: "" } } : {}),
  };
  messages[messages.length - 1] = {
    id: `restored-${messages.length - 1}`,
    role: "assistant",
    parts: [{ type: "data-answer", data: answer }],
  };
  return messages;
}

/** What was said before the summary that the stored message spells out: title, lines, question (`chatAnswer`). */
function withoutLines(content: string, summary: ChatSummary): string {
  const lines = summary.lines.map((line) => `${line.label}: ${line.text}`).join("\n");
  const at = content.indexOf(lines);
  if (at < 0) return content;
  return content.slice(0, at).trimEnd().split("\n\n").slice(0, -1).join("\n\n");
}
