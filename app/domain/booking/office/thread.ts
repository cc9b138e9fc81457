/** Everything that was said about a booking, in one order of time: the talk with the assistant, mails, messages, notes. Pure. */
import type { MessageRole } from "#app/domain/assistant/staffed.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { OutboxReason, OutboxState } from "#app/domain/mail/outbox.ts";
import type { NoteRecord } from "./booking-attachments.ts";

/** Most characters of a message. */
export const MESSAGE_MAX = 5000;

export type MessageSender = "client" | "staff";

/** What became of a mail; `held` and a reason where it waits or was not sent. */
export interface MailState {
  state: OutboxState;
  reason: OutboxReason | null;
}

/** Each with its instant, ISO 8601. */
export type ThreadEntry =
  | { kind: "talk"; key: string; at: string; lines: readonly TalkLine[] }
  | {
      kind: "message";
      key: string;
      at: string;
      sender: MessageSender;
      by: string | null;
      text: string;
      waiting: boolean;
      mail: MailState | null;
    }
  /** A mail that the system wrote: its kind says what. */
  | { kind: "mail"; key: string; at: string; mailKind: string; mail: MailState }
  /** What the client asked staff for by link. */
  | { kind: "wish"; key: string; at: string; cancels: boolean; text: string }
  | { kind: "note"; key: string; at: string; note: NoteRecord };

export interface TalkLine {
  seq: number;
  at: string;
  role: MessageRole;
  content: string;
  by: string | null;
}

/** A message as the client reads it. */
export interface ClientMessage {
  id: string;
  at: string;
  sender: MessageSender;
  text: string;
}

/** A message as its mail will say it. */
export interface MessagePreview {
  to: string;
  locale: Locale;
  subject: string;
  lines: readonly string[];
  /** What its links are called. */
  links: readonly string[];
}

/** In order of time; what is of one instant keeps the order that it was given in. */
export function inOrderOfTime(entries: readonly ThreadEntry[]): ThreadEntry[] {
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Lines of the talk, one entry for each stretch without a pause of half an hour: what was said on two days has two entries. */
export function talkEntries(lines: readonly TalkLine[]): Extract<ThreadEntry, { kind: "talk" }>[] {
  const entries: { kind: "talk"; key: string; at: string; lines: TalkLine[] }[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    const before = last?.lines.at(-1);
    if (last && before && Date.parse(line.at) - Date.parse(before.at) < PAUSE_MS) last.lines.push(line);
    else entries.push({ kind: "talk", key: `talk ${line.seq}`, at: line.at, lines: [line] });
  }
  return entries;
}

const PAUSE_MS = 30 * 60_000;
