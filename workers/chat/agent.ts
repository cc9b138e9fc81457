/**
 * One turn of the assistant: the AI SDK's loop over the tools, with whichever model. A provider that
 * fails, stalls or answers garbage is replaced by the embedded assistant for this turn, so that the
 * visitor sees an answer and not an error.
 */
import { interpret } from "#app/domain/assistant/interpret.ts";
import type { Interpretation } from "#app/domain/assistant/interpretation.ts";
import { isBudgetSpent, type ProviderName, type ProviderUse, providersInOrder } from "#app/domain/assistant/providers.ts";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";
import { providerSettings } from "#app/services/assistant/provider-settings.server.ts";
import { guidedModel } from "./guided/model.ts";
import { plainView } from "./plain-view.ts";
import { answered, failed, takesTurn } from "./providers/circuits.ts";
import { failureOf, Untrue } from "./providers/failure.ts";
import { modelOf } from "./providers/model.ts";
import { type Limits, speak, type TurnEvent } from "./speak.ts";

export interface TurnAnswer {
  text: string;
  provider: ProviderName;
  /** What each provider that was asked did, in their order. */
  uses: ProviderUse[];
}

/** No token for this long and the provider has failed; `ASSISTANT_STALL_MS` changes it. */
const STALL_MS = 10_000;
/** A whole turn may take a provider this long; `ASSISTANT_TURN_MS` changes it. */
const TURN_MS = 30_000;

export async function runTurn(env: Env, conversation: Conversation, emit: (event: TurnEvent) => void): Promise<TurnAnswer> {
  const reading = readingOf(conversation);
  const spoken = reading.requestedLanguage ?? reading.language;
  if (spoken) conversation.setLocale(spoken);

  const uses: ProviderUse[] = [];
  const settings = providerSettings(env);
  // A pressed button needs no model to be understood.
  const asked = conversation.confirmPressed || isBudgetSpent(settings, conversation.tokensToday) ? [] : providersInOrder(settings);
  for (const provider of asked) {
    const begun = Date.now();
    if (!takesTurn(provider, env, begun)) continue;
    const tokens = { input: 0, output: 0 };
    const use = (failure: ProviderUse["failure"]) =>
      uses.push({ provider, inputTokens: tokens.input, outputTokens: tokens.output, milliseconds: Date.now() - begun, failure });
    try {
      const text = await speak(await modelOf(provider, env), conversation, emit, limitsOf(env), tokens);
      answered(provider, env);
      use(null);
      return { text, provider, uses };
    } catch (error) {
      console.warn(`The assistant's provider failed; another one answers this turn. ${reasonOf(error)}`);
      failed(provider, env, Date.now());
      use(failureOf(error));
      conversation.startAgain();
      emit({ type: "reset" });
    }
  }
  const begun = Date.now();
  const text = await speakGuided(conversation, reading, emit);
  uses.push({ provider: "guided", inputTokens: 0, outputTokens: 0, milliseconds: Date.now() - begun, failure: null });
  return { text, provider: "guided", uses };
}

function limitsOf(env: Env): Limits {
  const { ASSISTANT_STALL_MS, ASSISTANT_TURN_MS }: { ASSISTANT_STALL_MS?: string; ASSISTANT_TURN_MS?: string } = env;
  return { stallMs: Number(ASSISTANT_STALL_MS) || STALL_MS, turnMs: Number(ASSISTANT_TURN_MS) || TURN_MS };
}

function readingOf(conversation: Conversation): Interpretation {
  const view = conversation.view();
  return interpret(conversation.message, {
    form: view.form,
    locale: conversation.locale,
    today: conversation.today,
    asked: conversation.state.asked,
    values: plainView(view),
    summaryShown: conversation.state.summaryShown,
    dateOptions: conversation.state.dateOptions,
    wondering: conversation.state.wondering ?? null,
    earlier: conversation.history.flatMap(({ role, content }) => (role === "user" ? [content] : [])),
  });
}

async function speakGuided(conversation: Conversation, first: Interpretation, emit: (event: TurnEvent) => void): Promise<string> {
  let reading = first;
  if (first.acts.includes("detailed") && conversation.view().form === "fast" && !conversation.booking) {
    // "I would like to order it all: …": what follows is read as the whole request that it is.
    await conversation.change({ form: "detailed" });
    reading = readingOf(conversation);
  }
  return speak(guidedModel(conversation, reading), conversation, emit, { stallMs: STALL_MS, turnMs: TURN_MS });
}

/** A server's own words may hold what was sent to it, or orders to a terminal: codes alone are written down. */
function reasonOf(error: unknown): string {
  return `${failureOf(error)}${error instanceof Untrue ? ` (${error.fault})` : ""}`;
}
