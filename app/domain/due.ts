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
  /** ISO 8601. */
  holds: { id: string; bookingNumber: string; contact: string; endsAt: string }[];
}

/** Something that an arbitrator or a party owes, with the moment that it is due by or was asked at, ISO 8601. */
export interface OwedInvitation {
  id: string;
  caseId: string;
  caseNumber: string;
  askedAt: string;
}
