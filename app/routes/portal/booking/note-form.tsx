import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { NOTE_MAX } from "#app/domain/booking/office/booking-attachments.ts";
import { documentText } from "#app/i18n/portal/document-messages.ts";
import type { Refused } from "./attachments-action.ts";
import { useSentForm } from "./use-sent-form.ts";

interface NotesProps {
  formKey: string;
  refused: Refused | undefined;
}

/** What staff note for each other: of a call, or of anything else. It is listed in the thread, and the client never reads it. */
export function NoteForm({ formKey: first, refused }: NotesProps) {
  const { i18n, t } = useLingui();
  const issue =
    refused?.intent === "note" || refused?.intent === "remove-note" ? refused.issues.find(({ field }) => field === "note") : undefined;
  const { form, formKey, busy } = useSentForm(["note"], first, issue !== undefined);
  return (
    <section id="notes" aria-label={t`Internal notes`} className="no-print scroll-mt-6">
      <Form ref={form} method="post" preventScrollReset className="grid gap-3">
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="formKey" value={formKey} />
        <Field
          name="note"
          label={t`New note`}
          hint={<Trans>Only our staff read these, never the client.</Trans>}
          error={issue && documentText(i18n, issue.code)}
        >
          <Textarea rows={2} maxLength={NOTE_MAX} aria-required={false} defaultValue={issue ? refused?.note : ""} />
        </Field>
        <div className="flex flex-wrap items-end gap-3">
          <Field name="kind" id="note-kind" label={t`Kind of note`} className="w-44">
            <Select
              aria-required={false}
              defaultValue={refused?.kind ?? "note"}
              options={[
                { value: "note", label: t`Note` },
                { value: "call", label: t`Call` },
              ]}
            />
          </Field>
          <Button type="submit" variant="secondary" loading={busy}>
            <Trans>Add the note</Trans>
          </Button>
        </div>
      </Form>
    </section>
  );
}
