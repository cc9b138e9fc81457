import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, ButtonLink, buttonClasses } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Table, Td, Th, Tr } from "#app/components/ui/table.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { CASE_FOLDERS, EXHIBIT_SIDES, type ExhibitRecord } from "#app/domain/case/exhibits/exhibits.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { CASE_PARTS_TEXTS } from "#app/i18n/catalogues/portal/case-parts.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { EXHIBIT_SIDE_LABELS, FOLDER_LABELS } from "#app/i18n/portal/exhibits/exhibit-labels.ts";
import { OWED_BY_LABELS } from "#app/i18n/portal/timetable-texts.ts";
import { ViewLink } from "#app/routes/portal/case/documents/preview/view-link.tsx";
import { orNotFound } from "#app/routes/portal/or-not-found.ts";
import type { Route } from "./+types/route";

export const handle = CASE_PARTS_TEXTS;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = { folder: url.searchParams.get("folder"), side: url.searchParams.get("side") };
  const index = await orNotFound(context.get(servicesContext).caseDocuments.exhibits(params.id, asked));
  const chosen = Object.entries(asked).filter((one): one is [string, string] => Boolean(one[1]));
  return {
    ...index,
    id: params.id,
    folder: CASE_FOLDERS.find((one) => one === asked.folder) ?? "",
    side: EXHIBIT_SIDES.find((one) => one === asked.side) ?? "",
    query: chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : "",
    heading: `${context.get(i18nContext)._(msg`Index of exhibits`)}, ${index.caseNumber} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.heading ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** Every exhibit of the case by its number, withdrawn ones too: to be read, printed, and taken along as a table. */
export default function CaseExhibits({ loaderData }: Route.ComponentProps) {
  const { id, caseNumber, title, exhibits, query } = loaderData;
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        eyebrow={
          <ButtonLink to={`/cases/${encodeURIComponent(id)}#documents`} variant="quiet" size="sm" className="no-print -ml-3">
            <Icon name="arrowLeft" size={16} />
            {caseNumber}
          </ButtonLink>
        }
        title={<Trans>Index of exhibits</Trans>}
        lead={
          <>
            {caseNumber}, {title}
          </>
        }
      />
      <Filters {...loaderData} />
      {exhibits.length === 0 ? (
        <EmptyState title={t`No exhibits`}>
          {query ? (
            <Trans>No exhibit is in this folder or of this side. Choose others above.</Trans>
          ) : (
            <Trans>A document that is filed for everyone in the case can be numbered as an exhibit.</Trans>
          )}
        </EmptyState>
      ) : (
        <>
          <p className="no-print mt-6 flex flex-wrap gap-3">
            <a
              href={`/cases/${encodeURIComponent(id)}/exhibits.csv${query}`}
              download={`${caseNumber}-exhibits.csv`}
              className={buttonClasses({ variant: "secondary", size: "sm" })}
            >
              <Icon name="download" size={16} />
              <Trans>Download as CSV</Trans>
            </a>
            <Button variant="secondary" size="sm" onClick={() => window.print()}>
              <Icon name="print" size={16} />
              <Trans>Print</Trans>
            </Button>
          </p>
          <Exhibits exhibits={exhibits} />
        </>
      )}
    </>
  );
}

function Filters({ folder, side }: Pick<Route.ComponentProps["loaderData"], "folder" | "side">) {
  const { t, i18n } = useLingui();
  return (
    <Form method="get" role="search" className="no-print mt-6 flex flex-wrap items-end gap-4">
      <Field name="folder" label={t`Folder`} optional="unmarked">
        <Select
          key={folder}
          defaultValue={folder}
          placeholder={t`All folders`}
          options={CASE_FOLDERS.map((one) => ({ value: one, label: i18n._(FOLDER_LABELS[one]) }))}
        />
      </Field>
      <Field name="side" label={t`Side`} optional="unmarked">
        <Select
          key={side}
          defaultValue={side}
          placeholder={t`All sides`}
          options={EXHIBIT_SIDES.map((one) => ({ value: one, label: i18n._(EXHIBIT_SIDE_LABELS[one]) }))}
        />
      </Field>
      <Button type="submit" variant="secondary">
        <Trans>Show</Trans>
      </Button>
    </Form>
  );
}

/** A table where there is room; on a phone each exhibit is a few lines. */
function Exhibits({ exhibits }: { exhibits: readonly ExhibitRecord[] }) {
  const { t, i18n } = useLingui();
  return (
    <Table caption={t`Index of exhibits`} className="mt-6 max-sm:block print:text-xs">
      <thead className="max-sm:sr-only">
        <tr>
          <Th>{t`Exhibit`}</Th>
          <Th>{t`Description`}</Th>
          <Th>{t`Date of the document`}</Th>
          <Th>{t`Folder`}</Th>
          <Th>{t`Relied on by`}</Th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {exhibits.map((one) => (
          <Tr key={one.exhibit} className="max-sm:grid max-sm:gap-1 max-sm:py-3">
            <Td className="tabular whitespace-nowrap font-semibold max-sm:p-0">{one.exhibit}</Td>
            <Td className="max-sm:p-0">
              <Described exhibit={one} />
            </Td>
            <Td className="tabular whitespace-nowrap max-sm:p-0">{one.documentDate && formatDate(i18n.locale, one.documentDate)}</Td>
            <Td className="max-sm:p-0 max-sm:text-soft">{i18n._(FOLDER_LABELS[one.folder])}</Td>
            <Td className="max-sm:p-0 max-sm:text-soft">
              {one.reliedOn && (
                <>
                  <span className="sm:hidden">{t`Relied on by`}: </span>
                  {i18n._(OWED_BY_LABELS[one.reliedOn])}
                </>
              )}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function Described({ exhibit: { description, originalName, documentId, state, laterWithdrawn } }: { exhibit: ExhibitRecord }) {
  return (
    <div className="max-w-measure [overflow-wrap:anywhere]">
      {description && <p className={state === "withdrawn" ? "text-soft line-through" : ""}>{description}</p>}
      {state === "filed" ? (
        <a href={`/api/documents/${documentId}/download`} download={originalName} className="prose-link">
          {originalName}
        </a>
      ) : (
        <span className={state === "waiting" ? "" : "text-soft line-through"}>{originalName}</span>
      )}{" "}
      {state === "filed" && (
        <span className="ml-2">
          <ViewLink id={documentId} name={originalName} />{" "}
        </span>
      )}
      {state === "withdrawn" && (
        <Badge tone="danger">
          <Trans>Withdrawn</Trans>
        </Badge>
      )}
      {laterWithdrawn && (
        <Badge>
          <Trans>A later version was withdrawn</Trans>
        </Badge>
      )}
      {state === "quarantined" && (
        <Badge tone="danger">
          <Trans>Held back by the virus scanner</Trans>
        </Badge>
      )}
      {state === "waiting" && (
        <Badge tone="warning">
          <Trans>Being scanned for viruses</Trans>
        </Badge>
      )}
    </div>
  );
}
