import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import type { CaseRecord } from "#app/domain/case/case.ts";
import { CaseBadge } from "./case-badge.tsx";
import { CaseTabs } from "./case-tabs.tsx";

/** `sits`: its reader is of the tribunal and has accepted. */
export function CaseHeader({ record, sits }: { record: CaseRecord; sits: boolean }) {
  return (
    <PageHeader
      eyebrow={
        <ButtonLink to="/cases" variant="quiet" size="sm" className="no-print -ml-3">
          <Icon name="arrowLeft" size={16} />
          <Trans>Back to Cases</Trans>
        </ButtonLink>
      }
      title={record.title}
    >
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <span className="tabular mr-1 font-serif text-lg">{record.caseNumber}</span>
        <CaseBadge status={record.status} />
      </p>
      {sits && <CaseTabs caseId={record.id} current="case" />}
    </PageHeader>
  );
}
