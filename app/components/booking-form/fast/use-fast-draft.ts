/** The one draft as the fast form reads it, with what was posted or typed before scripts ran taken over into it. */
import { useEffect, useState } from "react";
import type { DraftView } from "#app/api-client/drafts.ts";
import { useEarlyValues } from "#app/components/hydration/use-early-values.ts";
import type { FastField } from "#app/domain/booking/requests/fast.ts";
import { draftStore } from "../draft/page-draft.ts";
import { FORM_FIELDS, FORM_ID, type TypedValues } from "../fields.ts";
import { hydrationValues } from "../hydration-values.ts";
import { useDraft } from "../use-draft.ts";

/** `posted` are the values of a post without scripts: they hold until scripts have taken them over into the draft. */
export function useFastDraft(initial: DraftView, posted: TypedValues | null) {
  const stored = useDraft(initial);
  const [pending, setPending] = useState(posted);
  const early = useEarlyValues(() => hydrationValues(FORM_ID, FORM_FIELDS));

  useEffect(() => {
    for (const [field, value] of Object.entries({ ...pending, ...early }) as [FastField, string][]) {
      if (value !== (draftStore.snapshot().values[field] ?? "")) draftStore.edit(field, value);
    }
    setPending(null);
  }, [pending, early]);

  useEffect(() => draftStore.fillIn("fast"), []);

  const snapshot = pending ? { ...stored, values: { ...stored.values, ...pending } } : stored;
  return { snapshot, pending: pending !== null };
}
