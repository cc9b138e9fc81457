/** What programs read of bookings by a narrower scope: the record with what the scope is about, and nothing that was written freely. */
import { z } from "zod";
import { bookingRecordSchema } from "#app/domain/booking/office/record.ts";
import { OWED_BY } from "#app/domain/case/vocabulary.ts";

const BASE = {
  id: true,
  bookingNumber: true,
  status: true,
  proceedingType: true,
  locationType: true,
  location: true,
  bookingDate: true,
  days: true,
  timeZone: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** When and where; of the people nothing. */
export const hearingReading = bookingRecordSchema.pick({ ...BASE, startTime: true, endTime: true, startsAt: true });

/** Who is charged for which days; no address, no number, nothing about the matter. */
export const accountingReading = bookingRecordSchema.pick({ ...BASE, bookingContactName: true, bookingContactFirm: true });

/** An open deadline of a case that its reader sees. */
export const deadlineReading = z.object({
  id: z.string(),
  caseId: z.string(),
  caseNumber: z.string(),
  title: z.string(),
  owedBy: z.enum(OWED_BY),
  /** Whether it is the reader who owes it. */
  mine: z.boolean(),
  /** UTC instant, ISO 8601. */
  dueAt: z.string(),
  /** IANA zone. */
  timeZone: z.string(),
});
export type DeadlineReading = z.output<typeof deadlineReading>;
