import type { DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { evaluate, sentValues } from "#app/domain/booking/rules/evaluate.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { type EditorContext, plainOf } from "#app/services/bookings/drafts/draft-editor.ts";
import { keepTyped } from "#app/services/bookings/drafts/keep-typed.server.ts";
import { type RequestContext, requestOnce, type SentBooking } from "./request-booking.server.ts";

/** What was asked for in all, and what became of it. */
export type TypedRequest = { values: DetailedValues } & ({ sent: SentBooking } | { refused: AppError });

/**
 * Sends an Express request of a form without scripts: its panel shows only whom to call, and what the draft holds beyond it goes along, as
 * the panel says. `typed` are values under the draft's names, which are kept first; sent again under the same `key`, they are neither kept nor
 * booked, and the first booking answers. What `requestBooking` refuses is given, with the values.
 */
export async function requestTyped(
  context: RequestContext & EditorContext,
  typed: DraftPlain,
  { key, draft, locale }: { key: string | null; draft: string | null; locale: Locale },
): Promise<TypedRequest> {
  let values = detailedValuesOf(typed);
  // Of what was posted alone: the draft is another one once the first has become a booking.
  const request = { form: "detailed" as const, payload: wordsOf(typed), key, draft, ofPage: true, locale };
  try {
    const sent = await requestOnce(context, request, async (isSent) => {
      // Kept, it would begin another draft.
      if (isSent) return sentValues(evaluate(values));
      await keepTyped(context, { values: typed, form: "detailed", locale });
      const held = plainOf((await context.drafts.current()).values);
      values = detailedValuesOf({ ...held, ...typed });
      return sentValues(evaluate(values));
    });
    return { values, sent };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { values, refused: error };
  }
}

/** What was typed, in one spelling: which empty fields a page has depends on what the draft held when it was made. */
function wordsOf(typed: DraftPlain): string {
  const words = Object.entries(typed).map(([field, value]) => [field, value?.trim() ?? ""] as const);
  return JSON.stringify(words.filter(([, value]) => value && value !== "false" && value !== "[]").sort());
}
