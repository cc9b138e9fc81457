import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { Th } from "#app/components/ui/table.tsx";
import { todayIn } from "#app/domain/booking/local-date.ts";
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
    <table className="mt-4 block w-full border-collapse text-left md:table">
      <caption className="sr-only">
        <Trans>Cases, newest first</Trans>
      </caption>
      <thead className="hidden md:table-header-group">
        <tr>
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
        </tr>
      </thead>
      <tbody className="block border-t border-hairline md:table-row-group">
        {cases.map((record) => (
          <Row key={record.id} record={record} zone={zone} isAdmin={isAdmin} />
        ))}
      </tbody>
    </table>
  );
}

const cell = "md:table-cell md:px-3 md:py-5 md:first:pl-0 md:last:pr-0";

function Row({ record, zone, isAdmin }: { record: CaseRecord } & Omit<CaseTableProps, "cases">) {
  const { i18n, t } = useLingui();
  const { id, caseNumber, title, partyA, partyB, arbitrator, status, createdAt } = record;
  return (
    <tr className="relative grid grid-cols-1 gap-y-2 border-b border-hairline py-5 align-top transition-colors focus-within:bg-accent-wash/60 hover:bg-accent-wash/60 md:table-row md:py-0">
      <td className={cell}>
        <span className="tabular block text-sm text-soft">{caseNumber}</span>
        <Link
          to={`/cases/${id}`}
          className="font-serif text-lg text-ink no-underline after:absolute after:inset-0 [overflow-wrap:anywhere]"
        >
          {title}
        </Link>
      </td>
      <td className={`${cell} [overflow-wrap:anywhere]`}>
        <span className="block">{fullName(partyA)}</span>
        <span className="block text-soft">
          {partyB ? <Trans>and {fullName(partyB)}</Trans> : <Trans>the other party is not named yet</Trans>}
        </span>
      </td>
      <td className={cell}>
        <CaseBadge status={status} />
      </td>
      {isAdmin && (
        <td className={cell}>
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
        </td>
      )}
      <td className={`${cell} text-sm whitespace-nowrap text-soft`}>
        <time dateTime={createdAt}>{formatDate(i18n.locale, todayIn(zone, new Date(createdAt)))}</time>
      </td>
      {isAdmin && (
        <td className={`${cell} no-print md:text-right`}>
          <span className="relative z-1 inline-flex gap-1 max-md:-ml-2.5">
            {status !== "resolved" && (
              <>
                <IconLink to={`/cases/${id}/assign`} icon="person" name={t`Assign an arbitrator: ${caseNumber}`} />
                <IconLink to={`/cases/${id}/edit`} icon="pencil" name={t`Edit ${caseNumber}`} />
              </>
            )}
          </span>
        </td>
      )}
    </tr>
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
