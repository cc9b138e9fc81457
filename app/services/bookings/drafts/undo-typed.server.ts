import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import type { EditorContext } from "./draft-editor.ts";
import { keepTyped, type TypedForm } from "./keep-typed.server.ts";

/** Takes back what the assistant wrote in one field, and keeps what a form without scripts was posted with. Gives the field's value then. */
export async function undoTyped(context: EditorContext, typed: TypedForm, field: DraftField): Promise<string> {
  await keepTyped(context, { ...typed, undo: [field] });
  return (await context.drafts.current()).values[field]?.value ?? "";
}
