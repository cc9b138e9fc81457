/** What has changed since a page was read, as its reader may know of it. Pure. */

/** One change of a booking, by another person. */
export interface LiveChange {
  bookingId: string;
  /** Of the history: `requested`, `status_changed`, … */
  action: string;
  /** The status that it was moved to; null of anything else. */
  to: string | null;
  /** Name of who did it; null for the client and the system. */
  by: string | null;
}

/** What is said to administrators. */
export interface OfficeNews {
  changes: readonly LiveChange[];
  /** Bookings that a client wrote about, and those that staff noted or wrote about, once for each. */
  written: readonly string[];
  noted: readonly string[];
  /** Messages of the contact page, come in or answered. */
  inquiries: number;
  queue: boolean;
  chats: boolean;
}

export interface LiveAnswer {
  /** Hand back as `since` the next time. */
  cursor: string;
  office: OfficeNews | null;
  /** Something new in the reader's cases. */
  cases: boolean;
  /** The version of the booking that was asked about; null where the reader may not see it. */
  version: number | null;
}

/** Most of one kind that one answer names; more is the same to who reads. */
export const LIVE_MOST = 50;

/** Seconds between two looks while the page is looked at, and the longest wait after failures. */
export const LIVE_SECONDS = { look: 4, longest: 60 } as const;

/** Where the looks stand: row numbers and marks, in a fixed order. */
export interface LiveCursor {
  audit: number;
  messages: number;
  notes: number;
  queue: number;
  chats: number;
  /** The newest notice, UTC milliseconds. */
  notice: number;
}

const ORDER = ["audit", "messages", "notes", "queue", "chats", "notice"] as const satisfies readonly (keyof LiveCursor)[];

export const writeCursor = (cursor: LiveCursor): string => ORDER.map((name) => cursor[name].toString(36)).join(".");

/** Null for what is no cursor of ours: the page begins from now. */
export function readCursor(text: string | null): LiveCursor | null {
  const parts = (text ?? "").split(".");
  if (parts.length !== ORDER.length || !parts.every((part) => /^[0-9a-z]{1,11}$/.test(part))) return null;
  return Object.fromEntries(ORDER.map((name, at) => [name, Number.parseInt(parts[at] ?? "0", 36)])) as unknown as LiveCursor;
}
