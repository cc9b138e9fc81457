import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { CaseDocumentView } from "#app/domain/case/filing.ts";
import type { Filer } from "#app/domain/case/room.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { OWED_BY_LABELS } from "#app/i18n/portal/timetable-texts.ts";
import type { Refused } from "../action.ts";
import { FilingFieldset } from "./filing-fields.tsx";

/** What the document is, the day it bears, and who relies on it. */
export function Description({ document: { description, documentDate, reliedOn } }: { document: CaseDocumentView }) {
  const { i18n } = useLingui();
  if (!description && !documentDate && !reliedOn) return null;
  const side = reliedOn && i18n._(OWED_BY_LABELS[reliedOn]);
  return (
    <p className="mt-1 max-w-measure text-sm [overflow-wrap:anywhere]">
      {[description, documentDate && formatDate(i18n.locale, documentDate)].filter(Boolean).join(" · ")}
      {side && (
        <span className="text-soft">
          {(description || documentDate) && " · "}
          <Trans>Relied on by: {side}</Trans>
        </span>
      )}
    </p>
  );
}

interface EditProps {
  document: CaseDocumentView;
  filer: Filer;
  /** What was refused of this form. */
  refused: Refused | undefined;
}

/** Its folder, its number where it has none, and what is said of it. */
export function EditDescription({ document, filer, refused }: EditProps) {
  const { i18n } = useLingui();
  const navigation = useNavigation();
  const values = {
    folder: document.folder,
    exhibit: "",
    description: document.description,
    documentDate: document.documentDate ?? "",
    reliedOn: document.reliedOn ?? "",
    ...refused?.typed,
  };
  const errorOf = (field: string) => {
    const issue = refused?.issues.find((one) => one.field === field);
    return issue && caseMessageText(i18n, issue.code, issue.name);
  };
  const whole = errorOf("document") ?? errorOf("file") ?? errorOf("form");
  return (
    <details className="text-sm open:basis-full" open={refused !== undefined || undefined}>
      <summary className="inline-flex min-h-9 items-center font-semibold text-accent hover:underline">
        <Trans>Folder and description</Trans>
        <span className="sr-only">: {document.originalName}</span>
      </summary>
      <Form method="post" preventScrollReset className="grid gap-3 pb-3">
        <input type="hidden" name="intent" value="describe-document" />
        <input type="hidden" name="document" value={document.id} />
        {whole && (
          <p role="alert" className="mt-2 font-semibold text-danger">
            {whole}
          </p>
        )}
        <FilingFieldset
          key={JSON.stringify(values)}
          id={`describe-${document.id}`}
          values={values}
          said={document}
          filer={filer}
          mayNumber={document.mayNumber}
          errorOf={errorOf}
        />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          loading={navigation.formData?.get("intent") === "describe-document" && navigation.formData.get("document") === document.id}
        >
          <Trans>Save</Trans>
        </Button>
      </Form>
    </details>
  );
}
