import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ChainFaultKind, FoundFault } from "#app/domain/case/chain/record-checks.ts";
import { formatInstant } from "#app/i18n/dates.ts";

const WHAT: Readonly<Record<ChainFaultKind, MessageDescriptor>> = {
  body: msg`An entry does not say what was written.`,
  hash: msg`An entry’s fingerprint is not the one that follows from it.`,
  order: msg`An entry is missing, was inserted, or is in another place.`,
  cut: msg`The end of the record is missing.`,
  head: msg`The independent copy differs at this entry: it and those before were rewritten, or the copy was replaced.`,
  shown: msg`A message that the case shows is not the one of this entry, or was never entered.`,
};

interface FaultsProps {
  faults: readonly FoundFault[];
  next: string | null;
  later: boolean;
  zone: string;
}

/** Every break that was ever found, the latest first. */
export function Faults({ faults, next, later, zone }: FaultsProps) {
  const { t } = useLingui();
  if (faults.length === 0 && !later) return null;
  return (
    <section aria-labelledby="found" className="mt-12">
      <h2 id="found" className="border-b border-hairline-strong pb-3 text-xl">
        <Trans>What was found</Trans>
      </h2>
      <ol>
        {faults.map((fault) => (
          <li key={fault.caseId} className="border-b border-hairline py-4">
            <Found fault={fault} zone={zone} />
          </li>
        ))}
      </ol>
      {(later || next) && (
        <nav aria-label={t`Pages`} className="no-print mt-6 flex flex-wrap gap-x-8">
          {later && (
            <Link to="?" className="prose-link inline-flex min-h-11 items-center gap-2">
              <Icon name="arrowLeft" size={18} />
              <Trans>First page</Trans>
            </Link>
          )}
          {next && (
            <Link to={`?after=${encodeURIComponent(next)}`} className="prose-link inline-flex min-h-11 items-center gap-2">
              <Trans>Earlier</Trans>
              <Icon name="arrowRight" size={18} />
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}

function Found({ fault, zone }: { fault: FoundFault; zone: string }) {
  const { i18n } = useLingui();
  const { caseId, caseNumber, seq, mendedAt } = fault;
  const moment = (at: string) => formatInstant(i18n.locale, at, zone);
  const [found, seen] = [moment(fault.foundAt), moment(fault.seenAt)];
  const mended = mendedAt === null ? null : moment(mendedAt);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          to={`/cases/${encodeURIComponent(caseId)}/verification`}
          className="prose-link inline-flex min-h-11 items-center font-semibold"
        >
          {caseNumber}
        </Link>
        {mended === null ? (
          <Badge tone="danger">
            <Trans>Altered from entry {seq}</Trans>
          </Badge>
        ) : (
          <Badge tone="warning">
            <Trans>Found whole again</Trans>
          </Badge>
        )}
      </p>
      <p className="max-w-measure">{i18n._(WHAT[fault.fault])}</p>
      <p className="mt-1 text-sm text-soft">
        {mended === null ? (
          <Trans>
            First found: {found}. Last found: {seen}.
          </Trans>
        ) : (
          <Trans>
            First found: {found}. Whole again: {mended}.
          </Trans>
        )}
      </p>
    </>
  );
}
