/** What is looked at before a draft is summed up, and before a question is kept for staff. */

import type { DraftRow } from "#app/db/bookings/drafts.repo.server.ts";
import { keptQuestion } from "#app/domain/assistant/faq/unanswered.ts";
import { fold, words } from "#app/domain/assistant/fold.ts";
import { fastValuesOf, plainValues } from "#app/domain/booking/draft/draft.ts";
import { type DraftPlain, draftFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { checkDetailedBooking } from "#app/domain/booking/requests/detailed.ts";
import { isDetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { checkFastBooking } from "#app/domain/booking/requests/fast.ts";
import { evaluate, sentValues } from "#app/domain/booking/rules/evaluate.ts";
import type { Issue } from "#app/domain/errors.ts";

/** A visitor's turn leaves at most so many questions for staff. */
const MOST_UNANSWERED_A_TURN = 3;

/**
 * What of the questions that no FAQ answered is kept for staff: only what the visitor wrote (a model's own words are not a
 * visitor's question), and nothing that names anybody.
 */
export function unansweredIn(message: string, questions: readonly string[], values: DraftPlain): string[] {
  const said = new Set(words(fold(message)));
  const asked = questions.filter((question) => words(fold(question)).every((word) => said.has(word)));
  const kept = asked.flatMap((question) => keptQuestion(question, Object.values(values)) ?? []);
  return [...new Set(kept)].slice(0, MOST_UNANSWERED_A_TURN);
}

/** What of a draft could not be booked now, under the draft's names: days past since, an end too near its start. */
export function unfitOf(draft: DraftRow, now: Date): readonly Issue[] {
  const values = plainValues(draft.values);
  const check =
    draft.form === "fast"
      ? checkFastBooking(fastValuesOf(values), now)
      : checkDetailedBooking(sentValues(evaluate(detailedValuesOf(values))), now);
  if (check.ok) return [];
  return check.issues.map(({ field, code }) => ({ field: isDetailedField(field) ? draftFieldOf(field) : field, code }));
}
