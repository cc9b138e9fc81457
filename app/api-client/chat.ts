/** The assistant over the wire: the transcript, and the stream of one turn (rulings, "Chat"). */

import type { DraftField, DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import type { MessageRole } from "../domain/assistant/staffed.ts";
import type { ChosenMonth } from "../domain/hearing-plan/free-month.ts";
import type { Locale } from "../domain/locale.ts";
import type { EditCardName, EditPart } from "../domain/talk/edit/parts.ts";
import type { LabelledCard } from "../i18n/detailed/edit/edit-card.ts";
import type { DraftView } from "./drafts.ts";
import { pageLanguage, pageSince, pageVisit, refuseFailure, request } from "./request.ts";

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
  /** What the last reply showed, while nothing was said after it. */
  reply?: Pick<ChatAnswer, "text" | "noted" | "remarks" | "buttons" | "card"> | null;
}

export interface ChatSummary {
  /** What pressing Confirm confirms: exactly this. */
  hash: string;
  lines: { field: DraftField; part: EditPart; label: string; text: string }[];
}

/**
 * Something that was noted in a turn. `field`: the one that a tap edits; null for what no field of the draft holds alone. `part`: whose card
 * edits it, opened by the press `edit:part`.
 */
export interface NotedChip {
  field: DraftField | null;
  part: EditPart;
  label: string;
  text: string;
}

/** A choice that a reply offers: `press` sends its id, and the message is its label. */
export interface ChatButton {
  id: string;
  label: string;
}

/** A small card in the talk: the fields that it shows, which `typed` sends back. */
export interface AskingCard {
  kind: "contact" | "days" | "fields" | "month";
  fields: DraftField[];
  /** Of `month`: its days, as they were when it was answered, and what they were asked for. `preferredDate` takes several, with commas. */
  month?: ChosenMonth;
}
/** The same, or one on which a part of the request is edited: its values and rows go back as `typed`, with its part as `card`. */
export type ChatCard = AskingCard | LabelledCard;

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
  /** What was noted in this turn. */
  noted: NotedChip[];
  /** Kept for staff in this turn, word for word. */
  remarks: string[];
  /** Choices under the reply. Under a summary the one that sends is not among them: pressing Confirm is `confirm`. */
  buttons: ChatButton[];
  /** The card that the reply offers to fill; null for none. */
  card: ChatCard | null;
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
  /** Text parts up to this one are void: another model starts over. */
  reset: { through: number };
  answer: ChatAnswer;
};

export interface ChatTurn {
  message: string;
  sessionId: string | null;
  locale: Locale;
  /** Hash of the summary whose Confirm button was pressed. */
  confirm?: string;
  /** Id of a button of the last answer that was pressed. */
  press?: string;
  /** Values typed into the last answer's card, by field; the message says them in words. Of rows the JSON of their list. */
  typed?: Record<string, string>;
  /** The card that `typed` comes from, of one part or the sheet of all: its values take the place of what is noted, and an empty one takes it out. */
  card?: EditCardName;
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

/** So often a turn is sent again that was refused for want of room; with the server's waits about half a minute. */
const SENT_AGAIN = 6;

/**
 * `fetch` for the stream's transport: a failure is thrown as `ApiError` before any of it is read. Where the server has no room
 * for the turn (503 with `Retry-After`, nothing of it was taken) it is sent again by itself; `onWait` hears of each wait.
 */
export function chatStreamFetch(onWait: () => void, wait = waiting, random = Math.random): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries({ ...pageSince(), ...pageLanguage(), ...pageVisit() })) headers.set(name, value);
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(input, { ...init, headers });
      const seconds = Number(response.headers.get("Retry-After"));
      if (response.status !== 503 || !(seconds > 0) || attempt > SENT_AGAIN) {
        await refuseFailure(response);
        return response;
      }
      await response.body?.cancel();
      onWait();
      // Later each time, and not all at one moment.
      await wait((seconds + random() * attempt) * 1000, init?.signal ?? null);
    }
  };
}

/** Rejects when `signal` is given up. */
function waiting(milliseconds: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
