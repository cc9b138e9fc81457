/** The assistant over the wire: the transcript, and the stream of one turn (rulings, "Chat"). */
import type { DraftField, DraftForm } from "../domain/booking/draft-fields.ts";
import type { Locale } from "../domain/locale.ts";
import type { DraftView } from "./drafts.ts";
import { pageLanguage, refuseFailure, request } from "./request.ts";

export interface TranscriptMessage {
  role: "user" | "assistant";
  content: string;
}

export interface Transcript {
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
export interface ChatAnswer {
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
  booking?: { id: string; bookingNumber: string };
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

/** `fetch` for the stream's transport: a failure is thrown as `ApiError` before any of it is read. */
export async function fetchChatStream(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(pageLanguage())) headers.set(name, value);
  const response = await fetch(input, { ...init, headers });
  await refuseFailure(response);
  return response;
}
