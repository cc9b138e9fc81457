/** What a finished turn answers: the specification's `response` and the additions of the rulings ("Chat"). */

import type { ChatButton, ChatCard, NotedChip } from "#app/api-client/chat.ts";
import type { DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { passedOnText } from "#app/i18n/staffed-texts.ts";
import type { Conversation, FaqSource, HeardLine } from "#app/services/assistant/conversation.ts";
import type { TurnAnswer, TurnEvent } from "./agent.ts";
import { plainView } from "./plain-view.ts";
import { chosenProvider } from "./providers/choose.ts";
import { replyParts } from "./reply-parts.ts";
import { type SummaryLine, spelledSummary, summaryLinesOf } from "./summary-text.ts";
import type { TalkInput } from "./talk/read.ts";
import { keptText, shownReply } from "./talk/reply.ts";

export interface ChatAnswer {
  response: string;
  sessionId: string;
  draft: Record<string, string>;
  missing: string[];
  locale: string;
  /** What the draft is to become. */
  form: DraftForm;
  summary: { hash: string; lines: SummaryLine[] } | null;
  /** What was noted in this turn. */
  noted: NotedChip[];
  /** Kept for staff in this turn, word for word. */
  remarks: readonly string[];
  buttons: readonly ChatButton[];
  card: ChatCard | null;
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

/** A turn's words for a window, and what is answered with them. */
export interface TurnResult {
  text: string;
  answer: ChatAnswer;
}

/** One turn, no matter who answers it: the assistant, or a person who has joined. A pressed Confirm means what it says either way. */
export async function answerTurn(
  env: Env,
  conversation: Conversation,
  input: TalkInput,
  emit: (event: TurnEvent) => void,
): Promise<TurnResult> {
  if (conversation.staff && !conversation.confirmPressed) return passedOn(conversation, conversation.staff);
  const { runTurn } = await import("./agent.ts");
  let turn = await runTurn(conversation, input, undefined, await readerFor(env, conversation));
  let answer = await chatAnswer(conversation, turn);
  while (!answer) {
    turn = await turn.again();
    answer = await chatAnswer(conversation, turn);
  }
  // What is said to be noted is, by then.
  if (turn.reply.decision.changes.length > 0) emit({ type: "draft" });
  emit({ type: "text", delta: turn.shown });
  return { text: turn.shown, answer };
}

/** Loaded only where a model is configured. */
async function readerFor(env: Env, conversation: Conversation) {
  if (chosenProvider(env) === "guided") return null;
  const { modelReader } = await import("./model-reader/model-reader.ts");
  const { now, history, tokensToday, settings } = conversation;
  return modelReader(env, { now, history, tokensToday, instructions: settings.instructions, answers: conversation.answers() });
}

/** The message goes to the person; no reader sees it in this turn, and the draft stays as it is. */
async function passedOn(conversation: Conversation, staff: { name: string }): Promise<TurnResult> {
  const { taken, lines, lookAgain } = await conversation.passOn();
  const i18n = await createPageI18n(conversation.locale);
  const text = passedOnText(i18n, staff.name, taken);
  const answer = {
    ...standingOf(conversation, text),
    ...NOTHING_BESIDE,
    passedOn: true,
    staff: taken ? staff : null,
    lines,
    lookAgain,
  };
  return { text, answer };
}

const NOTHING_BESIDE = { summary: null, noted: [], remarks: [], buttons: [], card: null, sources: [] };

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

/** Writes the turn and gives the answer, with the summary spelled out in `response`. Null when the form wrote the draft meanwhile. */
async function chatAnswer(conversation: Conversation, { text, reply, provider, uses }: TurnAnswer): Promise<ChatAnswer | null> {
  const lines = conversation.summary && reply.summary ? summaryLinesOf(reply.summary) : null;
  const spelled = lines ? [spelledSummary(conversation.locale, lines)] : [];
  const withSummary = (words: string) => [words, ...spelled].filter(Boolean).join("\n\n");
  const response = withSummary(text);
  const kept = withSummary(keptText(reply, { besideSummary: conversation.summary !== null }));
  const end = await conversation.finish({ text: kept, provider, uses });
  if (!end) return null;
  const { lines: numbers, lookAgain } = end;
  return {
    ...standingOf(conversation, response),
    summary: conversation.summary && lines ? { hash: conversation.summary, lines } : null,
    ...replyParts(shownReply(reply), reply.buttons, lines !== null),
    sources: conversation.sources,
    passedOn: false,
    staff: conversation.staff,
    lines: numbers,
    lookAgain,
  };
}
