/** A value of the request, changed where it is read: saved as the forms save it, or taken back. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { getDraftLines } from "#app/api-client/drafts.ts";
import { draftStore } from "#app/components/booking-form/draft/page-draft.ts";
import { useDraft } from "#app/components/booking-form/use-draft.ts";
import { Button } from "#app/components/ui/button.tsx";
import type { DraftField, DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import { FIELDS } from "#app/domain/booking/registry/registry.ts";
import { writtenAs } from "#app/domain/booking/registry/text-values.ts";
import { partOf } from "#app/domain/talk/edit/parts.ts";
import { ValueForm } from "./value-form.tsx";

interface FieldEditorProps {
  field: DraftField;
  label: string;
  /** Hears how the value reads now; null where it was taken back. */
  onDone(text: string | null): void;
  onCancel(): void;
}

export function FieldEditor({ field, label, onDone, onCancel }: FieldEditorProps) {
  const { t } = useLingui();
  const { draft, values } = useDraft();
  const { state, write, takeBack } = useSaving(field, onDone);
  const fields = [field];
  return (
    // Changes in here are their author's own: nothing of them is announced.
    // Escape leaves the small form, not the window around it.
    <section
      aria-label={t`Change: ${label}`}
      aria-live="off"
      className="border-accent border-s-2 bg-sunk px-3 py-3"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <ValueForm
        name={t`Change: ${label}`}
        fields={fields}
        held={values}
        submit={<Trans>Save</Trans>}
        busy={state === "saving"}
        takesFocus
        onSubmit={write}
      >
        {draft.values[field]?.undo ? (
          <Button variant="secondary" size="sm" disabled={state === "saving"} onClick={takeBack} aria-label={t`Undo: ${label}`}>
            <Trans>Undo</Trans>
          </Button>
        ) : null}
        <Button variant="quiet" size="sm" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </ValueForm>
      <p role="alert" className="mt-2 font-semibold text-danger text-sm empty:hidden">
        {state === "failed" ? <Trans>It could not be saved just now. What you typed is still here; please try again.</Trans> : null}
      </p>
    </section>
  );
}

/** Saves a changed value, or takes back the last; `onDone` hears how it reads then. */
function useSaving(field: DraftField, onDone: FieldEditorProps["onDone"]) {
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");

  async function save(change: () => void, read: () => Promise<string | null>) {
    setState("saving");
    change();
    await draftStore.flush();
    if (draftStore.snapshot().saving === "failed") setState("failed");
    else onDone(await read());
  }
  const write = (changed: DraftPlain, words: string) =>
    save(
      () => {
        if (changed[field] !== undefined) draftStore.edit(field, changed[field]);
      },
      async () => (await readingOf([field])) ?? words,
    );
  const takeBack = () =>
    save(
      () => void draftStore.undo(field),
      async () => null,
    );
  return { state, write, takeBack };
}

/** True of a field with one value: days and hours go together, and lists have rows. */
export function isSingle(field: DraftField): boolean {
  const written = writtenAs(FIELDS[field].is);
  return written !== "entries" && written !== "joined" && partOf(field) !== "days";
}

/** How these fields read now; null where they hold nothing or the server could not be asked. */
async function readingOf(fields: readonly DraftField[]): Promise<string | null> {
  const answer = await getDraftLines().catch(() => null);
  const texts = answer?.lines.filter(({ field }) => fields.includes(field)).map(({ text }) => text) ?? [];
  return texts.length > 0 ? texts.join(", ") : null;
}
