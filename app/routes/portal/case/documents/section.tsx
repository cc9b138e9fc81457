import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { CASE_FOLDERS, type CaseFolder } from "#app/domain/case/exhibits/exhibits.ts";
import type { AudienceChoice, CaseDocumentView } from "#app/domain/case/filing.ts";
import type { Filer } from "#app/domain/case/room.ts";
import { FOLDER_LABELS } from "#app/i18n/portal/exhibits/exhibit-labels.ts";
import type { Refused } from "../action.ts";
import { DocumentRoom } from "./document-room.tsx";
import { Folder, NoDocuments } from "./folder.tsx";
import { UploadForm } from "./upload-form.tsx";

interface DocumentsProps {
  caseId: string;
  documents: readonly CaseDocumentView[];
  following: Readonly<Record<string, string | null>>;
  page: number;
  pages: number;
  folder: CaseFolder | null;
  folders: readonly { folder: CaseFolder; count: number }[];
  exhibits: number;
  filer: Filer;
  numbers: Filer | null;
  room: number | null;
  audiences: readonly AudienceChoice[];
  mayFile: boolean;
  zone: string;
  refused: Refused | undefined;
}

/** What was filed, each document once with its latest version on top, and the way to file more. */
export function Documents({ caseId, documents, folder, folders, exhibits, filer, mayFile, zone, refused, ...rest }: DocumentsProps) {
  const { page, pages, room, following, audiences, numbers } = rest;
  const { i18n } = useLingui();
  const latest = documents.filter((document) => document.latest);
  const shown = CASE_FOLDERS.filter((one) => latest.some((document) => document.folder === one));
  // Where nobody uses folders there is no word of them.
  const named = folders.some((one) => one.folder !== "other");
  return (
    <section aria-labelledby="documents" className="min-w-0">
      <h2 id="documents" className="scroll-mt-6 border-b border-hairline-strong pb-3 text-xl">
        <Trans>Documents</Trans>
      </h2>
      {named && <Folders folder={folder} folders={folders} />}
      {latest.length > 0 && (
        <p className="no-print flex flex-wrap gap-x-6">
          {exhibits > 0 && (
            <Link to={`/cases/${encodeURIComponent(caseId)}/exhibits`} className="prose-link inline-flex min-h-11 items-center">
              <Trans>Index of exhibits</Trans>
            </Link>
          )}
          <Link to={`/cases/${encodeURIComponent(caseId)}/bundles`} className="prose-link inline-flex min-h-11 items-center">
            <Trans>Bundles for the hearing</Trans>
          </Link>
        </p>
      )}
      {page < pages && (
        <PageLink to={page + 1} folder={folder}>
          <Trans>Older documents</Trans>
        </PageLink>
      )}
      {latest.length === 0 && <NoDocuments />}
      {shown.map((one) => (
        <div key={one}>
          {named && <h3 className="mt-5 font-semibold text-lg">{i18n._(FOLDER_LABELS[one])}</h3>}
          <Folder
            caseId={caseId}
            audiences={audiences}
            latest={latest.filter((document) => document.folder === one)}
            documents={documents}
            following={following}
            filer={filer}
            zone={zone}
            refused={refused}
          />
        </div>
      ))}
      {page > 1 && (
        <PageLink to={page - 1} folder={folder}>
          <Trans>Newer documents</Trans>
        </PageLink>
      )}
      {mayFile && <UploadForm caseId={caseId} audiences={audiences} filer={filer} numbers={numbers} refused={refused} zone={zone} />}
      {room !== null && <DocumentRoom room={room} refused={refused} />}
    </section>
  );
}

/** One folder alone, or all of them. */
function Folders({ folder, folders }: Pick<DocumentsProps, "folder" | "folders">) {
  const { t, i18n } = useLingui();
  const look =
    "prose-link inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline";
  return (
    <nav aria-label={t`Folders`} className="no-print mt-2 flex flex-wrap gap-x-5">
      <Link to="?#documents" preventScrollReset aria-current={folder === null ? "true" : undefined} className={look}>
        <Trans>All folders</Trans>
      </Link>
      {folders.map((one) => (
        <Link
          key={one.folder}
          to={`?folder=${one.folder}#documents`}
          preventScrollReset
          aria-current={folder === one.folder ? "true" : undefined}
          className={look}
        >
          {i18n._(FOLDER_LABELS[one.folder])} <span className="tabular ml-1 text-soft">({one.count})</span>
        </Link>
      ))}
    </nav>
  );
}

function PageLink({ to, folder, children }: { to: number; folder: CaseFolder | null; children: ReactNode }) {
  return (
    <p className="no-print">
      <Link
        to={`?${folder === null ? "" : `folder=${folder}&`}documents=${to}#documents`}
        className="prose-link inline-flex min-h-11 items-center"
      >
        {children}
      </Link>
    </p>
  );
}
