import type { DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import { type EditorContext, plainOf } from "./draft-editor.ts";
import { keepTyped, type TypedForm } from "./keep-typed.server.ts";

/**
 * Puts what was written in a page's head behind the description that the draft has, unless it is in there already. Gives the draft's values
 * with it.
 */
export async function addDescription(context: EditorContext, text: string, typed: Pick<TypedForm, "form" | "locale">): Promise<DraftPlain> {
  const held = plainOf((await context.drafts.current()).values);
  const before = held.caseDescription ?? "";
  if (!text || before.includes(text)) return held;
  const caseDescription = before ? `${before}\n\n${text}` : text;
  await keepTyped(context, { ...typed, values: { caseDescription } });
  return { ...held, caseDescription };
}
