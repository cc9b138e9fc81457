import { tool, zodSchema } from "ai";
import { z } from "zod";
import { DRAFT_FORMS, type DraftField } from "#app/domain/booking/draft-fields.ts";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";
import { plainView } from "../plain-view.ts";
import { byForm, fieldNames, fieldValues } from "./draft-schema.ts";

const input = byForm((form) => {
  const fieldName = fieldNames(form);
  return zodSchema(
    z.object({
      values: fieldValues(form).optional(),
      evidence: z.partialRecord(fieldName, z.string().max(6000)).optional(),
      clear: z.array(fieldName).optional().describe("fields the visitor took back"),
      decline: z.array(fieldName).optional().describe("optional fields the visitor would rather not give"),
      undo: z.array(fieldName).optional().describe("fields whose last change the visitor wants undone"),
      form: z
        .enum(DRAFT_FORMS)
        .optional()
        .describe("only when the visitor asks: fast, and our staff call to settle the rest; detailed, and everything is ordered here"),
    }),
  );
});

/** Writes to the visitor's own draft: the booking schema itself, partial, with the visitor's words for each value. */
export function updateDraft(conversation: Conversation) {
  const { form } = conversation.view();
  return tool({
    description:
      "Write facts that the visitor stated into the booking draft. For every value give `evidence`: the visitor's exact words it comes from. Values without evidence are refused.",
    inputSchema: input(form),
    execute: async ({ values = {}, evidence = {}, clear, decline, undo, form: wanted }) => {
      const set = Object.entries(values).flatMap(([name, value]) =>
        value === undefined ? [] : [{ field: name as DraftField, value, evidence: evidence[name as DraftField] ?? "" }],
      );
      const result = await conversation.change({
        set,
        ...(clear ? { clear } : {}),
        ...(decline ? { decline } : {}),
        ...(undo ? { undo } : {}),
        ...(wanted ? { form: wanted } : {}),
      });
      for (const issue of result.rejected) conversation.missed(issue.field as DraftField);
      return {
        draft: plainView(result.draft),
        form: result.draft.form,
        missing: result.draft.missing,
        accepted: result.accepted,
        rejected: result.rejected,
      };
    },
  });
}
