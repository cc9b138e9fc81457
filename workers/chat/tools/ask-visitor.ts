import { tool } from "ai";
import { z } from "zod";
import type { FastField } from "#app/domain/booking/fast.ts";
import { FAST_FIELDS } from "#app/domain/booking/fast-values.ts";
import { isLocalDate } from "#app/domain/booking/local-date.ts";
import type { Conversation } from "#app/services/conversations.server.ts";

/** Notes what the next message asks for, so that a bare answer is understood and nothing is asked twice. */
export function askVisitor(conversation: Conversation) {
  return tool({
    description: "Note which one or two fields your next message asks the visitor for.",
    inputSchema: z.object({
      fields: z.array(z.enum(FAST_FIELDS as readonly [FastField, ...FastField[]])).max(3),
      dateOptions: z.array(z.string().refine(isLocalDate)).max(4).optional().describe("days you ask to choose between"),
    }),
    execute: async ({ fields, dateOptions = [] }) => {
      conversation.asked(fields, dateOptions);
      return { noted: fields };
    },
  });
}
