/** What the reader changed in this document and the server has not acknowledged. */
import type { DraftField, DraftForm } from "#app/domain/booking/draft/draft-fields.ts";

/** What one save takes along. */
export interface SentEdits {
  values: Readonly<Record<string, string>>;
  undo: readonly DraftField[];
}

export type DraftEdits = ReturnType<typeof createDraftEdits>;

/** Makes an empty set of edits. */
export function createDraftEdits() {
  const typed = new Map<DraftField, string>();
  /** Typed, and the server will not keep it like this: it stays on the screen until it is typed again. */
  const refused = new Set<DraftField>();
  const undoing = new Set<DraftField>();
  let wanted: DraftForm | null = null;

  return {
    typed: typed as ReadonlyMap<DraftField, string>,
    isWaiting: () => [...typed.keys()].some((field) => !refused.has(field)) || undoing.size > 0,
    toSend: (): SentEdits => ({
      values: Object.fromEntries([...typed].filter(([field]) => !refused.has(field))),
      undo: [...undoing],
    }),
    type(field: DraftField, value: string) {
      typed.set(field, value);
      refused.delete(field);
      undoing.delete(field);
    },
    undo(field: DraftField) {
      typed.delete(field);
      undoing.add(field);
    },
    /** The server has kept them; what was typed over them meanwhile goes on waiting. */
    acknowledge({ values, undo }: SentEdits) {
      for (const [field, value] of Object.entries(values)) if (typed.get(field as DraftField) === value) typed.delete(field as DraftField);
      for (const field of undo) undoing.delete(field);
    },
    /** The server will not keep the `named` fields, or none of `sent` where it names none. Says whether the others are worth another try. */
    refuse(named: readonly string[], { values }: SentEdits): boolean {
      const sent = Object.keys(values);
      const wrong = named.filter((field) => field in values);
      for (const field of wrong.length > 0 ? wrong : sent) refused.add(field as DraftField);
      if (wrong.length > 0 && wrong.length < sent.length) return true;
      undoing.clear();
      return false;
    },
    /** The form that goes with the next save; null while the server knows it. */
    wantedForm: () => wanted,
    wantForm(form: DraftForm | null) {
      wanted = form;
    },
    clear() {
      typed.clear();
      undoing.clear();
      refused.clear();
    },
  };
}
