/** The assistant over the wire: the transcript, and the stream of one turn (rulings, "Chat"). */
import type { MessageRole } from "../domain/assistant/staffed.ts";
import type { DraftField, DraftForm } from "../domain/booking/draft-fields.ts";
import type { Locale } from "../domain/locale.ts";
import type { DraftView } from "./drafts.ts";
import { pageLanguage, refuseFailure, request } from "./request.ts";

export interface TranscriptMessage {
  /** Its number in the transcript. */
  seq: number;
  role: MessageRole;
  content: string;
  /** Of a person's lines. */
  name?: string;
}

/** Who else is there. */
export interface Attendance {
  /** The person of staff who answers instead of the assistant. */
  staff: { name: string } | null;
  /** In how many seconds to look for more; null: not before the window is returned to. */
  lookAgain: number | null;
}

/** What was said meanwhile. `sessionId` null: the conversation is gone. */
export interface ChatNews extends Attendance {
  sessionId: string | null;
  messages: TranscriptMessage[];
}

export interface Transcript extends Attendance {
  sessionId: string | null;
  locale?: Locale;
  messages: TranscriptMessage[];
  draft: DraftView | null;
  /** The greeting as staff have written it in the language asked for; null for the built-in one. */
  welcome?: string | null;
  /** The last message, when it was a summary that waits for its confirmation. */
  summary?: ChatSummary | null;
}

export interface ChatSummary {
  /** What pressing Confirm confirms: exactly this. */
  hash: string;
  lines: { field: DraftField; label: string; text: string }[];
}

/** What a finished turn answers, as the stream's `data-answer` part. */
export interface ChatAnswer extends Attendance {
  /** The assistant's words without the spelled-out summary. */
  text: string;
  sessionId: string;
  draft: DraftView;
  missing: DraftField[];
  locale: Locale;
  form: DraftForm;
  summary: ChatSummary | null;
  suggestions: string[];
  /** The FAQs that the answer was taken from. */
  sources?: readonly { id: string; question: string }[];
  /** `confirmationKey` opens its page; null where the visitor is led there from its id. */
  booking?: { id: string; bookingNumber: string; confirmationKey: string | null };
  /** True where a person has the message, and `text` says only that. */
  passedOn?: boolean;
  /** Numbers of the turn's messages in the transcript. */
  lines: { first: number; last: number } | null;
}

/** The data parts of the stream, by the name after `data-`. */
export type ChatDataParts = {
  session: { sessionId: string };
  draft: DraftView;
  /** Text parts up to this one are void: another model begins anew. */
  reset: { through: number };
  answer: ChatAnswer;
};

export interface ChatTurn {
  message: string;
  sessionId: string | null;
  locale: Locale;
  /** Hash of the summary whose Confirm button was pressed. */
  confirm?: string;
  /** The form of the page that the visitor has come to; left out where the draft's own goes on. */
  form?: DraftForm;
}

export const CHAT_STREAM = "/api/ai/chat/stream";

/** The visitor's own conversation so far, empty when none was begun, with the greeting in `locale`. */
export function getTranscript(locale: Locale): Promise<Transcript> {
  return request(`/api/ai/chat?locale=${locale}`);
}

/** What was said after line `after`. */
export function getNews(after: number, locale: Locale): Promise<ChatNews> {
  return request(`/api/ai/chat/news?after=${after}&locale=${locale}`);
}

/** Deletes the visitor's own conversation and its draft. */
export function deleteConversation(): Promise<void> {
  return request("/api/ai/chat", { method: "DELETE" });
}

/** `fetch` for the stream's transport: a failure is thrown as `ApiError` before any of it is read. */
export async function fetchChatStream(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(pageLanguage())) headers.set(name, value);
  const response = await fetch(input, { ...init, headers });
  await refuseFailure(response);
  return response;
}
