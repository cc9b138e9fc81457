/** A bundle that is not changed any more: its PDF, its fingerprint, and what is in it. */
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "#app/components/ui/badge.tsx";
import { buttonClasses } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { BundleRecord, DraftPart } from "#app/domain/case/bundles/bundle.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatBytes } from "#app/i18n/numbers.ts";
import { formatMoment } from "#app/routes/portal/inquiries/moment.ts";

export function FinalBundle({ bundle, zone }: { bundle: BundleRecord; zone: string }) {
  const { i18n, t } = useLingui();
  const { state, parts, pages, size, sha256, by } = bundle;
  const at = formatMoment(i18n.locale, bundle.at, zone);
  return (
    <>
      {state === "final" && (
        <>
          <Copies bundle={bundle} />
          <p className="tabular mt-4 flex flex-wrap gap-x-4 text-sm text-soft">
            {pages !== null && <span>{t`${plural(pages, { one: "# page", other: "# pages" })}`}</span>}
            {size !== null && <span>{formatBytes(i18n.locale, size)}</span>}
            <span>
              <Trans>
                made final by {by}, {at}
              </Trans>
            </span>
          </p>
          <p className="mt-1 text-sm text-soft">
            SHA-256 <code className="[overflow-wrap:anywhere]">{sha256}</code>
          </p>
        </>
      )}
      {state === "final" && bundle.volumes.length > 0 && <Volumes bundle={bundle} />}
      <ol className="mt-8 border-t border-hairline-strong" aria-label={t`Documents of the bundle`}>
        {parts.map((part, at) => (
          <Part key={part.document} part={part} before={parts[at - 1] ?? null} />
        ))}
      </ol>
    </>
  );
}

/** What is taken of a final bundle as a whole. */
function Copies({ bundle: { id, title, isArchive } }: { bundle: BundleRecord }) {
  return (
    <p className="no-print mt-6 flex flex-wrap gap-3">
      <a href={`/api/bundles/${id}/download`} download={`${title}.${isArchive ? "zip" : "pdf"}`} className={buttonClasses({})}>
        <Icon name="download" size={16} />
        {isArchive ? <Trans>Download the ZIP</Trans> : <Trans>Download the PDF</Trans>}
      </a>
      {!isArchive && (
        <a href={`/api/bundles/${id}/view`} target="_blank" rel="noreferrer" className={buttonClasses({ variant: "secondary" })}>
          <Trans>Open in a new tab</Trans>
        </a>
      )}
    </p>
  );
}

/** The PDFs of a bundle that is more than one, each to be opened by itself. */
function Volumes({ bundle: { id, volumes } }: { bundle: BundleRecord }) {
  const { i18n, t } = useLingui();
  const of = volumes.length;
  return (
    <ul className="mt-8 border-t border-hairline-strong" aria-label={t`Volumes`}>
      {volumes.map(({ number, first: from, pages, size, sha256 }) => {
        const to = from + pages - 1;
        return (
          <li key={number} className="border-b border-hairline py-3">
            <p className="flex flex-wrap items-center gap-x-4">
              <a
                href={`/api/bundles/${id}/volumes/${number}/view`}
                target="_blank"
                rel="noreferrer"
                className="prose-link inline-flex min-h-11 items-center font-semibold"
              >
                <Trans>
                  Volume {number} of {of}
                </Trans>
              </a>
              <a
                href={`/api/bundles/${id}/volumes/${number}/download`}
                aria-label={t`Download Volume ${number}`}
                className="prose-link no-print inline-flex min-h-11 items-center gap-2"
              >
                <Icon name="download" size={16} />
                <Trans>Download</Trans>
              </a>
              <span className="tabular text-sm text-soft">
                <Trans>
                  pages {from}–{to}
                </Trans>
                {", "}
                {formatBytes(i18n.locale, size)}
              </span>
            </p>
            <p className="text-sm text-soft">
              SHA-256 <code className="[overflow-wrap:anywhere]">{sha256}</code>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Part({ part, before }: { part: DraftPart; before: DraftPart | null }) {
  const { i18n } = useLingui();
  const { tab, tabTitle, exhibit, description, originalName, documentDate, filedBy, from, problem } = part;
  const isFirst = tab !== null && tab !== exhibit && !/^\d+$/.test(tab) && before?.tab !== tab;
  return (
    <li className="border-b border-hairline py-3">
      {isFirst && (
        <p className="pt-3 pb-2 font-serif text-lg">
          <Trans>Tab {tab}</Trans> {tabTitle}
        </p>
      )}
      <div className="grid grid-cols-[3.5rem_1fr] items-baseline gap-x-4 gap-y-1 sm:flex">
        <span className="tabular w-14 shrink-0 font-semibold">{exhibit ?? (tab && /^\d+$/.test(tab) ? tab : "")}</span>
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {description || originalName}
          <span className="block text-sm text-soft">
            {[description && originalName, documentDate && formatDate(i18n.locale, documentDate), filedBy].filter(Boolean).join(" · ")}
          </span>
        </span>
        <span className="col-start-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          {problem === "withdrawn" && (
            <Badge tone="danger">
              <Trans>Withdrawn since</Trans>
            </Badge>
          )}
          {from !== null && <Place part={part} />}
          {part.file !== undefined && (
            <span className="text-sm text-soft">
              <Trans>file in the ZIP</Trans>
            </span>
          )}
        </span>
      </div>
    </li>
  );
}

/** Its pages, and the volume that they are in. */
function Place({ part: { from, to, volume: number } }: { part: DraftPart }) {
  return (
    <span className="tabular text-sm text-soft">
      {number !== undefined && (
        <>
          <Trans>Volume {number}</Trans>
          {", "}
        </>
      )}
      {from === to ? (
        <Trans>page {from}</Trans>
      ) : (
        <Trans>
          pages {from}–{to}
        </Trans>
      )}
    </span>
  );
}
