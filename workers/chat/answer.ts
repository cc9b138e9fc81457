/** What a finished turn answers: the specification's `response` and the additions of the rulings ("Chat"). */

import { type SummaryLine, summaryLines } from "#app/i18n/booking-labels.ts";
import { createI18n } from "#app/i18n/catalogs.ts";
import type { Conversation } from "#app/services/conversations.server.ts";
import type { TurnAnswer } from "./agent.ts";
import { plainView } from "./plain-view.ts";
import { suggestionsFor } from "./suggestions.ts";
import { summaryQuestion, summaryTitle } from "./summary-text.ts";

export interface ChatAnswer {
  response: string;
  sessionId: string;
  draft: Record<string, string>;
  missing: string[];
  locale: string;
  summary: { hash: string; lines: SummaryLine[] } | null;
  suggestions: string[];
  booking?: { id: string; bookingNumber: string };
}

/** Finishes the turn (writes the transcript) and gives the answer; the summary is spelled out in `response`. */
export async function chatAnswer(conversation: Conversation, answer: TurnAnswer): Promise<ChatAnswer> {
  const i18n = await createI18n(conversation.locale);
  const view = conversation.view();
  const values = plainView(view);
  const lines = conversation.summary ? summaryLines(i18n, values) : null;
  const response = lines
    ? [answer.text, summaryTitle(i18n), lines.map((line) => `${line.label}: ${line.text}`).join("\n"), summaryQuestion(i18n)]
        .filter(Boolean)
        .join("\n\n")
    : answer.text;
  await conversation.finish({ text: response, provider: answer.provider });
  return {
    response,
    sessionId: conversation.sessionId,
    draft: values as Record<string, string>,
    missing: view.missing,
    locale: conversation.locale,
    summary: conversation.summary && lines ? { hash: conversation.summary, lines } : null,
    suggestions: suggestionsFor(i18n, conversation),
    ...(conversation.booking ? { booking: conversation.booking } : {}),
  };
}
