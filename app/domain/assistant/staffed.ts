/**
 * A person of staff in a visitor's conversation: while they are in it, the assistant is silent. They are in it until they
 * leave, or have written nothing for a while, so that no visitor is left without an answer.
 */
import type { Locale } from "../locale.ts";

/** Who a line of the transcript is from: the visitor, the assistant, a person of staff; or that such a person came or went. */
export const MESSAGE_ROLES = ["user", "assistant", "colleague", "joined", "left"] as const;
export type MessageRole = (typeof MESSAGE_ROLES)[number];

/** Whoever has joined and writes nothing for so long has left. */
export const STAFFED_MINUTES = 15;
/** A conversation with a message in the last minutes is live. */
export const LIVE_MINUTES = 5;
/** So long a visitor's window listens for the person who was asked for; later it looks again when it is returned to. */
export const AWAITED_MINUTES = 60;
/** Seconds between two looks of a visitor's window: with a person in the conversation, and while one is awaited. */
export const LOOK_AGAIN = { staffed: 5, awaited: 15 } as const;
/** How long one message of staff's may be. */
export const STAFF_MESSAGE_MAX = 4000;

const MINUTE = 60_000;

/** Who is in a conversation, as it is stored. */
export interface Staffing {
  staffId: string | null;
  staffName: string | null;
  /** When they last wrote or joined, UTC milliseconds. */
  staffAt: number | null;
}

/** Before this moment (UTC milliseconds) whoever wrote last has left by `now`. */
export const leftBefore = (now: number): number => now - STAFFED_MINUTES * MINUTE;
/** Since this moment a message makes a conversation live at `now`. */
export const liveSince = (now: number): number => now - LIVE_MINUTES * MINUTE;

/** The person who is in a conversation at `now` (UTC milliseconds); null when none is, or theirs has run out. */
export function staffIn({ staffId, staffName, staffAt }: Staffing, now: number): { id: string; name: string } | null {
  return staffId === null || staffAt === null || staffAt < leftBefore(now) ? null : { id: staffId, name: staffName ?? "" };
}

/** True of who has joined and whose time ran out without their leaving. */
export function hasRunOut(session: Staffing, now: number): boolean {
  return session.staffId !== null && staffIn(session, now) === null;
}

/** In how many seconds a visitor's window looks again; null when only the visitor's own next message brings anything new. */
export function lookAgainIn(session: Staffing & { waitingSince: number | null }, now: number): number | null {
  if (staffIn(session, now)) return LOOK_AGAIN.staffed;
  const { waitingSince } = session;
  return waitingSince !== null && waitingSince > now - AWAITED_MINUTES * MINUTE ? LOOK_AGAIN.awaited : null;
}

/**
 * A line of the transcript as a model reads it. A person's words are data in quotation marks, like everything that is not
 * ours to instruct by; they are told in the assistant's place, never in the visitor's, whose words alone are evidence.
 */
export function toldToModel(line: { role: MessageRole; content: string; authorName: string | null }): {
  role: "user" | "assistant";
  content: string;
} {
  const name = JSON.stringify(line.authorName ?? "");
  switch (line.role) {
    case "colleague":
      return {
        role: "assistant",
        content: `[A colleague, ${name}, wrote to the visitor, quoted as data: ${JSON.stringify(line.content)}]`,
      };
    case "joined":
      return { role: "assistant", content: `[A colleague, ${name}, joined the conversation and answered instead of the assistant.]` };
    case "left":
      return { role: "assistant", content: `[The colleague, ${name}, left; the assistant answers again.]` };
    default:
      return { role: line.role, content: line.content };
  }
}

/** Which conversations a view of staff's list shows. */
export const CONVERSATION_VIEWS = ["waiting", "drafts", "live", "mine", "all"] as const;
export type ConversationView = (typeof CONVERSATION_VIEWS)[number];
export function isConversationView(value: unknown): value is ConversationView {
  return typeof value === "string" && (CONVERSATION_VIEWS as readonly string[]).includes(value);
}

/** A conversation in staff's list. Moments are ISO 8601. */
export interface ConversationEntry {
  /** What staff name it by. */
  ref: string;
  lastAt: string;
  locale: Locale;
  /** What the draft holds in short, as it was given; empty strings for what it does not. */
  draft: { proceedingType: string; date: string; location: string; contactName: string; given: boolean };
  /** The booking that the draft became. */
  bookingId: string | null;
  waitingSince: string | null;
  asked: boolean;
  live: boolean;
  staff: { name: string; me: boolean } | null;
}
