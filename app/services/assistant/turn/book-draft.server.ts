/** From a draft to a booking: its summary is shown, confirmed, and booked. */
import type { DraftRow } from "#app/db/bookings/drafts.repo.server.ts";
import { fastValuesOf, plainValues, summaryHash } from "#app/domain/booking/draft/draft.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { asSent } from "#app/domain/booking/draft/sent-as.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { evaluate, sentValues } from "#app/domain/booking/rules/evaluate.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { unfitOf } from "#app/services/assistant/conversation-checks.ts";
import type { BookingService } from "#app/services/bookings/booking-services.server.ts";
import { furtherOf, viewOf } from "#app/services/bookings/drafts/drafts.server.ts";
import type { Turn } from "./turn.ts";

/** Shows the summary: once the turn is written, exactly this may be confirmed. */
export async function showSummary(turn: Turn): Promise<{ hash: string } | { unfit: readonly Issue[] }> {
  const { clock } = turn.context;
  const { draft } = turn;
  const sent = asSent(draft);
  if (draft.bookingId || viewOf(sent).missing.length > 0) return { unfit: [] };
  const unfit = unfitOf(sent, clock());
  if (unfit.length > 0) return { unfit };
  const hash = await summaryHash(draft.values, draft.form);
  turn.draft = { ...draft, summaryHash: hash };
  turn.summary = hash;
  turn.state = { ...turn.state, summaryShown: true };
  return { hash };
}

/** Books what was confirmed. Throws `not_confirmed` unless `confirmed` is the summary that the visitor had before them, and the draft is still that. */
export async function submitDraft(turn: Turn, confirmed: string): Promise<BookingRecord> {
  const { bookings, visitor, rateLimits } = turn.context;
  const { draft, locale, options, seenSummary } = turn;
  const hash = await summaryHash(draft.values, draft.form);
  // A button pressed under another summary means that one, whatever words come with it.
  const meant = options.confirm ?? confirmed;
  if (seenSummary !== hash || meant !== seenSummary) throw new AppError("not_confirmed");
  const sent = asSent(draft);
  const record = await bookDraft(bookings, sent, locale, () => rateLimits.take("booking"));
  turn.draft = { ...draft, bookingId: record.id };
  turn.storedDraft = turn.draft;
  turn.booking = await bookings.made(record.id);
  await visitor.write({ lastBookingId: record.id });
  return record;
}

/** Books a draft as what it has become: the whole of it, or fast with everything else that was given. */
async function bookDraft(bookings: BookingService, draft: DraftRow, locale: Locale, admit: () => Promise<void>): Promise<BookingRecord> {
  const values = plainValues(draft.values);
  const options = { source: "assistant", locale, draft, admit } as const;
  if (draft.form === "fast") return bookings.makeFast(fastValuesOf(values), { ...options, further: furtherOf(draft) });
  return (await bookings.makeDetailed(sentValues(evaluate(detailedValuesOf(values))), options)).booking;
}
