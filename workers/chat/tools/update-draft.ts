import { tool } from "ai";
import { z } from "zod";
import { type FastField, fastFields } from "#app/domain/booking/fast.ts";
import { FAST_FIELDS } from "#app/domain/booking/fast-values.ts";
import type { Conversation } from "#app/services/conversations.server.ts";
import { plainView } from "../plain-view.ts";

const fieldName = z.enum(FAST_FIELDS as readonly [FastField, ...FastField[]]);

/** Writes to the visitor's own draft: the booking schema itself, partial, with the visitor's words for each value. */
export function updateDraft(conversation: Conversation) {
  return tool({
    description:
      "Write facts that the visitor stated into the booking draft. For every value give `evidence`: the visitor's exact words it comes from. Values without evidence are refused.",
    inputSchema: z.object({
      values: z.object(fastFields).partial().optional(),
      evidence: z.partialRecord(fieldName, z.string().max(6000)).optional(),
      clear: z.array(fieldName).optional().describe("fields the visitor took back"),
      decline: z.array(fieldName).optional().describe("optional fields the visitor would rather not give"),
      undo: z.array(fieldName).optional().describe("fields whose last change the visitor wants undone"),
    }),
    execute: async ({ values = {}, evidence = {}, clear, decline, undo }) => {
      const set = Object.entries(values).flatMap(([name, value]) =>
        value === undefined ? [] : [{ field: name as FastField, value, evidence: evidence[name as FastField] ?? "" }],
      );
      const result = await conversation.change({
        set,
        ...(clear ? { clear } : {}),
        ...(decline ? { decline } : {}),
        ...(undo ? { undo } : {}),
      });
      for (const issue of result.rejected) conversation.missed(issue.field as FastField);
      return { draft: plainView(result.draft), missing: result.draft.missing, accepted: result.accepted, rejected: result.rejected };
    },
  });
}
