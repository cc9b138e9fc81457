/** One provider's reading of one message: one call, and a second one only where nothing of the first could be read. */
import { APICallError } from "ai";
import type { ModelProvider, ProviderFailure, ProviderUse } from "#app/domain/assistant/providers.ts";
import type { Claims } from "#app/understanding/claims/claims.ts";
import { answered, failed } from "../providers/circuits.ts";
import { failureOf, SaidNothing } from "../providers/failure.ts";
import { modelOf } from "../providers/model.ts";
import { askOnce, type Given, type Limits, type Manner, type Question, type Tokens } from "./ask.ts";
import { claimsBy } from "./claims-of-answer.ts";
import type { AnswerContext } from "./claims-of-edits.ts";
import { effortOf, tokensOf, turnLimits } from "./settings.ts";

export interface Reading {
  told: Claims | null;
  use: ProviderUse;
}

/** Servers of this isolate that have answered without the tool: they are asked for text at once. */
const manners = new Map<string, Manner>();
const serverOf = (provider: ModelProvider, env: Env) => `${provider} ${env.OPENAI_BASE_URL} ${env.OPENAI_MODEL}`;

/** The server failed, and not the model's words: what the circuit counts. */
const OF_THE_SERVER: readonly ProviderFailure[] = ["timeout", "rate_limited", "refused", "server_error", "unreachable"];

/** Never throws: a failure is in `use`. */
export async function readBy(provider: ModelProvider, env: Env, question: Question, around: AnswerContext): Promise<Reading> {
  const begun = Date.now();
  const tokens: Tokens = { input: 0, output: 0 };
  const use = (failure: ProviderFailure | null): ProviderUse => ({
    provider,
    inputTokens: tokens.input,
    outputTokens: tokens.output,
    milliseconds: Date.now() - begun,
    failure,
  });
  try {
    const told = await asked(provider, env, question, tokens, (objects) => claimsBy(objects, around));
    answered(provider, env);
    return { told, use: use(null) };
  } catch (error) {
    const failure = failureOf(error);
    // A server's own words may hold what was sent to it, or orders to a terminal: codes alone are written down.
    console.warn(`The assistant's model gave no reading; our own readers read this message. ${failure}`);
    if (OF_THE_SERVER.includes(failure)) failed(provider, env, Date.now());
    else answered(provider, env);
    return { told: null, use: use(failure) };
  }
}

async function asked(
  provider: ModelProvider,
  env: Env,
  question: Question,
  tokens: Tokens,
  read: (objects: Given["objects"]) => Claims | null,
): Promise<Claims> {
  const model = await modelOf(provider, env);
  const { stallMs, turnMs } = turnLimits(env);
  const effort = effortOf(env, model.modelId);
  const limits: Limits = { stallMs, endsAt: Date.now() + turnMs, tokens: tokensOf(env, model.modelId), ...(effort ? { effort } : {}) };
  const server = serverOf(provider, env);
  const manner = manners.get(server) ?? "tool";
  const call = async (way: Manner, within = limits) => {
    const spent: Tokens = { input: 0, output: 0 };
    try {
      return await askOnce(model, question, way, within, spent);
    } finally {
      tokens.input += spent.input;
      tokens.output += spent.output;
    }
  };
  const first = await call(manner).catch((error: unknown) => {
    if (manner === "tool" && isRefusedForm(error)) return null;
    throw error;
  });
  const told = first && read(first.objects);
  if (told) return told;
  // Cut off or withheld: another try of the same would end the same.
  if (manner === "text" || first?.finish === "length" || first?.finish === "content-filter") throw nothing(first);
  // A server that refuses the form may refuse an effort as well.
  const { effort: _refused, ...plain } = limits;
  const second = await call("text", first ? limits : plain);
  const again = read(second.objects);
  if (!again) throw nothing(second);
  manners.set(server, "text");
  return again;
}

const nothing = (given: Given | null) => new SaidNothing(`no reading, ended by ${given?.finish}`);

/** A server that takes no tools, or no forced one, says so with one of these. */
const isRefusedForm = (error: unknown): boolean => APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
