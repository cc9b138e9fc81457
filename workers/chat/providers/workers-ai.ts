import type { LanguageModelV4 } from "@ai-sdk/provider";
import { createWorkersAI } from "workers-ai-provider";

/** Calls tools, and speaks the three languages. */
const MODEL = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";

/** A chat model of Workers AI by its binding `AI` (production environment); `WORKERS_AI_MODEL` names another one. */
export function workersAIModel(env: Env): LanguageModelV4 {
  const { AI, WORKERS_AI_MODEL }: { AI?: Ai; WORKERS_AI_MODEL?: string } = env;
  if (!AI) throw new Error("The binding AI is not there");
  return createWorkersAI({ binding: AI }).chat((WORKERS_AI_MODEL || MODEL) as never) as LanguageModelV4;
}
