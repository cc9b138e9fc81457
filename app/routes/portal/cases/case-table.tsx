import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { CardCell, CardRow, CardTable, Th } from "#app/components/ui/table.tsx";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import type { CaseRecord } from "#app/domain/case/case.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { fullName } from "#app/i18n/portal/names.ts";
import { CaseBadge } from "../case/case-badge.tsx";

export interface CaseTableProps {
  cases: readonly CaseRecord[];
  /** The reader's, in which dates are written. */
  zone: string;
  /** With the arbitrator's column and what administrators do from here (specification, section 2 "Admin dashboard"). */
  isAdmin: boolean;
}

/** Cases, newest first: one table, which a phone shows as cards. */
export function CaseTable({ cases, zone, isAdmin }: CaseTableProps) {
  return (
    <CardTable
      caption={<Trans>Cases, newest first</Trans>}
      head={
        <>
          <Th>
            <Trans>Case</Trans>
          </Th>
          <Th>
            <Trans>Parties</Trans>
          </Th>
          <Th>
            <Trans>Status</Trans>
          </Th>
          {isAdmin && (
            <Th>
              <Trans>Arbitrator</Trans>
            </Th>
          )}
          <Th>
            <Trans>Created</Trans>
          </Th>
          {isAdmin && (
            <Th>
              <span className="sr-only">
                <Trans>Actions</Trans>
              </span>
            </Th>
          )}
        </>
      }
    >
      {cases.map((record) => (
        <Row key={record.id} record={record} zone={zone} isAdmin={isAdmin} />
      ))}
    </CardTable>
  );
}

function Row({ record, zone, isAdmin }: { record: CaseRecord } & Omit<CaseTableProps, "cases">) {
  const { i18n, t } = useLingui();
  const { id, caseNumber, title, partyA, partyB, arbitrator, status, createdAt } = record;
  return (
    <CardRow className="grid-cols-1">
      <CardCell>
        <span className="tabular block text-sm text-soft">{caseNumber}</span>
        <Link
          to={`/cases/${id}`}
          className="font-serif text-lg text-ink no-underline after:absolute after:inset-0 [overflow-wrap:anywhere]"
        >
          {title}
        </Link>
      </CardCell>
      <CardCell className="[overflow-wrap:anywhere]">
        <span className="block">{fullName(partyA)}</span>
        <span className="block text-soft">
          {partyB ? <Trans>and {fullName(partyB)}</Trans> : <Trans>the other party is not named yet</Trans>}
        </span>
      </CardCell>
      <CardCell>
        <CaseBadge status={status} />
      </CardCell>
      {isAdmin && (
        <CardCell>
          {arbitrator ? (
            <>
              <span className="text-sm text-soft md:hidden">
                <Trans>Arbitrator</Trans>{" "}
              </span>
              {fullName(arbitrator)}
            </>
          ) : (
            <span className="text-soft">
              <Trans>No arbitrator yet</Trans>
            </span>
          )}
        </CardCell>
      )}
      <CardCell className="text-sm whitespace-nowrap text-soft">
        <time dateTime={createdAt}>{formatDate(i18n.locale, todayIn(zone, new Date(createdAt)))}</time>
      </CardCell>
      {isAdmin && (
        <CardCell className="no-print md:text-right">
          <span className="relative z-1 inline-flex gap-1 max-md:-ml-2.5">
            {status !== "resolved" && (
              <>
                <IconLink to={`/cases/${id}/assign`} icon="person" name={t`Assign an arbitrator: ${caseNumber}`} />
                <IconLink to={`/cases/${id}/edit`} icon="pencil" name={t`Edit ${caseNumber}`} />
              </>
            )}
          </span>
        </CardCell>
      )}
    </CardRow>
  );
}

function IconLink({ to, icon, name }: { to: string; icon: "person" | "pencil"; name: string }) {
  return (
    <Link
      to={to}
      aria-label={name}
      title={name}
      className="inline-flex size-11 items-center justify-center rounded-sm text-soft hover:bg-accent-wash hover:text-accent"
    >
      <Icon name={icon} size={20} />
    </Link>
  );
}
