import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import type { CaseRecord } from "#app/domain/case/case.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { fullName } from "#app/i18n/portal/names.ts";
import { CaseBadge } from "../case/case-badge.tsx";
import { Fact } from "../office/side-panel.tsx";

/** A case at a glance: what it is about, its people, where it is and what can be done next. */
export function CasePanel({ record, zone, isAdmin }: { record: CaseRecord; zone: string; isAdmin: boolean }) {
  const { i18n } = useLingui();
  const { id, caseNumber, title, status, partyA, partyB, arbitrator, tribunalSize, description, createdAt, updatedAt } = record;
  return (
    <div>
      <h2 className="text-lg wrap-anywhere">
        <Link to={`/cases/${id}`} className="text-ink no-underline hover:underline">
          {title}
        </Link>
      </h2>
      <p className="mt-1 flex items-center gap-3 text-sm">
        <span className="tabular text-soft">{caseNumber}</span>
        <CaseBadge status={status} />
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={`/cases/${id}`} size="sm" variant={isAdmin && status === "created" ? "secondary" : "primary"}>
          <Trans context="to open a booking or a case">Open</Trans>
        </ButtonLink>
        {isAdmin && status !== "resolved" && (
          <>
            <ButtonLink to={`/cases/${id}/assign`} size="sm" variant={status === "created" ? "primary" : "secondary"}>
              {arbitrator && (tribunalSize === 1 || status !== "created") ? (
                <Trans>Replace the arbitrator</Trans>
              ) : (
                <Trans>Assign an arbitrator</Trans>
              )}
            </ButtonLink>
            <ButtonLink to={`/cases/${id}/edit`} size="sm" variant="secondary">
              <Trans>Edit</Trans>
            </ButtonLink>
          </>
        )}
      </p>
      <dl className="mt-4 border-t border-hairline">
        <Fact name={<Trans>Party A</Trans>}>{fullName(partyA)}</Fact>
        <Fact name={<Trans>Party B</Trans>}>{partyB ? fullName(partyB) : <Trans>the other party is not named yet</Trans>}</Fact>
        <Fact name={tribunalSize === 1 ? <Trans>Arbitrator</Trans> : <Trans>Presiding arbitrator</Trans>}>
          {arbitrator ? fullName(arbitrator) : <Trans>No arbitrator yet</Trans>}
        </Fact>
        <Fact name={<Trans>Created</Trans>}>{formatInstant(i18n.locale, createdAt, zone)}</Fact>
        <Fact name={<Trans>Last change</Trans>}>{formatInstant(i18n.locale, updatedAt, zone)}</Fact>
        <Fact name={<Trans>Dispute</Trans>}>
          <span className="line-clamp-6 whitespace-pre-line">{description}</span>
        </Fact>
      </dl>
    </div>
  );
}
