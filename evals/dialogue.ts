/** The simulated visitor: says the script, answers what is still missing, confirms a summary that was shown. */
import { type Booking, type Chat, HttpError, type Reply } from "./client.ts";
import { loose } from "./compare.ts";
import { resolveText, venueToday } from "./dates.ts";
import { type Goal, isDetailed } from "./detailed-schema.ts";
import { answersTo, DECLINE } from "./phrases.ts";
import type { Form, Hostile, Locale, Turn } from "./schema.ts";

/** Messages before a visitor gives up. */
export const MAX_TURNS = 20;
export const MAX_TURNS_DETAILED = 30;
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
  /** Questions of the visitor that the assistant did not answer. */
  unanswered: { asked: string; expected: string; heard: string }[];
}

export const newConversation = (today: string, stopped: string | null = null): Conversation => ({
  today,
  exchanges: [],
  latencies: [],
  last: null,
  booking: null,
  unconfirmed: false,
  summaryLocale: null,
  stopped,
  askedAgain: 0,
  unanswered: [],
});

export const visitorTexts = (conversation: Conversation): string[] => conversation.exchanges.map((exchange) => exchange.visitor);

class Visitor {
  readonly conversation: Conversation;
  readonly #chat: Chat;
  #page: Form | undefined;

  readonly #most: number;

  /** `page`: the form of the page that the conversation begins on, where it is not the fast one. */
  constructor(chat: Chat, today: string, page?: Form, most = MAX_TURNS) {
    this.#chat = chat;
    this.#page = page;
    this.#most = most;
    this.conversation = newConversation(today);
  }

  get exhausted(): boolean {
    return this.conversation.exchanges.length >= this.#most;
  }

  /** Says one thing. `confirms` marks the one message that may bring a booking about. */
  async say(visitor: string, confirms = false): Promise<Reply> {
    const reply = await this.#chat.send(visitor, this.#page);
    this.#page = undefined;
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

  /** A turn of the script: said on its page, and answered where it asks. */
  async turn(turn: Turn, text: (words: string) => string): Promise<void> {
    const { say, page = undefined, hears = undefined } = typeof turn === "string" ? { say: turn } : turn;
    this.#page = page ?? this.#page;
    const { response } = await this.say(text(say));
    if (hears && !hears.some((words) => loose(response).includes(loose(words))))
      this.conversation.unanswered.push({ asked: text(say), expected: hears.join(" or "), heard: response });
  }

  stop(reason: string): void {
    this.conversation.stopped = reason;
  }
}

const typed = (text: string) => text.normalize("NFC").toLowerCase().replace(/\s+/g, " ");

interface Manner {
  /** What the visitor answers to these missing fields, in one message. */
  answers: (missing: readonly string[]) => readonly string[];
  decline: string;
  /** What they say in the middle. Taken off as it is said. */
  midway: { after: number; say: () => Promise<void> }[];
}

/** From wherever the conversation is to a shown summary. Gives false when the visitor gave up. */
async function reachSummary(visitor: Visitor, manner: Manner): Promise<boolean> {
  const { conversation } = visitor;
  let declines = 0;
  let answered = 0;
  while (!conversation.booking) {
    const reply = conversation.last;
    if (!reply) return false;
    const complete = reply.missing.length === 0;
    const [next] = manner.midway;
    if (next && (complete || answered >= next.after)) {
      manner.midway.shift();
      await next.say();
      continue;
    }
    if (complete && reply.summary) return true;
    if (visitor.exhausted) {
      const open = reply.missing.join(", ") || "nothing";
      visitor.stop(`no summary after ${conversation.exchanges.length} messages; still missing: ${open}`);
      return false;
    }
    if (complete) {
      if (++declines > MAX_DECLINES) {
        visitor.stop(`nothing missing, but no summary after ${MAX_DECLINES} refusals`);
        return false;
      }
      await visitor.say(manner.decline);
      continue;
    }
    const said = typed(visitorTexts(conversation).join("\n"));
    const answers = manner.answers(reply.missing);
    if (answers.length === 0) {
      visitor.stop(`asked for ${reply.missing.join(", ")}, which the visitor has no answer to`);
      return false;
    }
    conversation.askedAgain += answers.filter((text) => said.includes(typed(text))).length;
    answered++;
    await visitor.say(answers.join("\n"));
  }
  return false;
}

export async function holdGoal(goal: Goal, locale: Locale, chat: Chat, today: string = venueToday()): Promise<Conversation> {
  const dialogue = goal.dialogues[locale];
  const text = (words: string) => resolveText(words, locale, today);
  const detailed = isDetailed(goal);
  const page = detailed && goal.startsIn === "detailed" ? "detailed" : undefined;
  const visitor = new Visitor(chat, today, page, detailed ? MAX_TURNS_DETAILED : MAX_TURNS);
  const { conversation } = visitor;
  const manner: Manner = {
    answers: (missing) => answersTo(goal, locale, missing, dialogue.answersPerTurn).map(text),
    decline: DECLINE[dialogue.endsIn ?? locale],
    midway: dialogue.midway.map(({ after, ...turn }) => ({ after, say: () => visitor.turn(turn, text) })),
  };

  for (const turn of dialogue.turns) {
    await visitor.turn(turn, text);
    if (conversation.booking) return conversation;
  }
  if (!(await reachSummary(visitor, manner))) return conversation;
  for (const turn of dialogue.afterSummary) {
    await visitor.say(text(turn));
    if (conversation.booking || !(await reachSummary(visitor, manner))) return conversation;
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
  const visitor = new Visitor(chat, today, hostile.form === "detailed" ? "detailed" : undefined, MAX_TURNS_DETAILED);
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
    const answers = (missing: readonly string[]) =>
      [...new Set(missing.flatMap((name) => hostile.answers[name as keyof typeof hostile.answers] ?? []))]
        .slice(0, 2)
        .map((words) => resolveText(words, hostile.locale, today));
    const reached = await reachSummary(visitor, { answers, decline: DECLINE[hostile.locale], midway: [] });
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
