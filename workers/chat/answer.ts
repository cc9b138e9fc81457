/** What a finished turn answers: the specification's `response` and the additions of the rulings ("Chat"). */

import type { DraftForm } from "#app/domain/booking/draft-fields.ts";
import type { RequestLine } from "#app/i18n/detailed/request-lines.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { passedOnText } from "#app/i18n/staffed-texts.ts";
import type { Conversation, FaqSource, HeardLine } from "#app/services/assistant/conversations.server.ts";
import type { TurnAnswer } from "./agent.ts";
import { summaryOf } from "./draft-texts.ts";
import { plainView } from "./plain-view.ts";
import type { TurnEvent } from "./speak.ts";
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
  /** The person of staff who is in the conversation. */
  staff: { name: string } | null;
  /** True where a person has the message and no one else answered it. */
  passedOn: boolean;
  /** What people of staff said since the visitor's last message, for clients that do not look in between. */
  heard: readonly HeardLine[];
  /** In how many seconds to look for what is said meanwhile (`GET /api/ai/chat/news`); null: not before the next message. */
  lookAgain: number | null;
  /** Numbers of the turn's first and last message in the transcript. */
  lines: { first: number; last: number } | null;
}

/** A turn's words and what is answered beside them. */
export interface TurnResult {
  text: string;
  answer: ChatAnswer;
}

/** One turn, whoever answers it: the assistant, or a person who has joined. A pressed button means what it says either way. */
export async function answerTurn(env: Env, conversation: Conversation, emit: (event: TurnEvent) => void): Promise<TurnResult> {
  if (conversation.staff && !conversation.confirmPressed) return passedOn(conversation, conversation.staff);
  const { runTurn } = await import("./agent.ts");
  const turn = await runTurn(env, conversation, emit);
  return { text: turn.text, answer: await chatAnswer(conversation, turn) };
}

/** The message goes to the person; no model sees it in this turn, and the draft stays as it is. */
async function passedOn(conversation: Conversation, staff: { name: string }): Promise<TurnResult> {
  const { taken, lines, lookAgain } = await conversation.passOn();
  const i18n = await createPageI18n(conversation.locale);
  const text = passedOnText(i18n, staff.name, taken);
  const answer = {
    ...standingOf(conversation, text),
    summary: null,
    suggestions: [],
    sources: [],
    passedOn: true,
    staff: taken ? staff : null,
    lines,
    lookAgain,
  };
  return { text, answer };
}

function standingOf(conversation: Conversation, response: string) {
  const view = conversation.view();
  return {
    response,
    sessionId: conversation.sessionId,
    draft: plainView(view),
    missing: view.missing,
    locale: conversation.locale,
    form: view.form,
    heard: conversation.heard,
    ...(conversation.booking ? { booking: conversation.booking } : {}),
  };
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
  const { lines: numbers, lookAgain } = await conversation.finish({ text: response, provider: answer.provider, uses: answer.uses });
  return {
    ...standingOf(conversation, response),
    summary: conversation.summary && lines ? { hash: conversation.summary, lines } : null,
    suggestions: suggestionsFor(i18n, conversation),
    sources: conversation.sources,
    passedOn: false,
    staff: conversation.staff,
    lines: numbers,
    lookAgain,
  };
}
