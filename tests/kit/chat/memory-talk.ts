/** The talk without a server: reader, policy and voice over a conversation that is kept in memory. */
import { readFileSync } from "node:fs";
import type { Locale } from "#app/domain/locale.ts";
import { readButtonId } from "#app/domain/talk/press.ts";
import { viewOf } from "#app/services/bookings/drafts/drafts.server.ts";
import { lazyModel } from "#app/understanding/model.ts";
import { claimsBy } from "#workers/chat/model-reader/claims-of-answer.ts";
import { answerWords, type ModelReader } from "#workers/chat/model-reader/model-reader.ts";
import { type TalkTurn, talkTurn } from "#workers/chat/talk/driver.ts";
import type { BookingPowers } from "#workers/chat/talk/powers.ts";
import type { TalkInput } from "#workers/chat/talk/read.ts";
import { MemoryVisitor } from "./memory-conversation.ts";
import { memoryPowers } from "./memory-powers.ts";

const WEIGHTS = new URL("../../../app/understanding/tagger/weights.bin", import.meta.url);
/** The learnt reader of tests without a server. */
export const memoryModel = lazyModel(async () => new Uint8Array(readFileSync(WEIGHTS)));

export class MemoryTalk {
  readonly visitor: MemoryVisitor;
  /** Words that staff were given for the booking, and the reasons of its cancellation. */
  readonly passed: string[] = [];
  readonly cancelled: string[] = [];
  readonly #powers: BookingPowers;

  constructor(locale: Locale, now: Date) {
    this.visitor = new MemoryVisitor(locale, now);
    this.#powers = memoryPowers(this.visitor, this.passed, this.cancelled);
  }

  /** What the visitor types, or the button that they press (the message is its label). `answer` is what a language model gives for it. */
  async say(message: string, input: TalkInput = {}, answer?: Record<string, unknown>): Promise<TalkTurn> {
    const conversation = this.visitor.open(message);
    const reader = answer ? readerThatGives(answer, answerWords(conversation.answers())) : null;
    const turn = await talkTurn(conversation, input, { model: await memoryModel(), powers: this.#powers, reader });
    this.visitor.close(conversation, turn.text);
    return turn;
  }

  /** Presses the button of the last reply with this id, or for this option. */
  press(id: string): Promise<TalkTurn> {
    const button = this.visitor.state.talk?.offered.find((one) => one.id === id || readButtonId(one.id).option === id);
    if (!button) throw new Error(`No button ${id}`);
    return this.say(button.label, { press: button.id });
  }

  /** What the draft holds, rules' values included. */
  values(): Record<string, string> {
    return Object.fromEntries(Object.entries(viewOf(this.visitor.draft).values).map(([name, held]) => [name, held?.value ?? ""]));
  }

  get isBooked(): boolean {
    return this.visitor.draft.bookingId !== null;
  }
}

/** A language model that gives one answer. */
function readerThatGives(answer: Record<string, unknown>, answers: readonly string[]): ModelReader {
  return {
    uses: [],
    read: async (_, { today, locale, held = [] }) => claimsBy([answer], { today: today.slice(0, 10), locale, held, answers }),
  };
}
