/** The draft that a request is made of. A draft is sent once: what is sent of it again, by whichever door, is the booking that it has become. */
import { type DraftRow, draftOfBooking, findDraft, type Held } from "#app/db/bookings/drafts.repo.server.ts";
import { plainValues } from "#app/domain/booking/draft/draft.ts";
import type { DraftForm, DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import { draftValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { FAST_FIELDS } from "#app/domain/booking/requests/fast-values.ts";
import { isHeldBy } from "#app/services/platform/held-by.ts";
import { currentDraft, type DraftContext, furtherOf, isOpen } from "./drafts.server.ts";

/** A draft to be sent, with what it holds beyond the fast booking's fields. */
export interface DraftToSend extends Held {
  further: DraftPlain;
  /** It has become a booking before. */
  sent: boolean;
}

/**
 * The draft that a request is about as it arrives: the one that it names (`named`, its `expiresAt` as its page was shown it), also where that is a booking
 * by now; else the visitor's draft of the moment, while it may still become one. Null without one.
 */
export async function draftAsAsked(context: DraftContext, named: string | null): Promise<DraftToSend | null> {
  const row = await currentDraft(context);
  const isNamed = (one: DraftRow) => named !== null && named === new Date(one.expiresAt).toISOString();
  if (row && row !== "elsewhere" && (isOpen(row) ? named === null || isNamed(row) : isNamed(row))) return toSend(row);
  const { lastBookingId, holder } = await context.visitor.read();
  const last = named !== null && lastBookingId ? await draftOfBooking(context.db, lastBookingId) : null;
  if (last && isNamed(last) && isHeldBy(last, holder)) return toSend(last);
  return isOpen(row) ? toSend(row) : null;
}

/** The draft that is sent now: as it was `asked` for, where that has become a booking since, else the visitor's draft of this moment. */
export async function draftAsSent(context: DraftContext, asked: DraftToSend | null): Promise<DraftToSend | null> {
  if (asked?.sent) return asked;
  const row = await currentDraft(context);
  if (!asked || (isOpen(row) && row.id === asked.id)) return isOpen(row) ? toSend(row) : null;
  const then = await findDraft(context.db, asked.id, context.clock().getTime());
  if (then?.bookingId && then.holder === asked.holder) return toSend(then);
  return isOpen(row) ? toSend(row) : null;
}

/** So long a request that names no draft, and asks for what the visitor's draft has become, is that draft's. */
const JUST_SENT_MS = 3_600_000;

/** The draft that the visitor has sent within the hour, by whichever door, where a request that names none asks for the same; else null. */
export async function draftJustSent(context: DraftContext, form: DraftForm, input: unknown): Promise<DraftToSend | null> {
  const { clock, db, visitor } = context;
  const row = await currentDraft(context);
  if (row === "elsewhere" || isOpen(row)) return null;
  const { lastBookingId, holder } = await visitor.read();
  const sent = row ?? (lastBookingId ? await draftOfBooking(db, lastBookingId) : null);
  if (!sent || !isHeldBy(sent, holder) || clock().getTime() - sent.updatedAt > JUST_SENT_MS) return null;
  return asksForTheSame(form, input, plainValues(sent.values)) ? toSend(sent) : null;
}

/** Whether a request has nothing that the draft has not, and no field of the fast form less. */
function asksForTheSame(form: DraftForm, input: unknown, held: DraftPlain): boolean {
  if (typeof input !== "object" || input === null) return false;
  const asked: Record<string, unknown> = form === "fast" ? { ...input } : draftValuesOf({ ...input });
  const fields = new Set([...Object.keys(asked), ...FAST_FIELDS]);
  return [...fields].every((field) => wordsOf(asked[field]) === wordsOf(held[field as keyof DraftPlain]));
}

/** A value in one spelling: what is not said, not wanted or empty is nothing. */
function wordsOf(value: unknown): string {
  const text = typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");
  const words = text.replaceAll("\r\n", "\n").trim();
  return words === "false" || words === "[]" ? "" : words;
}

const toSend = (row: DraftRow): DraftToSend => ({
  id: row.id,
  holder: row.holder,
  further: furtherOf(row),
  sent: row.bookingId !== null,
});
