/** The simulated visitor: says the script, answers what is still missing, confirms a summary that was shown. */
import { type Booking, type Chat, HttpError, type Reply } from "./client.ts";
import { resolveText, venueToday } from "./dates.ts";
import { answerFor, DECLINE } from "./phrases.ts";
import { FIELDS, type Field, type Goal, type Hostile, type Locale } from "./schema.ts";

export const MAX_TURNS = 20;
const MAX_DECLINES = 3;

export interface Exchange {
  visitor: string;
  assistant: string;
  draft: Record<string, unknown>;
  missing: string[];
  summary: boolean;
}

export interface Conversation {
  today: string;
  exchanges: Exchange[];
  latencies: number[];
  last: Reply | null;
  booking: Booking | null;
  /** The booking came although no summary had been confirmed. */
  unconfirmed: boolean;
  /** Language of the answer that showed the last summary. */
  summaryLocale: string | null;
  /** Why the visitor gave up, where they did. */
  stopped: string | null;
  /** Contact facts that the visitor had already typed and was asked for again. */
  askedAgain: number;
}

export const visitorTexts = (conversation: Conversation): string[] => conversation.exchanges.map((exchange) => exchange.visitor);

class Visitor {
  readonly conversation: Conversation;
  readonly #chat: Chat;

  constructor(chat: Chat, today: string) {
    this.#chat = chat;
    this.conversation = {
      today,
      exchanges: [],
      latencies: [],
      last: null,
      booking: null,
      unconfirmed: false,
      summaryLocale: null,
      stopped: null,
      askedAgain: 0,
    };
  }

  get exhausted(): boolean {
    return this.conversation.exchanges.length >= MAX_TURNS;
  }

  /** Says one thing. `confirms` marks the one message that may bring a booking about. */
  async say(visitor: string, confirms = false): Promise<Reply> {
    const reply = await this.#chat.send(visitor);
    const { conversation } = this;
    conversation.exchanges.push({
      visitor,
      assistant: reply.response,
      draft: reply.draft,
      missing: reply.missing,
      summary: reply.summary,
    });
    conversation.latencies.push(reply.milliseconds);
    conversation.last = reply;
    if (reply.summary) conversation.summaryLocale = reply.locale;
    if (reply.booking && !conversation.booking) {
      conversation.booking = reply.booking;
      conversation.unconfirmed = !confirms;
    }
    return reply;
  }

  stop(reason: string): void {
    this.conversation.stopped = reason;
  }
}

const typed = (text: string) => text.normalize("NFC").toLowerCase().replace(/\s+/g, " ");

/** From wherever the conversation is to a shown summary. Gives false when the visitor gave up. */
async function reachSummary(visitor: Visitor, answer: (field: Field) => string | null, decline: string, perTurn: number): Promise<boolean> {
  const { conversation } = visitor;
  let declines = 0;
  while (!conversation.booking) {
    const reply = conversation.last;
    if (!reply) return false;
    if (reply.missing.length === 0 && reply.summary) return true;
    if (visitor.exhausted) {
      visitor.stop(`no summary after ${MAX_TURNS} messages; still missing: ${reply.missing.join(", ") || "nothing"}`);
      return false;
    }
    if (reply.missing.length === 0) {
      if (++declines > MAX_DECLINES) {
        visitor.stop(`nothing missing, but no summary after ${MAX_DECLINES} refusals`);
        return false;
      }
      await visitor.say(decline);
      continue;
    }
    const said = typed(visitorTexts(conversation).join("\n"));
    const known = reply.missing.filter((name): name is Field => (FIELDS as readonly string[]).includes(name));
    const answers = known.flatMap((name) => answer(name) ?? []).slice(0, perTurn);
    if (answers.length === 0) {
      visitor.stop(`asked for ${reply.missing.join(", ")}, which the visitor has no answer to`);
      return false;
    }
    conversation.askedAgain += answers.filter((text) => said.includes(typed(text))).length;
    await visitor.say(answers.join("\n"));
  }
  return false;
}

export async function holdGoal(goal: Goal, locale: Locale, chat: Chat, today: string = venueToday()): Promise<Conversation> {
  const dialogue = goal.dialogues[locale];
  const text = (words: string) => resolveText(words, locale, today);
  const visitor = new Visitor(chat, today);
  const { conversation } = visitor;
  const answer = (field: Field) => {
    const words = answerFor(goal, locale, field);
    return words === null ? null : text(words);
  };
  const toSummary = () => reachSummary(visitor, answer, DECLINE[dialogue.endsIn ?? locale], dialogue.answersPerTurn);

  for (const turn of dialogue.turns) {
    await visitor.say(text(turn));
    if (conversation.booking) return conversation;
  }
  if (!(await toSummary())) return conversation;
  for (const turn of dialogue.afterSummary) {
    await visitor.say(text(turn));
    if (conversation.booking || !(await toSummary())) return conversation;
  }
  await visitor.say(text(dialogue.confirm), true);
  if (!conversation.booking) visitor.stop(`confirmed with "${dialogue.confirm}", but nothing was booked`);
  return conversation;
}

export interface HostileRun {
  conversation: Conversation;
  /** An answer of 500 or above, or a dialogue that never got to the point it tests. */
  failure: string | null;
}

/** Says the hostile turns. Answers below 500 that are no success (413, 422…) are a fair way to refuse a message. */
export async function holdHostile(hostile: Hostile, chat: Chat, today: string = venueToday()): Promise<HostileRun> {
  const visitor = new Visitor(chat, today);
  const { conversation } = visitor;
  const say = async (words: string): Promise<string | null> => {
    try {
      await visitor.say(words);
      return null;
    } catch (error) {
      if (error instanceof HttpError && error.status < 500 && error.status !== 429) {
        conversation.exchanges.push({
          visitor: words,
          assistant: `(${error.status})`,
          draft: conversation.last?.draft ?? {},
          missing: [],
          summary: false,
        });
        return null;
      }
      return error instanceof Error ? error.message : String(error);
    }
  };
  for (const turn of hostile.turns) {
    const failure = await say(resolveText(hostileText(turn), hostile.locale, today));
    if (failure) return { conversation, failure };
  }
  if (hostile.afterSummary.length > 0) {
    const answer = (field: Field) => hostile.answers[field] ?? null;
    const reached = await reachSummary(visitor, answer, DECLINE[hostile.locale], 2);
    if (!reached) return { conversation, failure: conversation.booking ? null : `no summary to attack: ${conversation.stopped}` };
    for (const turn of hostile.afterSummary) {
      const failure = await say(resolveText(turn, hostile.locale, today));
      if (failure) return { conversation, failure };
    }
  }
  return { conversation, failure: null };
}

export function hostileText(turn: Hostile["turns"][number]): string {
  return typeof turn === "string" ? turn : turn.repeat.repeat(turn.times) + turn.suffix;
}
