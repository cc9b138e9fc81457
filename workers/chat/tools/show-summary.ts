import { tool } from "ai";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";
import { NOTHING } from "./nothing.ts";

/** Puts the summary before the visitor; only exactly this may then be confirmed. */
export function showSummary(conversation: Conversation) {
  return tool({
    description: "Show the visitor the summary of the request and ask for confirmation. Only when nothing required is missing.",
    inputSchema: NOTHING,
    execute: async () => {
      const shown = await conversation.showSummary();
      if ("hash" in shown) return { shown: true as const };
      return { shown: false as const, missing: conversation.view().missing, unfit: [...shown.unfit] };
    },
  });
}
