import { tool, zodSchema } from "ai";
import { z } from "zod";
import { isLocalDate } from "#app/domain/booking/local-date.ts";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";
import { byForm, fieldNames } from "./draft-schema.ts";

const input = byForm((form) =>
  zodSchema(
    z.object({
      fields: z.array(fieldNames(form)).max(3),
      dateOptions: z.array(z.string().refine(isLocalDate)).max(4).optional().describe("days you ask to choose between"),
    }),
  ),
);

/** Notes what the next message asks for, so that a bare answer is understood and nothing is asked twice. */
export function askVisitor(conversation: Conversation) {
  return tool({
    description: "Note which one or two fields your next message asks the visitor for.",
    inputSchema: input(conversation.view().form),
    execute: async ({ fields: asked, dateOptions = [] }) => {
      conversation.asked(asked, dateOptions);
      return { noted: asked };
    },
  });
}
