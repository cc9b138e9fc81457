/** What a finished turn answers: the specification's `response` and the additions of the rulings ("Chat"). */

import type { DraftForm } from "#app/domain/booking/draft-fields.ts";
import type { RequestLine } from "#app/i18n/detailed/request-lines.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import type { Conversation, FaqSource } from "#app/services/conversations.server.ts";
import type { TurnAnswer } from "./agent.ts";
import { summaryOf } from "./draft-texts.ts";
import { plainView } from "./plain-view.ts";
import { suggestionsFor } from "./suggestions.ts";
import { summaryQuestion, summaryTitle } from "./summary-text.ts";

export interface ChatAnswer {
  response: string;
  sessionId: string;
  draft: Record<string, string>;
  missing: string[];
  locale: string;
  /** What the draft is to become. */
  form: DraftForm;
  summary: { hash: string; lines: RequestLine[] } | null;
  suggestions: string[];
  /** The FAQs that the answer was taken from. */
  sources: readonly FaqSource[];
  booking?: { id: string; bookingNumber: string };
}

/** Finishes the turn (writes the transcript) and gives the answer; the summary is spelled out in `response`. */
export async function chatAnswer(conversation: Conversation, answer: TurnAnswer): Promise<ChatAnswer> {
  const i18n = await createPageI18n(conversation.locale);
  const view = conversation.view();
  const lines = conversation.summary ? summaryOf(i18n, view) : null;
  const response = lines
    ? [answer.text, summaryTitle(i18n), lines.map((line) => `${line.label}: ${line.text}`).join("\n"), summaryQuestion(i18n)]
        .filter(Boolean)
        .join("\n\n")
    : answer.text;
  await conversation.finish({ text: response, provider: answer.provider, uses: answer.uses });
  return {
    response,
    sessionId: conversation.sessionId,
    draft: plainView(view),
    missing: view.missing,
    locale: conversation.locale,
    form: view.form,
    summary: conversation.summary && lines ? { hash: conversation.summary, lines } : null,
    suggestions: suggestionsFor(i18n, conversation),
    sources: conversation.sources,
    ...(conversation.booking ? { booking: conversation.booking } : {}),
  };
}
