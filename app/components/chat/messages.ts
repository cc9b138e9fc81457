/** The conversation as the panel shows it, from the AI SDK's messages and from a restored transcript. */
import type { UIMessage } from "ai";
import type { ChatAnswer, ChatDataParts, ChatSummary, Transcript, TranscriptMessage } from "#app/api-client/chat.ts";
import type { MessageRole } from "#app/domain/assistant/staffed.ts";

/** Of a person's lines, whose they are; the AI SDK knows no such role. */
interface FromPerson {
  from: "colleague" | "joined" | "left";
  name: string;
}

export type ConcordMessage = UIMessage<FromPerson | undefined, ChatDataParts>;

/** One message as it is read. */
export interface ChatEntry {
  id: string;
  /** `note`: that a person has the message; it is no answer. */
  role: MessageRole | "note";
  text: string;
  /** Of a person's lines. */
  name: string;
  /** What the finished turn answered next to its words; null for visitors' messages and older ones. */
  answer: Pick<ChatAnswer, "summary" | "missing" | "noted" | "remarks" | "buttons" | "card" | "sources" | "booking"> | null;
}

/**
 * A message as it is read. `voidThrough`: text parts up to this one were taken back while they came, because
 * another model began again; the finished answer's own text wins over all of them.
 */
export function entryOf(message: ConcordMessage, voidThrough = 0): ChatEntry {
  const answer = message.parts.find((part) => part.type === "data-answer")?.data ?? null;
  const streamed = message.parts
    .filter((part) => part.type === "text")
    .slice(message.role === "assistant" ? voidThrough : 0)
    .map((part) => part.text)
    .join("");
  const said = message.role === "user" ? "user" : answer?.passedOn ? "note" : "assistant";
  const { from, name = "" } = message.metadata ?? {};
  return { id: message.id, role: from ?? said, name, text: (answer?.text ?? streamed).trim(), answer };
}

/** A line of the server's transcript. */
export function messageOf({ seq, role, content, name }: TranscriptMessage): ConcordMessage {
  return {
    id: `line-${seq}`,
    role: role === "user" ? "user" : "assistant",
    ...(role === "user" || role === "assistant" ? {} : { metadata: { from: role, name: name ?? "" } }),
    parts: [{ type: "text", text: content }],
  };
}

/** The transcript of the server as messages; the last reply has its chips, buttons and cards again, and what it asks can be answered. */
export function restoredMessages(transcript: Transcript): ConcordMessage[] {
  const messages = transcript.messages.map(messageOf);
  const { draft, sessionId } = transcript;
  const at = transcript.messages.findLastIndex(({ role }) => role === "assistant");
  const last = transcript.messages[at];
  if (!draft || !sessionId || !last) return messages;
  // Behind a person's lines it stays where it was shown, and nowhere else.
  const newest = at === messages.length - 1;
  const shown = transcript.summary ?? null;
  const summary = shown && (newest || spelledIn(last.content, shown) >= 0) ? shown : null;
  const reply = newest ? (transcript.reply ?? null) : null;
  if (!summary && !reply && !(newest && draft.bookingId)) return messages;
  const answer: ChatAnswer = {
    sessionId,
    draft,
    missing: draft.missing,
    locale: transcript.locale ?? "en",
    form: draft.form,
    summary,
    ...(reply ?? { text: summary ? withoutLines(last.content, summary) : last.content, ...NOTHING_BESIDE }),
    staff: transcript.staff,
    lookAgain: transcript.lookAgain,
    lines: null,
    ...(draft.bookingId ? { booking: { id: draft.bookingId, bookingNumber: "", confirmationKey: null } } : {}),
  };
  messages[at] = { id: `line-${last.seq}`, role: "assistant", parts: [{ type: "data-answer", data: answer }] };
  return messages;
}

const NOTHING_BESIDE = { noted: [], remarks: [], buttons: [], card: null };

/** What was said before the summary that the stored message spells out: title, lines, question (`chatAnswer`). */
function withoutLines(content: string, summary: ChatSummary): string {
  const at = spelledIn(content, summary);
  if (at < 0) return content;
  return content.slice(0, at).trimEnd().split("\n\n").slice(0, -1).join("\n\n");
}

/** Where a message spells a summary out; -1 where it does not. */
function spelledIn(content: string, { lines }: ChatSummary): number {
  return content.indexOf(lines.map((line) => `${line.label}: ${line.text}`).join("\n"));
}
