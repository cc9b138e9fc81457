import { tool, zodSchema } from "ai";
import { z } from "zod";
import { phone } from "#app/domain/booking/fields.ts";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";

const INPUT = zodSchema(z.object({ phone: phone("phone_required").optional() }));

/** Hands over to a person: a task for staff with its clock and this transcript. */
export function requestCallback(conversation: Conversation) {
  return tool({
    description: "The visitor wants to talk to a person: ask staff to call back. Needs a telephone number, theirs or in the draft.",
    inputSchema: INPUT,
    execute: async ({ phone: number }) => {
      const promised = await conversation.requestCallback(number ?? null);
      if (promised === "refused") return { promised: false as const, refused: true as const };
      return promised ? { promised: true as const, ...promised } : { promised: false as const, needs: "contactPhone" as const };
    },
  });
}
