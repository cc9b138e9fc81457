/** What is due, as first pages show it. */
import type { BookingRecord } from "./booking/office/record.ts";

/** A count above this is said as "200 or more". */
export const DUE_COUNTED = 200;

/** How many there are of what a page shows the first of. */
export interface Total {
  value: number;
  /** Counted no further: there are so many or more. */
  orMore: boolean;
}

/** What was read of a list, of which at most `DUE_COUNTED` and one more are. */
export const totalOf = (read: number): Total => ({ value: Math.min(read, DUE_COUNTED), orMore: read > DUE_COUNTED });

/** Lists of a first page that it can show whole, as its address asks. */
export const WHOLE_LISTS = ["owed", "deadlines", "holds", "requests"] as const;
export type WholeList = (typeof WHOLE_LISTS)[number];
export const wholeList = (asked: string | null): WholeList | null => WHOLE_LISTS.find((list) => list === asked) ?? null;

/** Requests for more time that the office decides, as nobody presides: those whose deadline is due first, ISO 8601, and how many there are. */
export interface RequestsDue {
  rows: {
    id: string;
    caseId: string;
    caseNumber: string;
    deadlineId: string;
    title: string;
    dueAt: string;
    /** IANA zone on whose clock the deadline was set. */
    zone: string;
  }[];
  total: Total;
}

export interface OfficeDue {
  /** Of the office's today, `YYYY-MM-DD`. */
  today: string;
  /** Confirmed hearings of today, the first ones, and how many there are. */
  hearings: {
    bookings: Pick<
      BookingRecord,
      | "id"
      | "bookingNumber"
      | "startTime"
      | "endTime"
      | "location"
      | "locationType"
      | "alternateLocationName"
      | "bookingContactName"
      | "days"
      | "timeZone"
      | "styleOfCause"
    >[];
    total: Total;
  };
  pending: number;
  consultations: number;
  messages: number;
  inquiries: number;
  chats: number;
  /** People's own requests to be erased that wait for an answer; of the oldest, by when (ISO 8601), and whether that is near or past. */
  erasures: { total: Total; answerBy: string | null; isNear: boolean };
  /** Of open calls and tasks the first ones due, ISO 8601. */
  calls: { id: string; name: string; phone: string; bookingNumber: string | null; dueAt: string; overdue: boolean }[];
  requests: RequestsDue;
  /** The first ones to end, ISO 8601, and how many there are. */
  holds: { rows: { id: string; bookingNumber: string; contact: string; endsAt: string }[]; total: Total };
}

/**
 * What an arbitrator or a party owes: what a deadline asks for, a decision on more time for one, an answer to a question about a conflict, an
 * answer to an assignment, and what a side may say to a disclosure while there is time.
 */
export interface Owed {
  kind: "deadline" | "extension" | "disclosure" | "assignment" | "remarks";
  /** Of the deadline, disclosure or place in the case. */
  id: string;
  caseId: string;
  caseNumber: string;
  /** What the deadline asks for; null of what is none. */
  title: string | null;
  /** ISO 8601, as the next; null of what was asked for without a day. */
  dueAt: string | null;
  askedAt: string | null;
  /** IANA zone on whose clock it was set; null for the reader's. */
  zone: string | null;
  overdue: boolean;
}

/** What is due first on top, so that what is overdue is above all else; then what was asked without a day, the oldest first. */
export function inOrderOfDue(owed: readonly Owed[]): Owed[] {
  const place = ({ dueAt, askedAt, id }: Owed) => `${dueAt === null ? "b" : "a"} ${dueAt ?? askedAt ?? ""} ${id}`;
  return owed.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}
