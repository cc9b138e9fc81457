/** What a message is about, read when it is delivered: a mail tells how things stand now, or is not sent. */
import { z } from "zod";
import type { BookingRow } from "../db/bookings.repo.server.ts";
import type { Database } from "../db/client.server.ts";
import { findInquiry } from "../db/inquiries.repo.server.ts";
import { bookingOfMail } from "../db/mail-subjects.repo.server.ts";
import type { OutboxMessage } from "../db/outbox.repo.server.ts";
import { roomsOfBooking } from "../db/rooms.repo.server.ts";
import { MailFailure } from "../domain/mail/message.ts";
import type { OutboxReason } from "../domain/mail/outbox.ts";
import {
  BOOKING_MAILS,
  type BookingMailKind,
  type BookingSubject,
  CALLBACK_MAILS,
  type CallbackMailKind,
  INQUIRY_MAILS,
  type InquiryMailKind,
  type MailSubject,
} from "../domain/mail/subject.ts";
import { HEAD_OFFICE, venueOf } from "../domain/venue/venues.ts";
import { toFullRecord } from "./booking-records.ts";
import { heldRoom } from "./room-plans.server.ts";

/** Of a message that is not sent: why. */
export interface Dropped {
  dropped: Extract<OutboxReason, "subject_gone" | "overtaken">;
}

const bookingPayload = z.object({
  bookingId: z.string().min(1),
  reason: z.string().nullish(),
  note: z.string().nullish(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).nullish(),
  manageUrl: z.url({ protocol: /^https?$/ }).nullish(),
  startsAt: z.number().int().nullish(),
});
type BookingPayload = z.output<typeof bookingPayload>;

const callbackPayload = z.object({
  name: z.string(),
  phone: z.string().min(1),
  email: z.string().nullish(),
  dueAt: z.number().int(),
  location: z.string().nullish(),
});

const isOneOf = <T extends string>(kinds: readonly T[], kind: string): kind is T => (kinds as readonly string[]).includes(kind);

/** Throws `MailFailure` for a kind or a payload that nobody here can read: a dead letter, for staff to see. */
export async function subjectOf(db: Database, message: OutboxMessage, now: number): Promise<MailSubject | Dropped> {
  const { kind, payload } = message;
  if (isOneOf(BOOKING_MAILS, kind)) return bookingSubject(db, kind, read(bookingPayload, payload), now);
  if (isOneOf(CALLBACK_MAILS, kind)) return callbackSubject(kind, read(callbackPayload, payload));
  if (isOneOf(INQUIRY_MAILS, kind)) return inquirySubject(db, kind, read(z.object({ inquiryId: z.string() }), payload).inquiryId);
  throw new MailFailure("unknown_kind", true);
}

function read<T>(schema: z.ZodType<T>, payload: unknown): T {
  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw new MailFailure("unreadable", true);
  return parsed.data;
}

async function bookingSubject(
  db: Database,
  kind: BookingMailKind,
  payload: BookingPayload,
  now: number,
): Promise<BookingSubject | Dropped> {
  const row = await bookingOfMail(db, payload.bookingId);
  if (!row) return { dropped: "subject_gone" };
  const why = refusal(kind, row, payload, now);
  if (why) return { dropped: why };
  const holds = row.status !== "cancelled" && kind !== "booking_cancelled" ? await roomsOfBooking(db, row.id, now) : [];
  const record = toFullRecord(row);
  return {
    about: "booking",
    kind,
    // What was hidden while it was confirmed is told as cancelled, whatever its row says.
    booking: kind === "booking_cancelled" ? { ...record, status: "cancelled" } : record,
    rooms: holds.map(heldRoom),
    office: venueOf(row.location) ?? HEAD_OFFICE,
    reason: payload.reason ?? null,
    changes: payload.changes ?? null,
    note: payload.note ?? null,
    manageUrl: payload.manageUrl ?? null,
  };
}

/** Why a message about a booking is not true any more, or null. The message of what came between says what is true. */
function refusal(kind: BookingMailKind, row: BookingRow, payload: BookingPayload, now: number): Dropped["dropped"] | null {
  if (kind === "booking_cancelled") return row.status === "cancelled" || row.deletedAt !== null ? null : "overtaken";
  if (row.deletedAt !== null) return "subject_gone";
  switch (kind) {
    case "booking_confirmed":
      return row.status === "confirmed" || row.status === "completed" ? null : "overtaken";
    case "booking_received":
    case "booking_changed":
      return row.status === "cancelled" ? "overtaken" : null;
    case "booking_reminder": {
      const due = row.status === "confirmed" && row.startsAt !== null && row.startsAt === payload.startsAt && row.startsAt > now;
      return due ? null : "overtaken";
    }
    default:
      return null;
  }
}

function callbackSubject(kind: CallbackMailKind, { name, phone, email, dueAt, location }: z.output<typeof callbackPayload>): MailSubject {
  return { about: "callback", kind, name, phone, email: email || null, dueAt, office: venueOf(location) ?? HEAD_OFFICE };
}

async function inquirySubject(db: Database, kind: InquiryMailKind, id: string): Promise<MailSubject | Dropped> {
  const found = await findInquiry(db, id);
  if (!found) return { dropped: "subject_gone" };
  const { reference, name, email, phone, topic, message, dueAt } = found;
  return { about: "inquiry", kind, reference, name, email, phone, topic, message, dueAt };
}
