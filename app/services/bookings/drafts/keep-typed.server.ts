import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { EditorContext } from "./draft-editor.ts";
import type { DraftPatch } from "./drafts.server.ts";

export type TypedForm = Pick<DraftPatch, "undo" | "form"> & { values: Readonly<Record<string, unknown>>; locale: Locale };

/**
 * Keeps in the draft what a form without scripts was posted with, whatever it is worth yet. What cannot be kept (too long, no choice of its field,
 * too many drafts from one network) is on the page all the same, which comes back filled from what was posted; and a form that cannot be kept
 * can still be sent.
 */
export async function keepTyped({ drafts }: EditorContext, { values, ...change }: TypedForm): Promise<void> {
  const patch = async (kept: Readonly<Record<string, unknown>>) =>
    drafts.patch({ version: (await drafts.current()).version, values: kept, ...change });
  try {
    await patch(values);
  } catch (error) {
    const refused = issuesIn(error).map(({ field }) => field);
    const kept = Object.fromEntries(Object.entries(values).filter(([field]) => !refused.includes(field)));
    // Values next to one that cannot be kept are kept.
    if (refused.length > 0 && Object.keys(kept).length > 0) await patch(kept).catch(issuesIn);
  }
}

/** What is wrong with the fields; throws what is no refusal of ours. */
function issuesIn(error: unknown) {
  if (!(error instanceof AppError)) throw error;
  return error.issues;
}
