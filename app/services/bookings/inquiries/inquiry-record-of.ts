import type { NamedInquiryRow } from "#app/db/bookings/inquiries.repo.server.ts";
import type { InquiryRecord } from "#app/domain/site/inquiry-record.ts";

/** A message of the contact page as staff see it; `me` is the id of who reads. */
export function inquiryRecordOf(row: NamedInquiryRow, me: string): InquiryRecord {
  const iso = (at: number) => new Date(at).toISOString();
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    phone: row.phone,
    topic: row.topic,
    message: row.message,
    locale: row.locale,
    createdAt: iso(row.createdAt),
    dueAt: iso(row.dueAt),
    answered: row.answeredAt === null ? null : { at: iso(row.answeredAt), byName: row.answeredByName ?? "", byMe: row.answeredBy === me },
  };
}
