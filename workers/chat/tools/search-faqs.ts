import { tool } from "ai";
import { z } from "zod";
import { answerFor, bestFaq } from "#app/domain/assistant/faq/rank.ts";
import { FAQ_SEED } from "#app/domain/assistant/faq/seed.ts";
import type { Conversation } from "#app/services/conversations.server.ts";

/** Answers a question from the FAQs in the conversation's language, or says that there is none. */
export function searchFaqs(conversation: Conversation) {
  return tool({
    description: "Look up a visitor's question about hours, prices, rooms, languages, procedure, transcripts and the like.",
    inputSchema: z.object({ question: z.string().max(500) }),
    execute: async ({ question }) => {
      const found = bestFaq(question, conversation.locale, FAQ_SEED);
      if (!found) return { found: false as const, question };
      return { found: true as const, id: found.faq.id, question, answer: answerFor(found.faq, question, conversation.locale) };
    },
  });
}
