import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import type { CaseRecord } from "#app/domain/case/case.ts";
import type { Declared as Award } from "#app/domain/case/tribunal/declared.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { fullName } from "#app/i18n/portal/names.ts";
import { CaseBadge } from "./case-badge.tsx";
import { Declared } from "./declared.tsx";

interface DetailsPanelProps {
  record: CaseRecord;
  zone: string;
  award: string | null;
  /** How a panel made it. */
  declared: Award | null;
}

/** The facts of a case, next to its page, and how it ended. `award` is the document's name, where the reader sees it. */
export function DetailsPanel({ record, zone, award, declared }: DetailsPanelProps) {
  const { i18n } = useLingui();
  const day = (at: string) => <time dateTime={at}>{formatDate(i18n.locale, todayIn(zone, new Date(at)))}</time>;
  const none = (
    <span className="text-soft">
      <Trans>Not named yet</Trans>
    </span>
  );
  return (
    <section aria-labelledby="details-title">
      <h2 id="details-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Details</Trans>
      </h2>
      <dl>
        <Fact label={<Trans>Case number</Trans>}>
          <span className="tabular">{record.caseNumber}</span>
        </Fact>
        <Fact label={<Trans>Status</Trans>}>
          <CaseBadge status={record.status} />
        </Fact>
        <Fact label={<Trans>Party A</Trans>}>{fullName(record.partyA)}</Fact>
        <Fact label={<Trans>Party B</Trans>}>{record.partyB ? fullName(record.partyB) : none}</Fact>
        <Fact label={record.tribunalSize === 1 ? <Trans>Arbitrator</Trans> : <Trans>Presiding arbitrator</Trans>}>
          {record.arbitrator ? fullName(record.arbitrator) : none}
        </Fact>
        <Fact label={<Trans>Created</Trans>}>{day(record.createdAt)}</Fact>
        {record.resolvedAt && <Fact label={<Trans>Resolved</Trans>}>{day(record.resolvedAt)}</Fact>}
        {record.outcome && (
          <Fact label={<Trans>Outcome</Trans>}>
            <span className="whitespace-pre-line">{record.outcome}</span>
          </Fact>
        )}
        {award && <Fact label={<Trans>Award</Trans>}>{award}</Fact>}
        {declared && (
          <Fact label={<Trans>Signatures</Trans>}>
            <Declared declared={declared} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="border-hairline border-b py-3">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
