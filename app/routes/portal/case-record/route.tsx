import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { CASE_PARTS_TEXTS } from "#app/i18n/catalogues/portal/case-parts.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatCount } from "#app/i18n/numbers.ts";
import { orNotFound, orTooMany } from "../or-not-found.ts";
import type { Route } from "./+types/route";

export const handle = CASE_PARTS_TEXTS;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { caseRecord, actor } = context.get(servicesContext);
  const state = await orTooMany(orNotFound(caseRecord.verify(params.id)));
  const who = await actor();
  const { caseNumber } = state;
  return {
    caseId: params.id,
    office: who.kind === "user" && who.role === "admin",
    state,
    at: new Date().toISOString(),
    title: `${context.get(i18nContext)._(msg`Verification of ${caseNumber}`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** The chain of a case, checked now, in the database and against what was kept apart from it. */
export default function Verification({ loaderData: { caseId, state, office } }: Route.ComponentProps) {
  const { caseNumber } = state;
  return (
    <>
      <PageHeader
        eyebrow={
          <ButtonLink to={`/cases/${encodeURIComponent(caseId)}`} variant="quiet" size="sm" className="no-print -ml-3">
            <Icon name="arrowLeft" size={16} />
            <Trans>Back to the case</Trans>
          </ButtonLink>
        }
        title={<Trans>Verification of {caseNumber}</Trans>}
        lead={
          <Trans>The case’s record, checked now: every entry against the one before, and all of them against the independent copy.</Trans>
        }
      />
      <Verdict state={state} />
      <ChainFacts state={state} />
      <p className="mt-10 max-w-measure text-soft">
        <Trans>
          These are the entries that you may see, in numbers of their own. Note the number and fingerprint of the last one: the page in each
          record that you export later can compare with them. Those of what everyone sees are the same for everyone in the case.
        </Trans>
      </p>
      {office && (
        <p className="no-print mt-4">
          <Link to="/admin/records" className="prose-link inline-flex min-h-11 items-center">
            <Trans>The check of all records</Trans>
          </Link>
        </p>
      )}
    </>
  );
}

type ChainState = Route.ComponentProps["loaderData"]["state"];

/** Whether the record is whole, and where it is not. */
function Verdict({ state: { fault, differing } }: { state: ChainState }) {
  const { i18n } = useLingui();
  const whole = fault === null && differing.length === 0;
  return (
    <div
      role="status"
      className={`mt-8 flex items-start gap-3 border-l-4 px-5 py-4 ${whole ? "border-success bg-success-wash" : "border-danger bg-danger-wash"}`}
    >
      <Icon name={whole ? "check" : "alert"} className="mt-1" />
      <div>
        <p className="font-semibold">
          {whole ? <Trans>The record is whole and unaltered.</Trans> : <Trans>The record was altered.</Trans>}
        </p>
        {fault && (
          <p>
            <Trans>The first entry that does not follow from the one before is number {fault.seq}.</Trans>
          </p>
        )}
        {differing.map(({ day, seq }) => (
          <p key={day}>
            <Trans>
              The independent copy of {formatDate(i18n.locale, day)} differs at entry {seq}: the entries up to it were rewritten or cut.
            </Trans>
          </p>
        ))}
      </div>
    </div>
  );
}

/** How long the chain is, where it ends, and how often it was copied. */
function ChainFacts({ state: { entries, head, shared, kept, lastKept } }: { state: ChainState }) {
  const { i18n, t } = useLingui();
  const lastDay = lastKept ? formatDate(i18n.locale, lastKept.day) : "";
  const times = t`${plural(kept, { one: "# time", other: "# times" })}`;
  const lastSeq = lastKept?.seq ?? 0;
  return (
    <dl className="mt-10 grid max-w-measure gap-y-6">
      <Fact label={<Trans>Entries</Trans>}>{formatCount(i18n.locale, entries)}</Fact>
      <Fact label={<Trans>Last entry</Trans>}>{head.seq}</Fact>
      <Fact label={<Trans>Its fingerprint (SHA-256)</Trans>}>
        <code className="text-sm break-all">{head.hash}</code>
      </Fact>
      <Fact label={<Trans>Last entry of what everyone in the case sees</Trans>}>{shared.seq}</Fact>
      <Fact label={<Trans>Its fingerprint (SHA-256)</Trans>}>
        <code className="text-sm break-all">{shared.hash}</code>
      </Fact>
      <Fact label={<Trans>Independent copy</Trans>}>
        {kept === 0 ? (
          <Trans>Nothing yet: the end of the chain is copied after each day on which it grew.</Trans>
        ) : (
          <Trans>
            {times}, last for {lastDay} (entry {lastSeq})
          </Trans>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="tabular mt-1">{children}</dd>
    </div>
  );
}
