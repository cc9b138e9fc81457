/** The simulated visitor: says the script, answers what is still missing, confirms a summary that was shown. */

import { type Goal, isDetailed } from "#tests/evals/detailed/detailed-schema.ts";
import { type Answering, type Perturbation, perturb } from "#tests/evals/perturbed/perturb.ts";
import { type Booking, type Chat, HttpError, type Reply } from "./client.ts";
import { loose } from "./compare.ts";
import { resolveText, venueToday } from "./dates.ts";
import { answersTo, DECLINE } from "./phrases.ts";
import { plainAnswer, Reticent } from "./reticent.ts";
import type { Form, Hostile, Locale, Turn } from "./schema.ts";

/** Messages before a visitor gives up. */
export const MAX_TURNS = 20;
export const MAX_TURNS_DETAILED = 30;
const MAX_DECLINES = 3;
/** So often a visitor objects to a summary; then they confirm it as it is. */
const MOST_OBJECTIONS = 3;

export interface Exchange {
  visitor: string;
  assistant: string;
  draft: Record<string, unknown>;
  missing: string[];
  summary: boolean;
  /** The fields that the summary showed. */
  shown: string[];
}

/** How the visitors of a run talk. */
export interface Way {
  /** `scripted`: as the goals are written. `reticent`: a field only when asked (`reticent.ts`). */
  visitor: "scripted" | "reticent";
  perturbation: Perturbation | null;
  seed: number;
  /** What a visitor who reads the summary says of it (`reader.ts`); the others confirm whatever is shown. */
  objects: ((goal: Goal, locale: Locale, conversation: Conversation) => string | null) | null;
}
export const AS_WRITTEN: Way = { visitor: "scripted", perturbation: null, seed: 1, objects: null };

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
  /** Answers in another language than the one they were to be in. */
  misspoken: { asked: string; expected: string; heard: string }[];
  /** Values that were not in the draft any more, after coming back or after something that changes nothing. */
  lost: { asked: string; before: string; after: string }[];
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
  misspoken: [],
  lost: [],
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
      shown: reply.shown,
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

  /** A turn of the script: said on its page, and answered where it asks. `typed`: the message or messages it becomes. */
  async turn(turn: Turn, typed: (words: string) => readonly string[]): Promise<void> {
    if (typeof turn === "string") {
      for (const message of typed(turn)) {
        await this.say(message);
        if (this.conversation.booking) return;
      }
      return;
    }
    const { conversation } = this;
    const before = conversation.last?.draft ?? {};
    if (turn.pageLocale) this.#chat.turnPage?.(turn.pageLocale);
    if (turn.returns && this.#chat.comeBack) {
      const found = await this.#chat.comeBack(turn.returns);
      this.#compare(`coming back by ${turn.returns}`, before, found.draft);
    }
    this.#page = turn.page ?? this.#page;
    const replies: Reply[] = [];
    const messages = typed(turn.say);
    for (const message of messages) replies.push(await this.say(message));
    const asked = messages.join(" ");
    const heard = replies.map(({ response }) => response).join("\n");
    const { hears, faq, answersIn } = turn;
    if (hears && !hears.some((words) => loose(heard).includes(loose(words))))
      conversation.unanswered.push({ asked, expected: hears.join(" or "), heard });
    if (faq && !replies.some(({ sources }) => sources.includes(faq)))
      conversation.unanswered.push({ asked, expected: `the FAQ ${faq}`, heard });
    const last = replies.at(-1);
    if (answersIn && last && last.locale !== answersIn)
      conversation.misspoken.push({ asked, expected: answersIn, heard: last.locale ?? "(no language)" });
    if (turn.keeps && last) this.#compare(asked, before, last.draft);
  }

  #compare(asked: string, before: Record<string, unknown>, after: Record<string, unknown>): void {
    const [left, found] = [ordered(before), ordered(after)];
    if (left !== found) this.conversation.lost.push({ asked, before: left, after: found });
  }

  stop(reason: string): void {
    this.conversation.stopped = reason;
  }
}

const ordered = (draft: Record<string, unknown>) => JSON.stringify(Object.entries(draft).sort(([one], [other]) => (one < other ? -1 : 1)));
const plainly = (text: string) => text.normalize("NFC").toLowerCase().replace(/\s+/g, " ");

interface Manner {
  /** What the visitor answers to these missing fields, in one message. */
  answers: (missing: readonly string[], response: string) => readonly string[];
  /** The answer to something optional: a fact, or "no, that's all". */
  decline: (response: string) => string;
  /** The message, or the messages, that a text becomes. */
  typed: (text: string) => readonly string[];
  /** What they say in the middle. Taken off as it is said. */
  midway: { after: number; say: () => Promise<void> }[];
  /** What they miss in a summary before them; null when it holds all that matters to them. */
  misses: (shown: readonly string[]) => string | null;
}

/** From wherever the conversation is to a shown summary. Gives false when the visitor gave up. */
async function reachSummary(visitor: Visitor, manner: Manner): Promise<boolean> {
  const { conversation } = visitor;
  let declines = 0;
  let answered = 0;
  const sayAll = async (text: string) => {
    for (const message of manner.typed(text)) if (!conversation.booking) await visitor.say(message);
  };
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
    if (visitor.exhausted && !(complete && reply.summary)) {
      const open = reply.missing.join(", ") || "nothing";
      visitor.stop(`no summary after ${conversation.exchanges.length} messages; still missing: ${open}`);
      return false;
    }
    if (complete && reply.summary) {
      const missed = manner.misses(reply.shown);
      if (missed === null || visitor.exhausted) return true;
      await sayAll(missed);
      continue;
    }
    if (complete) {
      const words = manner.decline(reply.response);
      const fact = !Object.values(DECLINE).includes(words);
      if (!fact && ++declines > MAX_DECLINES) {
        visitor.stop(`nothing missing, but no summary after ${MAX_DECLINES} refusals`);
        return false;
      }
      await sayAll(words);
      continue;
    }
    const said = plainly(visitorTexts(conversation).join("\n"));
    const answers = manner.answers(reply.missing, reply.response);
    if (answers.length === 0) {
      visitor.stop(`asked for ${reply.missing.join(", ")}, which the visitor has no answer to`);
      return false;
    }
    conversation.askedAgain += answers.filter((text) => said.includes(plainly(text))).length;
    answered++;
    await sayAll(answers.join("\n"));
  }
  return false;
}

const inOrder: Answering = { most: null, backwards: false };

/** The visitor of a goal, in their manner. */
function mannerOf(goal: Goal, locale: Locale, way: Way, visitor: Visitor, today: string) {
  const written = goal.dialogues[locale];
  const resolve = (words: string) => resolveText(words, locale, today);
  const perturbed = way.perturbation === null ? null : perturb(goal, locale, way.perturbation, way.seed);
  const reticent = way.visitor === "reticent" ? new Reticent(goal, locale, way.seed) : null;
  const { dialogue = written, typed: type = (text: string) => [text], answering = inOrder } = perturbed ?? {};
  const typed = (words: string) => type(resolve(words));
  const manner: Manner = {
    answers: (missing, response) =>
      (reticent
        ? reticent.answer(missing, response)
        : answersTo(goal, locale, missing, answering.most ?? dialogue.answersPerTurn, answering.backwards)
      ).map(resolve),
    decline: (response) => {
      const spoken = dialogue.endsIn ?? locale;
      return reticent?.optional(response) ?? plainAnswer(goal, spoken, response, visitorTexts(visitor.conversation)) ?? DECLINE[spoken];
    },
    typed,
    // Who says more in a message comes to the middle sooner.
    midway: dialogue.midway.map(({ after, ...turn }) => ({
      after: way.perturbation === "merge" ? Math.ceil(after / 2) : after,
      say: () => visitor.turn(turn, typed),
    })),
    misses: (shown) => reticent?.untold(shown) ?? null,
  };
  return { dialogue, manner, turns: reticent?.turns() ?? dialogue.turns, resolve };
}

export async function holdGoal(
  goal: Goal,
  locale: Locale,
  chat: Chat,
  today: string = venueToday(),
  way: Way = AS_WRITTEN,
): Promise<Conversation> {
  const detailed = isDetailed(goal);
  const page = detailed && goal.startsIn === "detailed" ? "detailed" : undefined;
  // Who is asked for every thing by itself needs more messages.
  const patience = (detailed ? MAX_TURNS_DETAILED : MAX_TURNS) * (way.visitor === "reticent" || way.perturbation === "split" ? 2 : 1);
  const visitor = new Visitor(chat, today, page, patience);
  const { conversation } = visitor;
  const { dialogue, manner, turns, resolve } = mannerOf(goal, locale, way, visitor, today);

  for (const turn of turns) {
    await visitor.turn(turn, manner.typed);
    if (conversation.booking) return conversation;
  }
  if (!(await reachSummary(visitor, manner))) return conversation;
  for (const turn of dialogue.afterSummary) {
    await visitor.turn(turn, manner.typed);
    if (conversation.booking || !(await reachSummary(visitor, manner))) return conversation;
  }
  for (let count = 0; count < MOST_OBJECTIONS; count++) {
    const words = way.objects?.(goal, locale, conversation) ?? null;
    if (words === null) break;
    for (const message of manner.typed(resolve(words))) await visitor.say(message);
    if (conversation.booking || !(await reachSummary(visitor, manner))) return conversation;
  }
  const confirm = resolve(dialogue.confirm);
  await visitor.say(way.perturbation === "split" ? confirm : manner.typed(confirm).join(" "), true);
  // A yes with a slip in it is none: who is asked again says it properly.
  if (!conversation.booking && way.perturbation !== null && (await reachSummary(visitor, manner))) await visitor.say(confirm, true);
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
          shown: [],
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
    const reached = await reachSummary(visitor, {
      answers,
      decline: () => DECLINE[hostile.locale],
      typed: (text) => [text],
      midway: [],
      misses: () => null,
    });
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
