/** The models of the environment as a reader of the talk: asked in their order, within the day's budget, one call a turn. */
import { isBudgetSpent, type ModelProvider, type ProviderUse, providersInOrder } from "#app/domain/assistant/providers.ts";
import type { DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { plainOf } from "#app/domain/talk/plan/fields.ts";
import { entriesIn } from "#app/domain/talk/plan/slots.ts";
import type { TalkState } from "#app/domain/talk/state.ts";
import type { Conversation } from "#app/services/assistant/conversation.ts";
import { providerSettings } from "#app/services/assistant/provider-settings.server.ts";
import type { Claims } from "#app/understanding/claims/claims.ts";
import { MERE_WISH, NO_ANSWER, OWN_REQUEST, type TalkContext, type Understanding } from "#app/understanding/contract.ts";
import { takesTurn } from "../providers/circuits.ts";
import { fieldsToAsk } from "./fields.ts";
import { promptOf } from "./prompt.ts";
import { type Reading, readBy } from "./read-by-provider.ts";
import { type KnownAnswer, schemaOf } from "./schema.ts";

export interface ModelReader {
  /** What a model claims of the message; null where none was asked, or none gave a reading. `own` is what our readers made of it. */
  read(message: string, context: TalkContext, state: TalkState, own: Understanding): Promise<Claims | null>;
  /** What each provider that was asked did, in their order. */
  readonly uses: ProviderUse[];
}

/** What a reader sees of the conversation besides the talk. */
export type Surroundings = Pick<Conversation, "now" | "history"> & {
  tokensToday: number;
  instructions: string | null;
  answers: readonly KnownAnswer[];
};

/** The reader of one turn; null where no model is configured, or the day's budget is used up. */
export function modelReader(env: Env, conversation: Surroundings): ModelReader | null {
  const settings = providerSettings(env);
  const providers = isBudgetSpent(settings, conversation.tokensToday) ? [] : providersInOrder(settings);
  return providers.length === 0 ? null : readerOf(providers, env, conversation);
}

/** The reader that asks these providers in their order. */
function readerOf(providers: readonly ModelProvider[], env: Env, conversation: Surroundings): ModelReader {
  const uses: ProviderUse[] = [];
  return {
    uses,
    async read(message, context, state, own) {
      if (isClear(own)) return null;
      const question = questionOf(message, context, state, own, conversation);
      const { locale, today } = context;
      for (const provider of providers) {
        if (!takesTurn(provider, env, Date.now())) continue;
        const { told, use } = await readBy(provider, env, question, {
          today: today.slice(0, 10),
          locale,
          held: context.held ?? [],
          answers: answerWords(conversation.answers),
        });
        uses.push(use);
        if (told) return told;
        // The server answered, in words that nobody could read: another one would cost the visitor as long again.
        if (use.failure === "empty") return null;
      }
      return null;
    },
  };
}

/** One provider's reading of a message that opens a talk, whether its circuit is open or not; and what that took. */
export async function readOnTrial(
  provider: ModelProvider,
  env: Env,
  { message, context, state, own }: { message: string; context: TalkContext; state: TalkState; own: Understanding },
  around: Surroundings,
): Promise<Reading> {
  const { today, locale, held = [] } = context;
  return readBy(provider, env, questionOf(message, context, state, own, around), {
    today: today.slice(0, 10),
    locale,
    held,
    answers: answerWords(around.answers),
  });
}

/** What may be said of a question: which answer it has, or that it has none (`QuestionSaid.about`). */
export const answerWords = (answers: readonly KnownAnswer[]): string[] => [
  ...answers.map(({ id }) => id),
  OWN_REQUEST,
  MERE_WISH,
  NO_ANSWER,
];

/** A closed form said it all: a yes, a no, thanks. A model could only delay it; and of another language than ours nothing is taken. */
function isClear({ statements, doubts, questions, rest, acts, language }: Understanding): boolean {
  if (language === "other") return true;
  if (statements.length + doubts.length + questions.length + rest.length > 0 || acts.length === 0) return false;
  return acts.every(({ sources, score }) => sources.includes("detector") && score >= 0.9);
}

function questionOf(
  message: string,
  { today, asked, locale, held = [] }: TalkContext,
  state: TalkState,
  own: Understanding,
  { now, history, instructions, answers }: Surroundings,
) {
  const settled = plainOf(state.values);
  const shown = held.filter(({ alias }) => !alias);
  const zone = zoneOf(settled as Parameters<typeof zoneOf>[0]);
  const clock = new Intl.DateTimeFormat("en-CA", { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(now);
  return {
    message,
    schema: schemaOf(fieldsToAsk({ ...settled, ...saidNow(own) }), shown, answers),
    prompt: promptOf({
      today: today.slice(0, 10),
      clock,
      zone,
      locale,
      turns: history,
      asked,
      held: shown,
      instructions,
    }),
  };
}

/** Which proceeding it is, and how it is held, may be said in this message: then the fields that it opens apply already. */
function saidNow({ statements }: Understanding): DraftPlain {
  const kinds = statements.filter(
    ({ slot, role }) => (slot === "proceeding" || slot === "format") && role !== "mentions" && role !== "not",
  );
  return Object.fromEntries(kinds.flatMap(entriesIn).map(({ field, value }) => [field, value]));
}
