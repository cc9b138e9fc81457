/** What fields ask of the form: the same functions for its whole life. */
import { type Dispatch, type RefObject, type SetStateAction, useMemo, useState } from "react";
import { draftStore } from "#app/components/booking-form/draft/page-draft.ts";
import { draftFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import type { DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import type { DetailedFormActions } from "./form-state.ts";
import type { useChecks } from "./use-checks.ts";
import { editDraft } from "./use-detailed-draft.ts";
import type { Latest } from "./use-sending.ts";

interface Fields {
  latest: RefObject<Latest>;
  checkField: ReturnType<typeof useChecks>["checkField"];
  /** Takes a field that was emptied. */
  setDeclined: Dispatch<SetStateAction<ReadonlySet<DetailedField>>>;
}

/** `notice`: the reader has chosen a platform of their own, and is to read what that means. */
export function useFieldActions({ latest, checkField, setDeclined }: Fields) {
  const [notice, setNotice] = useState(false);
  const actions = useMemo<DetailedFormActions>(() => {
    const edit = (field: DetailedField, value: string) => {
      editDraft(field, value);
      if (value === "") setDeclined((held) => new Set([...held, field]));
      if (field === "platformPreference" && value === "client_provided") setNotice(true);
    };
    return {
      edit,
      editAll(all) {
        for (const [field, value] of Object.entries(all) as [DetailedField, string][]) edit(field, value);
      },
      leave(field) {
        const now = latest.current.evaluation.values;
        if (now[field]) void checkField(field, now);
        void draftStore.flush();
      },
      undo: (field) => void draftStore.undo(draftFieldOf(field)),
    };
  }, [latest, checkField, setDeclined]);
  return { actions, notice, closeNotice: () => setNotice(false) };
}
