/** The draft in the conversation's language: its lines, and the names of its fields. */
import type { I18n } from "@lingui/core";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { sentAs } from "#app/domain/booking/draft/sent-as.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { PeopleClocksView } from "#app/i18n/clock/people-clocks.ts";
import { requestClocks } from "#app/i18n/clock/request-clocks.ts";
import { draftFieldLabel, draftLines } from "#app/i18n/detailed/draft-lines.ts";
import type { RequestLine } from "#app/i18n/detailed/request-lines.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { plainView } from "./plain-view.ts";

/** Every line of a draft: the whole detailed request, or the fast booking with all that was said besides. */
function summaryOf(i18n: I18n, view: DraftView): RequestLine[] {
  const values = plainView(view);
  return draftLines(i18n, sentAs(values, view.form), values);
}

/** A draft for a panel next to another page: its lines, and the names of what is still needed. */
export async function linesOf(
  view: DraftView,
  locale: Locale,
): Promise<{ lines: RequestLine[]; missing: string[]; clocks: PeopleClocksView | null }> {
  const i18n = await createPageI18n(locale);
  const clocks = requestClocks(i18n, detailedValuesOf(plainView(view)));
  const missing = sentAs(plainView(view), view.form) === view.form ? view.missing : [];
  return { lines: summaryOf(i18n, view), missing: missing.map((field) => draftFieldLabel(i18n, field)), clocks };
}
