import { Trans } from "@lingui/react/macro";
import type { AudienceChoice, CaseDocumentView } from "#app/domain/case/filing.ts";
import type { Refused } from "../action.ts";
import { Entry } from "./entry.tsx";
import { UploadForm } from "./upload-form.tsx";

interface DocumentsProps {
  caseId: string;
  documents: readonly CaseDocumentView[];
  audiences: readonly AudienceChoice[];
  mayFile: boolean;
  zone: string;
  refused: Refused | undefined;
}

/** What was filed, each document once with its latest version on top, and the way to file more. */
export function Documents({ caseId, documents, audiences, mayFile, zone, refused }: DocumentsProps) {
  const latest = documents.filter((document) => document.latest);
  return (
    <section aria-labelledby="documents" className="min-w-0">
      <h2 id="documents" className="scroll-mt-6 border-b border-hairline-strong pb-3 text-xl">
        <Trans>Documents</Trans>
      </h2>
      {latest.length === 0 ? (
        <p className="py-4 text-soft">
          <Trans>No documents uploaded yet</Trans>
        </p>
      ) : (
        <ul>
          {latest.map((document) => (
            <Entry
              key={document.id}
              document={document}
              earlier={documents.filter(({ rootId, version }) => rootId === document.rootId && version < document.version).reverse()}
              zone={zone}
              refused={refused}
            />
          ))}
        </ul>
      )}
      {mayFile && <UploadForm caseId={caseId} audiences={audiences} refused={refused} />}
    </section>
  );
}
