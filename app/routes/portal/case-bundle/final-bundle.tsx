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
  const { id, title, state, parts, pages, size, sha256, by } = bundle;
  const at = formatMoment(i18n.locale, bundle.at, zone);
  return (
    <>
      {state === "final" && (
        <>
          <p className="no-print mt-6 flex flex-wrap gap-3">
            <a href={`/api/bundles/${id}/download`} download={`${title}.pdf`} className={buttonClasses({})}>
              <Icon name="download" size={16} />
              <Trans>Download the PDF</Trans>
            </a>
            <a href={`/api/bundles/${id}/view`} target="_blank" rel="noreferrer" className={buttonClasses({ variant: "secondary" })}>
              <Trans>Open in a new tab</Trans>
            </a>
          </p>
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
      <ol className="mt-8 border-t border-hairline-strong" aria-label={t`Documents of the bundle`}>
        {parts.map((part, at) => (
          <Part key={part.document} part={part} before={parts[at - 1] ?? null} />
        ))}
      </ol>
    </>
  );
}

function Part({ part, before }: { part: DraftPart; before: DraftPart | null }) {
  const { i18n } = useLingui();
  const { tab, tabTitle, exhibit, description, originalName, documentDate, filedBy, from, to, problem } = part;
  const isFirst = tab !== null && tab !== exhibit && !/^\d+$/.test(tab) && before?.tab !== tab;
  return (
    <li className="border-b border-hairline py-3">
      {isFirst && (
        <p className="pt-3 pb-2 font-serif text-lg">
          <Trans>Tab {tab}</Trans> {tabTitle}
        </p>
      )}
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="tabular w-14 shrink-0 font-semibold">{exhibit ?? (tab && /^\d+$/.test(tab) ? tab : "")}</span>
        <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
          {description || originalName}
          <span className="block text-sm text-soft">
            {[description && originalName, documentDate && formatDate(i18n.locale, documentDate), filedBy].filter(Boolean).join(" · ")}
          </span>
        </span>
        {problem === "withdrawn" && (
          <Badge tone="danger">
            <Trans>Withdrawn since</Trans>
          </Badge>
        )}
        {from !== null && (
          <span className="tabular text-sm text-soft">
            {from === to ? (
              <Trans>page {from}</Trans>
            ) : (
              <Trans>
                pages {from}–{to}
              </Trans>
            )}
          </span>
        )}
      </div>
    </li>
  );
}
