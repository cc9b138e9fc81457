import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { ACCEPTED, type DocumentRecord } from "#app/domain/documents/document.ts";
import { formatDatedInstant } from "#app/i18n/dates.ts";
import { formatBytes } from "#app/i18n/numbers.ts";
import { documentText } from "#app/i18n/portal/document-messages.ts";
import type { Refused } from "./attachments-action.ts";

interface DocumentsProps {
  bookingId: string;
  documents: readonly DocumentRecord[];
  /** Staff choose who sees a document, and take one away. */
  staff: boolean;
  /** Zone of the reader. */
  zone: string;
  refused: Refused | undefined;
}

/** What is attached to the booking, and the way to attach more. */
export function Documents({ bookingId, documents, staff, zone, refused }: DocumentsProps) {
  return (
    <section id="documents" className="scroll-mt-6">
      <h2 className="border-b border-hairline-strong pb-2 text-xl">
        <Trans>Documents</Trans>
      </h2>
      {documents.length === 0 ? (
        <p className="py-4 text-soft">
          <Trans>Nothing is attached yet.</Trans>
        </p>
      ) : (
        <ul>
          {documents.map((document) => (
            <AttachedDocument key={document.id} {...{ bookingId, document, staff, zone }} />
          ))}
        </ul>
      )}
      <AttachForm key={documents.length} staff={staff} refused={refused} />
    </section>
  );
}

/** A document with who attached it and when; staff take it away from here. */
function AttachedDocument({
  bookingId,
  document,
  staff,
  zone,
}: Omit<DocumentsProps, "documents" | "refused"> & { document: DocumentRecord }) {
  const { i18n, t } = useLingui();
  return (
    <li className="border-b border-hairline py-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <a
          href={`/api/bookings/${bookingId}/documents/${document.id}`}
          download={document.name}
          className="prose-link inline-flex items-baseline gap-2 font-semibold [overflow-wrap:anywhere]"
        >
          <Icon name="download" size={16} className="shrink-0 self-center" />
          {document.name}
        </a>
        {staff && document.audience === "client" && (
          <Badge>
            <Trans>Shared with the client</Trans>
          </Badge>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-soft">
        <span className="tabular">
          {formatBytes(i18n.locale, document.size)} · {document.uploadedBy}, {formatDatedInstant(i18n.locale, document.createdAt, zone)}
        </span>
        {staff && (
          <Form method="post" preventScrollReset className="no-print">
            <input type="hidden" name="intent" value="remove-document" />
            <input type="hidden" name="id" value={document.id} />
            <Button type="submit" variant="quiet" size="sm" aria-label={t`Remove ${document.name}`}>
              <Icon name="close" size={16} />
              <Trans>Remove</Trans>
            </Button>
          </Form>
        )}
      </div>
    </li>
  );
}

function AttachForm({ staff, refused }: Pick<DocumentsProps, "staff" | "refused">) {
  const { i18n, t } = useLingui();
  const navigation = useNavigation();
  const issue = refused?.intent === "attach" || refused?.intent === "remove-document" ? refused.issues[0] : undefined;
  return (
    <Form method="post" encType="multipart/form-data" preventScrollReset className="no-print mt-5 grid gap-4">
      <input type="hidden" name="intent" value="attach" />
      <Field
        name="document"
        label={t`Attach a document`}
        hint={<Trans>PDF, Word document or picture, up to 10 MB</Trans>}
        error={issue && documentText(i18n, issue.code)}
      >
        <Input type="file" accept={ACCEPTED} aria-required={false} />
      </Field>
      {staff && (
        <Field name="audience" label={t`Who sees it`}>
          <Select
            aria-required={false}
            defaultValue="staff"
            options={[
              { value: "staff", label: t`Only our staff` },
              { value: "client", label: t`Our staff and the client` },
            ]}
          />
        </Field>
      )}
      <Button type="submit" variant="secondary" className="justify-self-start" loading={navigation.formData?.get("intent") === "attach"}>
        <Trans>Attach</Trans>
      </Button>
    </Form>
  );
}
