import { type InquiryRow, inquiryOfOrigin, insertInquiry } from "#app/db/bookings/inquiries.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { answerDue } from "#app/domain/site/answer-due.ts";
import { checkInquiry, type InquiryRequest } from "#app/domain/site/inquiry.ts";
import { newInquiryReference } from "#app/domain/site/inquiry-reference.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { sameRequest } from "#app/services/bookings/same-request.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { venueForClock } from "#app/services/venues/venues-in-force.server.ts";

/** What a message of the contact page needs: its writer is counted, and known by network. */
export interface InquiryContext extends LimitedContext {
  /** Keyed hash of the caller's network, by the secret of a time (UTC milliseconds), now unless said. */
  network: (at?: number) => string;
}

/** What the writer is answered. */
export interface InquiryReceipt {
  reference: string;
  /** Until when we answer, ISO 8601. */
  dueAt: string;
}

const REFERENCE_TRIES = 3;

/**
 * Puts a message of the contact page into staff's queue; `locale` is the language of the writer. Throws `invalid_input` with an issue per
 * field, and `too_many_requests`.
 */
export async function receiveInquiry(context: InquiryContext, input: unknown, { locale }: { locale: Locale }): Promise<InquiryReceipt> {
  const { clock, db, network, rateLimits } = context;
  const check = checkInquiry(input);
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  const originKey = await sameRequest("inquiry", network, check.request, clock());
  const counting = await rateLimits.counting("inquiry");
  const same = inquiryOfOrigin(db, originKey);
  const [counted, known] = counting ? await db.batch([counting.statement, same]) : [[], await same];
  // A message that is here already is answered, however often its button was pressed.
  if (known[0]) return receiptOf(known[0]);
  counting?.judge(counted);
  for (let attempt = 1; ; attempt += 1) {
    const inquiry = await newRow(context, check.request, originKey, locale);
    try {
      await store(context, inquiry);
      return receiptOf(inquiry);
    } catch (error) {
      // Pressed twice at once: the first one is kept and is the answer to both.
      const [first] = await same;
      if (first) return receiptOf(first);
      // Else a reference that another message has, drawn again.
      if (attempt >= REFERENCE_TRIES) throw error;
    }
  }
}

async function newRow({ clock, db }: InquiryContext, request: InquiryRequest, originKey: string, locale: Locale): Promise<InquiryRow> {
  const now = clock().getTime();
  return {
    ...request,
    phone: request.phone ?? null,
    id: newId(),
    reference: newInquiryReference(),
    locale,
    originKey,
    dueAt: answerDue(now, await venueForClock(db, HEAD_OFFICE, now)),
    createdAt: now,
    answeredAt: null,
    answeredBy: null,
  };
}

/** The message, its history and what it sets going: whole or not at all. */
async function store({ actor, db }: InquiryContext, inquiry: InquiryRow): Promise<void> {
  const { id: inquiryId, createdAt: now, topic, locale } = inquiry;
  const audit = await nextAuditEntry(
    { subjectType: "inquiry", subjectId: inquiryId, action: "received", changes: { topic, locale } },
    await actor(),
    now,
    null,
  );
  const message = (kind: string, recipient: string, language: Locale) => ({
    id: newId(),
    kind,
    recipient,
    locale: language,
    payload: { inquiryId },
    createdAt: now,
    deliverAfter: now,
    attempts: 0,
  });
  const messages = [message("inquiry_received", inquiry.email, locale), message("inquiry_received_staff", HEAD_OFFICE.email, "en")];
  await db.batch([...insertInquiry(db, { inquiry, audit, messages })]);
}

function receiptOf(row: InquiryRow): InquiryReceipt {
  return { reference: row.reference, dueAt: new Date(row.dueAt).toISOString() };
}
