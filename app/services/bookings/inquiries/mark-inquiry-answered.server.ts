import { answering, findInquiry, lastInquiryAudit, recording } from "#app/db/bookings/inquiries.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { InquiryRecord } from "#app/domain/site/inquiry-record.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { inquiryRecordOf } from "./inquiry-record-of.ts";

/** Marks an open message as answered by the administrator who asks. `first` is false when somebody else was faster: the record says who and when. */
export async function markInquiryAnswered(context: ServiceContext, id: string): Promise<{ inquiry: InquiryRecord; first: boolean }> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const [found, history] = await Promise.all([findInquiry(db, id), lastInquiryAudit(db, id)]);
  if (!found) throw new AppError("not_found");
  if (found.answeredAt !== null) return { inquiry: inquiryRecordOf(found, who.id), first: found.answeredBy === who.id };
  const now = clock().getTime();
  const audit = await nextAuditEntry({ subjectType: "inquiry", subjectId: id, action: "answered", changes: {} }, who, now, history);
  try {
    // Two at once write the same place in the history, which the database refuses to the second.
    await db.batch([answering(db, id, who.id, now), recording(db, audit)]);
  } catch (error) {
    const faster = await findInquiry(db, id);
    if (!faster?.answeredAt) throw error;
    return { inquiry: inquiryRecordOf(faster, who.id), first: faster.answeredBy === who.id };
  }
  const answeredByName = `${who.firstName} ${who.lastName}`.trim();
  return { inquiry: inquiryRecordOf({ ...found, answeredAt: now, answeredBy: who.id, answeredByName }, who.id), first: true };
}
