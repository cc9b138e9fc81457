/**
 * `guided`: the embedded assistant. It implements the AI SDK's language-model interface and goes through
 * the very same loop and tools as any other model, deterministic and offline.
 */
import type {
  LanguageModelV4,
  LanguageModelV4Content,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import type { Interpretation } from "#app/domain/assistant/interpretation.ts";
import { isDraftField } from "#app/domain/booking/draft-fields.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";
import { plainView } from "../plain-view.ts";
import { compose } from "./compose.ts";
import { actOn, looksFirst, nextStep, type ToolCall, withoutRefusedDays } from "./policy.ts";
import { toolResults } from "./tool-results.ts";

const USAGE: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/** The model for one turn: it knows the conversation and what `interpret` read in the message. */
export function guidedModel(conversation: Conversation, reading: Interpretation): LanguageModelV4 {
  let calls = 0;
  // What held before this turn: a rule that now writes for the first time is told.
  const before = plainView(conversation.view());

  async function step(prompt: LanguageModelV4Prompt): Promise<LanguageModelV4Content[]> {
    const results = toolResults(prompt);
    const looked = results.called.every((name) => name === "check_availability");
    const looks = results.called.length === 0 ? looksFirst(reading) : [];
    if (looks.length > 0) return looks.map(call);
    if (looked) {
      const first = actOn(withoutRefusedDays(reading, results), conversation);
      if (first.length > 0) return first.map(call);
    }
    const view = conversation.view();
    const values = plainView(view);
    const [unfit] = results.unfit;
    if (unfit && !results.called.includes("ask_visitor"))
      return [call({ toolName: "ask_visitor", input: { fields: isDraftField(unfit.field) ? [unfit.field] : [] } })];
    if (!results.called.includes("ask_visitor") && !results.called.includes("show_summary") && !results.submitted?.booked) {
      const next = nextStep(reading, conversation, values, view.missing);
      if (next === "summary") return [call({ toolName: "show_summary", input: {} })];
      if (next !== "nothing" && next.ask.length > 0) {
        return [
          call({ toolName: "ask_visitor", input: { fields: next.ask, ...(next.dateOptions ? { dateOptions: next.dateOptions } : {}) } }),
        ];
      }
    }
    const text = compose({ reading, conversation, results, before, values }, await createPageI18n(conversation.locale));
    return text === "" ? [] : [{ type: "text", text }];
  }

  function call({ toolName, input }: ToolCall): LanguageModelV4Content {
    calls += 1;
    return { type: "tool-call", toolCallId: `guided-${calls}`, toolName, input: JSON.stringify(input) };
  }

  const finishOf = (content: readonly LanguageModelV4Content[]) => {
    const unified = content.some((part) => part.type === "tool-call") ? ("tool-calls" as const) : ("stop" as const);
    return { unified, raw: undefined };
  };

  return {
    specificationVersion: "v4",
    provider: "concord",
    modelId: "guided",
    supportedUrls: {},
    async doGenerate({ prompt }) {
      const content = await step(prompt);
      return { content, finishReason: finishOf(content), usage: USAGE, warnings: [] };
    },
    async doStream({ prompt }) {
      const content = await step(prompt);
      const parts: LanguageModelV4StreamPart[] = [{ type: "stream-start", warnings: [] }];
      for (const part of content) {
        if (part.type === "text") {
          parts.push(
            { type: "text-start", id: "answer" },
            { type: "text-delta", id: "answer", delta: part.text },
            { type: "text-end", id: "answer" },
          );
        } else if (part.type === "tool-call") parts.push(part);
      }
      parts.push({ type: "finish", usage: USAGE, finishReason: finishOf(content) });
      return {
        stream: new ReadableStream({
          start(controller) {
            for (const part of parts) controller.enqueue(part);
            controller.close();
          },
        }),
      };
    },
  };
}
