import { tool, zodSchema } from "ai";
import { z } from "zod";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";

const INPUT = zodSchema(z.object({ question: z.string().max(500) }));

/** Answers a question from the FAQs in the conversation's language, or says that there is none. */
export function searchFaqs(conversation: Conversation) {
  return tool({
    description: "Look up a visitor's question about hours, prices, rooms, languages, procedure, transcripts and the like.",
    inputSchema: INPUT,
    execute: async ({ question }) => {
      const found = conversation.lookUp(question);
      if (!found) return { found: false as const, question };
      return { found: true as const, id: found.faq.id, question, answer: found.answer };
    },
  });
}
