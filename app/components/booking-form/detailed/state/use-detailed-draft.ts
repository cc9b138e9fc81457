/** The one draft as the detailed form reads and writes it: under the detailed request's names, without what rules wrote. */
import { useEffect, useMemo, useState } from "react";
import type { DraftView } from "#app/api-client/drafts.ts";
import type { DraftSnapshot } from "#app/components/booking-form/draft/draft-snapshot.ts";
import { draftStore } from "#app/components/booking-form/draft/page-draft.ts";
import { useDraft } from "#app/components/booking-form/use-draft.ts";
import { useEarlyValues } from "#app/components/hydration/use-early-values.ts";
import { type DraftField, detailedFieldOf, draftFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import type { DetailedField, DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { detailedHydrationValues } from "./hydration-values.ts";

/** `posted` are the values of a post without scripts: they hold until scripts have taken them over into the draft. */
export function useDetailedDraft(initial: DraftView, posted: DetailedValues | null) {
  const snapshot = useDraft(initial);
  const [pending, setPending] = useState(posted);
  const early = useEarlyValues(detailedHydrationValues);

  const { form } = snapshot.draft;
  useEffect(() => {
    if (form !== "detailed") draftStore.fillIn("detailed");
  }, [form]);
  useEffect(() => {
    const held = detailedValuesOf(draftStore.snapshot().values);
    for (const [field, value] of Object.entries({ ...pending, ...early }) as [DetailedField, string][])
      if (value !== (held[field] ?? "")) editDraft(field, value);
    setPending(null);
  }, [pending, early]);

  const values = useMemo(() => ({ ...chosenValues(snapshot), ...pending }), [snapshot, pending]);
  return { snapshot, values, pending: pending !== null };
}

/**
 * What people and the assistant chose. A value that a rule wrote is left out: the rules are applied again to these, so
 * that what no longer holds is gone at once, and not only with the server's answer.
 */
function chosenValues({ values, draft, unsaved }: DraftSnapshot): DetailedValues {
  const chosen = Object.entries(values).filter(([name]) => {
    const field = name as DraftField;
    return unsaved.has(field) || draft.values[field]?.origin !== "rule";
  });
  return detailedValuesOf(Object.fromEntries(chosen));
}

/** Fields whose value the visitor or the assistant gave. */
export function givenFields({ values, draft, unsaved }: DraftSnapshot, posted: DetailedValues): Set<DetailedField> {
  const given = new Set<DetailedField>();
  for (const [name, value] of Object.entries(values)) {
    const field = name as DraftField;
    const origin = draft.values[field]?.origin;
    if (value && value !== "false" && (unsaved.has(field) || origin === "visitor" || origin === "assistant"))
      given.add(detailedFieldOf(field));
  }
  for (const [field, value] of Object.entries(posted)) if (value && value !== "false") given.add(field as DetailedField);
  return given;
}

export function editDraft(field: DetailedField, value: string): void {
  draftStore.edit(draftFieldOf(field), value);
}
