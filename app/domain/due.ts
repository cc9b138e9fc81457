/** What is due, as first pages show it. */
import type { BookingRecord } from "./booking/office/record.ts";

/** A count above this is said as "200 or more". */
export const DUE_COUNTED = 200;

export interface OfficeDue {
  /** Of the office's today, `YYYY-MM-DD`. */
  today: string;
  /** Confirmed hearings of today, the first ones; `more` where there are others. */
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
    more: boolean;
  };
  pending: number;
  consultations: number;
  messages: number;
  inquiries: number;
  chats: number;
  /** Of open calls and tasks the first ones due, ISO 8601. */
  calls: { id: string; name: string; phone: string; bookingNumber: string | null; dueAt: string; overdue: boolean }[];
  /** ISO 8601. */
  holds: { id: string; bookingNumber: string; contact: string; endsAt: string }[];
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
