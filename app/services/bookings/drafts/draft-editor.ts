/** What use cases that write into a draft need of it. */
import type { DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import { AppError } from "#app/domain/errors.ts";
import type { DraftPatch, DraftView } from "./drafts.server.ts";

export interface DraftEditor {
  current(): Promise<Pick<DraftView, "version" | "values">>;
  patch(change: DraftPatch): Promise<unknown>;
}

export interface EditorContext {
  drafts: DraftEditor;
}

/** A draft's values alone. */
export const plainOf = (values: DraftView["values"]): DraftPlain =>
  Object.fromEntries(Object.entries(values).map(([field, held]) => [field, held.value]));

/**
 * Writes into the visitor's draft what follows from its values, beginning one where there is none or where the last has become a
 * booking. What another tab writes in between is read again, once; after that `stale_version` is thrown. Throws as `patch` does.
 */
export async function writeInto(
  { drafts }: EditorContext,
  changes: (values: DraftView["values"]) => Omit<DraftPatch, "version">,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { version, values } = await drafts.current();
    try {
      await drafts.patch({ version, ...changes(values) });
      return;
    } catch (error) {
      const isStale = error instanceof AppError && error.code === "stale_version";
      if (!isStale || attempt === 2) throw error;
    }
  }
}
