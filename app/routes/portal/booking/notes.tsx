import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { NOTE_MAX, type NoteRecord } from "#app/domain/booking/office/booking-attachments.ts";
import { formatDatedInstant } from "#app/i18n/dates.ts";
import { documentText } from "#app/i18n/portal/document-messages.ts";
import type { Refused } from "./attachments-action.ts";

interface NotesProps {
  notes: readonly NoteRecord[];
  /** Zone of the reader. */
  zone: string;
  formKey: string;
  refused: Refused | undefined;
}

/** What staff noted for each other. */
export function Notes({ notes, zone, formKey, refused }: NotesProps) {
  const { i18n, t } = useLingui();
  const navigation = useNavigation();
  const issue = refused?.intent === "note" ? refused.issues.find(({ field }) => field === "note") : undefined;
  return (
    <section id="notes" className="no-print scroll-mt-6">
      <h2 className="border-b border-hairline-strong pb-3 text-xl">
        <Trans>Internal notes</Trans>
      </h2>
      <p className="mt-3 text-sm text-soft">
        <Trans>Only our staff read these, never the client.</Trans>
      </p>
      <Form method="post" preventScrollReset className="mt-4 grid gap-3" key={formKey}>
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="formKey" value={formKey} />
        <Field name="note" label={t`New note`} error={issue && documentText(i18n, issue.code)}>
          <Textarea rows={3} maxLength={NOTE_MAX} aria-required={false} defaultValue={issue ? refused?.note : ""} />
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start" loading={navigation.formData?.get("intent") === "note"}>
          <Trans>Add the note</Trans>
        </Button>
      </Form>
      {notes.length > 0 && (
        <ol className="mt-4 border-t border-hairline">
          {notes.map((note) => {
            const at = formatDatedInstant(i18n.locale, note.at, zone);
            return (
              <li key={note.id} className="border-b border-hairline py-4">
                <p className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
                <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-sm text-soft">
                  <span className="tabular">
                    {note.by}, {at}
                  </span>
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="intent" value="remove-note" />
                    <input type="hidden" name="id" value={note.id} />
                    <Button type="submit" variant="quiet" size="sm" aria-label={t`Remove the note of ${note.by}, ${at}`}>
                      <Icon name="close" size={16} />
                      <Trans>Remove</Trans>
                    </Button>
                  </Form>
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
