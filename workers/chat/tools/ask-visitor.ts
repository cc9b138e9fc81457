import { tool } from "ai";
import { z } from "zod";
import { DRAFT_FIELDS, type DraftField } from "#app/domain/booking/draft-fields.ts";
import { FAST_FIELDS } from "#app/domain/booking/fast-values.ts";
import { isLocalDate } from "#app/domain/booking/local-date.ts";
import type { Conversation } from "#app/services/conversations.server.ts";

/** Notes what the next message asks for, so that a bare answer is understood and nothing is asked twice. */
export function askVisitor(conversation: Conversation) {
  const fields = conversation.view().form === "detailed" ? DRAFT_FIELDS : FAST_FIELDS;
  return tool({
    description: "Note which one or two fields your next message asks the visitor for.",
    inputSchema: z.object({
      fields: z.array(z.enum(fields as readonly [DraftField, ...DraftField[]])).max(3),
      dateOptions: z.array(z.string().refine(isLocalDate)).max(4).optional().describe("days you ask to choose between"),
    }),
    execute: async ({ fields: asked, dateOptions = [] }) => {
      conversation.asked(asked, dateOptions);
      return { noted: asked };
    },
  });
}
