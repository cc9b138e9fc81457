/** The draft in the conversation's language: names of its fields, values as people read them, and the summary to confirm. */
import type { I18n } from "@lingui/core";
import { fastValuesOf } from "#app/domain/booking/draft.ts";
import { type DraftField, type DraftPlain, detailedFieldOf } from "#app/domain/booking/draft-fields.ts";
import { isFastField } from "#app/domain/booking/fast-values.ts";
import type { Locale } from "#app/domain/locale.ts";
import { valueText } from "#app/i18n/booking-labels.ts";
import { draftFieldLabel, draftLines } from "#app/i18n/detailed/draft-lines.ts";
import { detailText, type RequestLine } from "#app/i18n/detailed/request-lines.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import type { DraftView } from "#app/services/bookings/drafts.server.ts";
import { plainView } from "./plain-view.ts";

export const fieldLabel = draftFieldLabel;

export function fieldText(i18n: I18n, field: DraftField, values: DraftPlain): string {
  if (isFastField(field)) return valueText(i18n, field, fastValuesOf(values));
  return detailText(i18n, detailedFieldOf(field), values[field] ?? "");
}

/** Every line that a confirmation covers: the whole detailed request, or the fast booking with all that was told beside it. */
export function summaryOf(i18n: I18n, view: DraftView): RequestLine[] {
  return draftLines(i18n, view.form, plainView(view));
}

/** A draft for a panel beside another page: its lines, and the names of what is still needed. */
export async function linesOf(view: DraftView, locale: Locale): Promise<{ lines: RequestLine[]; missing: string[] }> {
  const i18n = await createPageI18n(locale);
  return { lines: summaryOf(i18n, view), missing: view.missing.map((field) => fieldLabel(i18n, field)) };
}

/** The summary that was shown last, spelled out again for a conversation that is taken up; null when the draft has changed since. */
export async function waitingSummary(draft: DraftView, locale: Locale): Promise<{ hash: string; lines: RequestLine[] } | null> {
  return draft.summary ? { hash: draft.summary, lines: summaryOf(await createPageI18n(locale), draft) } : null;
}
