import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AudienceChoice, CaseDocumentView } from "#app/domain/case/filing.ts";
import type { Refused } from "../action.ts";
import { DocumentRoom } from "./document-room.tsx";
import { Entry } from "./entry.tsx";
import { UploadForm } from "./upload-form.tsx";

interface DocumentsProps {
  caseId: string;
  documents: readonly CaseDocumentView[];
  page: number;
  pages: number;
  room: number | null;
  audiences: readonly AudienceChoice[];
  mayFile: boolean;
  zone: string;
  refused: Refused | undefined;
}

/** What was filed, each document once with its latest version on top, and the way to file more. */
export function Documents({ caseId, documents, page, pages, room, audiences, mayFile, zone, refused }: DocumentsProps) {
  const latest = documents.filter((document) => document.latest);
  return (
    <section aria-labelledby="documents" className="min-w-0">
      <h2 id="documents" className="scroll-mt-6 border-b border-hairline-strong pb-3 text-xl">
        <Trans>Documents</Trans>
      </h2>
      {page < pages && (
        <PageLink to={page + 1}>
          <Trans>Older documents</Trans>
        </PageLink>
      )}
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
      {page > 1 && (
        <PageLink to={page - 1}>
          <Trans>Newer documents</Trans>
        </PageLink>
      )}
      {mayFile && <UploadForm caseId={caseId} audiences={audiences} refused={refused} />}
      {room !== null && <DocumentRoom room={room} refused={refused} />}
    </section>
  );
}

function PageLink({ to, children }: { to: number; children: ReactNode }) {
  return (
    <p className="no-print">
      <Link to={`?documents=${to}#documents`} className="prose-link inline-flex min-h-11 items-center">
        {children}
      </Link>
    </p>
  );
}
