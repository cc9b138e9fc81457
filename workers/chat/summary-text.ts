/** The summary of a talk, spelled out: what is confirmed, for doors that show it as a card and for the transcript. */
import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { isDraftField } from "#app/domain/booking/draft/draft-fields.ts";
import type { Locale } from "#app/domain/locale.ts";
import { type EditPart, partOf } from "#app/domain/talk/edit/parts.ts";
import { valuesSent } from "#app/domain/talk/plan/fields.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import type { Line } from "#app/i18n/talk/lines.ts";
import { summaryLines } from "#app/i18n/talk/summary-lines.ts";
import { WORDS } from "#app/i18n/talk/words-by-language.ts";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { talkValues } from "./talk/values.ts";

export interface SummaryLine {
  field: DraftField;
  /** Whose card edits it. */
  part: EditPart;
  label: string;
  text: string;
}

export function summaryLinesOf(lines: readonly Line[]): SummaryLine[] {
  return lines.flatMap(({ field, label, text }) => (isDraftField(field) ? [{ field, part: partOf(field), label, text }] : []));
}

/** As the transcript keeps it. */
export function spelledSummary(locale: Locale, lines: readonly SummaryLine[]): string {
  const { summaryTitle, summaryAsk } = WORDS[locale];
  return [summaryTitle, lines.map(({ label, text }) => `${label}: ${text}`).join("\n"), summaryAsk(false)].join("\n\n");
}

/** The summary that was shown last, spelled out again for a conversation that is taken up; null when the draft has changed since. */
export async function waitingSummary(
  draft: DraftView,
  locale: Locale,
  loose: Plan,
): Promise<{ hash: string; lines: SummaryLine[] } | null> {
  if (!draft.summary) return null;
  const { values } = valuesSent(talkValues(draft), draft.form);
  return { hash: draft.summary, lines: summaryLinesOf(summaryLines(await createPageI18n(locale), locale, values, planOf(values, loose))) };
}
